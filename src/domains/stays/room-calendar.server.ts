import { fromDate } from '@internationalized/date'
import ICAL from 'ical.js'
import { addDays, instantOf, nightsOf } from '#domains/stays/nights.ts'
import { calendarDay, calendarFile, calendarStamp, calendarText } from '#text/icalendar.ts'

/** A calendar of a channel is small; more than this is none. */
const mostEvents = 3_000
const longestEvent = 730

/** Nights further ahead than this are of no concern, in days: none are laid out there. */
const daysAhead = 3 * 366

type BusyNights = { nights: string[]; events: number; skipped: number }
/** Where the rooms are, and the date that it is there. */
type Place = { timeZone: string; today: string }
/** From the first night up to the day of leaving. */
type Run = { first: string; end: string }

/**
 * The nights from today on that a calendar says are taken: each from the day an event begins to the one before it ends,
 * as days are counted where the rooms are. Cancelled and transparent events take nothing; those that repeat, last for
 * years or cannot be read are counted as skipped. Null when it is no calendar.
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
  if (events.length > mostEvents) return null
  const read = events.map((event) => runOf(event, place))
  const taken = read.flatMap((run) => run ?? [])
  const skipped = read.filter((run) => run === null).length
  return { nights: joined(taken).flatMap(({ first, end }) => nightsOf(first, end)), events: events.length, skipped }
}

/** From today on, and as far as nights are ever laid out. */
export function isAhead(night: string, today: string): boolean {
  return night >= today && night < addDays(today, daysAhead)
}

/** What an event takes of the time ahead, in one run at most. Null when it cannot be told. */
function runOf(component: ICAL.Component, { timeZone, today }: Place): Run[] | null {
  try {
    const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
    if (said('status') === 'CANCELLED' || said('transp') === 'TRANSPARENT') return []
    if (component.hasProperty('rrule') || component.hasProperty('rdate')) return null
    const { startDate, endDate } = new ICAL.Event(component)
    const begun = zoneIdOf(component, 'dtstart')
    const first = dayOf(startDate, begun, timeZone)
    const last = dayOf(endDate, zoneIdOf(component, 'dtend') ?? begun, timeZone)
    if (!first || !last || last < first || addDays(first, longestEvent) < last) return null
    // An hour within a day takes no night; an all-day event without an end takes its own.
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

/** The date in a place at which something begins or ends. A time without a zone is meant as clocks show it there. */
function dayOf(time: ICAL.Time | null | undefined, zoneId: string | null, timeZone: string): string | null {
  const [day, hour] = time?.toString().split('T') ?? []
  if (!time || !day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  if (!hour || (zoneId === null && time.zone !== ICAL.Timezone.utcTimezone)) return day
  const instant = zoneId === null ? time.toJSDate() : instantIn(zoneId, time, { day, hour })
  return instant && fromDate(instant, timeZone).toString().slice(0, 10)
}

/**
 * By the name of the zone where it is a common one, else by what the calendar says of it when its clocks are never
 * changed: to work out the rules of strangers could take for ever.
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

/** In order, neighbours and those that overlap as one. */
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
 * Nights that cannot be had, as all-day events: neighbours are one. It says nothing of who or how many. From `end` on nothing is had
 * for as long as an event may last: that is one more, of its own.
 */
export function roomCalendarFile({
  name,
  host,
  room,
  nights,
  end,
  now,
}: {
  name: string
  host: string
  room: number
  nights: readonly string[]
  end: string
  now: Date
}): string {
  const runs = joined(nights.map((night) => ({ first: night, end: addDays(night, 1) })))
  const beyond = { first: end, end: addDays(end, longestEvent) }
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Room calendar//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(name)}`,
    ...[...runs, beyond].flatMap((run) => [
      'BEGIN:VEVENT',
      `UID:room-${room}-${run.first}@${host}`,
      `DTSTAMP:${calendarStamp(now)}`,
      `DTSTART;VALUE=DATE:${calendarDay(run.first)}`,
      `DTEND;VALUE=DATE:${calendarDay(run.end)}`,
      'SUMMARY:Not available',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}
