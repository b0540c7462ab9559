import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { awaitsFirstPayment } from '#domains/bookings/model/rules.ts'

/**
 * The end of the time for the first payment of a confirmed booking that was changed to online payment; its card shows no
 * voucher before that payment. Null for any other booking, and after the start, when the provider takes the payment.
 */
export function unpaidUntil({
  status,
  payment_type,
  payment_status,
  account,
  deadline_at,
}: BookingCard): string | null {
  const booking = { status, paymentType: payment_type, paymentStatus: payment_status, deadlineAt: deadline_at }
  return awaitsFirstPayment(booking) && account.due.length > 0 ? deadline_at : null
}

/** True if the booking has a voucher: it is booked and does not wait for its first payment. */
export function hasVoucher(booking: BookingCard): boolean {
  return (booking.status === 'confirmed' || booking.status === 'completed') && unpaidUntil(booking) === null
}
