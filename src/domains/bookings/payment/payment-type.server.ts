import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { awaitsPayment, bookingCan, prepaymentDeadline } from '#domains/bookings/model/rules.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { queueChanged, writeEvent } from '#domains/bookings/state/events.server.ts'
import type { Action } from '#domains/context.ts'
import { notifyChange, updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import { closeInvalidPages } from '#domains/bookings/state/open-payment.server.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { isUnpaid } from '#domains/payments/statuses.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/**
 * Changes the payment type of a booking; choosing the current one changes nothing. A booking that only awaited its
 * payment is confirmed when it becomes payable on arrival. A confirmed booking stays confirmed and has to be paid online
 * until a deadline; `releaseUnpaid` cancels it without a payment. The booking must be locked.
 */
export async function changePaymentType(
  at: Action,
  booking: Booking,
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
  const deadline = to === 'prepay' && booking.status === 'confirmed' ? prepaymentDeadline(now, arrival, booking) : null
  if (to === 'prepay' && booking.status === 'confirmed' && !deadline) return err('too_late')
  const changed = await db.execute(sql`
    update booking set payment_type = ${to}, payment_status = 'unpaid', updated_at = ${now.toISOString()},
      deadline_at = case when status = 'confirmed' then ${deadline?.toISOString() ?? null}::timestamptz else deadline_at end
    where id = ${booking.id} and status = ${booking.status} and payment_type = ${booking.paymentType}`)
  if (changed.rowCount !== 1) return err('status_changed')
  const event = await writeEvent(at, booking, `payment ${to}`)
  await closeInvalidPages(at, { ...booking, paymentType: to })
  const awaited = awaitsPayment(booking, booking.question !== null) && booking.status !== 'confirmed'
  if (awaited) return transition(at, booking, { to: 'confirmed' })
  await queueChanged(at, booking, event)
  if (booking.status === 'confirmed' && to === 'prepay') {
    await notifyChange(db, booking.id, { key: `payment:${event}`, outcome: 'to_prepay' }, now)
  }
  if (booking.orderId !== null) await updateOrdered(db, booking.orderId, now)
  return done(null)
}
