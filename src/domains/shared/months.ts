import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date'
import { addDays } from '#domains/shared/dates.ts'

/** Years up to this one are Hijri: 1448 is, 2026 is not. */
const lastHijriYear = 1600

/**
 * First and last date of a month, `2027-02` in the Gregorian or `1448-09` in the Umm al-Qura calendar. Null if the
 * month is invalid or outside the tables of the calendar.
 */
export function monthDates(month: string): { from: string; to: string } | null {
  const [, year = 0, number = 0] = (/^(\d{4})-(\d{2})$/.exec(month) ?? []).map(Number)
  if (number < 1 || number > 12 || year < 1400 || year > 2200) return null
  const calendar = year <= lastHijriYear ? new IslamicUmalquraCalendar() : new GregorianCalendar()
  const first = new CalendarDate(calendar, year, number, 1)
  const from = toCalendar(first, new GregorianCalendar()).toString()
  return { from, to: addDays(from, calendar.getDaysInMonth(first) - 1) }
}
