import { costOfEnd } from '#domains/bookings/account/refund.ts'
import { accountOfBooking, type AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import type { BookingStatus, CancellationCost } from '#domains/bookings/model/shapes.ts'
import { penaltyNow } from '#domains/shared/cancellation.ts'

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
export function cancellationCost(booking: AccountedBooking, now: Date): CancellationCost {
  const { status, price } = booking
  const penalty = status === 'confirmed' ? Math.min(penaltyNow(price.cancellation, now), price.total) : 0
  return costOfEnd(penalty, accountOfBooking(booking))
}

/** The cost of a free cancellation: everything paid is refunded. */
export function freeOfCost(booking: AccountedBooking): CancellationCost {
  return costOfEnd(0, accountOfBooking(booking))
}
