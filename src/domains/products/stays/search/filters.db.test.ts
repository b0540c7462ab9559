import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { boards } from '#domains/shared/shapes.ts'
import { makeWorld, standardContact, today, type TestHotel, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)
type Search = Partial<Parameters<ApiClient['fetch_custom_filter_hotel']>[0]>

async function narrowed(world: TestWorld, search: Search = {}) {
  const stay = { check_in: soon, check_out: addDays(soon, 2), per_page: 50, ...search }
  const answer = await world.visitor().fetch_custom_filter_hotel(stay)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return { ...answer.data, total: answer.meta?.total ?? -1, slugs: answer.data.hotels.map((card) => card.slug) }
}

/** Twelve hotels that differ in every filter. */
async function variedWorld() {
  const world = await makeWorld({ nights: 40 })
  await world.sql(`insert into district (id, slug, city, name, lat, lon, shape, search_key) values
    (2, 'aziziyah', 'makkah', '{"en":"Aziziyah","ar":"العزيزية"}', 21.4, 39.86, '{"type":"Polygon","coordinates":[]}', 'aziziyah')`)
  await world.sql(`insert into amenity (id, scope, "group", name) values
    ('lift', 'hotel', 'building', '{"en":"Lift","ar":"مصعد"}'), ('pool', 'hotel', 'leisure', '{"en":"Pool","ar":"مسبح"}'),
    ('kettle', 'room', 'comfort', '{"en":"Kettle","ar":"غلاية"}'), ('bath', 'room', 'bathroom', '{"en":"Bath","ar":"حوض"}')`)
  const never = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }]
  const hotels: TestHotel[] = []
  for (let i = 0; i < 12; i++) {
    const hotel = await world.hotel({
      slug: `h${i}`,
      stars: 1 + (i % 5),
      rooms: [
        { price: 20_000 + i * 7_000, rates: [{ payment: 'arrival' }, { windows: never, basisPoints: 8_500 }] },
        { price: 30_000 + i * 5_000, allotment: 1, maxAdults: 4, rates: i % 3 ? [{ windows: never }] : [{}] },
      ],
    })
    await world.sql(
      `update hotel set district_id = $2, amenities = $3, nearest_place_metres = $4, rating = $5, rank = $6 where id = $1`,
      [hotel.id, 1 + (i % 2), i % 3 ? ['lift'] : ['lift', 'pool'], i === 11 ? null : i * 170, 70 + i, i % 4],
    )
    await world.sql(`update room_type set amenities = $2 where id = $1`, [
      hotel.rooms[0]?.id,
      i % 2 ? ['kettle'] : ['kettle', 'bath'],
    ])
    await world.sql(`update room_type set amenities = $2 where id = $1`, [hotel.rooms[1]?.id, i % 4 ? ['bath'] : []])
    await world.sql(`update rate_plan set board = 'breakfast', adult_supplement = 1500 where id = $1`, [
      hotel.rooms[1]?.rates[0],
    ])
    hotels.push(hotel)
  }
  return { world, hotels }
}

test('each filter finds the matching hotels, at a price that matches it too', async () => {
  const { world } = await variedWorld()
  expect((await narrowed(world)).total).toBe(12)
  expect((await narrowed(world, { stars: [5, 1] })).hotels.map((card) => card.stars).toSorted()).toEqual([
    1, 1, 1, 5, 5,
  ])
  expect((await narrowed(world, { districts: ['aziziyah'] })).total).toBe(6)
  expect((await narrowed(world, { districts: ['atlantis'] })).total).toBe(0)
  expect((await narrowed(world, { facilities: ['lift', 'pool'] })).slugs.toSorted()).toEqual(['h0', 'h3', 'h6', 'h9'])
  // 170 m by street take three minutes, 510 m nine.
  expect((await narrowed(world, { walk_max: 7 })).slugs.toSorted()).toEqual(['h0', 'h1', 'h2', 'h3'])
  const free = await narrowed(world, { free_cancellation: true })
  expect(free.total).toBe(12)
  for (const { offer } of free.hotels) expect(offer?.free_until).not.toBeNull()
  const atArrival = await narrowed(world, { pay_on_arrival: true, board: ['breakfast'] })
  for (const { offer } of atArrival.hotels) {
    expect(offer?.board).toBe('breakfast')
    expect(offer?.payment).not.toBe('prepay')
  }
  const cheap = await narrowed(world, { price_max: 40_000 })
  for (const { offer } of cheap.hotels) expect(offer?.per_night.minor).toBeLessThanOrEqual(40_000)
  expect(cheap.total + (await narrowed(world, { price_min: 40_001 })).total).toBe(12)
  const bath = await narrowed(world, { amenities: ['bath'], stars: [1] })
  expect(bath.slugs.toSorted()).toEqual(['h0', 'h10', 'h5'])
})

const filters = fc.record({
  stars: fc.subarray([1, 2, 3, 4, 5], { maxLength: 2 }),
  districts: fc.subarray(['ajyad', 'aziziyah'], { maxLength: 1 }),
  facilities: fc.subarray(['lift', 'pool'], { maxLength: 1 }),
  amenities: fc.subarray(['kettle', 'bath']),
  board: fc.subarray([...boards], { maxLength: 2 }),
  free_cancellation: fc.boolean(),
  pay_on_arrival: fc.boolean(),
  price: fc.constantFrom({}, {}, { price_max: 60_000 }, { price_min: 45_000 }),
  walk: fc.constantFrom({}, {}, { walk_max: 15 }),
  occupancy: fc.constantFrom<string[][]>(['2'], ['2', '2'], ['4', '2'], ['3-4']),
})

test('the count of a facet equals the number of hotels found with it', async () => {
  const { world } = await variedWorld()
  let counted = 0
  await fc.assert(
    fc.asyncProperty(filters, async ({ price, walk, ...some }) => {
      const search = { ...some, ...price, ...walk }
      const { facets } = await narrowed(world, search)
      const total = async (change: Search) => (await narrowed(world, { ...search, ...change })).total
      for (const { value, hotels } of facets.stars) expect(await total({ stars: [value] })).toBe(hotels)
      for (const { id, hotels } of facets.districts) expect(await total({ districts: [id] })).toBe(hotels)
      for (const { id, hotels } of facets.facilities)
        expect(await total({ facilities: [...new Set([...search.facilities, id])] })).toBe(hotels)
      for (const { id, hotels } of facets.amenities)
        expect(await total({ amenities: [...new Set([...search.amenities, id])] })).toBe(hotels)
      for (const { value, hotels } of facets.boards) expect(await total({ board: [value] })).toBe(hotels)
      for (const { minutes, hotels } of facets.walk) expect(await total({ walk_max: minutes })).toBe(hotels)
      for (const { from, to, hotels } of facets.price)
        expect(await total({ price_min: from.minor, price_max: to.minor })).toBe(hotels)
      expect(await total({ free_cancellation: true })).toBe(facets.free_cancellation)
      expect(await total({ pay_on_arrival: true })).toBe(facets.pay_on_arrival)
      // Values without a facet find nothing.
      for (const star of [1, 2, 3, 4, 5])
        if (!facets.stars.some(({ value }) => value === star)) expect(await total({ stars: [star] })).toBe(0)
      for (const board of boards)
        if (!facets.boards.some(({ value }) => value === board)) expect(await total({ board: [board] })).toBe(0)
      counted += facets.stars.length
    }),
    { numRuns: 8 },
  )
  expect(counted).toBeGreaterThan(0)
})

test('a card under filters shows the terms of the rooms that match them', async () => {
  const { world, hotels } = await variedWorld()
  const guest = await world.traveller()
  const { hotels: cards } = await narrowed(world, { free_cancellation: true, sort: 'price', occupancy: ['2', '2'] })
  const [card] = cards
  const hotel = hotels.find((one) => one.id === card?.id)
  const rooms = await world.visitor().fetch_new_available_rooms({
    hotel_id: hotel?.id ?? 0,
    check_in: soon,
    check_out: addDays(soon, 2),
    occupancy: ['2', '2'],
  })
  const free = rooms.ok
    ? rooms.data.flatMap((room) => room.rates).filter((rate) => rate.cancellation.kind === 'free')
    : []
  const rate = free.find((one) => one.total.minor === card?.offer?.total.minor)
  const quote = await world.visitor().get_hotel_price({
    hotel_id: hotel?.id ?? 0,
    check_in: soon,
    check_out: addDays(soon, 2),
    rooms: rate?.rooms ?? [],
  })
  if (!quote.ok) throw new Error(quote.error.code)
  const lines = quote.data.rooms.flatMap((room) => [
    ...room.nights.map((night) => night.amount.minor),
    room.board_amount.minor,
  ])
  const taxes = quote.data.taxes.map((tax) => tax.amount.minor)
  const fees = quote.data.fees.filter((fee) => fee.mandatory).map((fee) => fee.amount.minor)
  expect([...lines, ...taxes, ...fees].reduce((sum, amount) => sum + amount, 0)).toBe(card?.offer?.total.minor)
  const made = await guest.api.book_hotel({
    quote_token: quote.data.token,
    guests: [
      { first_name: 'Lead', last_name: 'Guest' },
      { first_name: 'Other', last_name: 'Guest' },
    ],
    contact: standardContact,
    payment_type: 'arrival',
  })
  expect(made).toMatchObject({ ok: true, data: { total: card?.offer?.total } })
})

test('the map of a search is limited to an area: its edges are degrees in the west, south, east and north', async () => {
  const { world, hotels } = await variedWorld()
  await world.sql(`update hotel set lat = 21.5, lon = 39.9 where id = $1`, [hotels[0]?.id])
  const pinsIn = async (area?: number[]) => {
    const answer = await world.visitor().fetch_hotel_pins({ check_in: soon, check_out: addDays(soon, 2), area })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return { total: answer.data.total, slugs: answer.data.pins.map(({ slug }) => slug) }
  }
  expect((await pinsIn()).total).toBe(12)
  expect(await pinsIn([39.89, 21.49, 39.91, 21.51])).toEqual({ total: 1, slugs: ['h0'] })
  expect((await pinsIn([39.7, 21.3, 39.89, 21.49])).slugs).not.toContain('h0')
  expect((await pinsIn([0, 0, 1, 1])).total).toBe(0)
})
