import { expect, test } from 'vitest'
import { openRoomCalendar } from '#domains/products/stays/inventory/calendar-handlers.server.ts'
import { busyNights } from '#domains/products/stays/inventory/room-calendar.server.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today } from '#test/world.ts'

const day = (n: number) => addDays(today, n)

async function adminWorld() {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ rooms: [{ allotment: 1 }, { allotment: 5, code: 'second' }] })
  const { api } = await staffOf(world, 'editor')
  const room_type_id = hotel.rooms[0]?.id ?? 0
  const reported = async (path: string) => {
    const token = /([0-9a-f]{48})\.ics$/.exec(path)?.[1] ?? ''
    const file = await openRoomCalendar(world.services.database.db, token, { host: 'x', now: world.services.clock() })
    return file === null ? null : busyNights(file, { timeZone: 'Asia/Riyadh', today })?.nights
  }
  const soon = async (path: string) => (await reported(path))?.filter((night) => night < day(10))
  return { world, hotel, api, room_type_id, reported, soon }
}

const calendar = (first: string, end: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${first.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${end.replaceAll('-', '')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

test('the exported calendar lists sold-out and closed nights of its room type, and its address can be replaced', async () => {
  const { world, hotel, api, room_type_id, reported, soon } = await adminWorld()
  expect(await api.fetch_room_calendar({ room_type_id })).toEqual({ ok: true, data: { path: null } })
  const made = await api.renew_room_calendar({ room_type_id })
  if (!made.ok) throw new Error(made.error.code)
  expect(await soon(made.data.path)).toEqual([])
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: day(3), nights: 2 })
  await world.sql('update night_inventory set closed = true where room_type_id = $1 and night = $2', [
    room_type_id,
    day(9),
  ])
  expect(await soon(made.data.path)).toEqual([day(3), day(4), day(9)])
  const renewed = await api.renew_room_calendar({ room_type_id })
  expect(await reported(made.data.path)).toBeNull()
  expect(renewed.ok && (await soon(renewed.data.path))).toEqual([day(3), day(4), day(9)])
  expect(await api.fetch_room_calendar({ room_type_id })).toEqual(renewed)
})

test('the exported calendar marks nights that are not on sale, and all nights that do not exist yet, as unavailable', async () => {
  const { world, api, room_type_id, reported } = await adminWorld()
  const made = await api.renew_room_calendar({ room_type_id })
  if (!made.ok) throw new Error(made.error.code)
  await world.sql('delete from night_inventory where room_type_id = $1 and (night = $2 or night >= $3)', [
    room_type_id,
    day(2),
    day(8),
  ])
  const busy = await reported(made.data.path)
  expect(busy?.slice(0, 3)).toEqual([day(2), day(8), day(9)])
  expect(busy).toEqual([day(2), ...nightsOf(day(8), day(3 * 366))])
})

test('an imported calendar closes nights after a preview; it opens no night and changes no sale', async () => {
  const { world, hotel, api, room_type_id } = await adminWorld()
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: day(3), nights: 1 })
  await world.sql('update night_inventory set closed = true where room_type_id = $1 and night = any($2::date[])', [
    room_type_id,
    [day(5), day(20)],
  ])
  const checked = await api.check_room_calendar({ room_type_id, text: calendar(day(-2), day(6)) })
  const closing = [day(0), day(1), day(2), day(3), day(4)]
  expect(checked).toEqual({ ok: true, data: { events: 1, skipped: 0, closing, closed: 1, beyond: 0 } })
  const closed = () =>
    world.sql(
      'select night::text as night, sold from night_inventory where room_type_id = $1 and closed order by night',
      [room_type_id],
    )
  expect((await closed()).length).toBe(2)
  expect(await api.close_room_nights({ room_type_id, nights: closing })).toEqual({ ok: true, data: { nights: 5 } })
  expect((await closed()).map(({ night }) => night)).toEqual([...closing, day(5), day(20)])
  expect((await closed()).find(({ night }) => night === day(3))?.sold).toBe(1)
  expect(await wrongStock(world)).toEqual([])
  expect(await world.sql(`select after ->> 'calendar' as room from staff_audit`)).toEqual([
    { room: String(room_type_id) },
  ])
})

test('an unreachable address and an invalid calendar are reported as errors', async () => {
  const { api, room_type_id } = await adminWorld()
  expect(await api.check_room_calendar({ room_type_id, url: 'https://127.0.0.1/a.ics' })).toMatchObject({
    error: { errors: [{ path: 'url', code: 'invalid_format' }] },
  })
  expect(await api.check_room_calendar({ room_type_id, text: 'no calendar' })).toMatchObject({
    error: { errors: [{ path: 'text', code: 'invalid_format' }] },
  })
  expect(await api.check_room_calendar({ room_type_id: room_type_id + 999, text: 'x' })).toMatchObject({
    error: { code: 'not_found' },
  })
})
