import type { AdminBookingDetails } from '#domains/bookings/contract/admin-answers.ts'
import { todayIn } from '#domains/shared/dates.ts'

/** `paidOn` is the date of the first recorded payment on arrival, in the time zone of the booked product. */
export type OwedByHand = { minor: number; currency: string; paidOn: string | undefined }

/** Amount of a cancelled booking that must still be refunded manually; null if nothing is owed. */
export function owedByHand({
  booking: { cancelled, about },
  arrival_payments: [first],
}: AdminBookingDetails): OwedByHand | null {
  if (!cancelled) return null
  const minor = cancelled.by_hand.minor - cancelled.given_by_hand.minor
  const paidOn = first && todayIn(about.time_zone, new Date(first.at))
  return minor > 0 ? { minor, currency: cancelled.by_hand.currency, paidOn } : null
}
