import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import { searchPackages } from '#domains/packages/search.server.ts'
import { packageCardView } from '#domains/packages/views.server.ts'
import type { RecommendedCard } from '#domains/services/answers.ts'
import { searchServices } from '#domains/services/read.server.ts'
import { serviceCardView } from '#domains/services/views.server.ts'
import { findHotelCards } from '#domains/stays/hotels.server.ts'
import type { PenaltyWindow } from '#domains/stays/shapes.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { hotelCardView } from '#domains/stays/views.server.ts'

/** The best ranked of each kind, taken in turns, so that no kind crowds out another. */
export async function recommendedCards(context: Context, limit: number): Promise<RecommendedCard[]> {
  const { db, locale, now } = context
  const { remember } = context.ports
  // Seats are stock and read each time; what hotels and services show here is none.
  const [hotels, services, terms] = await Promise.all([
    remember(`recommended:hotels:${limit}`, () => bestHotels(context, limit)),
    remember(`recommended:services:${limit}`, () => searchServices(db, {}, { page: 1, perPage: limit })),
    stayTerms(context),
  ])
  const perPage = turnsTaken(limit, [hotels.length, services.rows.length])
  const packages = await searchPackages(context, { seats: 1 }, { sort: 'recommended', page: 1, perPage })
  const windowsOf = (policyId: number): PenaltyWindow[] => terms.policies.get(policyId) ?? []
  return inTurns<RecommendedCard>([
    packages.shown.map((one) => ({
      kind: 'package',
      package: packageCardView(one, windowsOf(one.journey.policyId), now, locale),
    })),
    hotels.map((row) => ({ kind: 'hotel', hotel: hotelCardView(row, null, locale) })),
    services.rows.map((row) => ({
      kind: 'service',
      service: serviceCardView(row, windowsOf(row.policyId), locale),
    })),
  ]).slice(0, limit)
}

async function bestHotels({ db }: Context, limit: number) {
  const best = await db.execute<{ id: number }>(
    sql`select id from hotel where offered order by rank desc, id limit ${limit}`,
  )
  const ids = best.rows.map(({ id }) => id)
  const rows = await findHotelCards(db, ids)
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** How many of one list are among the first `limit` when it takes turns with others that are so long. */
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
