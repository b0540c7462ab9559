import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { closeInvalidPages } from '#domains/bookings/model/open-payment.server.ts'
import type { ChangingBooking } from '#domains/bookings/model/queries.server.ts'
import { creditReversal } from '#domains/bookings/payment/credit-note.server.ts'
import { issueReceipt } from '#domains/bookings/payment/receipt.server.ts'
import { refundActiveBooking } from '#domains/bookings/payment/refund.server.ts'
import type { ArrivalWay } from '#domains/bookings/model/guests/arrival-ways.ts'
import { moveBooking } from '#domains/bookings/model/commands.server.ts'
import { writeEvent, type AdminAction } from '#domains/bookings/model/events.server.ts'
import { canCheckIn, canBeNoShow } from '#domains/bookings/model/guests/arrival-time.ts'
import { awaitsPayment, prepaymentDeadline } from '#domains/bookings/model/rules.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import { instantOf } from '#domains/shared/dates.ts'

// Changes that staff make to a booking. All functions expect the booking to be locked in the current transaction.
// Status changes go through `commands.server.ts`, as everywhere.

/** Refunds money of a booking that stays active. */
export async function refundGoodwill(
  { db, ports, now, actor }: AdminAction,
  booking: ChangingBooking,
  amount: number,
): Promise<Outcome<null, 'invalid_input' | 'status_changed'>> {
  if (booking.captured === 0) return err('status_changed')
  if (amount > booking.captured) {
    return err('invalid_input', { errors: [{ path: 'minor', code: 'too_big', params: { max: booking.captured } }] })
  }
  if (amount % chargeStep(booking.price.currency) !== 0)
    return err('invalid_input', { errors: [{ path: 'minor', code: 'amount_step' }] })
  const event = await writeEvent({ db, now, actor }, booking, `refund ${amount} ${booking.price.currency}`)
  const key = `goodwill:${booking.reference}:${event}`
  await refundActiveBooking(db, ports.queue, booking, { amount, reason: 'goodwill', key, now })
  return done(null)
}

/** Records a payment on arrival, of at most the amount that is still due. */
export async function saveArrivalPayment(
  { db, ports, now, actor, name }: AdminAction,
  booking: ChangingBooking,
  { minor, way }: { minor: number; way: ArrivalWay },
): Promise<Outcome<null, 'invalid_input' | 'status_changed'>> {
  if (!takesArrivalPayments(booking)) return err('status_changed')
  const max = Math.max(0, booking.price.total - booking.received)
  if (minor > max) return err('invalid_input', { errors: [{ path: 'minor', code: 'too_big', params: { max } }] })
  const saved = await db.execute<{ id: number }>(sql`
    insert into arrival_payment (booking_id, at, amount_minor, way, name)
    values (${booking.id}, ${now.toISOString()}, ${minor}, ${way}, ${name}) returning id::int as id`)
  // It may cover an overdue instalment; for one that is still overdue the grace period restarts.
  await db.execute(sql`update booking set deadline_at = null where id = ${booking.id} and status = 'confirmed'`)
  await closeInvalidPages({ db, queue: ports.queue, now, actor }, { ...booking, received: booking.received + minor })
  await writeEvent({ db, now, actor }, booking, `paid ${minor} ${booking.price.currency} ${way}`)
  // Last, because the invoice locks its series of numbers.
  const [{ id: arrivalPaymentId } = { id: 0 }] = saved.rows
  const { currency } = booking.price
  const paid = { booking, amount: minor, after: booking.received, change: null }
  await issueReceipt(db, { arrivalPaymentId, currency }, [paid], now)
  return done(null)
}

/**
 * Reverses a payment on arrival that was recorded by mistake; `conflict` if it is reversed already. A booking that is to be
 * paid online and is unpaid again has a new deadline.
 */
export async function reverseArrivalPayment(
  { db, now, actor, name }: AdminAction,
  booking: ChangingBooking,
  payment: number,
): Promise<Outcome<null, 'status_changed' | 'conflict'>> {
  // The recorded payments of a cancelled booking have already decided what is refunded by hand.
  if (!takesArrivalPayments(booking)) return err('status_changed')
  const reversal = await db.execute<{ id: number; amount: number; way: ArrivalWay }>(sql`
    insert into arrival_payment (booking_id, at, amount_minor, way, name, reverses)
    select booking_id, ${now.toISOString()}, -amount_minor, way, ${name}, id from arrival_payment
    where id = ${payment} and booking_id = ${booking.id} and amount_minor > 0
    on conflict (reverses) do nothing returning id::int as id, -amount_minor as amount, way`)
  const [reversed] = reversal.rows
  if (!reversed) return err('conflict')
  const { id: reversalId, amount, way } = reversed
  const unpaid = booking.received === amount && booking.status === 'confirmed' && awaitsPayment(booking, false)
  const deadline = unpaid
    ? prepaymentDeadline(now, instantOf(booking.checkIn, booking.checkInFrom, booking.timeZone))
    : null
  if (deadline)
    await db.execute(sql`update booking set deadline_at = ${deadline.toISOString()} where id = ${booking.id}`)
  await writeEvent({ db, now, actor }, booking, `reversed ${amount} ${booking.price.currency} ${way}`)
  await creditReversal(db, { reference: booking.reference, amount, paymentId: payment, reversalId }, now)
  return done(null)
}

function takesArrivalPayments({ status }: ChangingBooking): boolean {
  return status === 'confirmed' || status === 'completed' || status === 'no_show'
}

/** Checks the guest in: on the day of arrival or later, once. */
export async function checkIn(
  { db, now, actor }: AdminAction,
  booking: ChangingBooking,
): Promise<Outcome<null, 'status_changed' | 'conflict'>> {
  if (booking.status !== 'confirmed') return err('status_changed')
  if (!canCheckIn({ checkIn: booking.checkIn, timeZone: booking.timeZone }, now)) return err('conflict')
  const checked = await db.execute(sql`
    update booking set checked_in_at = ${now.toISOString()}, updated_at = ${now.toISOString()}, deadline_at = null
    where id = ${booking.id} and checked_in_at is null returning id`)
  if (checked.rows.length === 0) return err('conflict')
  await writeEvent({ db, now, actor }, booking, 'checked in')
  return done(null)
}

/** Marks the guest as a no-show, unless the guest has checked in. */
export async function noShow(
  { db, ports, now, actor }: AdminAction,
  booking: ChangingBooking,
): Promise<Outcome<null, 'status_changed' | 'conflict'>> {
  if (booking.status !== 'confirmed') return err('status_changed')
  const came = await db.execute(sql`select from booking where id = ${booking.id} and checked_in_at is not null`)
  if (came.rows.length > 0 || !canBeNoShow({ ...booking, checkIn: booking.checkIn }, now)) return err('conflict')
  return moveBooking(db, ports.queue, booking.id, { from: 'confirmed', to: 'no_show', actor, now })
}

/** Revokes the links to pay and to send documents that were sent for a booking. */
export async function revokeLinks({ db, now, actor }: AdminAction, booking: ChangingBooking): Promise<void> {
  await db.execute(sql`
    update booking set link_generation = link_generation + 1, updated_at = ${now.toISOString()} where id = ${booking.id}`)
  await writeEvent({ db, now, actor }, booking, 'links revoked')
}
