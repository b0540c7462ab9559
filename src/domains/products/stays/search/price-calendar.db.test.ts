import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

type Requested = Partial<Parameters<ApiClient['fetch_price_calendar']>[0]>
const from = addDays(today, 5)

async function calendar(world: TestWorld, requested: Requested = {}) {
  const answer = await world.visitor().fetch_price_calendar({ from, days: 10, nights: 2, ...requested })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.data.days
}

test('a calendar has the same totals as a search on each of its days, whatever the rules of stay', async () => {
  const world = await makeWorld({ nights: 30 })
  const dunes = await world.hotel({ rooms: [{ price: 40_000 }, { price: 38_000, maxAdults: 1 }] })
  const palms = await world.hotel({ minNights: 2, rooms: [{ price: 41_000, rates: [{ basisPoints: 9_000 }] }] })
  await world.sql(`update hotel set fees = $2 where id = $1`, [
    palms.id,
    JSON.stringify([
      { code: 'x', name: { en: 'X', ar: 'س' }, basis: 'person_night', amount: 900, mandatory: true, due: 'property' },
    ]),
  ])
  for (const [i, hotel] of [dunes, palms].entries()) {
    await world.sql(
      `update night_inventory n set price = price + 100 * (d * 37 % 11) + $3, sold = case when d % 5 = $3 then allotment else 0 end,
         min_stay = case d % 7 when 3 then 2 else 1 end, min_stay_arrival = case (d + room_type_id) % 4 when 1 then 3 else 1 end,
         max_stay = case (d + $3) % 6 when 2 then 2 else 30 end, closed_to_arrival = (d + room_type_id) % 9 = 4,
         closed_to_departure = (d + $3) % 8 = 5
       from (select night, night - $2::date as d from night_inventory group by night) days
       where days.night = n.night and room_type_id = any($1)`,
      [hotel.rooms.map((room) => room.id), from, i],
    )
  }
  const asked = [['2'], ['2', '1'], ['2-7']].flatMap((occupancy) => [1, 2, 3].map((nights) => ({ occupancy, nights })))
  for (const { occupancy, nights } of asked) {
    const days = await calendar(world, { occupancy, nights })
    expect(days.some((day) => day.total === null)).toBe(true)
    for (const day of days) {
      const stay = { check_in: day.date, check_out: addDays(day.date, nights), occupancy, sort: 'price' as const }
      const found = await world.visitor().fetch_hotels(stay)
      expect(day.total).toEqual((found.ok && found.data[0]?.offer?.total) || null)
    }
    const totals = days.flatMap((day) => day.total?.minor ?? [])
    expect(days.filter((day) => day.cheapest).map((day) => day.total?.minor)).toEqual(
      totals.filter((total) => total === Math.min(...totals)),
    )
  }
})

test('of days that all cost the same, none is the cheapest', async () => {
  const world = await makeWorld({ nights: 30 })
  const dunes = await world.hotel()
  const markedDays = async () => (await calendar(world, { hotel_id: dunes.id })).filter(({ cheapest }) => cheapest)
  expect(await markedDays()).toEqual([])
  await world.sql('update night_inventory set price = price - 100 where night = $1', [from])
  expect(await markedDays()).toMatchObject([{ date: from }])
})

test('a day without a stay has a reason', async () => {
  const world = await makeWorld({ nights: 13 })
  const dunes = await world.hotel()
  const night = (n: number, change: string) =>
    world.sql(`update night_inventory set ${change} where room_type_id = $1 and night = $2`, [
      dunes.rooms[0]?.id,
      addDays(from, n),
    ])
  await night(1, 'sold = allotment')
  await night(3, 'closed = true')
  await night(5, 'min_stay = 4')
  await night(7, 'closed_to_arrival = true')
  const days = await calendar(world, { hotel_id: dunes.id, nights: 1 })
  expect(days.map((day) => day.why)).toEqual([
    null,
    'sold_out',
    null,
    'closed',
    null,
    'min_stay',
    null,
    'closed_to_arrival',
    'no_prices',
    'no_prices',
  ])
  expect(days[5]?.min_stay).toBe(4)
  expect((await calendar(world, { occupancy: ['9'] })).every((day) => day.why === 'too_many_guests')).toBe(true)
  expect((await calendar(world, { occupancy: ['2', '2', '2', '2'], nights: 1 }))[0]?.why).toBe('too_few_rooms')
  expect(days[0]).toMatchObject({ seasons: [] })
  expect(days[0]?.hijri).toEqual({ year: 1448, month: 6, day: 26 })
})

test('a day without a stay says which rule of length or departure is against it, and a hotel on which days none can end', async () => {
  const world = await makeWorld({ nights: 13 })
  const dunes = await world.hotel({ rooms: [{}, {}] })
  const night = (n: number, change: string, room = 0) =>
    world.sql(`update night_inventory set ${change} where room_type_id = $1 and night = $2`, [
      dunes.rooms[room]?.id,
      addDays(from, n),
    ])
  for (const room of [0, 1]) await night(2, 'max_stay = 1', room)
  for (const room of [0, 1]) await night(4, 'closed_to_departure = true', room)
  await night(5, 'min_stay_arrival = 3')
  await night(5, 'min_stay_arrival = 4', 1)
  const days = await calendar(world, { hotel_id: dunes.id, nights: 2 })
  expect(days.slice(0, 7).map(({ why, min_stay, max_stay }) => [why, min_stay, max_stay])).toEqual([
    [null, null, null],
    ['max_stay', null, 1],
    ['max_stay', null, 1],
    [null, null, null],
    [null, null, null],
    ['min_stay', 3, null],
    [null, null, null],
  ])
  const departures = async (n: number, hotel_id = dunes.id) => {
    const answer = await world.visitor().fetch_closed_departures({ hotel_id, check_in: addDays(from, n) })
    if (!answer.ok) return answer.error.code
    return answer.data.map(({ check_out, rule, min_stay, max_stay }) => [check_out, rule, min_stay ?? max_stay])
  }
  const at = (n: number) => addDays(from, n)
  expect(await departures(3)).toEqual([[at(4), 'closed_to_departure', null]])
  expect(await departures(5)).toEqual([
    [at(6), 'min_stay', 3],
    [at(7), 'min_stay', 3],
  ])
  expect((await departures(2)).slice(0, 2)).toEqual([
    [at(4), 'max_stay', 1],
    [at(5), 'max_stay', 1],
  ])
  // Another room of the hotel allows the departure.
  await night(4, 'closed_to_departure = false', 1)
  expect(await departures(3)).toEqual([])
  expect(await departures(3, 77)).toBe('not_found')
})

test('past dates, dates beyond the calendar and unknown hotels are rejected', async () => {
  const world = await makeWorld({ nights: 1 })
  const request = (requested: Requested) =>
    world.visitor().fetch_price_calendar({ from, days: 3, nights: 1, ...requested })
  expect(await request({ from: addDays(today, -1) })).toMatchObject({
    error: { errors: [{ path: 'from', code: 'date_in_past' }] },
  })
  expect(await request({ from: '9999-12-31' })).toMatchObject({
    error: { errors: [{ path: 'from', code: 'invalid_date' }] },
  })
  expect(await request({ hotel_id: 77 })).toMatchObject({ error: { code: 'not_found' } })
})

test('a new hotel, and one that is no longer offered, take effect immediately', async () => {
  const world = await makeWorld({ nights: 5 })
  const known = await world.hotel()
  expect(await calendar(world, { hotel_id: known.id, days: 2 })).toHaveLength(2)
  const added = await world.hotel()
  expect(await calendar(world, { hotel_id: added.id, days: 2 })).toHaveLength(2)
  await world.sql('update hotel set offered = false where id = $1', [known.id])
  const gone = await world.visitor().fetch_price_calendar({ hotel_id: known.id, from, days: 2, nights: 1 })
  expect(gone).toMatchObject({ error: { code: 'not_found' } })
})

test('a search without results reports the reason, the filters to drop and the nearest dates', async () => {
  const world = await makeWorld({ nights: 60 })
  await world.hotel({ stars: 4, minNights: 2 })
  await world.hotel({ stars: 3, minNights: 2, rooms: [{ price: 70_000 }] })
  const soon = addDays(today, 20)
  const request = async (search: Parameters<ApiClient['fetch_custom_filter_hotel']>[0]) => {
    const answer = await world.visitor().fetch_custom_filter_hotel(search)
    return answer.ok ? answer.data.why : null
  }
  const stay = { check_in: soon, check_out: addDays(soon, 2) }
  expect(await request(stay)).toBeNull()
  expect(await request({ ...stay, stars: [5] })).toMatchObject({
    reason: 'filters',
    drop: [{ filter: 'stars', hotels: 2 }],
    without_filters: 2,
  })
  // Both filters exclude hotels: without either of them there is one hotel.
  expect(await request({ ...stay, stars: [3], price_max: 60_000 })).toMatchObject({
    reason: 'filters',
    drop: [
      { filter: 'stars', hotels: 1 },
      { filter: 'price', hotels: 1 },
    ],
  })
  expect(await request({ check_in: soon, check_out: addDays(soon, 1) })).toMatchObject({
    reason: 'min_stay',
    min_stay: 2,
    dates: [],
  })
  expect(await request({ ...stay, occupancy: ['12'] })).toMatchObject({ reason: 'too_many_guests', dates: [] })
  expect(await request({ ...stay, where: 'atlantis' })).toMatchObject({ reason: 'no_hotels' })
  // Without rooms nobody is told to take more rooms.
  const empty = await world.hotel({ slug: 'empty', rooms: [] })
  expect(await request({ ...stay, where: 'hotel:empty' })).toMatchObject({ reason: 'no_prices', dates: [] })
  expect((await calendar(world, { hotel_id: empty.id })).every(({ why }) => why === 'no_prices')).toBe(true)
  await world.sql('update night_inventory set sold = allotment where night between $1 and $2', [
    addDays(soon, -1),
    addDays(soon, 3),
  ])
  const sold = await request(stay)
  expect(sold?.reason).toBe('sold_out')
  expect(sold?.dates.map((one) => one.check_in)).toEqual([addDays(soon, -3), addDays(soon, -4), addDays(soon, 4)])
  for (const { check_in, check_out, total } of sold?.dates ?? []) {
    const found = await world.visitor().fetch_hotels({ check_in, check_out, sort: 'price' })
    expect(found.ok && found.data[0]?.offer?.total).toEqual(total)
  }
  await world.sql('update night_inventory set sold = 0, closed_to_arrival = (night = $1)', [soon])
  expect((await request(stay))?.reason).toBe('closed_to_arrival')
  await world.sql('update night_inventory set closed_to_arrival = false, max_stay = 1 where night = $1', [soon])
  expect(await request(stay)).toMatchObject({
    reason: 'max_stay',
    max_stay: 1,
    dates: [{ check_in: addDays(soon, 1) }, {}, {}],
  })
  await world.sql('update night_inventory set max_stay = 30, closed_to_departure = (night = $1)', [stay.check_out])
  expect(await request(stay)).toMatchObject({
    reason: 'closed_to_departure',
    dates: [{ check_in: addDays(soon, -1) }, { check_in: addDays(soon, 1) }, {}],
  })
})
