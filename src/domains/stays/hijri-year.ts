import { addDays } from '#domains/stays/nights.ts'
import { hijriDay } from '#text/dates.ts'

/**
 * The calendar date a Hijri year earlier that has the same Hijri day and month, by the Umm al-Qura calendar; the 29th
 * where that month had no 30th. So the 27th of Ramadan is compared with the 27th of Ramadan.
 */
export function sameHijriDayLastYear(date: string): string {
  const { month, day } = hijriDay(date)
  // A Hijri year has 354 or 355 days, and months of two years may begin a day apart.
  const near = [-354, -355, -353, -356].map((days) => addDays(date, days))
  const found = near.find((one) => {
    const there = hijriDay(one)
    return there.month === month && there.day === day
  })
  return found ?? (near.find((one) => hijriDay(one).month === month) as string)
}
