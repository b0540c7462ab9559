import { sql, type SQL } from 'drizzle-orm'
import { err, done, type Outcome } from '#api/endpoint.ts'
import { writeEvent, type AdminAction } from '#domains/bookings/model/events.server.ts'
import { owedBack, type MoneyOfBooking, type OwedBack } from '#domains/bookings/model/owed-back.ts'
import { moneyOfBooking, type ChangingBooking } from '#domains/bookings/model/queries.server.ts'
import { hasEnded } from '#domains/bookings/model/rules.ts'
import { refundActiveBooking } from '#domains/bookings/payment/refund.server.ts'
import type { Queryable } from '#domains/db.ts'

/**
 * The bookings of which money has to be returned, oldest first. The sums over all movements only find the candidates;
 * `owedBack` decides.
 * @param which a condition on `booking b`
 */
export async function findOwedBack(
  db: Queryable,
  which: SQL,
  limit: number,
): Promise<({ id: number; reference: string } & OwedBack)[]> {
  const found = await db.execute<{ id: number; reference: string } & MoneyOfBooking>(sql`
    with moved as (
      select booking_id, sum(minor) as minor from (
        select bp.booking_id, bp.amount_minor as minor from booking_payment bp
          join payment p on p.id = bp.payment_id and p.captured_minor > 0 and p.problem is null
        union all select bp.booking_id, -r.amount_minor from refund r join booking_payment bp on bp.payment_id = r.payment_id
          join payment p on p.id = bp.payment_id and p.problem is null join booking o on o.id = bp.booking_id and o.reference = r.reference
          where r.reason <> 'goodwill' or o.status in ('rejected', 'expired', 'cancelled')
        union all select booking_id, amount_minor from arrival_payment
        union all select booking_id, -amount_minor from manual_refund
      ) all_moves group by booking_id having sum(minor) > 0
    )
    select b.id::int as id, b.reference, ${moneyOfBooking} from moved join booking b on b.id = moved.booking_id
    where ${which} and moved.minor > case when b.status in ('rejected', 'expired', 'cancelled')
      then coalesce((b.cancelled ->> 'penalty')::int, 0) else b.total_minor end
    order by b.id limit ${limit}`)
  return found.rows
    .map((row) => ({ id: row.id, reference: row.reference, ...owedBack(row) }))
    .filter(({ byHand, online }) => byHand + online > 0)
}

/** Returns what was paid online beyond the price of a booking to its source; `conflict` if nothing is. */
export async function returnOverpayment(
  { db, ports, now, actor }: AdminAction,
  booking: ChangingBooking,
): Promise<Outcome<null, 'conflict'>> {
  const { online: amount } = owedBack({ ...booking, total: booking.price.total })
  if (amount === 0) return err('conflict')
  const { currency } = booking.price
  const event = await writeEvent({ db, now, actor }, booking, `refund ${amount} ${currency}`)
  const reason = hasEnded(booking.status) ? 'cancelled' : 'changed'
  const key = `overpaid:${booking.reference}:${event}`
  await refundActiveBooking(db, ports.queue, booking, { amount, reason, key, now })
  return done(null)
}
