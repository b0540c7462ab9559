import { GregorianCalendar, IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date'

/**
 * The calendar date one Hijri year earlier with the same Hijri day and month in the Umm al-Qura calendar, or the 29th
 * if that month had no 30th. This compares the 27th of Ramadan with the 27th of Ramadan.
 */
export function sameHijriDayLastYear(date: string): string {
  const hijri = toCalendar(parseDate(date), new IslamicUmalquraCalendar())
  return toCalendar(hijri.subtract({ years: 1 }), new GregorianCalendar()).toString()
}
