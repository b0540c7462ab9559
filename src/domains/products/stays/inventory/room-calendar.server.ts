import { addDays } from '#domains/shared/dates.ts'
import { calendarDay, calendarFile, calendarStamp } from '#i18n/icalendar.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Length of the event after the last known night, in days. */
const beyondDays = 730

/** First night and departure date. */
type Run = { first: string; end: string }

/** True for the UID of an event in the calendar of a room type. */
export const isOwnEvent = (uid: string, { room, host }: { room: number; host: string }) =>
  uid.startsWith(`room-${room}-`) && uid.endsWith(`@${host}`)

/** Sorts runs and merges adjacent and overlapping ones. */
export function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const { first, end } of runs.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = all.at(-1)
    if (!before || before.end < first) all.push({ first, end })
    else if (before.end < end) before.end = end
  }
  return all
}

/**
 * Unavailable nights as all-day events; consecutive nights form one event. It contains no guests and no numbers. One
 * separate last event marks the nights from `end` on as unavailable, for the maximum length of an event.
 */
export function roomCalendarFile(
  { id, name }: { id: number; name: string },
  { nights, end }: { nights: readonly string[]; end: string },
  { provider, host, now }: { provider: Bilingual; host: string; now: Date },
): string {
  const runs = joined(nights.map((night) => ({ first: night, end: addDays(night, 1) })))
  const beyond = { first: end, end: addDays(end, beyondDays) }
  const events = [...runs, beyond].flatMap((run) => [
    'BEGIN:VEVENT',
    `UID:room-${id}-${run.first}@${host}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART;VALUE=DATE:${calendarDay(run.first)}`,
    `DTEND;VALUE=DATE:${calendarDay(run.end)}`,
    'SUMMARY:Not available',
    'END:VEVENT',
  ])
  return calendarFile({ provider, contents: 'Room calendar', method: 'PUBLISH', name }, events)
}
