import { addDays } from '#domains/shared/dates.ts'
import { hijriDay } from '#i18n/dates.ts'

/**
 * The calendar date one Hijri year earlier with the same Hijri day and month in the Umm al-Qura calendar, or the 29th
 * if that month had no 30th. This compares the 27th of Ramadan with the 27th of Ramadan.
 */
export function sameHijriDayLastYear(date: string): string {
  const { month, day } = hijriDay(date)
  // A Hijri year has 354 or 355 days, and the same month of two years can be shifted by one day.
  const near = [-354, -355, -353, -356].map((days) => addDays(date, days))
  const found = near.find((one) => {
    const there = hijriDay(one)
    return there.month === month && there.day === day
  })
  return found ?? (near.find((one) => hijriDay(one).month === month) as string)
}

/** The calendar date of a day in the Umm al-Qura calendar, month 1 to 12; null if there is no such day. */
export function dateOfHijri(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 30) return null
  // A Hijri month has 29.53 days on average, so the estimate is at most a few days off.
  const estimate = addDays('2026-06-16', Math.round(((year - 1_448) * 12 + month - 1) * 29.530_588 + day - 1))
  const near = [0, -1, 1, -2, 2, -3, 3].map((days) => addDays(estimate, days))
  const found = near.find((date) => {
    const there = hijriDay(date)
    return there.year === year && there.month === month && there.day === day
  })
  return found ?? null
}
