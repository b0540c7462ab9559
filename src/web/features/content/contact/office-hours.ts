import type { ClockHours } from '#i18n/language.ts'
import { instant } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locale.ts'

/** Daily office hours as wall-clock times of a time zone. */
export type OfficeHours = { from: string; until: string; timeZone: string }

/**
 * Office hours in another time zone on the day of `now`, such as `06:00 – 21:00`; null if both zones show the same
 * hours.
 */
export function hoursElsewhere(
  office: OfficeHours,
  zone: string,
  now: Date,
  locale: Locale,
  hours: ClockHours,
): string | null {
  const [from, until] = [instantAt(office.from, office.timeZone, now), instantAt(office.until, office.timeZone, now)]
  const timeIn = (timeZone: string, at: Date) => instant(at, timeZone, 'time', locale, hours)
  if (timeIn(zone, from) === timeIn(office.timeZone, from)) return null
  return `${timeIn(zone, from)} – ${timeIn(zone, until)}`
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The instant at which a clock in the zone shows `time`, on the zone's date at `now`. */
function instantAt(time: string, timeZone: string, now: Date): Date {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const asUtc = new Date(`${parts.format(now)}T${time}:00Z`)
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(asUtc)
  return new Date(2 * asUtc.getTime() - Date.parse(`${wall.replace(' ', 'T')}Z`))
}
