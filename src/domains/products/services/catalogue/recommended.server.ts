import { sql } from 'drizzle-orm'
import { findSoldProducts } from '#domains/content/queries.server.ts'
import type { Context } from '#domains/context.ts'
import { searchPackages } from '#domains/products/packages/search/search.server.ts'
import { packageCardView } from '#domains/products/packages/catalogue/views.server.ts'
import type { RecommendedCard } from '#domains/products/services/answers.ts'
import { searchServices } from '#domains/products/services/catalogue/queries.server.ts'
import { serviceCardView } from '#domains/products/services/catalogue/views.server.ts'
import { isOnSaleAt } from '#domains/products/stays/catalogue/licence.server.ts'
import { findHotelCards } from '#domains/products/stays/catalogue/queries.server.ts'
import { windowsOf, withTerms } from '#domains/products/shared/terms.server.ts'
import { hotelCardView } from '#domains/products/stays/search/cards.server.ts'

/** The highest-ranked products of each type that is sold, interleaved so that no type displaces the others. */
export async function recommendedCards(context: Context, limit: number): Promise<RecommendedCard[]> {
  const { db, locale, now } = context
  const { remember } = context.ports
  const offers = await findSoldProducts(context)
  // Seats are inventory and read each time; the hotel and service cards show no inventory, so they are cached.
  const [hotels, services] = await Promise.all([
    offers.stays ? remember(`recommended:hotels:${limit}`, () => bestHotels(context, limit)) : [],
    offers.services
      ? remember(`recommended:services:${limit}`, () => searchServices(db, {}, { page: 1, perPage: limit }))
      : { rows: [] },
  ])
  const per_page = turnsTaken(limit, [hotels.length, services.rows.length])
  const packages = offers.packages
    ? await searchPackages(context, { seats: 1 }, { sort: 'recommended', page: 1, per_page })
    : { shown: [] }
  return withTerms(context, (terms) =>
    inTurns<RecommendedCard>([
      packages.shown.map((one) => ({
        kind: 'package',
        package: packageCardView(one, windowsOf(terms, one.travelPackage.policyId) ?? [], now, locale),
      })),
      hotels.map((row) => ({ kind: 'hotel', hotel: hotelCardView(row, null, locale) })),
      services.rows.map((row) => ({
        kind: 'service',
        service: serviceCardView(row, windowsOf(terms, row.policyId) ?? [], now, locale),
      })),
    ]).slice(0, limit),
  )
}

async function bestHotels({ db, now }: Context, limit: number) {
  const best = await db.execute<{ id: number }>(sql`
    select h.id from hotel h join city c on c.slug = h.city
    where h.offered and ${isOnSaleAt(now)} order by h.rank desc, h.id limit ${limit}`)
  const ids = best.rows.map(({ id }) => id)
  const rows = await findHotelCards(db, ids)
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The items that one list contributes to the first `limit` of lists of these lengths, interleaved. */
function turnsTaken(limit: number, others: readonly number[]): number {
  const untilTurn = (turn: number) => others.reduce((sum, length) => sum + Math.min(length, turn), turn)
  let turns = 1
  while (untilTurn(turns) < limit) turns++
  return turns
}

/** The first of every list, then the second of every list, and so on. */
function inTurns<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}
