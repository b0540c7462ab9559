import { addDays } from '#domains/shared/dates.ts'

type Closing = { closesDaysBefore: number }

/** True if a departure can be booked on the site, apart from its seats. */
export function isOpen(row: Closing, departure: { startsOn: string; closed: boolean }, today: string): boolean {
  return !departure.closed && lastBookingDay(row, departure) >= today
}

/** The last calendar date on which a departure can be booked. */
export function lastBookingDay(row: Closing, { startsOn }: { startsOn: string }): string {
  return addDays(startsOn, -row.closesDaysBefore)
}
