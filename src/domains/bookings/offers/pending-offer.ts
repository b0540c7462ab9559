import type { Money } from '#api/shapes.ts'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'

/** Why the price of another stay for a booking cannot be offered. */
export const offerErrors = [
  'invalid_input',
  'sold_out',
  'min_stay',
  'closed_to_arrival',
  'too_many_guests',
  'payment_type_not_allowed',
] as const

/** The amount that is paid online once an offer is accepted; null if it is confirmed without a payment. */
export function paidOnAccept(
  { payment_type }: Pick<BookingDetails, 'payment_type'>,
  prepay: { now: Money } | null,
): Money | null {
  return payment_type === 'prepay' && prepay && prepay.now.minor > 0 ? prepay.now : null
}
