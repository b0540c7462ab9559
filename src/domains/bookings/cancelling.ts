import type { BookingStatus, CancellationCost } from '#domains/bookings/shapes.ts'
import { penaltyNow } from '#domains/stays/cancellation.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'

/**
 * Minor units: what was paid online and still is there, what staff wrote down as paid in person or by transfer, and what
 * went back by goodwill.
 */
type Paid = { captured: number; recorded: number; goodwill: number }

/**
 * What cancelling costs at an instant. While the other side has not agreed nothing is owed; once
 * confirmed, the terms of the booking apply. What was paid is returned less the penalty; what the
 * payments do not cover of it is due to the hotel.
 */
export function cancellationCost(
  { status, priced, ...paid }: Paid & { status: BookingStatus; priced: PricedStay },
  now: Date,
): CancellationCost {
  return costOf(status === 'confirmed' ? Math.min(penaltyNow(priced.cancellation, now), priced.total) : 0, paid)
}

/** Cancelling that costs nothing: all that was paid goes back. */
export function freeOfCost(paid: Paid): CancellationCost {
  return costOf(0, paid)
}

/**
 * The penalty is kept of what was paid by hand first: what was paid online can go back by itself, to where it came from. A
 * gift is not asked for again.
 */
function costOf(penalty: number, { captured, recorded, goodwill }: Paid): CancellationCost {
  const keptByHand = Math.min(penalty, recorded)
  const kept = Math.min(penalty - keptByHand, captured)
  return {
    penalty,
    refund: captured - kept,
    byHand: recorded - keptByHand,
    due: Math.max(0, penalty - keptByHand - kept - goodwill),
  }
}
