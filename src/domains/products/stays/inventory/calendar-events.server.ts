import { fromDate } from '@internationalized/date'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { addDays } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import type { EventProblem } from '#domains/products/stays/inventory/calendar-contract.ts'
import { propertiesOf, splitCalendars, type Component } from '#domains/products/stays/inventory/calendar-lines.ts'
import type { channelEvent } from '#domains/products/stays/inventory/calendar-schema.server.ts'
import { maxCalendarEvents } from '#domains/products/stays/limits.ts'
import { zoneReader, type ZoneReader } from '#domains/products/stays/inventory/calendar-zones.server.ts'
import { cleanText } from '#i18n/clean.ts'
import { latinDigits } from '#i18n/digits.ts'

const maxEventDays = 730
/** Days ahead after which nights are ignored: none exist there. */
const daysAhead = 3 * 366

/** An event that takes nights, or may take some. */
export type CalendarEvent = Omit<typeof channelEvent.$inferSelect, 'id' | 'calendarId' | 'leftOut'>

export type CalendarReading = {
  events: CalendarEvent[]
  /** Number of events that take no night: past, cancelled, marked as free or within a day. */
  free: number
  /** Number of events of the room type's own calendar. They take nothing. */
  own: number
  /** False if something was cut off or lost: an event that is missing may still exist. */
  whole: boolean
}

/** The time zone of the hotel, its current date, and the events of the room type's own calendar. */
type Place = { timeZone: string; today: string; isOwn?: (uid: string) => boolean }

/**
 * Reads the events of a channel's calendar that take nights from today on: from the start date of each to the day before
 * its end, in the hotel's time zone; whole days of any zone are the dates as written. What cannot be read exactly is
 * returned with its problem and never guessed. Null if the text is no calendar or has too many events.
 */
export function readCalendar(text: string, place: Place): CalendarReading | null {
  const calendars = splitCalendars(text)
  if (!calendars || calendars.events.length > maxCalendarEvents) return null
  const zones = zoneReader(calendars.zones)
  const read = calendars.events.map((component) => readEvent(component, zones, place))
  const uses = Map.groupBy(read, ({ uid, instance }) => `${uid} ${instance}`)
  const isNamed = ({ uid, instance }: EventReading) => uid !== '' && uses.get(`${uid} ${instance}`)?.length === 1
  const taking = read.filter((event): event is TakingEvent => typeof event.outcome === 'object')
  // An unread event without an identity may be any event of the previous reading.
  const isIdentified = taking.every((event) => !event.outcome.problem || (isNamed(event) && !isNumber.test(event.uid)))
  return {
    events: distinct(taking, isNamed),
    free: read.filter(({ outcome }) => outcome === 'free').length,
    own: read.filter(({ outcome }) => outcome === 'own').length,
    whole: calendars.whole && isIdentified,
  }
}

/** Running numbers move on to other events. */
const isNumber = /^\d{1,4}$/

/** True for nights from today on, within the period in which nights can exist. */
export function isAhead(night: string, today: string): boolean {
  return night >= today && night < addDays(today, daysAhead)
}

const maxKey = 300

/**
 * The events with different keys. Equal ones in a calendar are rooms of one order: a room that is counted twice can be
 * left out, one that is sold twice harms a guest. The same event is one that another calendar of the text repeats under
 * its UID, or an instance of a series with the dates of its series.
 */
function distinct(taking: TakingEvent[], isNamed: (event: EventReading) => boolean): CalendarEvent[] {
  const nightsOf = ({ uid, outcome }: TakingEvent) => `${uid} ${outcome.first} ${outcome.until}`
  const series = new Set(taking.filter(({ instance }) => instance === '').map(nightsOf))
  const copies = new Map<string, number>()
  const different = new Map<string, CalendarEvent>()
  for (const event of taking) {
    const { uid, instance, calendar, outcome } = event
    const { starts, ends, ...facts } = outcome
    if (uid !== '' && instance !== '' && facts.first && series.has(nightsOf(event))) continue
    const name = [uid, ...(instance ? [instance] : [])]
    const key = (isNamed(event) ? name : [...name, starts, ends, facts.summary]).join(' ').slice(0, maxKey)
    const same = [key, facts.first, facts.until].join(' ')
    const among = uid === '' ? same : `${calendar} ${same}`
    const copy = instance === '' ? (copies.get(among) ?? 0) : 0
    copies.set(among, copy + 1)
    different.set([copy, instance, same].join(' '), { ...facts, key })
  }
  const keys = new Set<string>()
  const repeats = new Map<string, number>()
  return [...different.values()].map((event) => {
    let key = event.key
    for (let n = repeats.get(event.key) ?? 1; keys.has(key); repeats.set(event.key, ++n)) key = `${event.key} ${n}`
    keys.add(key)
    return { ...event, key }
  })
}

type EventReading = {
  uid: string
  /** The instance of a series that the event is (`RECURRENCE-ID`), or empty. */
  instance: string
  /** The number of its calendar in the text. */
  calendar: number
  outcome: 'free' | 'own' | (Omit<CalendarEvent, 'key'> & { /** As written. */ starts: string; ends: string })
}
type TakingEvent = EventReading & { outcome: object }

function readEvent(component: Component, zones: ZoneReader, { timeZone, today, isOwn }: Place): EventReading {
  const properties = propertiesOf(component)
  const all = (name: string) => properties.filter((one) => one.name === name)
  const value = (name: string) => all(name)[0]?.value ?? ''
  const uid = plain(value('UID')).slice(0, maxKey)
  const identity = { uid, instance: plain(value('RECURRENCE-ID')), calendar: component.calendar }
  if (isOwn?.(uid)) return { ...identity, outcome: 'own' }
  const isAll = (name: string, expected: string) =>
    all(name).length > 0 && all(name).every((one) => plain(one.value).toUpperCase() === expected)
  if (isAll('STATUS', 'CANCELLED') || isAll('STATUS', 'CANCELED') || isAll('TRANSP', 'TRANSPARENT'))
    return { ...identity, outcome: 'free' }

  const [starts, ends] = [all('DTSTART'), all('DTEND')]
  const dates = [...starts, ...ends, ...all('DURATION'), ...all('RRULE'), ...all('RDATE')]
  const facts = {
    summary: hideCardNumbers(plain(value('SUMMARY'))).slice(0, 200),
    raw: plain(dates.map((one) => one.value).join(' – ')).slice(0, 200),
    starts: plain(starts[0]?.value ?? '').slice(0, 30),
    ends: plain(ends[0]?.value ?? value('DURATION')).slice(0, 30),
  }
  const unread = (problem: EventProblem): EventReading => ({
    ...identity,
    outcome: { ...facts, first: null, until: null, problem },
  })
  if (properties.some(({ name }) => name === 'RRULE' || name === 'RDATE' || name === 'EXRULE')) return unread('repeats')
  const isLast = ends.length > 0 || all('DURATION').length > 0
  if (component.end === 'cut' || (component.end === 'lost' && !isLast)) return unread('cut')
  if (component.name !== 'VEVENT') return unread('date')
  if (starts.length === 0) return unread('no_date')
  const zoned: LocalZones = (...at) => zones(component.calendar, ...at)
  const [begins, ...others] = starts.map((one) => momentOf(one, zoned, timeZone))
  if (!begins || !isGregorian(begins.day) || others.some((one) => one?.day !== begins.day)) return unread('date')
  const finishes = endOf(begins, ends, value('DURATION'))
  if (typeof finishes === 'string') return unread(finishes)
  // Midnight to midnight in their own zone are whole days. No stay has the same hour of arrival and departure.
  const isDays = !begins.own.minute && (!finishes.own.minute || finishes.own.minute === lastMinute)
  const [start, end] = isDays ? [begins.own, finishes.own] : [begins, finishes]
  if (
    end.day < start.day ||
    (end.day === start.day && end.minute !== null && start.minute !== null && end.minute < start.minute)
  )
    return unread('order')
  // Calendars that cannot write midnight end a day one second or minute before it.
  const last = end.minute === lastMinute ? addDays(end.day, 1) : end.day
  if (addDays(start.day, maxEventDays) < last) return unread('long')
  // An event within one day takes no night; an all-day event without an end takes one.
  const until = last === start.day && start.minute === null ? addDays(start.day, 1) : last
  const first = start.day < today ? today : start.day
  const limited = isAhead(until, today) ? until : addDays(today, daysAhead)
  if (until <= today || first >= limited) return { ...identity, outcome: 'free' }
  return { ...identity, outcome: { ...facts, first, until: limited, problem: null } }

  function endOf(begun: Moment, written: typeof ends, duration: string): Moment | EventProblem {
    if (written.length > 0) {
      const [end, ...more] = written.map((one) => momentOf(one, zoned, timeZone, starts[0]?.parameters))
      return !end || more.some((one) => one?.day !== end.day) ? 'date' : end
    }
    if (duration !== '') {
      const minutes = minutesOf(duration)
      if (minutes === null) return 'date'
      return { ...later(begun, minutes), own: later(begun.own, minutes) }
    }
    return begun.minute === null ? begun : 'no_end'
  }
}

/** False for years of other calendars (1448 AH, 2570 BE) and for those that stand for a missing date. */
const isGregorian = (day: string) => day >= '1900' && day < '2200'

/** A date and the minute of the day; null for a whole day. */
type Clock = { day: string; minute: number | null }
/** A time in the hotel's zone, and as written in its own. */
type Moment = Clock & { own: Clock }
type LocalZones = (zone: string, day: string, time: string) => Date | null

const lastMinute = 24 * 60 - 1

function later({ day, minute }: Clock, minutes: number): Clock {
  const total = (minute ?? 0) + minutes
  const rest = total % (24 * 60)
  return { day: addDays(day, Math.floor(total / (24 * 60))), minute: minute === null && rest === 0 ? null : rest }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Year, month and day together or separated by one sign, then a time with its offset, if any. */
const written =
  /^(?=\d{8}(?!\d)|\d{4}\D)(?<year>\d{4})(?<sign>[-/.]?)(?<month>\d{1,2})\k<sign>(?<date>\d{1,2})(?:(?:T|\s)\s*(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,]\d{1,9})?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i

/** The local time of a start or end. A time without a zone, or in one that nobody knows, is local time. */
function momentOf(
  { value, parameters }: { value: string; parameters: string },
  zones: LocalZones,
  timeZone: string,
  ofStart = '',
): Moment | null {
  const parts = written.exec(latinDigits(plain(value)).toUpperCase())?.groups
  if (!parts) return null
  const { year = '', month = '', date = '', hour, minute = '', second = '00', zone } = parts
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  if (!isDate(day)) return null
  if (hour === undefined || /;\s*VALUE\s*=\s*"?DATE"?\s*(?:;|$)/i.test(parameters))
    return { day, minute: null, own: { day, minute: null } }
  const isMidnight = hour === '24' && Number(minute) + Number(second) === 0
  if ((Number(hour) > 23 && !isMidnight) || Number(minute) > 59 || Number(second) > 60) return null
  const local = { day: isMidnight ? addDays(day, 1) : day, time: `${isMidnight ? '00' : hour}:${minute}` }
  const zoneName = zoneOf(parameters) ?? zoneOf(ofStart)
  const offset = zone && /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z'
  const instant = zone
    ? new Date(`${local.day}T${local.time}:00${offset}`)
    : zoneName === null
      ? null
      : zones(zoneName, local.day, `${local.time}:00`)
  if (instant && Number.isNaN(instant.getTime())) return null
  const [at = local.day, clock = local.time] = instant ? fromDate(instant, timeZone).toString().split('T') : []
  return { day: at, minute: minuteOf(clock), own: { day: local.day, minute: minuteOf(local.time) } }
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
