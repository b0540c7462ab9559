import { readSettings } from '#domains/content/queries.server.ts'
import { sql } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import type { Handlers, Queryable, StaffContext } from '#domains/context.ts'
import type {
  ChannelCalendar,
  ChannelEvent,
  roomCalendarEndpoints,
} from '#domains/products/stays/inventory/calendar-contract.ts'
import { lockHotel } from '#domains/products/stays/inventory/stock.server.ts'
import { takeElsewhere } from '#domains/products/stays/inventory/takings.server.ts'
import { readCalendar, type CalendarReading } from '#domains/products/stays/inventory/calendar-events.server.ts'
import {
  compareNights,
  deleteChannelCalendar,
  eventsAfter,
  findChannelCalendars,
  saveChannelCalendar,
  type NightTaken,
} from '#domains/products/stays/inventory/channel-calendars.server.ts'
import { maxChannelCalendars } from '#domains/products/stays/limits.ts'
import { addDays, hotelDay, nightsOf } from '#domains/shared/dates.ts'
import { isOwnEvent, joined, roomCalendarFile } from '#domains/products/stays/inventory/room-calendar.server.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'

/** Rate limit per staff member for reading external calendars. */
const readsPerUser = { burst: 20, perHour: 120 }
/** Number of days covered by an exported calendar. */
const reportedDays = 540

export const roomCalendarHandlers: Handlers<typeof roomCalendarEndpoints> = {
  async fetch_room_calendar({ db, now }, { room_type_id }) {
    const room = await findRoom(db, room_type_id)
    if (!room) return err('not_found')
    const today = hotelDay(room.timeZone, now)
    return done({
      path: room.token && calendarPath(room.token),
      calendars: await findChannelCalendars(db, room_type_id),
      conflicts: conflictsOf(await compareNights(db, { roomTypeId: room_type_id, today }, null)),
    })
  },

  async renew_room_calendar({ db, ports, now, audits }, { room_type_id }) {
    const room = await findRoom(db, room_type_id)
    if (!room) return err('not_found')
    const token = Buffer.from(ports.random(24)).toString('hex')
    await db.execute(sql`
      insert into room_calendar (room_type_id, token, since) values (${room_type_id}, ${token}, ${now.toISOString()})
      on conflict (room_type_id) do update set token = excluded.token, since = excluded.since`)
    audits.push({
      subject: `hotel:${room.hotelId}`,
      before: { calendar: room.token !== null },
      after: { calendar: 'new', room: room_type_id },
    })
    return done({ path: calendarPath(token) })
  },

  async check_room_calendar(context, input) {
    const read = await readSource(context, input)
    if (!read.ok) return read
    const { calendar, text, reading, today } = read.data
    const { empty, events } = eventsOf({ ...read.data, acceptsEmpty: false })
    const id = calendar?.id ?? null
    const nights = await compareNights(
      context.db,
      { roomTypeId: input.room_type_id, today },
      { id, effect: input.effect, events },
    )
    const ownNights = new Set(joined(datesOf(events)).flatMap(({ first, end }) => nightsOf(first, end)))
    return done({
      text,
      whole: reading.whole && !empty,
      empty,
      free: reading.free,
      own: reading.own,
      skipped: events.filter(({ problem }) => problem !== null).length,
      events: events.toSorted(byDate),
      ...changesOf(nights),
      closed: nights.filter((night) => night.own && night.before === 0).length,
      beyond: ownNights.size - nights.filter((night) => ownNights.has(night.night)).length,
      conflicts: conflictsOf(nights.filter((night) => night.own)),
    })
  },

  async apply_room_calendar(context, input) {
    const { db, now, audits } = context
    const { room_type_id, calendar_id, effect, left_out } = input
    const isReading = input.text !== '' || input.url !== '' || calendar_id === undefined
    const read = await (isReading ? readSource(context, input) : findSource(context, input))
    if (!read.ok) return read
    const { room, calendar, reading, today } = read.data
    await lockHotel(db, room.hotelId)
    const stored = calendar ? (await findChannelCalendars(db, room_type_id)).find(({ id }) => id === calendar.id) : null
    if (stored === undefined) return err('conflict')
    const { empty, events } = reading
      ? eventsOf({ reading, calendar: stored, today, acceptsEmpty: input.accept_empty })
      : { empty: false, events: (stored?.events ?? []).map((event) => ({ ...event, retained: false })) }
    const chosen = events.map((event) => ({ ...event, left_out: left_out?.includes(event.key) ?? event.left_out }))
    const id = calendar?.id ?? null
    const nights = await compareNights(db, { roomTypeId: room_type_id, today }, { id, effect, events: chosen })
    const url = input.url || (calendar?.url ?? '')
    const calendarId = await saveChannelCalendar(db, {
      id,
      roomTypeId: room_type_id,
      name: input.name || calendar?.name || siteOf(url),
      url,
      effect,
      readAt: reading || !stored ? now : new Date(stored.read_at),
      whole: reading ? reading.whole && !empty : (stored?.whole ?? true),
      events: chosen,
    })
    await takeElsewhere(db, [room_type_id])
    const { closing, opening } = changesOf(nights)
    audits.push({
      subject: `hotel:${room.hotelId}`,
      before: { calendar: calendar?.name ?? null },
      after: { calendar: room_type_id, closing: closing.length, opening: opening.length },
    })
    return done({
      calendar_id: calendarId,
      closing: closing.length,
      opening: opening.length,
      conflicts: conflictsOf(nights.filter((night) => night.own)),
    })
  },

  async delete_room_calendar(context, input) {
    const source = await findSource(context, input)
    if (!source.ok) return source
    const { room, calendar, today } = source.data
    if (!calendar) return err('not_found')
    await lockHotel(context.db, room.hotelId)
    const removed = { id: calendar.id, effect: calendar.effect, events: [] }
    const nights = await compareNights(context.db, { roomTypeId: input.room_type_id, today }, removed)
    await deleteChannelCalendar(context.db, calendar.id)
    await takeElsewhere(context.db, [input.room_type_id])
    const { opening } = changesOf(nights)
    context.audits.push({
      subject: `hotel:${room.hotelId}`,
      before: { calendar: calendar.name },
      after: { calendar: input.room_type_id, opening: opening.length },
    })
    return done({ opening: opening.length })
  },
}

type Source = { room_type_id: number; calendar_id?: number | undefined; text?: string; url?: string }

/** The room type, and its saved calendar if the input names one. */
async function findSource({ db, now }: StaffContext, { room_type_id, calendar_id }: Source) {
  const room = await findRoom(db, room_type_id)
  if (!room) return err('not_found')
  const calendars = await findChannelCalendars(db, room_type_id)
  const calendar = calendars.find(({ id }) => id === calendar_id) ?? null
  if (calendar_id !== undefined && !calendar) return err('not_found')
  if (!calendar && calendars.length >= maxChannelCalendars) return invalid('calendar_id', 'too_many_calendars')
  return done({ room, calendar, today: hotelDay(room.timeZone, now), text: '', reading: null })
}

/** Reads a calendar from a text, else from its address. */
async function readSource(context: StaffContext, input: Source) {
  const source = await findSource(context, input)
  if (!source.ok) return source
  const { room, calendar, today } = source.data
  const url = input.url || (calendar?.url ?? '')
  let text = input.text ?? ''
  if (text === '') {
    if (url === '') return invalid('text', 'required')
    if ((await context.ports.limit(`calendar:${context.actor.userId}`, readsPerUser)) !== null)
      return err('too_many_requests')
    const answer = await context.ports.readOutside(url)
    if (answer === null) return invalid('url', 'unreachable')
    text = answer
  }
  const ownCalendar = { room: input.room_type_id, host: context.ports.relyingParty.id }
  const isOwn = (uid: string) => isOwnEvent(uid, ownCalendar)
  const reading = readCalendar(text, { timeZone: room.timeZone, today, isOwn })
  if (!reading) return invalid(input.text ? 'text' : 'url', 'no_calendar')
  return done({ room, calendar, today, text, reading })
}

/** The events of a calendar after a reading. An empty calendar drops none of them unless that is confirmed. */
function eventsOf({
  reading,
  calendar,
  today,
  acceptsEmpty,
}: {
  reading: CalendarReading
  calendar: ChannelCalendar | null
  today: string
  acceptsEmpty: boolean
}): { empty: boolean; events: ChannelEvent[] } {
  const stored = calendar?.events ?? []
  const empty =
    reading.events.length === 0 && stored.some(({ until }) => until !== null && until > today) && !acceptsEmpty
  return { empty, events: eventsAfter(reading, stored, { today, dropsMissing: reading.whole && !empty }) }
}

function changesOf(nights: readonly NightTaken[]): { closing: string[]; opening: string[] } {
  const which = (changes: (night: NightTaken) => boolean) => nights.filter(changes).map(({ night }) => night)
  return {
    closing: which(({ before, after }) => after < before),
    opening: which(({ before, after }) => after > before),
  }
}

function conflictsOf(nights: readonly NightTaken[]): { night: string; rooms: number }[] {
  return nights.flatMap(({ night, twice }) => (twice > 0 ? [{ night, rooms: twice }] : []))
}

/** Unread events first, then by date. */
function byDate(a: ChannelEvent, b: ChannelEvent): number {
  return Number(b.problem !== null) - Number(a.problem !== null) || (a.first ?? '').localeCompare(b.first ?? '')
}

function datesOf(events: readonly ChannelEvent[]) {
  return events.flatMap(({ first, until, left_out }) => (first && until && !left_out ? [{ first, end: until }] : []))
}

/** `airbnb.com` */
function siteOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') || 'iCalendar'
}

/** The calendar at a secret address: nights that are full, closed or not on sale. Null if it is unknown. */
export async function openRoomCalendar(
  db: Queryable,
  token: string,
  { host, now }: { host: string; now: Date },
): Promise<string | null> {
  const result = await db.execute<{ id: number; name: Bilingual; hotel: Bilingual; timeZone: string }>(sql`
    select rt.id, rt.name, h.name as hotel, c.time_zone as "timeZone" from room_calendar rc join room_type rt on rt.id = rc.room_type_id
      join hotel h on h.id = rt.hotel_id join city c on c.slug = h.city where rc.token = ${token}`)
  const [room] = result.rows
  if (!room) return null
  const today = hotelDay(room.timeZone, now)
  const end = addDays(today, reportedDays)
  const busy = await db.execute<{ night: string }>(sql`
    select d.night::date::text as night
    from generate_series(${today}::date, ${end}::date - 1, interval '1 day') as d (night)
      left join night_inventory n on n.room_type_id = ${room.id} and n.night = d.night::date
    where n.night is null or n.closed or n.held + n.sold + n.elsewhere >= n.allotment order by d.night`)
  const name = `${inLocale(room.hotel, 'en')} · ${inLocale(room.name, 'en')}`
  const { brand } = await readSettings(db)
  const nights = busy.rows.map(({ night }) => night)
  return roomCalendarFile({ id: room.id, name }, { nights, end }, { provider: brand.name, host, now })
}

/** In lower case, like all addresses of the site. */
function calendarPath(token: string): string {
  return `/calendars/${token}.ics`
}

async function findRoom(db: Queryable, id: number) {
  const result = await db.execute<{ hotelId: number; timeZone: string; token: string | null }>(sql`
    select rt.hotel_id as "hotelId", c.time_zone as "timeZone", rc.token
    from room_type rt join hotel h on h.id = rt.hotel_id join city c on c.slug = h.city
      left join room_calendar rc on rc.room_type_id = rt.id where rt.id = ${id}`)
  return result.rows[0] ?? null
}
