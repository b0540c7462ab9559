import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today } from '#test/world.ts'

test('a hotel lists only its own rooms, each can be read by its id, and unknown ids are not found', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{}, {}] })
  await world.hotel()
  const api = world.visitor('ar')
  const rooms = await api.fetch_rooms({ hotel_id: dunes.id })
  expect(rooms.ok && rooms.data.map((room) => room.id)).toEqual(dunes.rooms.map((room) => room.id))
  expect(await api.fetch_room({ room_id: dunes.rooms[1]?.id ?? 0 })).toMatchObject({
    ok: true,
    data: { id: dunes.rooms[1]?.id, hotel_id: dunes.id, name: 'غرفة مزدوجة', size_m2: 28, bathrooms: 1 },
  })
  expect(await api.fetch_rooms({ hotel_id: 999 })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await api.fetch_room({ room_id: 999 })).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('a calendar shows price, minimum stay and closing per night, and the number left only if it is low', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ minNights: 2, rooms: [{ allotment: 8, price: 41_000 }] })
  const room = dunes.rooms[0]?.id ?? 0
  const night = (n: number) => addDays(today, n)
  await world.sql('update night_inventory set sold = 3 where night = $1', [night(1)])
  await world.sql('update night_inventory set sold = 2, held = 6 where night = $1', [night(2)])
  await world.sql('update night_inventory set closed = true, sold = 7 where night = $1', [night(3)])
  await world.sql(
    `update night_inventory set min_stay = 4, min_stay_arrival = 5, max_stay = 6, closed_to_arrival = true, closed_to_departure = true
     where night = $1`,
    [night(4)],
  )
  const found = await world.visitor().get_room_availability({ room_id: room, from: today, to: night(5) })
  const rules = { min_stay: 2, min_stay_arrival: 2, max_stay: 30, closed_to_arrival: false, closed_to_departure: false }
  const open = { price: { minor: 41_000, currency: 'SAR' }, closed: false, ...rules }
  const strict = { min_stay: 4, min_stay_arrival: 5, max_stay: 6, closed_to_arrival: true, closed_to_departure: true }
  expect(found.ok && found.data).toEqual([
    { night: today, ...open, available: true, left: null },
    { night: night(1), ...open, available: true, left: 5 },
    { night: night(2), ...open, available: false, left: 0 },
    { night: night(3), ...open, closed: true, available: false, left: null },
    { night: night(4), ...open, ...strict, available: true, left: null },
  ])
})

test('a calendar is limited to 62 nights in ascending order and to existing rooms', async () => {
  const world = await makeWorld({ nights: 70 })
  const dunes = await world.hotel()
  const request = (to: string, room_id = dunes.rooms[0]?.id ?? 0) =>
    world.visitor().get_room_availability({ room_id, from: today, to })
  const whole = await request(addDays(today, 62))
  expect(whole.ok && whole.data.length).toBe(62)
  expect(await request(addDays(today, 63))).toMatchObject({
    ok: false,
    error: { code: 'invalid_input', errors: [{ path: 'to', code: 'period_too_long', params: { max: 62 } }] },
  })
  expect(await request(today)).toMatchObject({ ok: false, error: { errors: [{ path: 'to', code: 'period_order' }] } })
  expect(await request(addDays(today, 2), 999)).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('amenities of rooms and facilities of hotels are grouped and in the requested language', async () => {
  const world = await makeWorld()
  await world.sql(`insert into amenity (id, scope, "group", name) values
    ('kettle', 'room', 'comfort', '{"en":"Kettle","ar":"غلاية"}'), ('bath', 'room', 'bathroom', '{"en":"Bath","ar":"حوض"}'),
    ('iron', 'room', 'comfort', '{"en":"Iron","ar":"مكواة"}'), ('lift', 'hotel', 'building', '{"en":"Lift","ar":"مصعد"}')`)
  expect(await world.visitor().fetch_amenities()).toEqual({
    ok: true,
    data: [
      { group: 'bathroom', items: [{ id: 'bath', name: 'Bath' }] },
      {
        group: 'comfort',
        items: [
          { id: 'iron', name: 'Iron' },
          { id: 'kettle', name: 'Kettle' },
        ],
      },
    ],
  })
  expect(await world.visitor('ar').fetch_facilities()).toEqual({
    ok: true,
    data: [{ group: 'building', items: [{ id: 'lift', name: 'مصعد' }] }],
  })
})
