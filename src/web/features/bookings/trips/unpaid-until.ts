import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { hasPaid } from '#domains/bookings/model/rules.ts'

/**
 * The end of the time for the first payment of a confirmed booking that was changed to online payment; its card shows no
 * voucher before that payment. Null for any other booking, and after the start, when the provider takes the payment.
 */
export function unpaidUntil({ status, payment_type, payment_status, due, deadline_at }: BookingCard): string | null {
  const isOpen = payment_type === 'prepay' && !hasPaid(payment_status) && due.minor > 0
  return status === 'confirmed' && isOpen ? deadline_at : null
}
