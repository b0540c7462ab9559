import ICAL from 'ical.js'
import { addDays, nightsOf } from '#domains/stays/nights.ts'
import { calendarDay, calendarFile, calendarStamp, calendarText } from '#text/icalendar.ts'

/** A calendar of a channel is small; more than this is none. */
const mostEvents = 3_000
const longestEvent = 730

export type BusyNights = { nights: string[]; events: number; skipped: number }

/**
 * The nights that a calendar says are taken: each from the day an event begins to the one before it ends. Cancelled and
 * transparent events take nothing; those that repeat, last for years or cannot be read are counted as skipped. Null when
 * it is no calendar.
 */
export function busyNights(text: string): BusyNights | null {
  let events: ICAL.Component[]
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    if (calendar.name !== 'vcalendar') return null
    events = calendar.getAllSubcomponents('vevent')
  } catch {
    return null
  }
  if (events.length > mostEvents) return null
  const nights = new Set<string>()
  let skipped = 0
  for (const event of events) {
    const taken = nightsOfEvent(event)
    if (taken === null) skipped++
    else for (const night of taken) nights.add(night)
  }
  return { nights: [...nights].toSorted(), events: events.length, skipped }
}

function nightsOfEvent(component: ICAL.Component): string[] | null {
  try {
    const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
    if (said('status') === 'CANCELLED' || said('transp') === 'TRANSPARENT') return []
    if (component.hasProperty('rrule') || component.hasProperty('rdate')) return null
    const event = new ICAL.Event(component)
    const [first, last] = [dayOf(event.startDate), dayOf(event.endDate)]
    if (!first || !last || last < first || addDays(first, longestEvent) < last) return null
    // An hour within a day takes no night; an all-day event without an end takes its own.
    if (first === last) return event.startDate.isDate ? [first] : []
    return nightsOf(first, last)
  } catch {
    return null
  }
}

function dayOf(time: ICAL.Time | null | undefined): string | null {
  const day = time?.toString().slice(0, 10) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
}

/** Nights that cannot be had, as all-day events: neighbours are one. It says nothing of who or how many. */
export function roomCalendarFile({
  name,
  host,
  room,
  nights,
  now,
}: {
  name: string
  host: string
  room: number
  nights: readonly string[]
  now: Date
}): string {
  const runs: { first: string; end: string }[] = []
  for (const night of nights) {
    const run = runs.at(-1)
    if (run?.end === night) run.end = addDays(night, 1)
    else runs.push({ first: night, end: addDays(night, 1) })
  }
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Room calendar//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(name)}`,
    ...runs.flatMap(({ first, end }) => [
      'BEGIN:VEVENT',
      `UID:room-${room}-${first}@${host}`,
      `DTSTAMP:${calendarStamp(now)}`,
      `DTSTART;VALUE=DATE:${calendarDay(first)}`,
      `DTEND;VALUE=DATE:${calendarDay(end)}`,
      'SUMMARY:Not available',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}
