import type { AdminBookingDetails } from '#domains/bookings/admin/answers.ts'
import { todayIn } from '#domains/shared/dates.ts'

/** `paidOn` is the date of the first recorded payment on arrival, in the time zone of the booked product. */
export type OwedByHand = { minor: number; currency: string; paidOn: string | undefined }

/** Amount of a booking that must still be refunded by hand; null if nothing is owed. */
export function owedByHand({
  booking: { about },
  owed: { by_hand: amount },
  arrival_payments: [first],
}: AdminBookingDetails): OwedByHand | null {
  const paidOn = first && todayIn(about.time_zone, new Date(first.at))
  return amount.minor > 0 ? { ...amount, paidOn } : null
}
