import type { Context } from '#domains/context.ts'
import type { Catalogue } from '#domains/stays/catalogue.ts'
import { findHotelCards, type HotelCardRow } from '#domains/stays/hotels.server.ts'

/** What a card shows is the catalogue's, but for the words of its pictures: those may be so old. */
const keptMs = 30_000

type Kept = { row: HotelCardRow; until: number }
const kept = new WeakMap<Catalogue, Map<number, Kept>>()

/**
 * The texts and pictures of hotels' cards, by hotel: kept with the state of the catalogue that they belong to, so that
 * a search asks for those alone that it has not shown of late.
 */
export async function catalogueCards(
  { db, now }: Pick<Context, 'db' | 'now'>,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<Map<number, HotelCardRow>> {
  const cards = kept.get(catalogue) ?? new Map<number, Kept>()
  kept.set(catalogue, cards)
  const at = now.getTime()
  const missing = ids.filter((id) => !((cards.get(id)?.until ?? 0) > at))
  for (const row of await findHotelCards(db, missing)) cards.set(row.id, { row, until: at + keptMs })
  return new Map(ids.flatMap((id) => (cards.has(id) ? [[id, (cards.get(id) as Kept).row]] : [])))
}
