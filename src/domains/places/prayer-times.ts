import { CalculationMethod, Coordinates, PrayerTimes, Qibla } from 'adhan'
import type { Point } from '@rihla/street-map/distance'
import { prayers, type Prayer } from '#domains/places/prayers.ts'
import { hijriDay } from '#i18n/dates.ts'

/** In Ramadan the Umm al-Qura calendar puts isha two hours after sunset instead of an hour and a half. */
const ramadanIshaMinutes = 120

/**
 * Prayer times of a calendar date at a place, as instants, by the Umm al-Qura method: within a minute of the calendar
 * published in Makkah. Mosques may differ, so display them as approximate.
 * @param date `YYYY-MM-DD` at the place
 */
export function prayerTimes(point: Point, date: string): Record<Prayer, Date> {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const method = CalculationMethod.UmmAlQura()
  if (hijriDay(date).month === 9) method.ishaInterval = ramadanIshaMinutes
  // The library reads year, month and day in the local time zone of the machine.
  const times = new PrayerTimes(new Coordinates(point.lat, point.lon), new Date(year, month - 1, day), method)
  return Object.fromEntries(prayers.map((prayer) => [prayer, times[prayer]])) as Record<Prayer, Date>
}

/** Degrees clockwise from true north towards the Kaaba, along the great circle, 0 up to 360. */
export function qiblaFrom(point: Point): number {
  return (Qibla(new Coordinates(point.lat, point.lon)) + 360) % 360
}
