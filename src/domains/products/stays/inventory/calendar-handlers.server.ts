import { readSettings } from '#domains/content/queries.server.ts'
import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { roomCalendarEndpoints } from '#domains/products/stays/inventory/calendar-contract.ts'
import { writeStock } from '#domains/products/stays/admin/stock.server.ts'
import { addDays, todayIn } from '#domains/shared/dates.ts'
import { busyNights, isAhead, roomCalendarFile } from '#domains/products/stays/inventory/room-calendar.server.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'

/** Rate limit per staff member for reading external calendars. */
const readsPerUser = { burst: 20, perHour: 120 }
/** Number of days covered by an exported calendar. */
const reportedDays = 540

export const roomCalendarHandlers: Handlers<typeof roomCalendarEndpoints> = {
  async fetch_room_calendar({ db }, { room_type_id }) {
    const room = await findRoom(db, room_type_id)
    return room ? done({ path: room.token && calendarPath(room.token) }) : err('not_found')
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

  async check_room_calendar({ db, ports, now, actor }, { room_type_id, text, url }) {
    const room = await findRoom(db, room_type_id)
    if (!room) return err('not_found')
    if (url && (await ports.limit(`calendar:${actor.userId}`, readsPerUser)) !== null) return err('too_many_requests')
    const input = url ? await ports.readOutside(url) : text
    if (input === null) return err('invalid_input', { errors: [{ path: 'url', code: 'invalid_format' }] })
    const today = todayIn(room.timeZone, now)
    const read = busyNights(input, { timeZone: room.timeZone, today })
    if (!read) return err('invalid_input', { errors: [{ path: url ? 'url' : 'text', code: 'invalid_format' }] })
    const found = await db.execute<{ night: string; closed: boolean }>(sql`
      select night::text as night, closed from night_inventory
      where room_type_id = ${room_type_id} and night = any(${sql.param(read.nights)}::date[]) order by night`)
    const closing = found.rows.flatMap(({ night, closed }) => (closed ? [] : [night]))
    const { events, skipped, nights } = read
    const closed = found.rows.length - closing.length
    return done({ events, skipped, closing, closed, beyond: nights.length - found.rows.length })
  },

  async close_room_nights(context, { room_type_id, nights }) {
    const room = await findRoom(context.db, room_type_id)
    if (!room) return err('not_found')
    const today = todayIn(room.timeZone, context.now)
    const wrong = nights.findIndex((night) => !isAhead(night, today))
    if (wrong >= 0) return err('invalid_input', { errors: [{ path: `nights.${wrong}`, code: 'date_in_past' }] })
    const set = [...new Set(nights)].map((night) => ({ roomTypeId: room_type_id, night, set: { closed: true } }))
    return writeStock(context, room.hotelId, set, { calendar: room_type_id })
  },
}

/**
 * The calendar at a secret address: nights that are full, closed or not on sale (yet). Null if the address is unknown.
 */
export async function openRoomCalendar(
  db: Queryable,
  token: string,
  { host, now }: { host: string; now: Date },
): Promise<string | null> {
  const found = await db.execute<{ id: number; name: Bilingual; hotel: Bilingual; timeZone: string }>(sql`
    select rt.id, rt.name, h.name as hotel, c.time_zone as "timeZone" from room_calendar rc join room_type rt on rt.id = rc.room_type_id
      join hotel h on h.id = rt.hotel_id join city c on c.slug = h.city where rc.token = ${token}`)
  const [room] = found.rows
  if (!room) return null
  const today = todayIn(room.timeZone, now)
  const end = addDays(today, reportedDays)
  const busy = await db.execute<{ night: string }>(sql`
    select d.night::date::text as night
    from generate_series(${today}::date, ${end}::date - 1, interval '1 day') as d (night)
      left join night_inventory n on n.room_type_id = ${room.id} and n.night = d.night::date
    where n.night is null or n.closed or n.held + n.sold >= n.allotment order by d.night`)
  const name = `${inLocale(room.hotel, 'en')} · ${inLocale(room.name, 'en')}`
  const { brand } = await readSettings(db)
  return roomCalendarFile({
    name,
    provider: brand.name,
    host,
    room: room.id,
    nights: busy.rows.map(({ night }) => night),
    end,
    now,
  })
}

/** In lower case, like all addresses of the site. */
function calendarPath(token: string): string {
  return `/calendars/${token}.ics`
}

async function findRoom(db: Queryable, id: number) {
  const found = await db.execute<{ hotelId: number; timeZone: string; token: string | null }>(sql`
    select rt.hotel_id as "hotelId", c.time_zone as "timeZone", rc.token
    from room_type rt join hotel h on h.id = rt.hotel_id join city c on c.slug = h.city
      left join room_calendar rc on rc.room_type_id = rt.id where rt.id = ${id}`)
  return found.rows[0] ?? null
}
