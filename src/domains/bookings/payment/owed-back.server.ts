import { sql, type SQL } from 'drizzle-orm'
import { err, done, type Outcome } from '#api/endpoint.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import type { Account } from '#domains/bookings/account/account.ts'
import { isOverpaid } from '#domains/bookings/account/entries.server.ts'
import { accountOfBooking, type AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import { accountedColumns, type Booking } from '#domains/bookings/state/queries.server.ts'
import { hasEnded } from '#domains/bookings/model/rules.ts'
import { endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import { refundActiveBooking } from '#domains/bookings/payment/refund.server.ts'
import type { AdminAction, Queryable } from '#domains/context.ts'

/** The ids of bookings that a change has made cheaper; earlier changes do not state the price before. */
const cheaperByChange = sql`
  select booking_id as id from booking_change where state = 'applied' and product is not null
    and coalesce(cheaper_minor > 0, true)`

/**
 * The bookings of which money has to be returned, oldest first. Only a change or an end can make a booking cost less than what
 * was paid for it: these have indexes. `reconcile` compares all bookings.
 * @param which a condition on `booking b`
 */
export async function findOwedBack(
  db: Queryable,
  which: SQL,
  limit: number,
): Promise<({ id: number; reference: string; owedTotal: number } & Account['owed'])[]> {
  const result = await db.execute<{ id: number; reference: string } & AccountedBooking>(sql`
    with cheaper as (
      ${cheaperByChange} union select id from booking where cancelled is not null and coalesce((cancelled ->> 'byHand')::int, 1) > 0
    )
    select b.id::int as id, b.reference, ${accountedColumns} from cheaper join booking b on b.id = cheaper.id
    where ${which} and ${isOverpaid(sql`b.status in ${endedStatuses}`)}
    order by b.id limit ${limit}`)
  return result.rows
    .map((row) => {
      const { owed, owedTotal } = accountOfBooking(row)
      return { id: row.id, reference: row.reference, ...owed, owedTotal }
    })
    .filter(({ owedTotal }) => owedTotal > 0)
}

/** Returns what was paid online beyond the price of a booking to its source; `conflict` if nothing is. */
export async function returnOverpayment(at: AdminAction, booking: Booking): Promise<Outcome<null, 'conflict'>> {
  const amount = accountOfBooking(booking).owed.online
  if (amount === 0) return err('conflict')
  const { currency } = booking.price
  const event = await writeEvent(at, booking, `refund ${amount} ${currency}`)
  const reason = hasEnded(booking.status) ? 'cancelled' : 'changed'
  const key = `overpaid:${booking.reference}:${event}`
  await refundActiveBooking(at, booking, { amount, reason, key })
  return done(null)
}
