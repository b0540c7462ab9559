import { sql, type SQL } from 'drizzle-orm'
import { hasTravelOn } from '#domains/bookings/state/queries.server.ts'
import type { BookedOf } from '#domains/bookings/model/products/product.ts'
import { endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { TransferRoute } from '#domains/products/services/catalogue/queries.server.ts'
import { formatOccupancy, onePartyOf } from '#domains/shared/occupancy.ts'

/** A leg to or from a booked stay without a booked transfer or package. */
type MissingLeg = { way: 'arrival' | 'departure'; date: string; route: TransferRoute }

/**
 * The ways to and from a confirmed stay without a transfer, in the order of their dates, and its guests as one party:
 * null for a group that is too large for one service. Null if there is no such stay. A stay that ends or begins in
 * another city on the same day decides from where or to where the way leads.
 */
export async function findMissingLegs(
  db: Queryable,
  reference: string,
  own: SQL,
): Promise<{ people: string | null; legs: MissingLeg[] } | null> {
  const cityOfStay = (next: SQL) => sql`(select oh.city from booking o join hotel oh on oh.id = o.hotel_id
    where (o.user_id = b.user_id or o.order_id = b.order_id) and o.id <> b.id
      and o.status not in ${endedStatuses} and ${next} order by o.id limit 1)`
  const result = await db.execute<{
    product: BookedOf<'stay'>
    city: string
    before: string | null
    after: string | null
    checkIn: string
    checkOut: string
    hasArrival: boolean
    hasDeparture: boolean
  }>(sql`
    select b.product, h.city, ${cityOfStay(sql`o.check_out = b.check_in`)} as before,
      ${cityOfStay(sql`o.check_in = b.check_out`)} as after, b.check_in::text as "checkIn", b.check_out::text as "checkOut",
      ${hasTravelOn(sql`b.check_in`)} as "hasArrival", ${hasTravelOn(sql`b.check_out`)} as "hasDeparture"
    from booking b join hotel h on h.id = b.hotel_id
    where b.reference = ${reference.toUpperCase()} and b.status = 'confirmed' and ${own}`)
  const [stay] = result.rows
  if (!stay) return null
  const { product, city, before, after, checkIn, checkOut } = stay
  const legs: MissingLeg[] = []
  if (!stay.hasArrival) {
    const route = before === null ? { arrivingIn: city } : { from: before, to: city }
    legs.push({ way: 'arrival', date: checkIn, route })
  }
  if (!stay.hasDeparture) {
    const route = after === null ? { leaving: city } : { from: city, to: after }
    legs.push({ way: 'departure', date: checkOut, route })
  }
  return { people: onePartyOf(product.priced.rooms.map(({ occupancy }) => formatOccupancy(occupancy))), legs }
}
