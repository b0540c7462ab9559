import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { refundedByHand, recordManualRefundOwed } from '#domains/bookings/model/manual-refund-amounts.server.ts'
import { writeEvent, type AdminAction } from '#domains/bookings/model/events.server.ts'
import { creditManualRefund } from '#domains/bookings/payment/credit-note.server.ts'
import { notifyManualRefund } from '#domains/bookings/payment/payment-notifications.server.ts'
import type { ChangingBooking } from '#domains/bookings/model/queries.server.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import { todayIn } from '#domains/shared/dates.ts'

/** `minor`: the amount in minor units. */
type Options = { minor: number; refundedOn: string; note: string }

/**
 * Records a refund by hand of a booking that ended: at most the amount owed, and not dated before the first payment by
 * hand. Returns `conflict` if nothing is owed.
 */
export async function recordManualRefund(
  { db, now, actor, name }: AdminAction,
  booking: ChangingBooking,
  { minor, refundedOn, note }: Options,
): Promise<Outcome<null, 'conflict' | 'invalid_input'>> {
  const { id, reference, timeZone, price } = booking
  const found = await db.execute<{ byHand: number; refunded: number; paidOn: string | null }>(sql`
    select coalesce((b.cancelled ->> 'byHand')::int, 0) as "byHand", ${refundedByHand} as refunded,
      (select (min(a.at) at time zone ${timeZone})::date::text from arrival_payment a where a.booking_id = b.id) as "paidOn"
    from booking b where b.id = ${id}`)
  const { byHand, refunded, paidOn } = found.rows[0] ?? { byHand: 0, refunded: 0, paidOn: null }
  const owed = byHand - refunded
  if (owed <= 0) return err('conflict')
  if (minor > owed) {
    return err('invalid_input', { errors: [{ path: 'minor', code: 'too_big', params: { max: owed } }] })
  }
  if (refundedOn > todayIn(timeZone, now)) {
    return err('invalid_input', { errors: [{ path: 'given_on', code: 'date_in_future' }] })
  }
  if (paidOn !== null && refundedOn < paidOn) {
    return err('invalid_input', { errors: [{ path: 'given_on', code: 'date_before_payment' }] })
  }
  const written = await db.execute<{ id: number }>(sql`
    insert into manual_refund (booking_id, at, amount_minor, given_on, note, name)
    values (${id}, ${now.toISOString()}, ${minor}, ${refundedOn}, ${note}, ${name}) returning id::int as id`)
  const [{ id: refundId } = { id: 0 }] = written.rows
  // For bookings that ended before the ledger contained amounts owed by hand.
  await recordManualRefundOwed(db, booking, byHand, now)
  await writeLedger(db, {
    id: `given-by-hand:${refundId}`,
    of: { reference },
    amount: minor,
    currency: price.currency,
    to: 'returning',
    from: 'by_hand',
    at: now,
  })
  const reason = booking.status === 'expired' ? 'expired' : 'cancelled'
  const creditNotes = await creditManualRefund(db, { id: refundId, reference, amount: minor, reason }, now)
  const notification = {
    key: `given:${reference}:${refundId}`,
    reference,
    amount: minor,
    currency: price.currency,
    ...(creditNotes.length > 0 && { creditNotes }),
  }
  await notifyManualRefund(db, id, { ...notification, on: refundedOn }, now)
  await writeEvent({ db, now, actor }, booking, `gave ${minor} ${price.currency}`)
  return done(null)
}
