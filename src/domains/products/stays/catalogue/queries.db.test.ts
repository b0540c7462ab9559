import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today } from '#test/world.ts'

const stay = { check_in: addDays(today, 14), check_out: addDays(today, 17) }

test('a hotel, its rooms for a stay and a price take one statement each, whatever the number of rooms', async () => {
  const world = await makeWorld()
  const api = world.visitor()
  const { statements } = world.services.database
  const counted = async (hotel: { id: number; rooms: { rates: number[] }[] }) => {
    const counts: number[] = []
    for (const request of [
      () => api.show_hotel({ id: hotel.id }),
      () => api.fetch_new_available_rooms({ hotel_id: hotel.id, ...stay, occupancy: ['2'] }),
      () => api.fetch_room_choices({ hotel_id: hotel.id, ...stay, occupancy: ['2', '1'] }),
      () => api.get_hotel_price({ hotel_id: hotel.id, ...stay, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] }),
    ]) {
      expect(await request()).toMatchObject({ ok: true })
      const before = statements()
      await request()
      counts.push(statements() - before)
    }
    return counts
  }
  expect(await counted(await world.hotel())).toEqual([1, 1, 1, 1])
  expect(await counted(await world.hotel({ rooms: [{}, {}, {}, {}, {}] }))).toEqual([1, 1, 1, 1])
})

test('a hotel says whether its city has another one', async () => {
  const world = await makeWorld()
  await world.sql(`insert into city (slug, country, name, lat, lon, time_zone, rank, search_key)
    select 'jeddah', country, '{"en":"Jeddah","ar":"جدة"}', 21.5, 39.2, time_zone, 2, 'jeddah' from city`)
  const [dunes, second, alone] = [await world.hotel(), await world.hotel(), await world.hotel()]
  await world.sql(`update hotel set city = 'jeddah' where id = $1`, [alone.id])
  const api = world.visitor()
  for (const { id } of [dunes, second]) expect(await api.show_hotel({ id })).toMatchObject({ data: { others: true } })
  expect(await api.show_hotel({ id: alone.id })).toMatchObject({ data: { others: false } })
})

test('nearby places are sorted by distance, at most three per category; airports are those of the country', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const [at] = await world.sql('select lat, lon, city from hotel where id = $1', [dunes.id])
  const { lat, lon, city } = at as { lat: number; lon: number; city: string }
  await world.sql('update hotel set nearest_place_id = null')
  await world.sql('delete from place')
  const place = (slug: string, category: string, metresNorth: number, where = city) =>
    world.sql(
      `insert into place (slug, city, category, name, lat, lon, search_key, iata, source)
       values ($1, $2, $3, jsonb_build_object('en', $1::text, 'ar', $1::text), $4, $5, $1, case when $3 = 'airport' then 'AAA' end, 'test')`,
      [slug, where, category, lat + metresNorth / 111_195, lon],
    )
  await place('far mosque', 'mosque', 900)
  await place('cafe 4', 'cafe', 400)
  await place('cafe 1', 'cafe', 100)
  await place('cafe 3', 'cafe', 300)
  await place('cafe 2', 'cafe', 200)
  await place('beyond', 'mosque', 5_000)
  await place('airfield', 'airport', 80_000)
  await place('airstrip', 'airport', 60_000)
  const found = await world.visitor().show_hotel({ id: dunes.id })
  if (!found.ok) throw new Error(found.error.code)
  expect(found.data.nearby.map(({ name, metres }) => `${name}: ${Math.round(metres / 10) * 10}`)).toEqual([
    // Beyond a main road that is crossed farther west.
    'cafe 1: 810',
    'cafe 2: 880',
    'cafe 3: 850',
    'far mosque: 1740',
  ])
  expect(found.data.airports.map(({ name, iata }) => `${name} ${iata}`)).toEqual(['airstrip AAA', 'airfield AAA'])
})

test('a stay with invalid dates is rejected', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const rooms = [`${dunes.rooms[0]?.rates[0]}~2`]
  const cases: [check_in: string, check_out: string, path: string, code: string][] = [
    [addDays(today, -1), addDays(today, 1), 'check_in', 'date_in_past'],
    [today, today, 'check_out', 'date_order'],
    [addDays(today, 2), today, 'check_out', 'date_order'],
    [today, addDays(today, 31), 'check_out', 'stay_too_long'],
    [today, '9999-12-31', 'check_out', 'stay_too_long'],
    ['0000-01-01', '0000-01-02', 'check_in', 'date_in_past'],
  ]
  for (const [check_in, check_out, path, code] of cases) {
    const failure = { ok: false, error: { code: 'invalid_input', errors: [{ path, code }] } }
    const requested = { hotel_id: dunes.id, check_in, check_out }
    const api = world.visitor()
    expect(await api.fetch_new_available_rooms({ ...requested, occupancy: ['2'] }), check_out).toMatchObject(failure)
    expect(await api.fetch_room_choices({ ...requested, occupancy: ['2'] }), check_out).toMatchObject(failure)
    expect(await api.get_hotel_price({ ...requested, rooms }), check_out).toMatchObject(failure)
  }
})
