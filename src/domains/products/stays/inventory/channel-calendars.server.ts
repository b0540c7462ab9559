import { sql, type SQL } from 'drizzle-orm'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import type { ChannelCalendar, ChannelEvent } from '#domains/products/stays/inventory/calendar-contract.ts'
import type { CalendarReading } from '#domains/products/stays/inventory/calendar-events.server.ts'
import type { channelCalendar } from '#domains/products/stays/inventory/calendar-schema.server.ts'
import { roomsOf, spansOf, storedTakings } from '#domains/products/stays/inventory/takings.server.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The calendars of a room type as they were read, oldest first; their events by date, unread ones first. */
export async function findChannelCalendars(db: Queryable, roomTypeId: number): Promise<ChannelCalendar[]> {
  const result = await db.execute<ChannelCalendar>(sql`
    select c.id, c.name, c.url, c.effect, ${isoInstant(sql`c.read_at`)} as read_at, c.whole,
      coalesce((select json_agg(json_build_object('key', e.key, 'summary', e.summary, 'first', e.first, 'until', e.until,
          'problem', e.problem, 'raw', e.raw, 'left_out', e.left_out) order by e.problem, e.first, e.id)
        from channel_event e where e.calendar_id = c.id), '[]') as events
    from channel_calendar c where c.room_type_id = ${roomTypeId} order by c.id`)
  return result.rows
}

/**
 * The events of a calendar after a reading. An event that can no longer be read keeps its nights of the reading before,
 * and so does one that is missing from an incomplete text. Events that were left out stay so while they share a night
 * with it: channels give the identity of an event that is over to another one.
 * @param dropsMissing what the reading does not contain is over, moved or cancelled
 */
export function eventsAfter(
  reading: CalendarReading,
  stored: readonly Omit<ChannelEvent, 'retained'>[],
  { today, dropsMissing }: { today: string; dropsMissing: boolean },
): ChannelEvent[] {
  const before = new Map(stored.map((event) => [event.key, event]))
  const read = new Set(reading.events.map(({ key }) => key))
  const missing = stored.filter(({ key, until }) => !read.has(key) && (until === null || until > today))
  const events = reading.events.map((event): ChannelEvent => {
    const stored = before.get(event.key)
    const dates =
      event.problem && stored?.until && stored.until > today ? { first: stored.first, until: stored.until } : {}
    const leftOut = stored
      ? stored.left_out && isSameStay(stored, { ...event, ...dates })
      : missing.some((one) => one.left_out && isSameWindow(one, event))
    return { ...event, ...dates, left_out: leftOut, retained: false }
  })
  // An unread event may be any of those that had its UID in common.
  const unread = events.filter(({ first, problem }) => first === null && problem !== 'repeats')
  const retained = missing.filter(({ key }) => !dropsMissing || unread.some((event) => key.startsWith(`${event.key} `)))
  return [...events, ...retained.map((event) => ({ ...event, retained: true }))]
}

type Dates = Pick<ChannelEvent, 'summary' | 'first' | 'until'>

/** True for events with a common night, and for two without dates. */
function isSameStay(one: Dates, other: Dates): boolean {
  if (!one.first || !one.until || !other.first || !other.until) return one.first === other.first
  return one.first < other.until && other.first < one.until
}

/** Nights that no booking of a guest lasts. */
const windowNights = 31

/**
 * True for the same closed window in two readings: channels block everything beyond their booking window under a name of
 * its own, with new dates and a new key every day.
 */
function isSameWindow(one: Dates, other: Dates): boolean {
  return (
    one.summary === other.summary &&
    isSameStay(one, other) &&
    [one, other].every(({ first, until }) => first && until && nightsBetween(first, until) >= windowNights)
  )
}

type CalendarToSave = Omit<typeof channelCalendar.$inferSelect, 'id'> & {
  id: number | null
  events: readonly ChannelEvent[]
}

/** Writes a calendar with its events in place of those of the reading before. @returns its id */
export async function saveChannelCalendar(tx: Queryable, calendar: CalendarToSave): Promise<number> {
  const { id, roomTypeId, name, url, effect, whole, events } = calendar
  const readAt = calendar.readAt.toISOString()
  const result = await tx.execute<{ id: number }>(
    id === null
      ? sql`insert into channel_calendar (room_type_id, name, url, effect, read_at, whole)
          values (${roomTypeId}, ${name}, ${url}, ${effect}, ${readAt}, ${whole}) returning id`
      : sql`update channel_calendar set name = ${name}, url = ${url}, effect = ${effect}, read_at = ${readAt}, whole = ${whole}
          where id = ${id} returning id`,
  )
  const calendarId = (result.rows[0] as { id: number }).id
  await tx.execute(sql`delete from channel_event where calendar_id = ${calendarId}`)
  await tx.execute(sql`
    insert into channel_event (calendar_id, key, summary, first, until, problem, raw, left_out)
    select ${calendarId}, e.key, e.summary, e.first, e.until, e.problem, e.raw, e.left_out
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e (key text, summary text, first date, until date, problem text, raw text, left_out boolean)`)
  return calendarId
}

export async function deleteChannelCalendar(tx: Queryable, calendarId: number): Promise<void> {
  await tx.execute(sql`delete from channel_calendar where id = ${calendarId}`)
}

/** A night with its free rooms before and after a reading. */
export type NightTaken = {
  night: string
  before: number
  after: number
  /** True if an event of the calendar takes the night. */
  own: boolean
  /** Rooms that are sold more than once. */
  twice: number
}

/** Rooms of a night `n` that are sold more than once, here or by the events of `s`. */
const soldTwice = sql`greatest(n.held + n.sold + coalesce(s.events, 0) - n.allotment, 0)::int`

type TwiceSold = { hotel_id: number; room_type_id: number; hotel: Bilingual; room: Bilingual; nights: number }

/** Room types of the hotels `which` (of `rt`) with the number of nights from today on that are sold twice, next one first. */
export async function findSoldTwice(db: Queryable, which: SQL, today: string, limit: number): Promise<TwiceSold[]> {
  const takings = storedTakings(sql`c.room_type_id in (select rt.id from room_type rt where ${which})`)
  const result = await db.execute<TwiceSold>(sql`
    with ${spansOf(takings)}
    select h.id as hotel_id, rt.id as room_type_id, h.name as hotel, rt.name as room, count(*)::int as nights
    from spans s join night_inventory n on n.room_type_id = s.room_type_id and s.first <= n.night and n.night < s.until
      join room_type rt on rt.id = n.room_type_id join hotel h on h.id = rt.hotel_id
    where n.night >= ${today} and ${soldTwice} > 0
    group by h.id, rt.id order by min(n.night), rt.id limit ${limit}`)
  return result.rows
}

/** What the nights of a room type would be with other events of one calendar; null for its stored calendars. */
export async function compareNights(
  db: Queryable,
  { roomTypeId, today }: { roomTypeId: number; today: string },
  changed: Pick<CalendarToSave, 'id' | 'effect' | 'events'> | null,
): Promise<NightTaken[]> {
  const taking = (changed?.events ?? []).filter(({ left_out, first }) => !left_out && first !== null)
  const ownTakings = sql`select ${roomTypeId}::int as room_type_id, e.first, e.until, ${roomsOf(sql`${changed?.effect ?? 'room'}`)} as rooms
    from jsonb_to_recordset(${JSON.stringify(taking)}::jsonb) as e (first date, until date)`
  const others = storedTakings(
    sql`c.room_type_id = ${roomTypeId} and c.id is distinct from ${changed?.id ?? null}::int`,
  )
  const result = await db.execute<NightTaken>(sql`
    with own as (${ownTakings}), ${spansOf(sql`select * from own union all ${others}`)}
    select n.night::text as night,
      case when n.closed then 0 else greatest(n.allotment - n.held - n.sold - n.elsewhere, 0) end as before,
      case when n.closed then 0 else greatest(n.allotment - n.held - n.sold - coalesce(s.rooms, 0), 0) end as after,
      exists (select from own where own.first <= n.night and n.night < own.until) as own,
      ${soldTwice} as twice
    from night_inventory n left join spans s on s.room_type_id = n.room_type_id and s.first <= n.night and n.night < s.until
    where n.room_type_id = ${roomTypeId} and n.night >= ${today} order by n.night`)
  return result.rows
}
