import { longestStay } from '#domains/stays/limits.ts'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'

export type StayDates = { from: string; to: string }
export type StayEnd = 'from' | 'to'

/**
 * The dates after a day was chosen for one end. A new arrival keeps the nights where the departure would come
 * before it; a day before the arrival is taken as a new arrival.
 */
export function chosen({ from, to }: StayDates, end: StayEnd, day: string): { dates: StayDates; next: StayEnd } {
  const nights = from && to ? Math.min(Math.max(1, nightsBetween(from, to)), longestStay) : 1
  if (end === 'to' && from && day > from) return { dates: { from, to: day }, next: 'from' }
  const fits = to > day && nightsBetween(day, to) <= longestStay
  return { dates: { from: day, to: fits ? to : addDays(day, nights) }, next: 'to' }
}
