import { expect, test } from 'vitest'
import { openRoomCalendar } from '#domains/products/stays/inventory/calendar-handlers.server.ts'
import { readCalendar } from '#domains/products/stays/inventory/calendar-events.server.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { staffOf } from '#test/staff.ts'
import { inconsistencies, wrongStock } from '#test/stock.ts'
import { makeWorld, today } from '#test/world.ts'

const day = (n: number) => addDays(today, n)

async function adminWorld({ allotment = 1 } = {}) {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ rooms: [{ allotment }, { allotment: 5, code: 'second' }] })
  const { api } = await staffOf(world, 'editor')
  const room_type_id = hotel.rooms[0]?.id ?? 0
  const reported = async (path: string) => {
    const token = /([0-9a-f]{48})\.ics$/.exec(path)?.[1] ?? ''
    const file = await openRoomCalendar(world.services.database.db, token, { host: 'x', now: world.services.clock() })
    const read = file === null ? null : readCalendar(file, { timeZone: 'Asia/Riyadh', today })
    return read?.events.flatMap(({ first, until }) => nightsOf(first ?? '', until ?? '')) ?? null
  }
  const soon = async (path: string) => (await reported(path))?.filter((night) => night < day(10))
  /** Nights on which no room is free, with the number of rooms that channels take. */
  const taken = async () => {
    const rows = await world.sql(
      'select night::text as night, elsewhere from night_inventory where room_type_id = $1 and elsewhere > 0 order by night',
      [room_type_id],
    )
    return rows.map(({ night, elsewhere }) => [night, elsewhere])
  }
  const consistent = async () => {
    expect(await wrongStock(world)).toEqual([])
    expect(await inconsistencies(world)).toEqual([])
  }
  /** Reads a calendar as staff does. @returns its id and what changed */
  const reads = async (input: Omit<Parameters<typeof api.apply_room_calendar>[0], 'room_type_id'>) => {
    const applied = await api.apply_room_calendar({ room_type_id, ...input })
    if (!applied.ok) throw new Error(applied.error.code)
    await consistent()
    return applied.data
  }
  return { world, hotel, api, room_type_id, reported, soon, taken, reads }
}

/** An event from the first day to the day of departure. */
const event = (uid: string, first: string, end: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${end}`, ...more, 'END:VEVENT'].join(
    '\r\n',
  )
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')

test('the exported calendar lists sold-out and closed nights of its room type, and its address can be replaced', async () => {
  const { world, hotel, api, room_type_id, reported, soon } = await adminWorld()
  expect(await api.fetch_room_calendar({ room_type_id })).toEqual({
    ok: true,
    data: { path: null, calendars: [], conflicts: [] },
  })
  const answer = await api.renew_room_calendar({ room_type_id })
  if (!answer.ok) throw new Error(answer.error.code)
  expect(await soon(answer.data.path)).toEqual([])
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: day(3), nights: 2 })
  await world.sql('update night_inventory set closed = true where room_type_id = $1 and night = $2', [
    room_type_id,
    day(9),
  ])
  expect(await soon(answer.data.path)).toEqual([day(3), day(4), day(9)])
  const renewed = await api.renew_room_calendar({ room_type_id })
  expect(await reported(answer.data.path)).toBeNull()
  expect(renewed.ok && (await soon(renewed.data.path))).toEqual([day(3), day(4), day(9)])
  expect(await api.fetch_room_calendar({ room_type_id })).toMatchObject(renewed)
})

test('the exported calendar marks nights that are not on sale, and all nights that do not exist yet, as unavailable', async () => {
  const { world, api, room_type_id, reported } = await adminWorld()
  const answer = await api.renew_room_calendar({ room_type_id })
  if (!answer.ok) throw new Error(answer.error.code)
  await world.sql('delete from night_inventory where room_type_id = $1 and (night = $2 or night >= $3)', [
    room_type_id,
    day(2),
    day(8),
  ])
  const busy = await reported(answer.data.path)
  expect(busy?.slice(0, 3)).toEqual([day(2), day(8), day(9)])
  expect(busy).toEqual([day(2), ...nightsOf(day(8), day(3 * 366))])
})

test('our own calendar of a room, read for another room, takes exactly the nights that it lists, and nothing for itself', async () => {
  const { world, hotel, api, room_type_id } = await adminWorld()
  const guest = await world.traveller()
  await guest.books(hotel, { checkIn: day(3), nights: 2 })
  const answer = await api.renew_room_calendar({ room_type_id })
  if (!answer.ok) throw new Error(answer.error.code)
  const token = /([0-9a-f]{48})\.ics$/.exec(answer.data.path)?.[1] ?? ''
  const { id: host } = world.services.ports.relyingParty
  const text = await openRoomCalendar(world.services.database.db, token, { host, now: world.services.clock() })
  const second = hotel.rooms[1]?.id ?? 0
  const checked = await api.check_room_calendar({ room_type_id: second, text: text ?? '' })
  expect(checked).toMatchObject({ data: { closing: [day(3), day(4)], whole: true, own: 0, skipped: 0, conflicts: [] } })
  const itself = await api.check_room_calendar({ room_type_id, text: text ?? '' })
  expect(itself).toMatchObject({ data: { events: [], own: 3, closing: [], conflicts: [] } })
})

test('an event takes one room of its nights, or all of them, and the last room cannot be sold any more', async () => {
  const { world, hotel, api, room_type_id, taken, reads } = await adminWorld({ allotment: 2 })
  const text = calendar(event('a', day(3), day(5)), event('b', day(4), day(6)))
  const checked = await api.check_room_calendar({ room_type_id, text })
  expect(checked).toMatchObject({
    data: { closing: [day(3), day(4), day(5)], opening: [], closed: 0, beyond: 0, skipped: 0, conflicts: [] },
  })
  expect(await taken()).toEqual([])
  const { calendar_id } = await reads({ text, name: 'Elsewhere' })
  expect(await taken()).toEqual([
    [day(3), 1],
    [day(4), 2],
    [day(5), 1],
  ])
  const guest = await world.traveller()
  expect(await guest.books(hotel, { checkIn: day(4), nights: 1 })).toMatchObject({ ok: false })
  expect(await guest.books(hotel, { checkIn: day(3), nights: 1 })).toMatchObject({ ok: true })
  expect(await guest.books(hotel, { checkIn: day(3), nights: 1 })).toMatchObject({ ok: false })
  await reads({ calendar_id, effect: 'type' })
  expect(await taken()).toEqual([
    [day(3), 9_999],
    [day(4), 9_999],
    [day(5), 9_999],
  ])
  expect(await guest.books(hotel, { checkIn: day(5), nights: 1 })).toMatchObject({ ok: false })
  const answer = await api.fetch_stock({ hotel_id: hotel.id })
  const night = answer.ok && answer.data.rooms[0]?.nights.find((one) => one.night === day(5))
  expect(night).toMatchObject({ closed: false, elsewhere: 9_999, sold: 0 })
})

test('what a calendar no longer contains is opened again, unless something else closed it', async () => {
  const { world, hotel, api, room_type_id, taken, reads } = await adminWorld({ allotment: 3 })
  const { calendar_id } = await reads({ text: calendar(event('a', day(4), day(8)), event('b', day(10), day(12))) })
  const other = await reads({ text: calendar(event('x', day(11), day(13))), effect: 'type' })
  await api.change_stock({
    hotel_id: hotel.id,
    room_ids: [room_type_id],
    from: day(7),
    to: day(7),
    set: { closed: true },
  })
  const moved = calendar(event('a', day(3), day(7)))
  const checked = await api.check_room_calendar({ room_type_id, calendar_id, text: moved })
  // The closed night 7 and night 11 of the other calendar stay as they are.
  expect(checked).toMatchObject({ data: { closing: [day(3)], opening: [day(10)] } })
  await reads({ calendar_id, text: moved })
  expect(await taken()).toEqual([
    [day(3), 1],
    [day(4), 1],
    [day(5), 1],
    [day(6), 1],
    [day(11), 9_999],
    [day(12), 9_999],
  ])
  expect(await world.sql('select night::text as night from night_inventory where closed')).toEqual([{ night: day(7) }])
  expect(await api.delete_room_calendar({ room_type_id, calendar_id: other.calendar_id })).toEqual({
    ok: true,
    data: { opening: 2 },
  })
  expect((await taken()).length).toBe(4)
})

test('staff changes, undone changes and new nights keep what calendars take', async () => {
  const { world, hotel, api, room_type_id, taken, reads } = await adminWorld({ allotment: 3 })
  await reads({ text: calendar(event('a', day(4), day(6)), event('b', day(60), day(62))) })
  const nights = { hotel_id: hotel.id, room_ids: [room_type_id] }
  await api.change_stock({ ...nights, from: day(4), to: day(4), set: { allotment: 2, closed: true } })
  await api.change_stock({ ...nights, from: day(4), to: day(4), set: { closed: false } })
  const undone = await api.fetch_stock({ hotel_id: hotel.id })
  await api.undo_stock({ hotel_id: hotel.id, change: (undone.ok && undone.data.last_change?.id) || 0 })
  expect(await taken()).toEqual([
    [day(4), 1],
    [day(5), 1],
  ])
  await api.change_stock({ ...nights, from: day(61), to: day(62), set: { price: 100, allotment: 1 } })
  expect(await taken()).toEqual([
    [day(4), 1],
    [day(5), 1],
    [day(61), 1],
  ])
  expect(await inconsistencies(world)).toEqual([])
})

test.each<[string, string]>([
  ['cut off', calendar(event('a', day(3), day(5))).slice(0, -20)],
  ['cut off within an event', calendar(event('a', day(3), day(5)), event('b', day(8), day(9))).slice(0, -40)],
  ['without its end', calendar().replace('END:VCALENDAR', '')],
  ['empty', calendar()],
])('a calendar that is %s opens nothing', async (_, text) => {
  const { api, room_type_id, taken, reads } = await adminWorld()
  const { calendar_id } = await reads({ text: calendar(event('a', day(3), day(5)), event('b', day(8), day(10))) })
  const before = await taken()
  const checked = await api.check_room_calendar({ room_type_id, calendar_id, text })
  expect(checked).toMatchObject({ data: { whole: false, opening: [], closing: [] } })
  await reads({ calendar_id, text })
  expect(await taken()).toEqual(before)
  expect(await api.fetch_room_calendar({ room_type_id })).toMatchObject({ data: { calendars: [{ whole: false }] } })
})

test('an empty calendar opens its nights once staff confirm that it is empty', async () => {
  const { taken, reads } = await adminWorld()
  const { calendar_id } = await reads({ text: calendar(event('a', day(3), day(5))) })
  expect(await reads({ calendar_id, text: calendar(), accept_empty: true })).toMatchObject({ opening: 2 })
  expect(await taken()).toEqual([])
})

test('a text that is no calendar and an address that does not answer change nothing and are reported', async () => {
  const { api, room_type_id, taken, reads } = await adminWorld()
  const { calendar_id } = await reads({ text: calendar(event('a', day(3), day(5))) })
  for (const call of [api.check_room_calendar, api.apply_room_calendar]) {
    expect(await call({ room_type_id, calendar_id, text: '<html>Sign in</html>' })).toMatchObject({
      error: { errors: [{ path: 'text', code: 'no_calendar' }] },
    })
    expect(await call({ room_type_id, calendar_id, url: 'https://127.0.0.1/a.ics' })).toMatchObject({
      error: { errors: [{ path: 'url', code: 'unreachable' }] },
    })
    expect(await call({ room_type_id, text: '' })).toMatchObject({
      error: { errors: [{ path: 'text', code: 'required' }] },
    })
    expect(await call({ room_type_id: room_type_id + 1, calendar_id, text: 'x' })).toMatchObject({
      error: { code: 'not_found' },
    })
    expect(await call({ room_type_id: room_type_id + 999, text: 'x' })).toMatchObject({ error: { code: 'not_found' } })
  }
  expect((await taken()).length).toBe(2)
})

test.each([
  'webcal://calendar.example/a.ics',
  'WEBCAL://calendar.example/a.ics',
  ' calendar.example/a.ics',
  'http://calendar.example/a.ics',
])('an address %s is read over https and kept for the next reading', async (url) => {
  const { world, api, room_type_id, taken, reads } = await adminWorld()
  const addresses: string[] = []
  let text: string | null = calendar(event('a', day(3), day(5)))
  world.services.ports.readOutside = (address) => {
    addresses.push(address)
    return Promise.resolve(text)
  }
  const { calendar_id } = await reads({ url })
  text = calendar(event('a', day(4), day(6)))
  expect(await api.check_room_calendar({ room_type_id, calendar_id })).toMatchObject({
    data: { text, opening: [day(3)] },
  })
  expect(addresses).toEqual(['https://calendar.example/a.ics', 'https://calendar.example/a.ics'])
  expect(await api.fetch_room_calendar({ room_type_id })).toMatchObject({
    data: { calendars: [{ name: 'calendar.example', url: 'https://calendar.example/a.ics' }] },
  })
  expect((await taken())[0]).toEqual([day(3), 1])
})

test('events that were left out stay so, also the window of a channel that has new dates and a new identity every day', async () => {
  const { api, room_type_id, taken, reads } = await adminWorld()
  const guest = event('a', day(3), day(5), 'SUMMARY:Reserved')
  const window = (uid: string, from: number) => event(uid, day(from), day(400), 'SUMMARY:Not available')
  const { calendar_id } = await reads({ text: calendar(guest, window('w1', 20)), left_out: ['w1'] })
  expect((await taken()).map(([night]) => night)).toEqual([day(3), day(4)])
  await reads({ calendar_id, text: calendar(guest, window('w2', 21)) })
  expect((await taken()).map(([night]) => night)).toEqual([day(3), day(4)])
  // A guest whose event replaces one that was left out is never left out with it.
  await reads({ calendar_id, text: calendar(guest, window('w2', 21)), left_out: ['a', 'w2'] })
  expect(await taken()).toEqual([])
  await reads({ calendar_id, text: calendar(event('b', day(4), day(6), 'SUMMARY:Reserved'), window('w2', 21)) })
  expect((await taken()).map(([night]) => night)).toEqual([day(4), day(5)])
  // Taken again.
  await reads({ calendar_id, left_out: [] })
  expect((await taken()).length).toBe(2 + 39)
  expect(await api.fetch_room_calendar({ room_type_id })).toMatchObject({
    data: {
      calendars: [
        {
          events: [
            { key: 'b', left_out: false },
            { key: 'w2', left_out: false },
          ],
        },
      ],
    },
  })
})

test('an event that cannot be read is shown with its text, and keeps its nights of the reading before', async () => {
  const { api, room_type_id, taken, reads } = await adminWorld()
  const { calendar_id } = await reads({ text: calendar(event('a', day(3), day(5))) })
  await reads({
    calendar_id,
    text: calendar(event('a', '3 December', 'soon', 'SUMMARY:Huda'), event('b', day(7), day(8))),
  })
  expect((await taken()).map(([night]) => night)).toEqual([day(3), day(4), day(7)])
  const answer = await api.fetch_room_calendar({ room_type_id })
  expect(answer.ok && answer.data.calendars[0]?.events[0]).toEqual({
    key: 'a',
    summary: 'Huda',
    first: day(3),
    until: day(5),
    problem: 'date',
    raw: '3 December – soon',
    left_out: false,
  })
})

test('a night that is sold here and taken elsewhere is named, and is not sold again when one of them is cancelled', async () => {
  const { world, hotel, api, room_type_id, reads } = await adminWorld()
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: day(3), nights: 2 })
  if (!made.ok) throw new Error(made.error.code)
  const conflicts = [{ night: day(4), rooms: 1 }]
  expect(await reads({ text: calendar(event('a', day(4), day(6))) })).toMatchObject({ conflicts })
  expect(await api.fetch_room_calendar({ room_type_id })).toMatchObject({ data: { conflicts } })
  // Staff of the hotel see it without looking for it, those of others do not.
  const soldTwice = async ({ api: { fetch_today } }: Awaited<ReturnType<typeof staffOf>>) => {
    const found = await fetch_today()
    return found.ok ? found.data.sold_twice : found.error.code
  }
  const agent = await staffOf(world, 'agent')
  const place = { hotel_id: hotel.id, room_type_id, hotel: 'Test House', room: 'Double room' }
  expect(await soldTwice(agent)).toEqual([{ ...place, nights: 1 }])
  const other = await world.hotel()
  expect(await soldTwice(await staffOf(world, 'agent', { hotels: [other.id] }))).toEqual([])
  await guest.api.cancel_booking({ reference: made.data.reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  expect(await api.fetch_room_calendar({ room_type_id })).toMatchObject({ data: { conflicts: [] } })
  expect(await soldTwice(agent)).toEqual([])
  const second = await world.traveller()
  expect(await second.books(hotel, { checkIn: day(4), nights: 1 })).toMatchObject({ ok: false })
  expect(await second.books(hotel, { checkIn: day(3), nights: 1 })).toMatchObject({ ok: true })
})

test('a calendar and guests that take the last room at once never sell it twice', async () => {
  const { world, hotel, api, room_type_id } = await adminWorld({ allotment: 3 })
  const guests = await Promise.all(Array.from({ length: 5 }, () => world.traveller()))
  const text = calendar(event('a', day(4), day(6)), event('b', day(4), day(6)))
  await Promise.all([
    ...guests.map((guest) => guest.books(hotel, { checkIn: day(4), nights: 2 })),
    api.apply_room_calendar({ room_type_id, text }),
    api.apply_room_calendar({ room_type_id, text, effect: 'type' }),
  ])
  expect(await wrongStock(world)).toEqual([])
  expect(await inconsistencies(world)).toEqual([])
  const late = await world.traveller()
  expect(await late.books(hotel, { checkIn: day(4), nights: 2 })).toMatchObject({ ok: false })
})

test('the calendars of a room type are limited, and their changes are in the audit log', async () => {
  const { world, api, room_type_id, reads } = await adminWorld()
  for (let i = 0; i < 12; i++) await reads({ text: calendar(), name: `No. ${i}` })
  expect(await api.apply_room_calendar({ room_type_id, text: calendar() })).toMatchObject({
    error: { errors: [{ path: 'calendar_id', code: 'too_many_calendars' }] },
  })
  expect(await world.sql(`select distinct endpoint, after ->> 'calendar' as room from staff_audit`)).toEqual([
    { endpoint: 'apply_room_calendar', room: String(room_type_id) },
  ])
})
