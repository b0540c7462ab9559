import { hijriDay } from '#i18n/dates.ts'
import { dateOfHijri } from '#i18n/typed-date.ts'

/**
 * The calendar date one Hijri year earlier with the same Hijri day and month in the Umm al-Qura calendar, or the 29th
 * if that month had no 30th. This compares the 27th of Ramadan with the 27th of Ramadan.
 */
export function sameHijriDayLastYear(date: string): string {
  const { year, month, day } = hijriDay(date)
  return (dateOfHijri(year - 1, month, day) ?? dateOfHijri(year - 1, month, 29)) as string
}
