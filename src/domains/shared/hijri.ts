import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date'

/**
 * The calendar date one Hijri year earlier with the same Hijri day and month in the Umm al-Qura calendar, or the 29th
 * if that month had no 30th. This compares the 27th of Ramadan with the 27th of Ramadan.
 */
export function sameHijriDayLastYear(date: string): string {
  const hijri = toCalendar(parseDate(date), new IslamicUmalquraCalendar())
  return toCalendar(hijri.subtract({ years: 1 }), new GregorianCalendar()).toString()
}

/** The calendar date of a day in the Umm al-Qura calendar, month 1 to 12; null if there is no such day. */
export function dateOfHijri(year: number, month: number, day: number): string | null {
  const hijri = new CalendarDate(new IslamicUmalquraCalendar(), year, month, day)
  // A day that does not exist becomes the nearest one.
  const exists = hijri.year === year && hijri.month === month && hijri.day === day
  return exists ? toCalendar(hijri, new GregorianCalendar()).toString() : null
}
