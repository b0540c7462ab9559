import type { DeskBookingDetails } from '#domains/bookings/desk-answers.ts'

/** What is still to be given back by hand of a booking that ended; null when nothing is. */
export function owedByHand({ booking: { cancelled } }: DeskBookingDetails): { minor: number; currency: string } | null {
  if (!cancelled) return null
  const minor = cancelled.by_hand.minor - cancelled.given_by_hand.minor
  return minor > 0 ? { minor, currency: cancelled.by_hand.currency } : null
}
