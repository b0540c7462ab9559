import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { assistantServer } from '#server/api/mcp-tools.ts'
import { bySize } from '#test/lane.ts'
import { makeWorld, type TestTraveller, type TestWorld } from '#test/world.ts'

const gates = [
  { slug: 'gate-79', name: 'King Fahd Gate', key: 'king fahd gate|باب الملك فهد', lat: 21.42068, lon: 39.82467 },
  { slug: 'gate-100', name: 'Umrah Gate', key: 'umrah gate', lat: 21.42465, lon: 39.82458 },
]
const nearestGate = 'King Abdulaziz Gate (1)'
const never = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }]
const boards = ['room_only', 'breakfast', 'half_board', 'suhoor_iftar'] as const

/** Ramadan begins twelve days later, so the arrivals of the queries are before and in it. */
const today = '2027-01-27'
const firstOfRamadan = '2027-02-08'

/** Sixteen hotels around the mosque whose rooms, rates, boards, facilities and free nights all differ. */
async function variedWorld() {
  const world = await makeWorld({ nights: 40, today })
  await world.paysOnline()
  for (const { slug, name, key, lat, lon } of gates)
    await world.sql(
      `insert into place (slug, city, category, name, lat, lon, source, search_key) values ($1, 'makkah', 'gate', $2, $3, $4, 'test', $5)`,
      [slug, JSON.stringify({ en: name, ar: name }), lat, lon, key],
    )
  await world.sql(`insert into amenity (id, "group", scope, name) values
    ('wifi', 'internet', 'hotel', '{"en":"Wi-Fi","ar":"واي فاي"}'), ('kitchen', 'kitchen', 'room', '{"en":"Kitchen","ar":"مطبخ"}')`)
  for (let i = 0; i < 16; i++) {
    const hotel = await world.hotel({
      slug: `h${i}`,
      stars: 2 + (i % 4),
      minNights: i % 5 === 4 ? 3 : 1,
      rooms: [
        {
          price: 20_000 + ((i * 7) % 16) * 2_500,
          allotment: 1 + (i % 3),
          maxAdults: 2 + (i % 2),
          rates: [{ payment: 'prepay', windows: never, basisPoints: 8_000 }, { payment: i % 2 ? 'both' : 'arrival' }],
        },
        {
          price: 30_000 + ((i * 5) % 16) * 2_000,
          maxAdults: 4,
          allotment: i % 4,
          rates: [{ payment: 'both' }, { payment: 'prepay', windows: never, basisPoints: 9_000 }],
        },
      ],
    })
    // Every fourth hotel is beyond the walks that are called near.
    const away = i % 4 === 3 ? 0.02 : 0
    const [lat, lon] = [21.417 + ((i * 5) % 16) * 0.0006, 39.82 + ((i * 3) % 16) * 0.0006 - away]
    await world.sql(
      'update hotel set lat = $2, lon = $3, rank = $4, nearest_place_metres = $5, amenities = $6 where id = $1',
      [hotel.id, lat, lon, (i * 11) % 16, 100 + i * 60, i % 3 ? ['wifi'] : []],
    )
    for (const [at, room] of hotel.rooms.entries()) {
      if ((i + at) % 3 === 0) await world.sql(`update room_type set amenities = '{kitchen}' where id = $1`, [room.id])
      for (const [n, rate] of room.rates.entries())
        await world.sql('update rate_plan set board = $2 where id = $1', [rate, boards[(i + at + n) % 4]])
      await world.sql('update night_inventory set sold = allotment where room_type_id = $1 and night = $2', [
        room.id,
        addDays(today, 10 + ((i + at) % 9)),
      ])
      await world.sql(
        `update night_inventory set closed_to_departure = (night = $2), max_stay = case when night = $3 then 2 else 30 end,
           min_stay_arrival = case when night = $4 then 3 else 1 end where room_type_id = $1`,
        [room.id, ...[(i + at) % 7, (2 * i + at) % 11, (3 * i + at) % 13].map((day) => addDays(today, 9 + day))],
      )
    }
  }
  world.services.memory.clear()
  return world
}

type Query = Omit<Parameters<ApiClient['fetch_custom_filter_hotel']>[0], 'page' | 'per_page'>

const query: fc.Arbitrary<Query> = fc
  .record({
    where: fc.constantFrom(
      'makkah',
      'Mecca',
      'district:ajyad',
      'place:gate-79',
      'king fahd gate',
      'king fahd',
      'الملك فهد',
      'place:gate-100',
      'near:h2',
      'point:21.4193,39.8262',
      'area:39.82,21.415,39.83,21.425',
      'area:39.79,21.41,39.83,21.425@place:gate-79',
      'hotel:h5',
    ),
    arrival: fc.integer({ min: 8, max: 20 }),
    nights: fc.integer({ min: 1, max: 4 }),
    occupancy: fc.constantFrom<string[][]>(['2'], ['1'], ['2-9'], ['3'], ['2', '2'], ['2', '1-4']),
    stars: fc.constantFrom<number[][]>([], [], [], [3], [4, 5]),
    facilities: fc.constantFrom<string[][]>([], [], ['wifi']),
    amenities: fc.constantFrom<string[][]>([], [], ['kitchen']),
    board: fc.constantFrom<Query['board'][]>([], [], [], ['breakfast'], ['room_only', 'half_board'], ['suhoor_iftar']),
    free_cancellation: fc.boolean(),
    pay_on_arrival: fc.constantFrom(false, false, true),
    walk_max: fc.constantFrom(undefined, undefined, undefined, 5, 10, 60),
    price_max: fc.constantFrom(undefined, undefined, 40_000, 60_000),
    sort: fc.constantFrom<Query['sort'][]>('recommended', 'price', 'walk'),
  })
  .map(({ arrival, nights, walk_max, price_max, ...rest }) => {
    const check_in = addDays(today, arrival)
    const limits = { ...(walk_max && { walk_max }), ...(price_max && { price_max }) }
    return { ...rest, ...limits, check_in, check_out: addDays(check_in, nights) }
  })

/** The place that walks of a query lead to. */
const leadsTo: Record<string, string> = {
  'place:gate-79': 'King Fahd Gate',
  'king fahd gate': 'King Fahd Gate',
  'king fahd': 'King Fahd Gate',
  'الملك فهد': 'King Fahd Gate',
  'place:gate-100': 'Umrah Gate',
  'area:39.79,21.41,39.83,21.425@place:gate-79': 'King Fahd Gate',
  'near:h2': 'Test House',
  'point:21.4193,39.8262': 'the chosen point',
}

/** Calls a tool of the assistants of travellers, as a visitor. */
async function assistantOf(world: TestWorld) {
  const server = assistantServer(() => Promise.resolve({ api: world.visitor() }), 'http://localhost')
  const client = new Client({ name: 'test', version: '1' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(theirs), client.connect(ours)])
  return async (name: string, args: Record<string, unknown>): Promise<unknown> => {
    const { structuredContent } = await client.callTool({ name, arguments: args })
    return (structuredContent as { data?: unknown }).data
  }
}
type Assistant = Awaited<ReturnType<typeof assistantOf>>

async function answerOf<T>(call: Promise<{ ok: true; data: T } | { ok: false; error: unknown }>): Promise<T> {
  const answer = await call
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.data
}

/** Asks every view the same query and compares the answers. Returns the number of hotels found. */
async function compareViews(
  world: TestWorld,
  { guest, assistant }: { guest: TestTraveller | null; assistant: Assistant },
  requested: Query,
): Promise<number> {
  const api = world.visitor()
  const { where, check_in, check_out, occupancy, board, amenities, free_cancellation, pay_on_arrival, sort } = requested
  const { sort: _, ...search } = requested
  const terms = { board, amenities, free_cancellation, pay_on_arrival }
  const stay = { check_in, check_out, occupancy }
  const nights = (Date.parse(check_out) - Date.parse(check_in)) / 86_400_000

  // The list keeps what was requested.
  const list = await answerOf(api.fetch_custom_filter_hotel({ ...requested, per_page: 50 }))
  const { hotels } = list
  const offers = hotels.map(({ offer }) => offer ?? expect.fail('a listed hotel has no price'))
  const place = leadsTo[where ?? ''] ?? nearestGate
  expect(list.understood.walks_to).toBe(place === nearestGate ? 'nearest_gate' : 'place')
  for (const { walk } of hotels) {
    expect(walk?.name).toBe(place)
    expect(walk?.minutes).toBeLessThanOrEqual(requested.walk_max ?? list.understood.near_minutes ?? Infinity)
  }
  for (const offer of offers) {
    if (free_cancellation) expect(offer.cancellation_kind).toBe('free')
    if (pay_on_arrival) expect(offer.payment).not.toBe('prepay')
    if (board?.length && occupancy?.length === 1) expect(board).toContain(offer.board)
    if (check_in < firstOfRamadan) expect(offer.board).not.toBe('suhoor_iftar')
    expect(offer.per_night.minor).toBeLessThanOrEqual(requested.price_max ?? Infinity)
  }
  const inOrder = { walk: hotels.map(({ walk }) => walk?.metres ?? 0), price: offers.map(({ total }) => total.minor) }
  if (sort === 'walk' || sort === 'price') expect(inOrder[sort]).toEqual(inOrder[sort].toSorted((a, b) => a - b))

  // The price with free cancellation beside another offer is that of the list with this filter.
  const dearer = offers.filter((offer) => offer.free_cancellation_total !== null)
  if (dearer.length > 0) {
    const { price_max: _any, ...anyPrice } = requested
    const free = await answerOf(api.fetch_hotels({ ...anyPrice, free_cancellation: true, per_page: 50 }))
    for (const { id, offer } of hotels) {
      const cancellable = free.find((one) => one.id === id)?.offer
      if (offer?.cancellation_kind === 'free') expect(offer.free_cancellation_total).toBeNull()
      else expect(offer?.free_cancellation_total).toEqual(cancellable?.total ?? null)
    }
  }

  // The counts of the filters in use are the number of hotels found.
  const { facets } = list
  const within = requested.walk_max ?? list.understood.near_minutes
  const counted = facets.walk.find(({ minutes }) => minutes === within)
  if (counted) expect(counted.hotels).toBe(hotels.length)
  if (free_cancellation) expect(facets.free_cancellation).toBe(hotels.length)
  if (pay_on_arrival) expect(facets.pay_on_arrival).toBe(hotels.length)

  // Map, prices by day, and the short list of the home page.
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  const pins = await answerOf(api.fetch_hotel_pins(search))
  expect(pins.pins.map(({ id, total }) => ({ id, total })).toSorted(byId)).toEqual(
    hotels.map(({ id }, i) => ({ id, total: offers[i]?.total })).toSorted(byId),
  )
  expect(pins.place?.name ?? nearestGate).toBe(place)
  const { check_in: from, check_out: _until, ...anyDay } = search
  const days = await answerOf(api.fetch_price_calendar({ ...anyDay, from, days: 2, nights }))
  const least = Math.min(...offers.map(({ total }) => total.minor))
  expect(days.days[0]?.total?.minor ?? Infinity, 'prices by day').toBe(least)
  expect((await answerOf(api.search_home_hotels(search))).total).toBe(hotels.length)

  // The plain list of the API, and the tools of assistants.
  expect(await answerOf(api.fetch_hotels({ ...requested, per_page: 50 })), 'the list of the API').toEqual(hotels)
  expect(await assistant('search_stays', { ...requested, per_page: 50 }), 'the list of assistants').toEqual(hotels)

  // Comparison and saved hotels, the hotel's page, its prices by day, the quote and the cart.
  if (hotels.length === 0) return 0
  const ids = hotels.slice(0, 4).map(({ id }) => id)
  const compared = await answerOf(api.fetch_chosen_hotels({ hotel_ids: ids, where, ...stay, ...terms }))
  expect(compared.map(({ id, walk, offer }) => ({ id, walk, offer }))).toEqual(
    hotels.slice(0, 4).map(({ id, walk, offer }) => ({ id, walk, offer })),
  )
  // A stay names the place of its walk in full; in a city or district it is the nearest gate.
  const ownPlace = place === 'King Fahd Gate' ? 'place:gate-79' : where
  const ownStay = { ...(place !== nearestGate && { where: ownPlace }), ...stay, ...terms }
  const ownStays = ids.map((hotel_id) => ({ hotel_id, stay: ownStay }))
  expect(await answerOf(api.fetch_chosen_stays({ stays: ownStays })), 'stays of their own').toEqual(compared)
  const [card, offer] = [hotels[0] as (typeof hotels)[number], offers[0] as (typeof offers)[number]]
  const page = await answerOf(api.show_hotel({ id: card.id, where, ...stay, ...terms }))
  expect(page.walk).toEqual(card.walk)
  expect(page.place?.name ?? nearestGate).toBe(place)
  // From far away there may be no gentle walk.
  if (place !== nearestGate && (card.walk?.minutes ?? 0) <= 20)
    expect(page.gentle_walk?.minutes).toBeGreaterThanOrEqual(card.walk?.minutes ?? Infinity)
  expect(await assistant('show_hotel', { id: card.id, where, ...stay, ...terms })).toEqual(page)
  const choices = await answerOf(api.fetch_room_choices({ hotel_id: card.id, ...stay, ...terms }))
  expect(choices.cheapest?.total).toEqual(offer.total)
  if (occupancy?.length === 1) {
    const rates = page.offers?.flatMap((room) => room.rates.filter((rate) => rate.meets_terms)) ?? []
    expect(Math.min(...rates.map(({ total }) => total.minor)), 'the rates of the page').toBe(offer.total.minor)
  }
  const ofHotel = await answerOf(
    api.fetch_price_calendar({ hotel_id: card.id, from, days: 1, nights, occupancy, ...terms }),
  )
  expect(ofHotel.days[0]?.total).toEqual(offer.total)
  const quote = await answerOf(
    api.get_hotel_price({ hotel_id: card.id, check_in, check_out, rooms: choices.cheapest?.rooms ?? [] }),
  )
  expect(quote.total).toEqual(offer.total)
  expect([quote.cancellation.kind, quote.cancellation.free_until]).toEqual([offer.cancellation_kind, offer.free_until])
  expect(quote.payment).toBe(offer.payment)
  const rooms = choices.cheapest?.rooms ?? []
  const prepared = await assistant('prepare_booking', { hotel_id: card.id, check_in, check_out, rooms })
  expect(prepared).toMatchObject({ total: offer.total, payment: offer.payment })

  const similar = await answerOf(api.fetch_similar_hotels({ hotel_id: card.id, where, ...stay, ...terms }))
  for (const other of similar) {
    const same = hotels.find(({ id }) => id === other.id)
    if (same) expect(other).toEqual(same)
  }
  if (!guest) return hotels.length

  // The saved stay and the line of the cart.
  const { saved } = await answerOf(guest.api.save_hotel({ hotel_id: card.id, ...ownStay }))
  const entry = saved.find(({ hotel_id }) => hotel_id === card.id)
  expect(entry?.price).toEqual(offer.total)
  const again = [{ hotel_id: card.id, ...(entry?.stay && { stay: entry.stay }) }]
  expect(await answerOf(api.fetch_chosen_stays({ stays: again })), 'the saved stay').toEqual(compared.slice(0, 1))
  const cart = await answerOf(guest.api.store_cart({ kind: 'stay', hotel_id: card.id, check_in, check_out, rooms }))
  const [line] = cart.lines
  expect([line?.total, cart.total, line?.refused]).toEqual([offer.total, offer.total, null])
  expect(line?.quote).toMatchObject({
    payment: offer.payment,
    pay: offer.pay,
    cancellation: { kind: offer.cancellation_kind, free_until: offer.free_until },
  })
  expect([offer.pay.prepay === null, offer.pay.arrival === null]).toEqual([
    offer.payment === 'arrival',
    offer.payment === 'prepay',
  ])
  await answerOf(guest.api.delete_cart({ line_id: line?.id }))
  return hotels.length
}

test('every view gives the same answer to the same query: place, walks, filters, prices and terms', async () => {
  const world = await variedWorld()
  const guest = await world.traveller()
  const assistant = await assistantOf(world)
  const found: number[] = []
  await fc.assert(
    fc.asyncProperty(query, async (requested) => {
      // Writes of one address are limited, so every third query is saved and put into the cart.
      found.push(await compareViews(world, { guest: found.length % 3 === 0 ? guest : null, assistant }, requested))
    }),
    { numRuns: bySize(40, 200), endOnFailure: true },
  )
  // The queries are not trivial: most find some hotels, and some none.
  expect(found.filter((hotels) => hotels > 1).length).toBeGreaterThan(bySize(12, 60))
  expect(found.filter((hotels) => hotels === 0).length).toBeGreaterThan(bySize(2, 10))
})

test('near a place are the hotels within twenty minutes on foot; those farther away are found only if asked for', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const stay = { where: 'place:gate-79', check_in: addDays(today, 9), check_out: addDays(today, 10), per_page: 50 }
  const minutesOf = (hotels: { walk: { minutes: number } | null }[]) => hotels.map(({ walk }) => walk?.minutes ?? 0)
  const near = await answerOf(api.fetch_custom_filter_hotel(stay))
  expect(near.understood.near_minutes).toBe(20)
  expect(Math.max(...minutesOf(near.hotels))).toBeLessThanOrEqual(20)
  const all = await answerOf(api.fetch_custom_filter_hotel({ ...stay, walk_max: 60 }))
  expect(Math.max(...minutesOf(all.hotels))).toBeGreaterThan(20)
  expect(near.facets.walk.at(-1)).toEqual({ minutes: 60, hotels: all.hotels.length })
  expect(minutesOf(all.hotels).filter((minutes) => minutes <= 20).length).toBe(near.hotels.length)
  // The suggestion counts what the search finds, rooms or not.
  const [gate] = await answerOf(api.fetch_location_for_hotels({ q: 'place:gate-79' }))
  expect(gate?.hotels).toBeGreaterThanOrEqual(near.hotels.length)
  expect(gate?.hotels).toBeLessThan(16)

  // Around a remote place with few hotels, near is wider.
  await world.sql('update hotel set lat = 21.437, lon = 39.842 where slug <> all ($1)', [['h0', 'h1', 'h2']])
  world.services.memory.clear()
  const remote = await answerOf(api.fetch_custom_filter_hotel(stay))
  expect(remote.understood.near_minutes).toBe(60)
})

test('a place with fewer than five hotels within three kilometres finds those within six, or within ten', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const stay = { where: 'place:gate-79', check_in: addDays(today, 9), check_out: addDays(today, 10), per_page: 50 }
  const foundWith = async (near: string[], metresNorth: number) => {
    await world.sql('update hotel set lat = case when slug = any ($1) then 21.4215 else 21.4225 + $2 / 111195.0 end', [
      near,
      metresNorth,
    ])
    world.services.memory.clear()
    const [gate] = await answerOf(api.fetch_location_for_hotels({ q: stay.where }))
    return gate?.hotels ?? 0
  }
  const five = ['h0', 'h1', 'h2', 'h3', 'h4']
  expect(await foundWith(five, 4_000)).toBe(5)
  expect(await foundWith(five.slice(1), 4_000)).toBeGreaterThan(5)
  expect(await foundWith(five, 7_000)).toBe(5)
  expect(await foundWith(five.slice(1), 7_000)).toBeGreaterThan(5)
  expect(await foundWith(five.slice(1), 11_000)).toBe(4)
})

test('a part of the map keeps the place of the search: walks, order and the filter of minutes lead to it', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const where = 'area:39.79,21.41,39.83,21.425@place:gate-79'
  const stay = { where, check_in: addDays(today, 9), check_out: addDays(today, 10), per_page: 50 }
  const { understood, hotels } = await answerOf(api.fetch_custom_filter_hotel({ ...stay, sort: 'walk' }))
  expect(understood).toMatchObject({ place: { kind: 'area', where }, walks_to: 'place', near_minutes: null })
  expect(understood.walk_end).toMatchObject({ where: 'place:gate-79' })
  expect(new Set(hotels.map(({ walk }) => walk?.name))).toEqual(new Set(['King Fahd Gate']))
  for (const wrong of ['area:39.79,21.41,39.83,21.425@makkah', 'area:39.79,21.41,39.83,21.425@place:nowhere'])
    expect(await answerOf(api.fetch_hotels({ ...stay, where: wrong })), wrong).toEqual([])
})

test('a search near a hotel leaves out that hotel, and a point outside of every city is nowhere', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const stay = { check_in: addDays(today, 9), check_out: addDays(today, 10) }
  const around = await answerOf(api.fetch_hotels({ ...stay, where: 'near:h3', per_page: 50 }))
  expect(around.length).toBeGreaterThan(3)
  expect(around.map(({ slug }) => slug)).not.toContain('h3')
  // Typing its name suggests the hotel, then its surroundings.
  await world.sql(`update hotel set name = '{"en":"Dunes","ar":"الكثبان"}', search_key = 'dunes' where slug = 'h3'`)
  expect(await answerOf(api.fetch_location_for_hotels({ q: 'dunes' }))).toMatchObject([
    { where: 'hotel:h3', name: 'Dunes' },
    { where: 'near:h3', name: 'Near Dunes', hotels: expect.any(Number) },
  ])
  expect(await answerOf(world.visitor('ar').fetch_location_for_hotels({ q: 'dunes' }))).toMatchObject([
    { name: 'الكثبان' },
    { name: 'قرب «الكثبان»' },
  ])
  const places = await answerOf(api.fetch_location_for_hotels({ q: 'point:21.42001,39.826' }))
  expect(places).toMatchObject([{ kind: 'point', where: 'point:21.42,39.826', context: 'Makkah' }])
  expect(await answerOf(api.fetch_hotels({ ...stay, where: 'point:48.1,11.5' }))).toEqual([])
})

test('a search in a part of the map finds exactly the hotels in it, and its name stays if there are none', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const stay = { check_in: addDays(today, 9), check_out: addDays(today, 10) }
  const all = await answerOf(api.fetch_hotels({ ...stay, where: 'makkah', per_page: 50 }))
  const points = (await world.sql('select id, lon from hotel')) as { id: number; lon: number }[]
  const lons = points.map(({ lon }) => lon).toSorted((a, b) => a - b)
  const middle = lons[Math.floor(lons.length / 2)] ?? 0
  const east = Number(middle.toFixed(4))
  const inside = new Set(points.filter(({ lon }) => lon <= east).map(({ id }) => id))
  const found = await answerOf(api.fetch_hotels({ ...stay, where: `area:39,21,${east},22`, per_page: 50 }))
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id).filter((id) => inside.has(id))))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(all.length)

  const empty = 'area:39.95,21.42,39.96,21.43'
  expect(await answerOf(api.fetch_location_for_hotels({ q: empty }))).toMatchObject([
    { kind: 'area', where: empty, context: 'Makkah', hotels: 0 },
  ])
  expect(await answerOf(api.fetch_hotel_pins({ ...stay, where: empty }))).toMatchObject({ city: 'makkah', pins: [] })
  for (const wrong of ['area:39.8,21.4,39.7,21.5', 'area:39.8,21.4,39.9', 'area:a,b,c,d', 'area:11,48,12,49'])
    expect(await answerOf(api.fetch_hotels({ ...stay, where: wrong })), wrong).toEqual([])
})

test('a day on which no available hotel matches all filters has the reason `filters`', async () => {
  const world = await variedWorld()
  const requested = { from: addDays(today, 9), days: 1, nights: 1 }
  const why = async (filters: object) =>
    (await answerOf(world.visitor().fetch_price_calendar({ ...requested, ...filters }))).days[0]?.why
  expect(await why({})).toBeNull()
  expect(await why({ price_max: 100 })).toBe('filters')
  expect(await why({ stars: [1] })).toBe('filters')
})

test('a rate with suhoor and iftar is offered and quoted for nights of Ramadan only', async () => {
  const world = await makeWorld({ nights: 40, today })
  const hotel = await world.hotel({ rooms: [{ rates: [{}, {}] }, {}] })
  const [[, suhoor], [only]] = [hotel.rooms[0]?.rates ?? [], hotel.rooms[1]?.rates ?? []]
  await world.sql(`update rate_plan set board = 'suhoor_iftar' where id = any($1)`, [[suhoor, only]])
  const api = world.visitor()
  const offeredFrom = async (check_in: string) => {
    const stay = { hotel_id: hotel.id, check_in, check_out: addDays(check_in, 2) }
    const offers = await answerOf(api.fetch_new_available_rooms(stay))
    const quote = await api.get_hotel_price({ ...stay, rooms: [`${suhoor}~2`] })
    return {
      rates: offers.map(({ rates, unavailable }) => unavailable?.reason ?? rates.length),
      quoted: quote.ok || quote.error.code,
      next: offers[1]?.unavailable?.next.map((dates) => dates.check_in),
    }
  }
  expect(await offeredFrom(addDays(firstOfRamadan, -1))).toEqual({
    rates: [1, 'no_prices'],
    quoted: 'not_found',
    next: [firstOfRamadan, addDays(firstOfRamadan, 1)],
  })
  expect(await offeredFrom(firstOfRamadan)).toEqual({ rates: [2, 1], quoted: true, next: undefined })
})
