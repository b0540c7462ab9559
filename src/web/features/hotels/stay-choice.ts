import { maxStayNights } from '#domains/products/stays/limits.ts'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'

export type StayDates = { from: string; to: string }
export type StayEnd = 'from' | 'to'

/**
 * The dates after a day is selected for one end. A new arrival keeps the departure if the stay remains valid, otherwise
 * the number of nights; a departure that is not after the arrival becomes the new arrival.
 */
export function chosen({ from, to }: StayDates, end: StayEnd, day: string): { dates: StayDates; next: StayEnd } {
  const nights = from && to ? Math.min(Math.max(1, nightsBetween(from, to)), maxStayNights) : 1
  if (end === 'to' && from && day > from) return { dates: { from, to: day }, next: 'from' }
  const fits = to > day && nightsBetween(day, to) <= maxStayNights
  return { dates: { from: day, to: fits ? to : addDays(day, nights) }, next: 'to' }
}
