import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today as tonight, type TestWorld } from '#test/world.ts'

const morning = addDays(tonight, 1)

/** What search, hotel, calendar and quote answer about the night: `ok`, or why not. */
async function answers(world: TestWorld, hotel: Awaited<ReturnType<TestWorld['hotel']>>): Promise<string[]> {
  const api = world.visitor()
  const stay = { check_in: tonight, check_out: morning }
  const occupancy = ['2']
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  const [search, offers, calendar, quote] = await Promise.all([
    api.fetch_hotels({ ...stay, occupancy }),
    api.fetch_new_available_rooms({ ...stay, hotel_id: hotel.id, occupancy }),
    api.fetch_price_calendar({ hotel_id: hotel.id, from: tonight, days: 2, nights: 1 }),
    api.get_hotel_price({ ...stay, hotel_id: hotel.id, rooms }),
  ])
  const failure = (answer: { ok: false; error: { code: string; errors?: { code: string }[] | undefined } }) =>
    answer.error.errors?.[0]?.code ?? answer.error.code
  return [
    search.ok ? (search.data.length > 0 ? 'ok' : 'none') : failure(search),
    offers.ok ? (offers.data[0]?.unavailable?.reason ?? 'ok') : failure(offers),
    calendar.ok ? (calendar.data.days[0]?.why ?? 'ok') : failure(calendar),
    quote.ok ? 'ok' : failure(quote),
  ]
}

test.each([
  ['Asia/Riyadh', `${tonight}T21:00:00Z`, 'ok'],
  ['Asia/Riyadh', `${morning}T00:59:59Z`, 'ok'],
  ['Asia/Riyadh', `${morning}T01:00:00Z`, 'date_in_past'],
  ['Asia/Riyadh', `${morning}T09:00:00Z`, 'date_in_past'],
  ['Europe/Istanbul', `${morning}T00:59:00Z`, 'ok'],
  ['Africa/Cairo', `${morning}T01:59:00Z`, 'ok'],
  ['Africa/Cairo', `${morning}T02:00:00Z`, 'date_in_past'],
])('in %s at %s the night that runs is for sale in search, hotel, calendar and quote: %s', async (zone, at, answer) => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  await world.sql('update city set time_zone = $1', [zone])
  world.timeIs(at)
  expect(await answers(world, dunes)).toEqual([answer, answer, answer, answer])
})

test('after midnight the running night is booked and takes its room, and is not called free to cancel', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel({ rooms: [{ allotment: 1 }] })
  const guest = await world.traveller()
  world.timeIs(`${tonight}T22:30:00Z`)
  const rooms = [`${dunes.rooms[0]?.rates[0]}~2`]
  const quote = await guest.api.get_hotel_price({ hotel_id: dunes.id, check_in: tonight, check_out: morning, rooms })
  if (!quote.ok) throw new Error(quote.error.code)
  expect(quote.data.cancellation).toMatchObject({ kind: expect.not.stringMatching('free'), free_until: null })
  const booked = await guest.books(dunes, { checkIn: tonight, nights: 1 })
  expect(booked).toMatchObject({ ok: true, data: { status: 'confirmed', can_cancel: false } })
  expect(await world.sql(`select held + sold as taken from night_inventory where night = $1`, [tonight])).toMatchObject(
    [{ taken: 1 }],
  )
  expect((await answers(world, dunes))[3]).toBe('sold_out')
})

test('the running night keeps its stop-sell and its rules of stay', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  world.timeIs(`${tonight}T22:30:00Z`)
  await world.sql('update night_inventory set min_stay = 2 where night = $1', [tonight])
  expect(await answers(world, dunes)).toEqual(['none', 'min_stay', 'min_stay', 'min_stay'])
  await world.sql('update night_inventory set min_stay = 1, closed_to_arrival = true where night = $1', [tonight])
  expect((await answers(world, dunes)).slice(1)).toEqual(Array(3).fill('closed_to_arrival'))
  await world.sql('update night_inventory set closed_to_arrival = false, closed = true where night = $1', [tonight])
  expect((await answers(world, dunes)).slice(1)).toEqual(['closed', 'closed', 'sold_out'])
})
