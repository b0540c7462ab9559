import type { DeskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { todayIn } from '#domains/stays/nights.ts'

/** `paidOn` is the first day on which something was paid by hand, where it was booked. */
export type OwedByHand = { minor: number; currency: string; paidOn: string | undefined }

/** What is still to be given back by hand of a booking that ended; null when nothing is. */
export function owedByHand({
  booking: { cancelled, about },
  arrival_payments: [first],
}: DeskBookingDetails): OwedByHand | null {
  if (!cancelled) return null
  const minor = cancelled.by_hand.minor - cancelled.given_by_hand.minor
  const paidOn = first && todayIn(about.time_zone, new Date(first.at))
  return minor > 0 ? { minor, currency: cancelled.by_hand.currency, paidOn } : null
}
