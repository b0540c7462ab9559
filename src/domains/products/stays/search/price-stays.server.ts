import type { Money } from '#api/shapes.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Context } from '#domains/context.ts'
import { catalogueKnown } from '#domains/products/stays/catalogue/catalogue.server.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import { withTerms } from '#domains/products/shared/terms.server.ts'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import { termsOf } from '#domains/products/stays/search/filters.ts'
import {
  candidates,
  findOpenStays,
  priceCandidate,
  type FoundStay,
} from '#domains/products/stays/search/search.server.ts'

/**
 * Prices hotels that each have their own stay as a search does, in one statement. Null for a hotel without a stay, or
 * whose stay is not free, or whose dates have passed.
 */
export async function priceStays(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  stays: readonly { hotel_id: number; stay?: HotelStay | null | undefined }[],
): Promise<(FoundStay | null)[]> {
  const { hotelOf } = await catalogueKnown(context)
  const valid = stays.flatMap(({ hotel_id: hotelId, stay }, at) => {
    if (!stay) return []
    const timeZone = hotelOf.get(hotelId)?.timeZone ?? siteTimeZone
    const checked = checkStay(stay, { timeZone, now: context.now })
    return checked.ok ? [{ at, stayOfHotel: { hotelId, ...checked.data }, terms: termsOf(stay) }] : []
  })
  const pricedStays: (FoundStay | null)[] = stays.map(() => null)
  if (valid.length === 0) return pricedStays
  const openStays = await withTerms(context, (terms) =>
    findOpenStays(
      context,
      valid.map(({ stayOfHotel }) => stayOfHotel),
      terms,
    ),
  )
  valid.forEach(({ at, terms }, i) => {
    const open = openStays[i]
    const [candidate] = open ? candidates(open, terms) : []
    if (open && candidate) pricedStays[at] = priceCandidate(candidate, open, terms)
  })
  return pricedStays
}

/** The all-in total of a priced stay. */
export function totalOf(found: FoundStay | null): Money | null {
  return found && { minor: found.offer.priced.total, currency: found.hotel.currency }
}
