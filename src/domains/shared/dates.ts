import { parseDateTime, toZoned } from '@internationalized/date'
import { numbers } from '#i18n/dates.ts'

const dayInMs = 86_400_000

/** Time zone of the site: of its holy cities, its office, and of dates without a place. */
export const siteTimeZone = 'Asia/Riyadh'

/** `days` after a calendar date (before it when negative). UTC has no gaps, so its days are exact. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayInMs).toISOString().slice(0, 10)
}

/** Nights between two calendar dates; negative when they are in the wrong order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(`${checkOut}T00:00:00Z`) - Date.parse(`${checkIn}T00:00:00Z`)) / dayInMs)
}

/** The nights of a stay: every date from check-in to the day before check-out. */
export function nightsOf(checkIn: string, checkOut: string): string[] {
  const first = Date.parse(`${checkIn}T00:00:00Z`)
  return Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, i) =>
    new Date(first + i * dayInMs).toISOString().slice(0, 10),
  )
}

/** The current calendar date in a time zone. */
export function todayIn(timeZone: string, now: Date): string {
  return localTime(now, timeZone).date
}

/** Until this time of the next day a hotel sells its running night. */
export const endOfHotelDay = '04:00'

/** The day of a hotel, whose night is the first that can be booked: until four in the morning that of the evening before. */
export function hotelDay(timeZone: string, now: Date): string {
  const { date, time } = localTime(now, timeZone)
  return time < endOfHotelDay ? addDays(date, -1) : date
}

/** What calendar and clock of a time zone show at an instant: `YYYY-MM-DD` and `HH:MM`. */
export function localTime(at: Date, timeZone: string): { date: string; time: string } {
  const { year, month, day, hour, minute } = numbers('gregory', at, timeZone)
  const [y = '', m, d, h, min] = [year, month, day, hour, minute].map((part) => String(part).padStart(2, '0'))
  return { date: `${y.padStart(4, '0')}-${m}-${d}`, time: `${h}:${min}` }
}

/** The instant of a local time (`HH:MM` or `HH:MM:SS`) on a date in a time zone. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const key = `${date}T${time} ${timeZone}`
  const at =
    instants.get(key) ??
    toZoned(parseDateTime(`${date}T${time}`), timeZone)
      .toDate()
      .getTime()
  if (instants.size >= maxInstants) instants.clear()
  instants.set(key, at)
  return new Date(at)
}

/** Cached: a search computes the same arrival for every hotel, and time zone rules do not change. */
const instants = new Map<string, number>()
const maxInstants = 5_000

/** The weekday of a calendar date, 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
