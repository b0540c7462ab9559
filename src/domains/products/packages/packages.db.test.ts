import { describe, expect, test } from 'vitest'
import { verifyQuote } from '#domains/products/shared/quote-token.server.ts'
import { addPackage } from '#test/products.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

type Search = Parameters<ReturnType<TestWorld['visitor']>['fetch_packages']>[0]

async function found(world: TestWorld, search: Search = {}) {
  const answer = await world.visitor().fetch_packages(search)
  if (!answer.ok) return answer.error.code
  return answer.data.map(({ slug }) => slug)
}

test('room bases with equal prices have a stable order, whichever was changed last', async () => {
  const world = await makeWorld()
  const travelPackage = await addPackage(world)
  await world.sql('update departure_price set adult = 400000')
  const order = async () => {
    const shown = await world.visitor().show_package({ id: travelPackage.slug })
    return shown.ok && shown.data.departures[0]?.prices.map(({ sharing }) => sharing)
  }
  for (const sharing of ['double', 'quad']) {
    await world.sql('update departure_price set child = child + 100 where sharing = $1', [sharing])
    expect(await order()).toEqual(['double', 'quad', 'single', 'triple'])
  }
})

describe('fetch_packages', () => {
  test('shows packages that can be booked, with the lowest price and the next of the matching departures', async () => {
    const world = await makeWorld()
    const packageHotel = await world.hotel()
    await addPackage(world, { slug: 'winter', starts: [20, 60, 120], hotels: [{ hotel: packageHotel, nights: 4 }] })
    await world.sql(`update departure_price set adult = 250000 where sharing = 'triple' and departure_id = 3`)
    const answer = await world.visitor('ar').fetch_packages()
    expect(answer).toMatchObject({
      ok: true,
      meta: { page: 1, total: 1 },
      data: [
        {
          slug: 'winter',
          title: 'رحلة التجربة',
          nights: 4,
          cities: [{ slug: 'makkah', name: 'مكة المكرمة' }],
          next: {
            id: 1,
            starts_on: '2026-12-21',
            ends_on: '2026-12-25',
            seats_left: 40,
            from: { minor: 300_000, currency: 'SAR' },
          },
          departures: 3,
          free_cancellation: true,
        },
      ],
    })
    // The cancellation is that of the next departure, also if the price is that of a later one which is free to cancel.
    await world.sql(`update departure set starts_on = '2026-12-10', ends_on = '2026-12-14' where id = 1`)
    expect(await world.visitor().fetch_packages()).toMatchObject({
      data: [
        {
          next: { starts_on: '2026-12-10' },
          free_cancellation: false,
        },
      ],
    })
    // With a highest price, the next departure is the first that costs no more.
    expect(await world.visitor().fetch_packages({ max_price: 260_000 })).toMatchObject({
      data: [{ next: { id: 3, from: { minor: 250_000 } }, departures: 1 }],
    })
    const february = await world.visitor().fetch_packages({ month: '2027-01' })
    expect(february).toMatchObject({
      data: [{ next: { id: 2, starts_on: '2027-01-30' }, departures: 1 }],
    })
  })

  test.for<[string, Search, string[]]>([
    ['all, recommended first', {}, ['long', 'short', 'ramadan']],
    ['by type', { type: 'ramadan' }, ['ramadan']],
    ['by maximum number of days', { max_days: 5 }, ['short']],
    ['by a range of days', { min_days: 6, max_days: 9 }, ['ramadan']],
    ['by maximum price', { max_price: 299_999 }, ['ramadan']],
    ['by group size', { max_group: 12 }, ['short']],
    ['by Gregorian month', { month: '2027-02' }, ['long', 'ramadan']],
    ['by Hijri month', { month: '1448-09' }, ['ramadan']],
    ['by number of seats', { seats: 11 }, ['long', 'ramadan']],
    ['by a city without departures', { departure_city: 'jeddah' }, []],
    ['by tour type', { tour_type: 'private' }, []],
    ['sorted by date', { sort: 'departure' }, ['short', 'long', 'ramadan']],
    ['sorted by price', { sort: 'price' }, ['ramadan', 'short', 'long']],
    ['sorted by duration', { sort: 'duration' }, ['short', 'ramadan', 'long']],
    ['second page', { page: 2, per_page: 2 }, ['ramadan']],
    ['a page after the last one', { page: 9 }, []],
  ])('filters, sorts and paginates: %s', async ([, search, slugs]) => {
    const world = await makeWorld()
    await addPackage(world, { slug: 'short', days: 4, seats: 10, groupSize: 10, starts: [10], rank: 2 })
    await addPackage(world, { slug: 'long', days: 12, starts: [64, 200], rank: 3 })
    await addPackage(world, {
      slug: 'ramadan',
      type: 'ramadan',
      days: 8,
      starts: [75],
      prices: [{ sharing: 'quad', adult: 200_000, child: 200_000 }],
    })
    expect(await found(world, search)).toEqual(slugs)
  })

  test('leaves out departures that are full, closed, past or too near to book', async () => {
    const world = await makeWorld()
    const travelPackage = await addPackage(world, { slug: 'one', starts: [3], closesDaysBefore: 3 })
    expect(await found(world)).toEqual(['one'])
    // In Riyadh it is tomorrow already.
    world.timeIs('2026-12-01T21:30:00Z')
    expect(await found(world)).toEqual([])
    world.timeIs('2026-12-01T09:00:00Z')
    await world.sql('update departure set held = 15, sold = 25 where id = $1', [travelPackage.departures[0]])
    expect(await found(world)).toEqual([])
    await world.sql('update departure set held = 14')
    expect(await found(world)).toEqual(['one'])
    await world.sql('update departure set closed = true')
    expect(await found(world)).toEqual([])
  })

  test('rejects an invalid month', async () => {
    expect(await found(await makeWorld(), { month: '2027-13' })).toBe('invalid_input')
  })

  test('the count of a type includes only packages that can be booked', async () => {
    const world = await makeWorld()
    await addPackage(world, { type: 'umrah' })
    await addPackage(world, { type: 'umrah', starts: [1] })
    await addPackage(world, { type: 'hajj', seats: 0 })
    const types = await world.visitor().fetch_package_types()
    expect(types.ok && types.data.map(({ slug, count }) => [slug, count])).toEqual([
      ['umrah', 1],
      ['hajj', 0],
    ])
  })
})

test('fetch_departure_cities counts packages that can be booked by their departure city', async () => {
  const world = await makeWorld()
  await addPackage(world)
  await addPackage(world)
  await addPackage(world, { seats: 0 })
  const cities = await world.visitor('ar').fetch_departure_cities()
  expect(cities).toMatchObject({ ok: true, data: [{ slug: 'makkah', name: 'مكة المكرمة', count: 2 }] })
})

test('a departure with one price per person is quoted by family, whatever room basis is asked for, and cannot be booked with an extra per room', async () => {
  const world = await makeWorld()
  const prices = [{ sharing: 'any' as const, adult: 200_000, child: 150_000 }]
  const { departures, extras } = await addPackage(world, { prices })
  const [visit, view] = extras
  expect(await world.visitor().fetch_packages()).toMatchObject({
    data: [{ next: { from: { minor: 200_000 }, sharing: 'any' } }],
  })
  const price = (more: object) =>
    world.visitor().get_package_price({ departure_id: departures[0] ?? 0, party: ['2-9,1', '5'], ...more })
  for (const sharing of ['single', 'quad'] as const) {
    expect(await price({ sharing, extras: [`${visit}~2`] })).toMatchObject({
      data: {
        rooms: [
          { sharing: 'any', adults: 2, child_ages: [9], infant_ages: [1], total: { minor: 580_000 } },
          { sharing: 'any', adults: 5, total: { minor: 1_000_000 } },
        ],
        seats: 8,
        total: { minor: 1_610_000 },
        other_ways: [],
      },
    })
  }
  expect(await price({ sharing: 'quad', extras: [`${view}~1`] })).toMatchObject({ error: { code: 'not_found' } })
})

describe('show_package', () => {
  test('dates package hotels and programme by the departure, with the prayer times of each day and the notes of its season', async () => {
    const world = await makeWorld()
    const [first, second] = [await world.hotel(), await world.hotel()]
    const travelPackage = await addPackage(world, {
      starts: [2, 20, 75],
      days: 6,
      hotels: [
        { hotel: first, nights: 3 },
        { hotel: second, nights: 1 },
      ],
    })
    await world.sql(`insert into season_note (code, title, text, first_day, last_day)
      values ('ramadan', '{"en":"Ramadan","ar":"رمضان"}', '{"en":"Late.","ar":"متأخر."}', '2027-02-08', '2027-03-08')`)
    const shown = await world.visitor().show_package({ id: travelPackage.slug })
    expect(shown).toMatchObject({
      ok: true,
      data: {
        // The first departure is in two days and can no longer be booked.
        departure: travelPackage.departures[1],
        departures: [
          { open: false, book_until: '2026-11-30' },
          { open: true, book_until: '2026-12-18' },
          { open: true },
        ],
        // The first of the five nights is spent on the way.
        hotels: [
          { check_in: '2026-12-22', check_out: '2026-12-25', guarantee: 'named' },
          { check_in: '2026-12-25', check_out: '2026-12-26' },
        ],
        programme: [
          {
            date: '2026-12-21',
            city: { name: 'Makkah' },
            blocks: [{ time: '20:15', prayer: 'isha', minutes: 60, place: { name: 'King Abdulaziz Gate (1)' } }],
          },
        ],
        season_notes: [],
        payment: 'arrival',
      },
    })
    const later = await world
      .visitor()
      .show_package({ id: travelPackage.id, departure: travelPackage.departures[2] as number })
    expect(later).toMatchObject({
      data: {
        departure: travelPackage.departures[2],
        programme: [{ date: '2027-02-14', blocks: [{ time: '21:20' }] }],
        season_notes: [{ code: 'ramadan' }],
      },
    })
  })

  test('a hotel that is only named has no page, stars or picture, and its city counts as a city of the package', async () => {
    const world = await makeWorld()
    await world.sql(`insert into city select 'madinah', country, name, lat, lon, time_zone, 2, search_key from city`)
    const hotel = await world.hotel()
    const named = {
      name: { en: 'Dar Al Sakan, or a similar hotel', ar: 'دار السكن أو فندق مماثل' },
      note: { en: '500 m from the mosque', ar: 'على بُعد 500 متر من المسجد' },
    }
    const { id } = await addPackage(world, {
      hotels: [
        { hotel: { ...named, city: 'madinah' }, nights: 2 },
        { hotel, nights: 2 },
      ],
    })
    expect(await world.visitor('ar').show_package({ id })).toMatchObject({
      data: {
        hotels: [
          {
            hotel: { id: null, slug: null, stars: null, offered: false, name: named.name.ar, note: named.note.ar },
            city: { slug: 'madinah' },
            nights: 2,
            walk: null,
          },
          { hotel: { id: hotel.id, note: null, offered: true }, city: { slug: 'makkah' } },
        ],
      },
    })
    expect(await world.visitor().fetch_packages()).toMatchObject({
      data: [{ nights: 4, cities: [{ slug: 'madinah' }, { slug: 'makkah' }] }],
    })
  })

  test('an unknown package, or a departure of another package, is not found', async () => {
    const world = await makeWorld()
    const [one, other] = [await addPackage(world), await addPackage(world)]
    const api = world.visitor()
    expect(await api.show_package({ id: 'nowhere' })).toMatchObject({ error: { code: 'not_found' } })
    expect(await api.show_package({ id: one.id, departure: other.departures[0] as number })).toMatchObject({
      error: { code: 'not_found' },
    })
  })

  test('without a departure ahead it has no dates and no times relative to prayers', async () => {
    const world = await makeWorld()
    const travelPackage = await addPackage(world, { starts: [] })
    expect(await world.visitor().show_package({ id: travelPackage.id })).toMatchObject({
      data: { departure: null, departures: [], programme: [{ date: null, blocks: [{ time: null, prayer: 'isha' }] }] },
    })
  })
})

describe('get_package_price', () => {
  async function priced(world: TestWorld, departure: number | undefined, more: object = {}) {
    return world.visitor().get_package_price({ departure_id: departure ?? 0, party: ['2'], ...more })
  }

  test('says what the same family pays in other rooms, each combination once and the cheapest first', async () => {
    const world = await makeWorld()
    const { departures } = await addPackage(world)
    const family = { party: ['2-9'] }
    const together = await priced(world, departures[0], family)
    expect(together).toMatchObject({
      data: {
        rooms: [{ sharing: 'triple' }],
        total: { minor: 950_000 },
        other_ways: [{ sharing: 'double', rooms: ['double', 'single'], total: { minor: 1_300_000 } }],
      },
    })
    const apart = await priced(world, departures[0], { ...family, sharing: 'double' })
    expect(apart).toMatchObject({ data: { other_ways: [{ rooms: ['triple'], total: { minor: 950_000 } }] } })
    expect(await priced(world, departures[0], { party: ['1'] })).toMatchObject({ data: { other_ways: [] } })
  })

  test('puts families into rooms and adds up their prices to the last halala', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const travelPackage = await addPackage(world)
    const answer = await priced(world, travelPackage.departures[0], {
      party: ['2-9,4,0', '1'],
      extras: [`${travelPackage.extras[0]}~3`, `${travelPackage.extras[1]}~1`],
    })
    const total = 2 * 300_000 + 2 * 240_000 + 30_000 + 600_000 + 45_000 + 50_000
    expect(answer).toMatchObject({
      ok: true,
      data: {
        expires_at: '2026-12-01T09:15:00.000Z',
        rooms: [
          { family: 0, sharing: 'quad', adults: 2, child_ages: [9, 4], infant_ages: [0], total: { minor: 1_110_000 } },
          { family: 1, sharing: 'single', adults: 1, total: { minor: 600_000 } },
        ],
        extras: [{ quantity: 3, amount: { minor: 45_000 } }, { amount: { minor: 50_000 } }],
        seats: 5,
        total: { minor: total, currency: 'SAR' },
        vat: { rate_percent: 15, amount: { minor: total - Math.round(total / 1.15) } },
        payment: 'both',
        pay: {
          prepay: [
            { due: 'booking', amount: { minor: total * 0.3 } },
            { due: '2026-12-14', amount: { minor: total * 0.7 } },
          ],
          arrival: [{ due: 'arrival', amount: { minor: total } }],
        },
        cancellation: { kind: 'free', free_until: '2026-12-11T05:00:00.000Z' },
      },
    })
    const token = answer.ok ? verifyQuote(world.services.ports.signer, answer.data.token) : null
    expect(token).toMatchObject({
      selection: { departureId: travelPackage.departures[0], party: ['2-9,4,0', '1'], sharing: 'quad' },
    })
    expect(verifyQuote(world.services.ports.signer, 'forged')).toBeNull()
  })

  test('while online payment is off the package is paid on arrival; a prepaid package cannot be booked', async () => {
    const world = await makeWorld()
    const travelPackage = await addPackage(world)
    expect(await priced(world, travelPackage.departures[0])).toMatchObject({
      data: { payment: 'arrival', pay: { prepay: null } },
    })
    const strict = await addPackage(world, { payment: 'prepay' })
    expect(await priced(world, strict.departures[0])).toMatchObject({ error: { code: 'not_bookable_online' } })
  })

  test.for<[string, object, string]>([
    ['more persons than seats left', { party: ['3', '3', '5'] }, 'sold_out'],
    ['more persons than the group size', { party: ['12', '12'] }, 'too_many_guests'],
    ['children without enough adults', { party: ['1-2,3,4,5'] }, 'too_many_guests'],
    ['an extra of another package', { extras: ['99~1'] }, 'not_found'],
    ['the same extra twice', { extras: ['1~1', '1~1'] }, 'not_found'],
    ['more units of an extra than persons', { extras: ['1~3'] }, 'invalid_input'],
    ['zero units of an extra', { extras: ['1~0'] }, 'not_found'],
    ['a room basis that is not sold', { party: ['1'] }, 'not_bookable_online'],
    ['a party without persons', { party: ['0'] }, 'invalid_input'],
  ])('rejects %s', async ([, requested, code]) => {
    const world = await makeWorld()
    const travelPackage = await addPackage(world, {
      seats: 10,
      groupSize: 20,
      prices: [
        { sharing: 'quad', adult: 1, child: 1 },
        { sharing: 'triple', adult: 1, child: 1 },
        { sharing: 'double', adult: 1, child: 1 },
      ],
    })
    expect(await priced(world, travelPackage.departures[0], requested)).toMatchObject({ ok: false, error: { code } })
  })

  test('a departure that is closed, too near or unknown has no price', async () => {
    const world = await makeWorld()
    const travelPackage = await addPackage(world, { starts: [2] })
    expect(await priced(world, travelPackage.departures[0])).toMatchObject({ error: { code: 'not_bookable_online' } })
    expect(await priced(world, 99)).toMatchObject({ error: { code: 'not_found' } })
  })
})
