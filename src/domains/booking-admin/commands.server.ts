import { sql, type SQL } from 'drizzle-orm'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { closeInvalidPages } from '#domains/bookings/state/open-payment.server.ts'
import { accountOfBooking, unreceivedOf } from '#domains/bookings/model/booking-account.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { issueCreditNotes } from '#domains/invoices/credit-note.server.ts'
import { notifyRecordedPayment } from '#domains/bookings/payment/payment-notifications.server.ts'
import { issueReceipt } from '#domains/invoices/receipt.server.ts'
import { refundActiveBooking } from '#domains/bookings/payment/refund.server.ts'
import type { ArrivalWay } from '#domains/payments/shapes.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import type { AdminAction } from '#domains/context.ts'
import { notifyChange, notifyStatus } from '#domains/bookings/state/notifications.server.ts'
import { hasVoucher } from '#domains/vouchers/voucher.server.ts'
import { arrivalOf, canCheckIn, canBeNoShow } from '#domains/bookings/model/guests/arrival-time.ts'
import { awaitsPayment, prepaymentDeadline, statusTable } from '#domains/bookings/model/rules.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'

// Changes that staff make to a booking. All functions expect the booking to be locked in the current transaction.
// Status changes go through `commands.server.ts`, as everywhere.

/** Refunds money of a booking that stays active, of what was paid online and is not owed back anyway. */
export async function refundGoodwill(
  at: AdminAction,
  booking: Booking,
  amount: number,
): Promise<Outcome<null, 'invalid_input' | 'status_changed'>> {
  const { refundable, givable: max } = accountOfBooking(booking)
  if (refundable === 0) return err('status_changed')
  if (amount > max) return invalid('minor', 'too_big', { max })
  if (amount % chargeStep(booking.price.currency) !== 0) return invalid('minor', 'amount_step')
  const event = await writeEvent(at, booking, `refund ${amount} ${booking.price.currency}`)
  const key = `goodwill:${booking.reference}:${event}`
  await refundActiveBooking(at, booking, { amount, reason: 'goodwill', key })
  return done(null)
}

/** Records a payment on arrival, of at most the amount that is still due. */
export async function saveArrivalPayment(
  at: AdminAction,
  booking: Booking,
  { minor, way }: { minor: number; way: ArrivalWay },
): Promise<Outcome<null, 'invalid_input' | 'status_changed'>> {
  const { db, now, name } = at
  if (statusTable[booking.status].stock !== 'sold') return err('status_changed')
  const { paid: before } = accountOfBooking(booking)
  const max = unreceivedOf(booking)
  if (minor > max) return invalid('minor', 'too_big', { max })
  // The rest can be paid online.
  if (minor !== max && minor % chargeStep(booking.price.currency) !== 0) return invalid('minor', 'amount_step')
  const written = await db.execute<{ id: number }>(sql`
    insert into arrival_payment (booking_id, at, amount_minor, way, name)
    values (${booking.id}, ${now.toISOString()}, ${minor}, ${way}, ${name}) returning id::int as id`)
  const [{ id: arrivalPaymentId } = { id: 0 }] = written.rows
  // It may cover an overdue instalment; for one that is still overdue the grace period restarts.
  await db.execute(sql`update booking set deadline_at = null where id = ${booking.id} and status = 'confirmed'`)
  const payment = { kind: 'payment', source: 'by_hand', reason: null, amount: minor } as const
  await closeInvalidPages(at, { ...booking, entries: [...booking.entries, payment] })
  await writeEvent(at, booking, `paid ${minor} ${booking.price.currency} ${way}`)
  const key = `recorded:${booking.reference}:${arrivalPaymentId}`
  await notifyRecordedPayment(db, booking, { key, amount: minor }, now)
  // Last, because the invoice locks its series of numbers.
  const { currency } = booking.price
  const paid = { booking, amount: minor, after: before, change: null }
  await issueReceipt(db, { arrivalPaymentId, currency }, [paid], now)
  return done(null)
}

/**
 * Reverses a payment on arrival that was recorded by mistake; `conflict` if it is reversed or returned already. A
 * booking that is to be paid online and is unpaid again has a new deadline.
 */
export async function reverseArrivalPayment(
  at: AdminAction,
  booking: Booking,
  { payment, reason }: { payment: number; reason: string },
): Promise<Outcome<null, 'status_changed' | 'conflict'>> {
  const { db, now, name } = at
  const account = accountOfBooking(booking)
  // The recorded payments of a cancelled booking have already decided what is refunded by hand.
  if (statusTable[booking.status].stock !== 'sold') return err('status_changed')
  const reversal = await db.execute<{ id: number; amount: number; way: ArrivalWay }>(sql`
    insert into arrival_payment (booking_id, at, amount_minor, way, name, reverses, reason)
    select booking_id, ${now.toISOString()}, -amount_minor, way, ${name}, id, ${reason} from arrival_payment
    where id = ${payment} and booking_id = ${booking.id} and amount_minor between 1 and ${account.byHand}
    on conflict (reverses) do nothing returning id::int as id, -amount_minor as amount, way`)
  const [reversed] = reversal.rows
  if (!reversed) return err('conflict')
  const { id: reversalId, amount, way } = reversed
  const unpaid = account.paid === amount && booking.status === 'confirmed' && awaitsPayment(booking, false)
  const deadline = unpaid ? prepaymentDeadline(now, arrivalOf(booking)) : null
  if (deadline)
    await db.execute(sql`update booking set deadline_at = ${deadline.toISOString()} where id = ${booking.id}`)
  await writeEvent(at, booking, `reversed ${amount} ${booking.price.currency} ${way}`)
  if (booking.status === 'confirmed')
    await notifyChange(db, booking.id, { key: `reversed:${booking.reference}:${reversalId}`, outcome: 'applied' }, now)
  const isOfPayment = ({ arrivalPaymentId }: ReceiptRow) => arrivalPaymentId === payment
  await issueCreditNotes(db, booking, { reason: 'mistake', of: { reversalId }, isOfPayment }, now)
  return done(null)
}

type Presence = Outcome<null, 'status_changed' | 'conflict'>

/** Checks the guest in: on the day of arrival or later, once. */
export async function checkIn(at: AdminAction, booking: Booking): Promise<Presence> {
  if (booking.status !== 'confirmed') return err('status_changed')
  if (booking.checkedIn || !canCheckIn(booking, at.now)) return err('conflict')
  return writeColumns(at, booking, sql`checked_in_at = ${at.now.toISOString()}, deadline_at = null`, 'checked in')
}

/** Checks the guests of a stay out; nights and price stay. Whoever leaves early has the dates amended first. */
export async function checkOut(at: AdminAction, booking: Booking): Promise<Presence> {
  if (booking.status !== 'confirmed') return err('status_changed')
  if (booking.product.kind !== 'stay' || !booking.checkedIn || booking.checkedOut) return err('conflict')
  return writeColumns(at, booking, sql`checked_out_at = ${at.now.toISOString()}`, 'checked out')
}

/** Undoes a check-out that was recorded by mistake. */
export async function undoCheckOut(at: AdminAction, booking: Booking): Promise<Presence> {
  if (booking.status !== 'confirmed') return err('status_changed')
  if (!booking.checkedOut) return err('conflict')
  return writeColumns(at, booking, sql`checked_out_at = null`, 'check-out undone')
}

/** Undoes a check-in that was recorded by mistake. A booking that is to be paid online has a deadline again. */
export async function undoCheckIn(at: AdminAction, booking: Booking): Promise<Presence> {
  if (booking.status !== 'confirmed') return err('status_changed')
  if (!booking.checkedIn || booking.checkedOut) return err('conflict')
  const unpaid = accountOfBooking(booking).paid === 0 && awaitsPayment(booking, booking.question !== null)
  const deadline = unpaid ? prepaymentDeadline(at.now, arrivalOf(booking))?.toISOString() : null
  const columns = sql`checked_in_at = null, deadline_at = ${deadline ?? null}::timestamptz`
  return writeColumns(at, booking, columns, 'check-in undone')
}

async function writeColumns(
  at: AdminAction,
  booking: Booking,
  columns: SQL,
  note: EventNote,
): Promise<Outcome<null, never>> {
  await at.db.execute(sql`update booking set ${columns}, updated_at = ${at.now.toISOString()} where id = ${booking.id}`)
  await writeEvent(at, booking, note)
  return done(null)
}

/** Marks the guest as a no-show, unless the guest has checked in. */
export async function noShow(at: AdminAction, booking: Booking): Promise<Presence> {
  if (booking.status !== 'confirmed') return err('status_changed')
  if (booking.checkedIn || !canBeNoShow(booking, at.now)) return err('conflict')
  return transition(at, booking, { to: 'no_show' })
}

/** Revokes the links to pay and to send documents that were sent for a booking. */
export function revokeLinks(at: AdminAction, booking: Booking): Promise<Outcome<null, never>> {
  return writeColumns(at, booking, sql`link_generation = link_generation + 1`, 'links revoked')
}

/** Corrects how the guest is reached. What was sent to the wrong address or number opens nothing any more. */
export function correctContact(
  at: AdminAction,
  booking: Booking,
  contact: { email: string; phone: string },
): Promise<Outcome<null, never>> {
  const columns = sql`contact = contact || ${JSON.stringify(contact)}::jsonb, link_generation = link_generation + 1`
  return writeColumns(at, booking, columns, 'contact corrected')
}

/** Sends the voucher of a booking again; `conflict` if it has none. */
export async function sendVoucher(at: AdminAction, booking: Booking): Promise<Outcome<null, 'conflict'>> {
  if (!hasVoucher(booking)) return err('conflict')
  const event = await writeEvent(at, booking, 'voucher sent')
  await notifyStatus(
    at.db,
    { id: booking.id, status: 'confirmed', key: `voucher:${booking.reference}:${event}` },
    at.now,
  )
  return done(null)
}
