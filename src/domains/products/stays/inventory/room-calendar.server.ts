import { fromDate } from '@internationalized/date'
import ICAL from 'ical.js'
import { addDays, instantOf, nightsOf } from '#domains/shared/dates.ts'
import { calendarDay, calendarFile, calendarStamp } from '#i18n/icalendar.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Calendars of channels are small; one with more events is rejected. */
const maxEvents = 3_000
const maxEventDays = 730

/** Days ahead after which nights are ignored: none exist there. */
const daysAhead = 3 * 366

type BusyNights = { nights: string[]; events: number; skipped: number }
/** The time zone of the hotel and its current date. */
type Place = { timeZone: string; today: string }
/** First night and departure date. */
type Run = { first: string; end: string }

/**
 * The nights from today on that a calendar marks as taken: from the start date of each event to the day before its end,
 * in the hotel's time zone. Cancelled and transparent events take no nights; events that repeat, last for years or
 * cannot be parsed are counted in `skipped`. Null if the text is not a calendar.
 */
export function busyNights(text: string, place: Place): BusyNights | null {
  let events: ICAL.Component[]
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    if (calendar.name !== 'vcalendar') return null
    events = calendar.getAllSubcomponents('vevent')
  } catch {
    return null
  }
  if (events.length > maxEvents) return null
  const read = events.map((event) => runOf(event, place))
  const taken = read.flatMap((run) => run ?? [])
  const skipped = read.filter((run) => run === null).length
  return { nights: joined(taken).flatMap(({ first, end }) => nightsOf(first, end)), events: events.length, skipped }
}

/** True for nights from today on, within the period in which nights can exist. */
export function isAhead(night: string, today: string): boolean {
  return night >= today && night < addDays(today, daysAhead)
}

/** The future nights that an event takes, as at most one run. Null if they cannot be determined. */
function runOf(component: ICAL.Component, { timeZone, today }: Place): Run[] | null {
  try {
    const output = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
    if (output('status') === 'CANCELLED' || output('transp') === 'TRANSPARENT') return []
    if (component.hasProperty('rrule') || component.hasProperty('rdate')) return null
    const { startDate, endDate } = new ICAL.Event(component)
    const begun = zoneIdOf(component, 'dtstart')
    const first = dayOf(startDate, begun, timeZone)
    const last = dayOf(endDate, zoneIdOf(component, 'dtend') ?? begun, timeZone)
    if (!first || !last || last < first || addDays(first, maxEventDays) < last) return null
    // An event within one day takes no night; an all-day event without an end takes one.
    const end = first === last && startDate.isDate ? addDays(first, 1) : last
    const run = { first: first < today ? today : first, end: isAhead(end, today) ? end : addDays(today, daysAhead) }
    return end > today && run.first < run.end ? [run] : []
  } catch {
    return null
  }
}

function zoneIdOf(component: ICAL.Component, name: string): string | null {
  return component.getFirstProperty(name)?.getFirstParameter('tzid') ?? null
}

/** The local date of a start or end. A time without a zone is local time. */
function dayOf(time: ICAL.Time | null | undefined, zoneId: string | null, timeZone: string): string | null {
  const [day, hour] = time?.toString().split('T') ?? []
  if (!time || !day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  if (!hour || (zoneId === null && time.zone !== ICAL.Timezone.utcTimezone)) return day
  const instant = zoneId === null ? time.toJSDate() : instantIn(zoneId, time, { day, hour })
  return instant && fromDate(instant, timeZone).toString().slice(0, 10)
}

/**
 * Uses the named time zone if it is a known one, else the definition in the calendar if it has a fixed offset:
 * evaluating recurrence rules of untrusted calendars could run forever.
 */
function instantIn(zoneId: string, time: ICAL.Time, { day, hour }: { day: string; hour: string }): Date | null {
  try {
    return instantOf(day, hour, zoneId)
  } catch {
    const parts = (time.zone?.component as ICAL.Component | undefined)?.getAllSubcomponents() ?? []
    const offsets = new Set(parts.map((part) => String(part.getFirstPropertyValue('tzoffsetto'))))
    const [offset] = offsets
    return offset && offsets.size === 1 ? new Date(`${day}T${hour}${offset}`) : null
  }
}

/** Sorts runs and merges adjacent and overlapping ones. */
function joined(runs: readonly Run[]): Run[] {
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
export function roomCalendarFile({
  name,
  provider,
  host,
  room,
  nights,
  end,
  now,
}: {
  name: string
  provider: Bilingual
  host: string
  room: number
  nights: readonly string[]
  end: string
  now: Date
}): string {
  const runs = joined(nights.map((night) => ({ first: night, end: addDays(night, 1) })))
  const beyond = { first: end, end: addDays(end, maxEventDays) }
  const events = [...runs, beyond].flatMap((run) => [
    'BEGIN:VEVENT',
    `UID:room-${room}-${run.first}@${host}`,
    `DTSTAMP:${calendarStamp(now)}`,
    `DTSTART;VALUE=DATE:${calendarDay(run.first)}`,
    `DTEND;VALUE=DATE:${calendarDay(run.end)}`,
    'SUMMARY:Not available',
    'END:VEVENT',
  ])
  return calendarFile({ provider, contents: 'Room calendar', method: 'PUBLISH', name }, events)
}
