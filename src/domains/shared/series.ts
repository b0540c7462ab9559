import { addDays, nightsBetween, nightsOf, weekdayOf } from '#domains/shared/dates.ts'
import { hijriDay } from '#i18n/dates.ts'

/** A repetition: on weekdays (0 is Sunday) of every n-th week, or on a day of Gregorian or Hijri months. */
export type SeriesPattern =
  | { repeat: 'week'; every: number; weekdays: readonly number[] }
  | { repeat: 'month' | 'hijri_month'; day: number }

/** Maximum period of a series, in days. */
export const maxSeriesDays = 400

/**
 * The dates of a pattern between two dates, both included. Weeks begin on Sunday and are counted from the week of the
 * first date. A month that does not have the day has no date.
 */
export function seriesDates(pattern: SeriesPattern, from: string, until: string): string[] {
  const sunday = addDays(from, -weekdayOf(from))
  return nightsOf(from, addDays(until, 1)).filter((date) => {
    if (pattern.repeat !== 'week') {
      return (pattern.repeat === 'month' ? Number(date.slice(8)) : hijriDay(date).day) === pattern.day
    }
    const week = Math.floor(nightsBetween(sunday, date) / 7)
    return week % pattern.every === 0 && pattern.weekdays.includes(weekdayOf(date))
  })
}
