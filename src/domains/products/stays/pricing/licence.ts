import { todayIn } from '#domains/shared/dates.ts'

/** The last day on which a hotel can be booked, and its time zone. Null for a hotel that needs no licence to be sold. */
export type SalePeriod = { saleUntil: string | null; timeZone: string }

/** True if a hotel can be booked today, whenever the stay is: its licence is valid through its last day at the hotel. */
export function isOnSale({ saleUntil, timeZone }: SalePeriod, now: Date): boolean {
  return saleUntil === null || todayIn(timeZone, now) <= saleUntil
}
