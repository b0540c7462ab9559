import type { BookingStatus, CancellationCost } from '#domains/bookings/shapes.ts'
import { penaltyNow } from '#domains/stays/cancellation.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'

/**
 * What cancelling costs at an instant. While the other side has not agreed nothing is owed; once
 * confirmed, the terms of the booking apply. What was paid online is returned less the penalty; what
 * the payments do not cover of it is due to the hotel. `captured` is what was paid, in minor units.
 */
export function cancellationCost(
  { status, priced }: { status: BookingStatus; priced: PricedStay },
  captured: number,
  now: Date,
): CancellationCost {
  const penalty = status === 'confirmed' ? Math.min(penaltyNow(priced.cancellation, now), priced.total) : 0
  const kept = Math.min(penalty, captured)
  return { penalty, refund: captured - kept, due: penalty - kept }
}
