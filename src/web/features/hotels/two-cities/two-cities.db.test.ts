import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { perNight } from '#domains/products/stays/search/filters.ts'
import { translator } from '#i18n/translator.server.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import { addService } from '#test/products.ts'
import { makeWorld, today, type TestHotel, type TestWorld } from '#test/world.ts'
import {
  cartSelections,
  findTwoCities,
  shownInCity,
  type FoundTwoCities,
} from '#web/features/hotels/two-cities/find-two-cities.ts'
import { addSelections, failureLabels, packSelection } from '#web/features/cart/add-selections.ts'
import { travellerChoices } from '#web/features/hotels/two-cities/extra-travellers.ts'
import { extraText, readTwoCities, staysOf, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'

const never = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }]

/** Nine hotels in each city whose stars, prices, rates and free nights differ, and a car and a coach between them. */
async function twoCities() {
  const world = await makeWorld({ nights: 60 })
  await world.paysOnline()
  await world.sql(`insert into city (slug, country, name, lat, lon, time_zone, rank, search_key) values
    ('madinah', 'SA', '{"en":"Madinah","ar":"المدينة المنورة"}', 24.4672, 39.6112, 'Asia/Riyadh', 2, 'madinah')`)
  await world.sql(`insert into district (id, slug, city, name, lat, lon, shape, search_key) values
    (2, 'al-haram', 'madinah', '{"en":"Al Haram","ar":"الحرم"}', 24.467, 39.611, '{"type":"Polygon","coordinates":[]}', 'al haram')`)
  const hotels: TestHotel[] = []
  for (let i = 0; i < 18; i++) {
    const hotel = await world.hotel({
      slug: `h${i}`,
      stars: 3 + (i % 3),
      minNights: i % 7 === 6 ? 3 : 1,
      rooms: [
        {
          price: 20_000 + ((i * 7) % 18) * 2_500,
          allotment: 2,
          rates: [{ payment: 'prepay', windows: never, basisPoints: 8_000 }, { payment: i % 2 ? 'both' : 'arrival' }],
        },
        { price: 36_000 + ((i * 5) % 18) * 1_500, maxAdults: 4, allotment: 2, rates: [{ payment: 'both' }] },
      ],
    })
    if (i % 2)
      await world.sql(`update hotel set city = 'madinah', district_id = 2, lat = 24.467, lon = 39.611 where id = $1`, [
        hotel.id,
      ])
    for (const [at, room] of hotel.rooms.entries())
      await world.sql('update night_inventory set sold = allotment where room_type_id = $1 and night = $2', [
        room.id,
        addDays(today, 10 + ((i + at) % 9)),
      ])
    hotels.push(hotel)
  }
  const between = { type: 'transport-between-cities', basis: 'vehicle' as const }
  const car = await addService(world, {
    ...between,
    options: [{ amount: 60_000, maxPeople: 3, times: ['08:00', '12:00'] }],
  })
  const back = await addService(world, { ...between, options: [{ amount: 65_000, maxPeople: 3, times: ['09:00'] }] })
  await world.sql(`update service_type set kind = 'transfer' where slug = 'transport-between-cities'`)
  await world.sql(`update service set to_city = 'madinah' where id = $1`, [car.id])
  await world.sql(`update service set city = 'madinah', to_city = 'makkah' where id = $1`, [back.id])
  world.services.memory.clear()
  return { world, hotels, car, back }
}

const trips = fc
  .record({
    where: fc.constantFrom('makkah,madinah', 'madinah,makkah'),
    arrival: fc.integer({ min: 8, max: 20 }),
    nights: fc.integer({ min: 1, max: 4 }),
    nights_after: fc.integer({ min: 1, max: 4 }),
    occupancy: fc.constantFrom('occupancy=2', 'occupancy=1', 'occupancy=2-9', 'occupancy=2&occupancy=1'),
    stars: fc.constantFrom('', '', 'stars=4', 'stars=3&stars=5'),
    terms: fc.constantFrom('', '', 'free_cancellation=1', 'pay_on_arrival=1'),
    budget: fc.constantFrom('', '', '', 'budget=900', 'budget=2500'),
  })
  .map(({ where, arrival, nights, nights_after, occupancy, stars, terms, budget }) =>
    [
      `where=${where}&check_in=${addDays(today, arrival)}&nights=${nights}&nights_after=${nights_after}`,
      ...[occupancy, stars, terms, budget].filter(Boolean),
    ].join('&'),
  )

const read = (query: string) => readTwoCities(new URLSearchParams(query), today)

/** The same trip for `search_two_cities`. */
function asEndpoint({ search, nights, filters, budget }: TwoCitiesSearch) {
  const { districts: _, ...shared } = filters
  const { check_in, occupancy } = search
  const limit = budget === null ? {} : { budget }
  return { cities: search.where.split(','), check_in, nights, occupancy, ...shared, ...limit, limit: shownInCity }
}

async function found(world: TestWorld, trip: TwoCitiesSearch): Promise<FoundTwoCities> {
  const result = await findTwoCities(world.visitor(), trip)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.data
}

async function ordinary(world: TestWorld, input: Parameters<ReturnType<TestWorld['visitor']>['fetch_hotels']>[0]) {
  const answer = await world.visitor().fetch_hotels(input)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return { hotels: answer.data, total: answer.meta?.total }
}

test('both columns are the ordinary searches of their cities, the total is the sum, and the cart receives these prices', async () => {
  const { world } = await twoCities()
  const { api } = await world.traveller()
  let [complete, empty] = [0, 0]
  await fc.assert(
    fc.asyncProperty(trips, fc.boolean(), async (query, dearest) => {
      const trip = read(query)
      const { filters, budget } = trip
      const shown = await found(world, trip)
      for (const [i, search] of staysOf(trip).entries()) {
        const column = shown.stays[i] ?? expect.fail()
        const expected = await ordinary(world, { ...search, ...column.filters, per_page: shownInCity })
        expect({ hotels: column.hotels, total: column.total }).toEqual(expected)
        expect(column.why === null).toBe(column.total > 0)
        const { price_max: limit, ...rest } = column.filters
        expect(rest).toEqual(filters)
        expect(limit === undefined).toBe(budget === null)
      }
      // The endpoint of partners and assistants gives the same columns.
      const answered = await world.visitor().search_two_cities(asEndpoint(trip))
      expect(answered).toMatchObject({
        ok: true,
        data: {
          stays: shown.stays.map(({ search, hotels, total, why }) => ({
            city: { where: search.where },
            check_in: search.check_in,
            check_out: search.check_out,
            hotels,
            total,
            why,
          })),
          ...(shown.aboveBudget && { lowest_total: shown.aboveBudget }),
        },
      })
      const ids = shown.stays.flatMap(({ hotels }) => hotels.at(dearest ? -1 : 0)?.id ?? [])
      if (ids.length < 2) return void empty++
      complete++

      // With both hotels chosen, and a transfer.
      const [offered] = shown.transfers.offered
      const stays = ids.map((hotel) => ({ hotel, rate: null }))
      const transfer = offered ? { option: offered.option.id, time: null } : null
      const chosen = await found(world, { ...trip, stays, transfer })
      const [first, second] = chosen.stays.map(({ chosen: one, hotels }) => one ?? expect.fail(JSON.stringify(hotels)))
      for (const [i, one] of [first, second].entries()) {
        const card = shown.stays[i]?.hotels.find(({ id }) => id === one?.hotel.id)
        expect(one?.total).toEqual(card?.offer?.total)
      }
      const parts = [first?.total, second?.total, chosen.transfers.chosen?.transfer.total].map((one) => one?.minor ?? 0)
      expect(chosen.from?.minor).toBe(parts.reduce((sum, one) => sum + one, 0))
      // Each column lists only what fits the budget together with the hotel of the other.
      if (budget !== null)
        for (const [i, { hotels }] of chosen.stays.entries())
          for (const { offer } of hotels)
            expect((offer?.total.minor ?? 0) + (parts[1 - i] ?? 0)).toBeLessThanOrEqual(budget)

      await api.delete_cart({})
      await world.sql('delete from rate_limit')
      const added = await addSelections(api, cartSelections(chosen).map(packSelection))
      expect(added.failed).toEqual([])
      const cart = await api.fetch_cart({})
      expect(cart.ok && cart.data.lines.map(({ total }) => total?.minor)).toEqual(parts.filter((one) => one > 0))
      expect(cart.ok && cart.data.total).toEqual(chosen.from)
      expect(cart.ok && cart.data.lines.map(({ first_date, last_date }) => [first_date, last_date])).toEqual([
        ...staysOf(trip).map(({ check_in, check_out }) => [check_in, check_out]),
        ...(offered ? [[shown.stays[1].search.check_in, shown.stays[1].search.check_in]] : []),
      ])
    }),
    { numRuns: 60, endOnFailure: true },
  )
  expect(complete).toBeGreaterThan(25)
  expect(empty).toBeGreaterThan(3)
})

test('a chosen rate has the price of its quote, and an unknown one means the cheapest rooms', async () => {
  const { world, hotels } = await twoCities()
  const query = `where=makkah,madinah&check_in=${addDays(today, 25)}&nights=2&nights_after=3`
  const [here, there] = [hotels[0] ?? expect.fail(), hotels[1] ?? expect.fail()]
  const rate = here.rooms[1]?.rates[0] ?? 0
  const shown = await found(world, read(`${query}&stay=${here.id}~${rate}&stay=${there.id}~${rate}`))
  const [first, second] = shown.stays.map(({ chosen }) => chosen ?? expect.fail())
  expect(first).toMatchObject({ rate, rooms: [`${rate}~2`] })
  expect(second?.rate).toBeNull()
  for (const [i, one] of [first, second].entries()) {
    const { check_in, check_out } = shown.stays[i]?.search ?? expect.fail()
    const stay = { hotel_id: one?.hotel.id ?? 0, check_in, check_out, rooms: one?.rooms ?? [] }
    const quote = await world.visitor().get_hotel_price(stay)
    expect(quote.ok && quote.data.total).toEqual(one?.total)
  }
})

test('the order of the chosen hotels does not matter, and a hotel of another city is left out', async () => {
  const { world, hotels } = await twoCities()
  const [here, there] = [hotels[0]?.id, hotels[1]?.id]
  const dates = `check_in=${addDays(today, 25)}&nights=2&nights_after=2`
  for (const where of ['makkah,madinah', 'madinah,makkah']) {
    const shown = await found(world, read(`where=${where}&${dates}&stay=${there}&stay=${here}`))
    const ids = shown.stays.map(({ chosen }) => chosen?.hotel.id)
    expect(ids).toEqual(where.startsWith('makkah') ? [here, there] : [there, here])
  }
  const one = await found(world, read(`where=makkah,madinah&${dates}&stay=${here}&stay=${hotels[2]?.id}`))
  expect(one.stays[1].chosen).toBeNull()
})

test('a chosen hotel without a room for the nights is named, and the others remain', async () => {
  const { world, hotels } = await twoCities()
  const query = `where=makkah,madinah&check_in=${addDays(today, 25)}&nights=2&nights_after=2&stay=${hotels[0]?.id}`
  await world.sql('update night_inventory set sold = allotment where room_type_id = any($1)', [
    hotels[0]?.rooms.map(({ id }) => id),
  ])
  const shown = await found(world, read(query))
  expect(shown.stays[0]).toMatchObject({ chosen: null, gone: 'Test House' })
  expect(shown.stays[0].hotels.length).toBeGreaterThan(2)
})

test('a city without a free hotel says why and offers the nearest dates of the ordinary search', async () => {
  const { world } = await twoCities()
  await world.sql(`update night_inventory n set sold = n.allotment from room_type r join hotel h on h.id = r.hotel_id
    where r.id = n.room_type_id and h.city = 'madinah' and n.night between '${addDays(today, 27)}' and '${addDays(today, 28)}'`)
  const shown = await found(world, read(`where=makkah,madinah&check_in=${addDays(today, 25)}&nights=2&nights_after=2`))
  expect(shown.stays[0].total).toBeGreaterThan(0)
  const { search, why } = shown.stays[1]
  expect(why).toMatchObject({ reason: 'sold_out' })
  const lengths = why?.dates.map(({ check_in, check_out }) => nightsBetween(check_in, check_out))
  expect(lengths?.length).toBeGreaterThan(0)
  expect(new Set(lengths)).toEqual(new Set([nightsBetween(search.check_in, search.check_out)]))
})

test('transfers are those of the direction and of the day between the stays, at a time that is free', async () => {
  const { world, car, back } = await twoCities()
  const dates = `check_in=${addDays(today, 25)}&nights=3&nights_after=2`
  const there = await found(world, read(`where=makkah,madinah&${dates}&transfer=${car.options[0]}~08:00`))
  expect(there.transfers).toMatchObject({
    date: addDays(today, 28),
    people: '2',
    chosen: { transfer: { total: { minor: 60_000 } }, time: '08:00' },
    gone: false,
  })
  const usual = await found(world, read(`where=makkah,madinah&${dates}&transfer=${car.options[0]}~11:11`))
  expect(usual.transfers.chosen?.time).toBe('12:00')
  const returning = await found(world, read(`where=madinah,makkah&${dates}&transfer=${car.options[0]}`))
  expect(returning.transfers).toMatchObject({ chosen: null, gone: true })
  expect(returning.transfers.offered.map(({ option }) => option.id)).toEqual(back.options)
})

/** Luggage beside the transfers, at different amounts for adults and children; infants are free. */
async function withLuggage() {
  const { world, car } = await twoCities()
  const options = [{ amount: 7_000, childAmount: 4_000, maxPeople: 4, capacity: 5 }]
  const luggage = await addService(world, { slug: 'luggage', type: 'transport-between-cities', options })
  await world.sql(`update service set to_city = 'madinah', extra = true where id = $1`, [luggage.id])
  const query = `where=makkah,madinah&check_in=${addDays(today, 25)}&nights=3&nights_after=2`
  return { world, car: car.options[0] ?? 0, option: luggage.options[0] ?? 0, query }
}

test('an extra has the price of its own page for each choice of travellers, in the total and in the cart', async () => {
  const { world, car, option, query } = await withLuggage()
  const { api } = await world.traveller()
  const party = `${query}&occupancy=2-1,9&transfer=${car}`
  const before = await found(world, read(party))
  expect(before.transfers.offered.map(({ slug }) => slug)).not.toContain('luggage')
  expect(before.transfers.extras).toMatchObject([
    { slug: 'luggage', people: 1, most_people: 4, total: { minor: 7_000 } },
  ])
  expect(before.transfers.chosenExtras).toEqual([])

  const totals: [string, number][] = []
  for (const choice of travellerChoices({ adults: 2, childAges: [1, 9] }, 4)) {
    const shown = await found(world, read(`${party}&extra=${extraText({ option, ...choice })}`))
    const [extra] = shown.transfers.chosenExtras
    const people = formatOccupancy(extra?.travellers ?? expect.fail())
    const { date } = shown.transfers
    const page = await world.visitor().get_service_price({ option_id: option, date, people })
    expect(page.ok && page.data.total).toEqual(extra?.total)
    expect(shown.from?.minor).toBe((before.from?.minor ?? 0) + (extra?.total.minor ?? 0))
    await api.delete_cart({})
    const added = await addSelections(api, cartSelections(shown).map(packSelection))
    expect(added.failed).toEqual([])
    const cart = await api.fetch_cart({})
    const ride = shown.transfers.chosen?.transfer.total.minor ?? 0
    expect(cart.ok && cart.data.total?.minor).toBe(ride + (extra?.total.minor ?? 0))
    totals.push([people, extra?.total.minor ?? 0])
  }
  expect(totals).toEqual([
    ['1', 7_000],
    ['1-9', 11_000],
    ['1-9,1', 11_000],
    ['2', 14_000],
    ['2-9', 18_000],
    ['2-9,1', 18_000],
  ])
})

test('an extra is never for more travellers than the party has, nor than one booking can have', async () => {
  const { world, option, query } = await withLuggage()
  const travellers = async (rest: string) => {
    const { transfers } = await found(world, read(`${query}&${rest}`))
    expect(transfers.gone).toBe(false)
    return transfers.chosenExtras.map((one) => [formatOccupancy(one.travellers), one.total.minor])
  }
  expect(await travellers(`occupancy=4-9&extra=${option}~3~1`)).toEqual([['3-9', 25_000]])
  expect(await travellers(`occupancy=2-9&extra=${option}~3~1`)).toEqual([['2-9', 18_000]])
  expect(await travellers(`occupancy=1&extra=${option}~3~1`)).toEqual([['1', 7_000]])
  expect(await travellers(`occupancy=6&extra=${option}~6`)).toEqual([['4', 28_000]])
})

test('an extra without enough capacity is missing from the choice, with a warning', async () => {
  const { world, option, query } = await withLuggage()
  const trip = read(`${query}&occupancy=4&extra=${option}~3`)
  expect((await found(world, trip)).transfers.gone).toBe(false)
  await world.sql(`insert into service_slot (option_id, day, time, capacity, sold) values ($1, $2, '00:00', 5, 3)`, [
    option,
    addDays(today, 28),
  ])
  expect((await found(world, trip)).transfers).toMatchObject({ gone: true, chosenExtras: [] })
})

test('errors name the city whose nights they are about', async () => {
  const { world } = await twoCities()
  const errors = async (query: string) => {
    const result = await findTwoCities(world.visitor(), read(`where=makkah,madinah&${query}`))
    return result.ok ? [] : result.errors.map(({ city, error }) => [city, error.path, error.code])
  }
  const check_in = addDays(today, 25)
  expect(await errors(`check_in=${check_in}&nights=0&nights_after=2`)).toEqual([[0, 'check_out', 'date_order']])
  expect(await errors(`check_in=${check_in}&nights=2&nights_after=0`)).toEqual([[1, 'check_out', 'date_order']])
  expect(await errors(`check_in=${check_in}&nights=31&nights_after=2`)).toEqual([[0, 'check_out', 'stay_too_long']])
  const passed = `check_in=${addDays(today, -1)}&nights=2&nights_after=2`
  expect(await errors(passed)).toEqual([])
  expect(read(`where=makkah,madinah&${passed}`)).toMatchObject({
    dated: false,
    plain: false,
    passed: { check_in: addDays(today, -1) },
  })
  expect(await errors(`check_in=tomorrow&check_out=${check_in}`)).toContainEqual([null, 'check_in', 'invalid_date'])
  expect(await errors(`check_in=${check_in}&nights=2&nights_after=2&occupancy=99`)).toContainEqual([
    0,
    'occupancy.0',
    'invalid_format',
  ])
})

test('a visitor without a cart gets one cart for everything that is added at once', async () => {
  const { world, hotels } = await twoCities()
  const visitor = world.visitor()
  const trip = read(
    `where=makkah,madinah&check_in=${addDays(today, 25)}&nights=2&nights_after=2&stay=${hotels[0]?.id}&stay=${hotels[1]?.id}`,
  )
  const shown = await found(world, trip)
  expect(await addSelections(visitor, cartSelections(shown).map(packSelection))).toEqual({ failed: [] })
  const cart = await visitor.fetch_cart({})
  expect(cart.ok && cart.data.lines).toHaveLength(2)
  expect(cart.ok && cart.data.total).toEqual(shown.from)
  expect(await world.sql('select count(*)::int as carts from cart')).toEqual([{ carts: 1 }])
})

test('a part that cannot be added to the cart is returned with its reason, and the rest is added', async () => {
  const { world, hotels } = await twoCities()
  const { api } = await world.traveller()
  const trip = read(
    `where=makkah,madinah&check_in=${addDays(today, 25)}&nights=2&nights_after=2&stay=${hotels[0]?.id}&stay=${hotels[1]?.id}`,
  )
  const packed = cartSelections(await found(world, trip)).map(packSelection)
  await world.sql('update night_inventory set sold = allotment where room_type_id = any($1)', [
    hotels[1]?.rooms.map(({ id }) => id),
  ])
  const { failed } = await addSelections(api, [...packed, 'kind=stay&hotel=x'])
  expect(failed.map(({ error }) => error.code)).toEqual(['sold_out', 'invalid_input'])
  expect(await failureLabels(world.visitor(), failed, translator('en'))).toEqual([
    expect.stringMatching(/^Test House: ./),
    expect.stringMatching(/^Stay: ./),
  ])
  const cart = await api.fetch_cart({})
  expect(cart.ok && cart.data.lines).toHaveLength(1)
})

test('the highest price of a night never lets a stay cost more than the budget', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 30 }), (budget, nights) => {
      // The search rounds the price of a night.
      const dearest = Math.ceil(nights * (perNight(budget, nights) + 0.5)) - 1
      expect(dearest <= Math.max(budget, nights)).toBe(true)
    }),
  )
})

test('the endpoint names the field of wrong cities, nights, dates and parties, and totals the cheapest hotels', async () => {
  const { world } = await twoCities()
  const visitor = world.visitor()
  const check_in = addDays(today, 25)
  const errors = async (input: object) => {
    const result = await visitor.search_two_cities({ check_in, ...input })
    return result.ok ? [] : (result.error.errors ?? []).map(({ path, code }) => `${path} ${code}`)
  }
  expect(await errors({ nights: [0, 2] })).toEqual(['nights.0 too_small'])
  expect(await errors({ nights: [2, 31] })).toEqual(['nights.1 stay_too_long'])
  expect(await errors({ nights: [2] })).toEqual(['nights too_few'])
  expect(await errors({ cities: ['makkah', 'atlantis'] })).toEqual(['cities not_a_choice'])
  expect(await errors({ cities: ['makkah', 'makkah'] })).toEqual(['cities not_a_choice'])
  expect(await errors({ check_in: addDays(today, -1) })).toEqual(['check_in date_in_past'])
  expect(await errors({ occupancy: ['99'] })).toEqual(['occupancy.0 invalid_format'])

  const answered = await visitor.search_two_cities({ cities: ['madinah', 'makkah'], check_in, nights: [2, 3] })
  const cheapest = await Promise.all(
    [
      { where: 'madinah', check_in, check_out: addDays(check_in, 2) },
      { where: 'makkah', check_in: addDays(check_in, 2), check_out: addDays(check_in, 5) },
    ].map(async (search) => (await ordinary(world, { ...search, sort: 'price', per_page: 1 })).hotels[0]?.offer?.total),
  )
  const minor = cheapest.reduce((sum, total) => sum + (total?.minor ?? 0), 0)
  expect(answered.ok && answered.data.lowest_total).toEqual({ minor, currency: 'SAR' })
})
