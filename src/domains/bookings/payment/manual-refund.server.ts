import { sql } from 'drizzle-orm'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import { hasEnded } from '#domains/bookings/model/rules.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import { notifyManualRefund } from '#domains/bookings/payment/payment-notifications.server.ts'
import type { AdminAction, Queryable } from '#domains/context.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import { todayIn } from '#domains/shared/dates.ts'

/** `minor`: the amount in minor units. */
type Options = { minor: number; refundedOn: string; note: string }

/** Records a refund by hand of at most the amount owed, not before the first payment; `conflict` if none is. */
export async function recordManualRefund(
  at: AdminAction,
  booking: Booking,
  { minor, refundedOn, note }: Options,
): Promise<Outcome<null, 'conflict' | 'invalid_input'>> {
  const { db, now, name } = at
  const { id, reference, timeZone, price } = booking
  const result = await db.execute<{ paidOn: string | null }>(sql`
    select (min(a.at) at time zone ${timeZone})::date::text as "paidOn" from arrival_payment a where a.booking_id = ${id}`)
  const paidOn = result.rows[0]?.paidOn ?? null
  const owed = accountOfBooking(booking).owed.byHand
  const ended = hasEnded(booking.status)
  if (owed <= 0) return err('conflict')
  if (minor > owed) return invalid('minor', 'too_big', { max: owed })
  if (refundedOn > todayIn(timeZone, now)) return invalid('given_on', 'date_in_future')
  if (paidOn !== null && refundedOn < paidOn) return invalid('given_on', 'date_before_payment')
  const written = await db.execute<{ id: number }>(sql`
    insert into manual_refund (booking_id, at, amount_minor, given_on, note, name, reason)
    values (${id}, ${now.toISOString()}, ${minor}, ${refundedOn}, ${note}, ${name}, ${ended ? 'cancelled' : 'changed'})
    returning id::int as id`)
  const [{ id: refundId } = { id: 0 }] = written.rows
  // An ended booking owes it since it ended; before the ledger contained such amounts, it was not written then.
  if (ended) await recordManualRefundOwed(db, booking, booking.cancelled?.byHand ?? 0, now)
  else await recordManualRefundOwed(db, booking, minor, now, `:${refundId}`)
  await writeLedger(db, {
    id: `given-by-hand:${refundId}`,
    of: { reference },
    amount: minor,
    currency: price.currency,
    to: 'returning',
    from: 'by_hand',
    at: now,
  })
  const reason = !ended ? 'changed' : booking.status === 'expired' ? 'expired' : 'cancelled'
  const refund = { reference, amount: minor, reason, booking, of: { manualRefundId: refundId } } as const
  for (const follow of at.ports.features.onRefund) await follow(at, refund)
  const notification = {
    key: `given:${reference}:${refundId}`,
    refundId,
    reference,
    amount: minor,
    currency: price.currency,
    on: refundedOn,
  }
  await notifyManualRefund(db, id, notification, now)
  await writeEvent(at, booking, `gave ${minor} ${price.currency}`)
  return done(null)
}

/**
 * Writes the amount to be refunded by hand of an ending booking to the ledger, as received by hand and owed back.
 * Idempotent.
 * @param nth tells refunds of an active booking apart
 */
export async function recordManualRefundOwed(
  tx: Queryable,
  { reference, price: { currency } }: Booking,
  amount: number,
  now: Date,
  nth = '',
): Promise<void> {
  if (amount === 0) return
  const id = `owed-by-hand:${reference}${nth}`
  await writeLedger(tx, { id, of: { reference }, amount, currency, to: 'by_hand', from: 'returning', at: now })
}
