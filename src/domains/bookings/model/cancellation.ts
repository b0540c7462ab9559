import type { BookedPrice } from '#domains/bookings/model/products/product.ts'
import type { BookingStatus, CancellationCost } from '#domains/bookings/model/shapes.ts'
import { penaltyNow } from '#domains/shared/cancellation.ts'

/** Minor units: what was paid online and not refunded, what staff recorded as paid, and the goodwill refunds. */
type Paid = { captured: number; recorded: number; goodwill: number }

/**
 * A booking that is not confirmed: cancelling it is free, and its cancellation terms apply only once it is confirmed.
 * It waits for the payment, for the provider (or a document for it), or for the answer of its traveller to an offer.
 */
export type Unconfirmed = 'payment' | 'provider' | 'offer'

/** The reason why a booking is unconfirmed; null once it is confirmed or has ended. */
export function unconfirmedOf(booking: {
  status: BookingStatus
  question: 'offer' | 'document' | null
}): Unconfirmed | null {
  switch (booking.status) {
    case 'pending':
      return 'payment'
    case 'waiting':
      return 'provider'
    case 'waiting_user':
      return booking.question === null ? 'payment' : booking.question === 'offer' ? 'offer' : 'provider'
    default:
      return null
  }
}

/**
 * Returns the cost of cancelling at an instant. It is free until the booking is confirmed; then its cancellation terms
 * apply. Payments are refunded less the penalty; the part of the penalty that they do not cover is due to the hotel.
 */
export function cancellationCost(
  { status, price, ...paid }: Paid & { status: BookingStatus; price: BookedPrice },
  now: Date,
): CancellationCost {
  return costOf(status === 'confirmed' ? Math.min(penaltyNow(price.cancellation, now), price.total) : 0, paid)
}

/** The cost of a free cancellation: everything paid is refunded. */
export function freeOfCost(paid: Paid): CancellationCost {
  return costOf(0, paid)
}

/**
 * Payments recorded by hand cover the penalty first, because online payments can be refunded automatically to their
 * source. A goodwill refund is not charged again.
 */
function costOf(penalty: number, { captured, recorded, goodwill }: Paid): CancellationCost {
  const retainedByHand = Math.min(penalty, recorded)
  const retainedOnline = Math.min(penalty - retainedByHand, captured)
  return {
    penalty,
    refund: captured - retainedOnline,
    byHand: recorded - retainedByHand,
    due: Math.max(0, penalty - retainedByHand - retainedOnline - goodwill),
  }
}
