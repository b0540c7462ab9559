import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { cancellationCost, freeOfCost } from '#domains/bookings/model/cancellation.ts'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import { queueChanged, writeEvent, type Action } from '#domains/bookings/state/events.server.ts'
import { acceptOffer, declineOffer } from '#domains/bookings/offers/offers.server.ts'
import { closeInvalidPages } from '#domains/bookings/state/open-payment.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import type { ChangingBooking } from '#domains/bookings/state/queries.server.ts'
import { refundEndedBooking } from '#domains/bookings/payment/refund.server.ts'
import { awaitsPayment, bookingCan, prepaymentDeadline } from '#domains/bookings/model/rules.ts'
import type { CancellationCost } from '#domains/bookings/model/shapes.ts'
import { notifyChange, updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import { json, moveBooking } from '#domains/bookings/state/commands.server.ts'
import { isUnpaid } from '#domains/payments/statuses.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

// Changes that a traveller makes to a booking. All functions expect the booking to be locked in the current
// transaction.

/** The cost of cancelling now; `too_late` from the check-in time on, when only the hotel can cancel. */
export function costOfCancelling(
  booking: ChangingBooking,
  now: Date,
): Outcome<CancellationCost, 'status_changed' | 'too_late'> {
  if (!bookingCan.cancel(booking.status)) return err('status_changed')
  const arrival = arrivalOf(booking)
  if (booking.checkedIn || arrival <= now) return err('too_late')
  return done(cancellationCost(booking, now))
}

/** Cancels at a cost and stores the cost with the booking. */
export async function cancelAt(
  at: Action,
  booking: ChangingBooking,
  cost: CancellationCost,
  how: { note?: EventNote; withoutNotification?: boolean } = {},
): Promise<Outcome<null, 'status_changed'>> {
  await at.db.execute(sql`update booking set cancelled = ${json(cost)} where id = ${booking.id}`)
  await refundEndedBooking(at, booking, cost)
  return moveBooking(at, booking, { to: 'cancelled', ...how })
}

/** Releases a held booking that is booked anew; `status_changed` once anything was paid or is being decided. */
export async function releaseHold(at: Action, booking: ChangingBooking): Promise<Outcome<null, 'status_changed'>> {
  const { status, paymentStatus } = booking
  const account = accountOfBooking(booking)
  if (status !== 'pending' || paymentStatus === 'authorised' || account.refundable + account.byHand > 0)
    return err('status_changed')
  return cancelAt(at, booking, freeOfCost(booking), { withoutNotification: true })
}

/** Applies the traveller's answer to an offer: the stay is confirmed, or the booking cancelled at no cost. */
export async function answerOffer(
  at: Action,
  booking: ChangingBooking,
  answer: 'accept' | 'decline',
): Promise<Outcome<null, 'status_changed' | 'sold_out'>> {
  if (answer === 'accept') return acceptOffer(at, booking)
  if (booking.status !== 'waiting_user') return err('status_changed')
  const cancelled = await cancelAt(at, booking, freeOfCost(booking))
  await declineOffer(at.db, booking.id)
  return cancelled
}

/**
 * Changes the payment type of a booking; choosing the current one changes nothing. A booking that only awaited its
 * payment is confirmed when it becomes payable on arrival. A confirmed booking stays confirmed and has to be paid online
 * until a deadline; `releaseUnpaid` cancels it without a payment.
 */
export async function changePaymentType(
  at: Action,
  booking: ChangingBooking,
  { to, paysOnline }: { to: PaymentType; paysOnline: boolean },
): Promise<
  Outcome<null, 'status_changed' | 'too_late' | 'conflict' | 'payment_type_not_allowed' | 'online_payment_unavailable'>
> {
  const { db, now } = at
  if (!bookingCan.cancel(booking.status)) return err('status_changed')
  const arrival = arrivalOf(booking)
  if (arrival <= now) return err('too_late')
  if (booking.paymentType === to) return done(null)
  if (!isUnpaid(booking.paymentStatus)) return err('conflict')
  // A payment recorded by hand has already been made towards payment on arrival.
  const { byHand, held } = accountOfBooking(booking)
  if (to === 'prepay' && byHand > 0) return err('conflict')
  // A gift card pays what is paid online.
  if (held > 0) return err('conflict')
  // An offer may allow only one payment type, and was made for the chosen one.
  if (booking.question === 'offer') return err('conflict')
  if (booking.price.payment !== 'both' && booking.price.payment !== to) return err('payment_type_not_allowed')
  if (to === 'prepay' && !paysOnline) return err('online_payment_unavailable')
  const deadline = to === 'prepay' && booking.status === 'confirmed' ? prepaymentDeadline(now, arrival) : null
  if (to === 'prepay' && booking.status === 'confirmed' && !deadline) return err('too_late')
  const changed = await db.execute(sql`
    update booking set payment_type = ${to}, payment_status = 'unpaid', updated_at = ${now.toISOString()},
      deadline_at = case when status = 'confirmed' then ${deadline?.toISOString() ?? null}::timestamptz else deadline_at end
    where id = ${booking.id} and status = ${booking.status} and payment_type = ${booking.paymentType}`)
  if (changed.rowCount !== 1) return err('status_changed')
  const event = await writeEvent(at, booking, `payment ${to}`)
  await closeInvalidPages(at, { ...booking, paymentType: to })
  const awaited = awaitsPayment(booking, booking.question !== null) && booking.status !== 'confirmed'
  if (awaited) return moveBooking(at, booking, { to: 'confirmed' })
  await queueChanged(at, booking, event)
  if (booking.status === 'confirmed' && to === 'prepay') {
    await notifyChange(db, booking.id, { key: `payment:${event}`, outcome: 'to_prepay' }, now)
  }
  if (booking.orderId !== null) await updateOrdered(db, booking.orderId, now)
  return done(null)
}
