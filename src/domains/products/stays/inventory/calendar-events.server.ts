import { fromDate } from '@internationalized/date'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { addDays } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import type { EventProblem } from '#domains/products/stays/inventory/calendar-contract.ts'
import { propertiesOf, splitCalendars, type Component } from '#domains/products/stays/inventory/calendar-lines.ts'
import { maxCalendarEvents } from '#domains/products/stays/limits.ts'
import { zoneReader, type ZoneReader } from '#domains/products/stays/inventory/calendar-zones.server.ts'
import { cleanText } from '#i18n/clean.ts'
import { latinDigits } from '#i18n/digits.ts'

const maxEventDays = 730
/** Days ahead after which nights are ignored: none exist there. */
const daysAhead = 3 * 366

/** An event that takes nights, or may take some. */
export type CalendarEvent = {
  /** Identifies the event in the next reading of the calendar. */
  key: string
  summary: string
  /** The first night, from today on, and the departure date; null if they cannot be read. */
  first: string | null
  until: string | null
  problem: EventProblem | null
  /** What the calendar says about its dates. */
  raw: string
}

export type CalendarReading = {
  events: CalendarEvent[]
  /** Number of events that take no night: past, cancelled, marked as free or within a day. */
  free: number
  /** False if something was cut off or lost: an event that is missing may still exist. */
  whole: boolean
}

/** The time zone of the hotel and its current date. */
type Place = { timeZone: string; today: string }

/**
 * Reads the events of a channel's calendar that take nights from today on: from the start date of each to the day before
 * its end, in the hotel's time zone. What cannot be read exactly is returned with its problem and never guessed. Null if
 * the text is no calendar or has too many events.
 */
export function readCalendar(text: string, place: Place): CalendarReading | null {
  const calendars = splitCalendars(text)
  if (!calendars || calendars.events.length > maxCalendarEvents) return null
  const zones = zoneReader(calendars.zones)
  const read = calendars.events.map((component) => readEvent(component, zones, place))
  const uses = Map.groupBy(read, ({ uid }) => uid)
  const events = read.flatMap(({ uid, outcome }) => {
    if (outcome === 'free') return []
    const { first, until, problem } = outcome
    const isShared = uid === '' || (uses.get(uid)?.length ?? 0) > 1
    const key = isShared ? [uid, outcome.starts, outcome.summary].join(' ').slice(0, maxKey) : uid
    return [{ key, summary: outcome.summary, raw: outcome.raw, first, until, problem }]
  })
  // An unread event without an identity may be any event of the previous reading.
  const isNamed = read.every(({ uid, outcome }) => outcome === 'free' || outcome.problem === null || uid !== '')
  return { events: distinct(events), free: read.length - events.length, whole: calendars.whole && isNamed }
}

/** True for nights from today on, within the period in which nights can exist. */
export function isAhead(night: string, today: string): boolean {
  return night >= today && night < addDays(today, daysAhead)
}

const maxKey = 300

/** The events with different keys: one that is repeated word for word is the same event. */
function distinct(events: CalendarEvent[]): CalendarEvent[] {
  return [...new Map(events.map((event) => [`${event.key} ${event.first}`, event])).values()].map((event, i, all) =>
    all.findIndex(({ key }) => key === event.key) < i ? { ...event, key: `${event.key} ${i}` } : event,
  )
}

type EventReading = {
  uid: string
  outcome: 'free' | (Omit<CalendarEvent, 'key'> & { /** As written. */ starts: string })
}

function readEvent(component: Component, zones: ZoneReader, { timeZone, today }: Place): EventReading {
  const properties = propertiesOf(component)
  const all = (name: string) => properties.filter((one) => one.name === name)
  const value = (name: string) => all(name)[0]?.value ?? ''
  const uid = plain(value('UID')).slice(0, maxKey)
  const isAll = (name: string, expected: string) =>
    all(name).length > 0 && all(name).every((one) => plain(one.value).toUpperCase() === expected)
  if (isAll('STATUS', 'CANCELLED') || isAll('STATUS', 'CANCELED') || isAll('TRANSP', 'TRANSPARENT'))
    return { uid, outcome: 'free' }

  const [starts, ends] = [all('DTSTART'), all('DTEND')]
  const dates = [...starts, ...ends, ...all('DURATION'), ...all('RRULE'), ...all('RDATE')]
  const facts = {
    summary: hideCardNumbers(plain(value('SUMMARY'))).slice(0, 200),
    raw: plain(dates.map((one) => one.value).join(' – ')).slice(0, 200),
    starts: starts[0]?.value ?? '',
  }
  const unread = (problem: EventProblem): EventReading => ({
    uid,
    outcome: { ...facts, first: null, until: null, problem },
  })
  if (properties.some(({ name }) => name === 'RRULE' || name === 'RDATE' || name === 'EXRULE')) return unread('repeats')
  const isLast = ends.length > 0 || all('DURATION').length > 0
  if (component.end === 'cut' || (component.end === 'lost' && !isLast)) return unread('cut')
  if (component.name !== 'VEVENT') return unread('date')
  if (starts.length === 0) return unread('no_date')
  const [start, ...others] = starts.map((one) => momentOf(one, zones, timeZone))
  if (!start || !isGregorian(start.day) || others.some((one) => one?.day !== start.day)) return unread('date')
  const end = endOf(start, ends, value('DURATION'))
  if (typeof end === 'string') return unread(end)
  if (
    end.day < start.day ||
    (end.day === start.day && end.minute !== null && start.minute !== null && end.minute < start.minute)
  )
    return unread('order')
  // Calendars that cannot write midnight end a day one second or minute before it.
  const last = end.minute === 24 * 60 - 1 ? addDays(end.day, 1) : end.day
  if (addDays(start.day, maxEventDays) < last) return unread('long')
  // An event within one day takes no night; an all-day event without an end takes one.
  const until = last === start.day && start.minute === null ? addDays(start.day, 1) : last
  const first = start.day < today ? today : start.day
  const limited = isAhead(until, today) ? until : addDays(today, daysAhead)
  if (until <= today || first >= limited) return { uid, outcome: 'free' }
  return { uid, outcome: { ...facts, first, until: limited, problem: null } }

  function endOf(begun: Moment, written: typeof ends, duration: string): Moment | EventProblem {
    if (written.length > 0) {
      const [end, ...more] = written.map((one) => momentOf(one, zones, timeZone, starts[0]?.parameters))
      return !end || more.some((one) => one?.day !== end.day) ? 'date' : end
    }
    if (duration !== '') {
      const minutes = minutesOf(duration)
      if (minutes === null) return 'date'
      const total = (begun.minute ?? 0) + minutes
      const day = addDays(begun.day, Math.floor(total / 1440))
      return { day, minute: begun.minute === null && total % 1440 === 0 ? null : total % 1440 }
    }
    return begun.minute === null ? begun : 'no_end'
  }
}

/** False for years of other calendars (1448 AH, 2570 BE) and for those that stand for a missing date. */
const isGregorian = (day: string) => day >= '1900' && day < '2200'

/** A local date in the hotel's zone, and the minute of the day; null for a whole day. */
type Moment = { day: string; minute: number | null }

/** Year, month and day together or separated by one sign, then a time with its offset, if any. */
const written =
  /^(?=\d{8}(?!\d)|\d{4}\D)(?<year>\d{4})(?<sign>[-/.]?)(?<month>\d{1,2})\k<sign>(?<date>\d{1,2})(?:(?:T|\s)\s*(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,]\d{1,9})?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i

/** The local date of a start or end. A time without a zone, or in one that nobody knows, is local time. */
function momentOf(
  { value, parameters }: { value: string; parameters: string },
  zones: ZoneReader,
  timeZone: string,
  ofStart = '',
): Moment | null {
  const parts = written.exec(latinDigits(plain(value)).toUpperCase())?.groups
  if (!parts) return null
  const { year = '', month = '', date = '', hour, minute = '', second = '00', zone } = parts
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  if (!isDate(day)) return null
  if (hour === undefined || /;\s*VALUE\s*=\s*"?DATE"?\s*(?:;|$)/i.test(parameters)) return { day, minute: null }
  const isMidnight = hour === '24' && Number(minute) + Number(second) === 0
  if ((Number(hour) > 23 && !isMidnight) || Number(minute) > 59 || Number(second) > 60) return null
  const local = { day: isMidnight ? addDays(day, 1) : day, time: `${isMidnight ? '00' : hour}:${minute}` }
  const named = zoneOf(parameters) ?? zoneOf(ofStart)
  const offset = zone && /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z'
  const instant = zone
    ? new Date(`${local.day}T${local.time}:00${offset}`)
    : named === null
      ? null
      : zones(named, local.day, `${local.time}:00`)
  if (instant && Number.isNaN(instant.getTime())) return null
  const [at = local.day, clock = local.time] = instant ? fromDate(instant, timeZone).toString().split('T') : []
  return { day: at, minute: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)) }
}

function zoneOf(parameters: string): string | null {
  const [, quoted, bare] = /;\s*TZID\s*=\s*(?:"([^"]*)"|([^;]*))/i.exec(parameters) ?? []
  return (quoted ?? bare)?.trim() || null
}

/** Minutes of `P2D` or `PT47H30M`; null for anything else. */
function minutesOf(duration: string): number | null {
  const match = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/i.exec(
    plain(duration),
  )
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    match?.slice(1).map((part) => Number(part ?? 0)) ?? []
  const total = ((weeks * 7 + days) * 24 + hours) * 60 + minutes + Math.floor(seconds / 60)
  return match && /\d/.test(duration) ? total : null
}

/** A text as one clean line, without the escapes of the format. */
function plain(text: string): string {
  return cleanText(
    text.toWellFormed().replaceAll(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? ' ' : sign)),
  )
}
