import { describe, expect, test } from 'vitest'
import { serviceTypes } from '#db/reference/service-types.ts'
import { addPackage, addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

test('service types are listed in their order and in the requested language, with their number of services', async () => {
  const world = await makeWorld()
  for (const [at, one] of serviceTypes.toReversed().entries()) {
    await world.sql('insert into service_type (slug, name, kind, icon, position) values ($1, $2, $3, $4, $5)', [
      one.slug,
      JSON.stringify(one.name),
      one.kind,
      one.icon,
      serviceTypes.length - at,
    ])
  }
  await addService(world, { type: 'haramain-train' })
  await addService(world, { type: 'haramain-train' })
  const arabic = await world.visitor('ar').fetch_website_service_types()
  expect(arabic).toMatchObject({ ok: true, data: serviceTypes.map(({ slug, name }) => ({ slug, name: name.ar })) })
  const english = await world.visitor('en').fetch_website_service_types()
  expect(english.ok && english.data.slice(2, 4)).toEqual([
    {
      id: expect.any(Number),
      slug: 'haramain-train',
      name: 'Haramain high-speed train',
      kind: 'transfer',
      icon: 'train',
      about: '',
      count: 2,
    },
    expect.objectContaining({ slug: 'guided-visits', count: 0 }),
  ])
})

test('a price of a season, set by an editor, is shown, quoted on its days only, and is the lowest of its card', async () => {
  const world = await makeWorld()
  const { options } = await addService(world, { options: [{ amount: 10_000, times: ['08:00'] }] })
  const [option = 0] = options
  const { api } = await staffOf(world, 'editor')
  const seen = await api.show_editable({ kind: 'service_option', subject: String(option) })
  if (!seen.ok) throw new Error(seen.error.code)
  const season = { first_day: '2026-12-10', last_day: '2026-12-11', from_time: null, to_time: null }
  const save = (seasonal_prices: object[]) =>
    api.publish_editable({
      kind: 'service_option',
      subject: String(option),
      version: seen.data.version,
      data: { ...seen.data.values, seasonal_prices },
    })
  expect(await save([{ ...season, last_day: '2026-12-09', amount: 1, child_amount: null }])).toMatchObject({
    error: { errors: [{ path: 'seasonal_prices.0.last_day', code: 'last_before_first' }] },
  })
  expect(await save([{ ...season, first_day: null, last_day: null, amount: 1, child_amount: null }])).toMatchObject({
    error: { errors: [{ path: 'seasonal_prices.0.first_day', code: 'required' }] },
  })
  expect(await save([{ ...season, amount: 8_000, child_amount: null }])).toMatchObject({ ok: true })
  const visitor = world.visitor()
  const total = async (date: string) => {
    const price = await visitor.get_service_price({ option_id: option, date, time: '08:00', people: '2-7' })
    return price.ok && price.data.total.minor
  }
  expect([await total('2026-12-09'), await total('2026-12-10'), await total('2026-12-12')]).toEqual([
    25_000, 20_000, 25_000,
  ])
  expect(await visitor.fetch_services()).toMatchObject({ data: [{ from: { minor: 8_000 }, most_people: null }] })
})

type Search = Parameters<ReturnType<TestWorld['visitor']>['fetch_services']>[0]

describe('fetch_services', () => {
  test.for<[string, Search, string[]]>([
    ['all, recommended first', {}, ['car', 'museum', 'walk']],
    ['by category', { category: 'guided-visits' }, ['museum', 'walk']],
    ['by the id of a category', { category: '1' }, ['museum', 'walk']],
    ['by an unknown category', { category: 'none' }, []],
    ['by the city where the service begins', { location: 'makkah' }, ['car', 'museum', 'walk']],
    ['by the city where the service ends', { location: 'jeddah' }, ['car']],
    ['by search text', { q: 'Museum' }, ['museum']],
    ['by Arabic search text in another spelling', { q: 'زيارة التجربه' }, ['car', 'museum', 'walk']],
    ['by search text without a word', { q: '...' }, []],
    ['second page', { page: 2, per_page: 2 }, ['walk']],
  ])('filters and paginates: %s', async ([, search, slugs]) => {
    const world = await makeWorld()
    await world.sql(`insert into city (slug, country, name, lat, lon, time_zone, rank, search_key) values
      ('jeddah', 'SA', '{"en":"Jeddah","ar":"جدة"}', 21.5, 39.2, 'Asia/Riyadh', 2, 'jeddah')`)
    await addService(world, { slug: 'walk' })
    await addService(world, { slug: 'museum', rank: 1 })
    await addService(world, { slug: 'car', type: 'transfers', rank: 2, basis: 'vehicle' })
    await addService(world, { slug: 'unfinished', options: [] })
    await world.sql(`update service set to_city = 'jeddah' where slug = 'car'`)
    const found = await world.visitor().fetch_services(search)
    expect(found.ok && found.data.map(({ slug }) => slug)).toEqual(slugs)
    if (found.ok && !search?.page) expect(found.meta?.total).toBe(slugs.length)
  })

  test('a card shows the lowest amount and its price basis', async () => {
    const world = await makeWorld()
    await addService(world, { basis: 'vehicle', options: [{ amount: 30_000 }, { amount: 20_000 }] })
    expect(await world.visitor('ar').fetch_services()).toMatchObject({
      data: [
        { name: 'زيارة التجربة', from: { minor: 20_000, currency: 'SAR' }, basis: 'vehicle', free_cancellation: true },
      ],
    })
  })
})

describe('show_service', () => {
  test('shows the first bookable date, nearby places and surrounding districts', async () => {
    const world = await makeWorld()
    const visit = await addService(world, { options: [{ times: ['08:00', '20:00'], capacity: 4 }] })
    await world.sql(
      `insert into service_slot (option_id, day, time, capacity, sold) values ($1, '2026-12-02', '20:00', 4, 3)`,
      [visit.options[0]],
    )
    const shown = await world.visitor().show_service({ slug: visit.slug })
    expect(shown).toMatchObject({
      ok: true,
      data: {
        // At noon in Riyadh, bookings for tonight and tomorrow morning are closed, which is twelve hours before the
        // start or later.
        date: '2026-12-02',
        options: [
          {
            times: [
              { time: '08:00', left: 4, open: true },
              { time: '20:00', left: 1, open: true },
            ],
          },
        ],
        nearby: [{ name: 'King Abdulaziz Gate (1)', metres: 166, minutes: 3 }],
        areas: [{ slug: 'ajyad', name: 'Ajyad' }],
      },
    })
    const later = await world.visitor().show_service({ slug: visit.slug, date: '2026-12-05' })
    expect(later).toMatchObject({ data: { date: '2026-12-05', options: [{ times: [{ left: 4 }, { left: 4 }] }] } })
  })

  test.each([
    ['24 hours before, the next day with all its hours free', 24, '2026-12-03'],
    ['10 days before, the first date, because the free ones are far', 240, '2026-12-02'],
  ])('the date that is proposed can be cancelled free of charge until %s', async (_, hours, date) => {
    const world = await makeWorld()
    const visit = await addService(world, { options: [{ times: ['08:00', '20:00'], capacity: 4 }] })
    await world.sql(`update cancellation_policy set windows = $1`, [
      JSON.stringify([
        { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
        { fromHoursBeforeCheckIn: hours, penalty: { percent: 100 } },
      ]),
    ])
    expect(await world.visitor().show_service({ slug: visit.slug })).toMatchObject({
      data: { date, cancellation_kind: date === '2026-12-02' ? 'none' : 'free' },
    })
  })

  test('only a service of assistance by the day is a rental: not one by the person, and no car with a driver', async () => {
    const world = await makeWorld()
    const rental = async (type: string, basis: 'day' | 'person') => {
      const { slug } = await addService(world, { slug: `${type}-${basis}`, type, basis })
      const kind = serviceTypes.find((one) => one.slug === type)?.kind
      await world.sql('update service_type set kind = $2 where slug = $1', [type, kind])
      const shown = await world.visitor().show_service({ slug })
      return shown.ok && shown.data.rental
    }
    expect([
      await rental('wheelchairs-and-mobility', 'day'),
      await rental('wheelchairs-and-mobility', 'person'),
      await rental('airport-transfers', 'day'),
    ]).toEqual([true, false, false])
  })

  test('a date on which a cancellation penalty already applies is not shown as free to cancel', async () => {
    const world = await makeWorld()
    const visit = await addService(world)
    await world.sql(`update cancellation_policy set windows = $1`, [
      JSON.stringify([
        { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } },
        { fromHoursBeforeCheckIn: 72, penalty: { percent: 50 } },
      ]),
    ])
    const on = async (date?: string) => {
      const shown = await world.visitor().show_service({ slug: visit.slug, ...(date && { date }) })
      return shown.ok && shown.data.cancellation_kind
    }
    const today = world.services.clock()
    const day = (ahead: number) => new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
    expect([await on(day(20)), await on(day(2))]).toEqual(['free', 'partial'])
    // The terms on the card and as a fact of the service are those of any date.
    expect(await world.visitor().fetch_services()).toMatchObject({ data: [{ free_hours_before: 72 }] })
    const shown = await world.visitor().show_service({ slug: visit.slug, date: day(2) })
    expect(shown).toMatchObject({ data: { free_hours_before: 72 } })
  })

  test.each([
    ['2026-11-30', 'date_in_past'],
    ['2028-01-01', 'too_big'],
  ])('on %s: %s', async (date, code) => {
    const world = await makeWorld()
    const visit = await addService(world)
    expect(await world.visitor().show_service({ slug: visit.slug, date })).toMatchObject({
      error: { code: 'invalid_input', errors: [{ path: 'date', code }] },
    })
  })

  test('unknown services are not found', async () => {
    const world = await makeWorld()
    expect(await world.visitor().show_service({ slug: 'none' })).toMatchObject({ error: { code: 'not_found' } })
    expect(await world.visitor().fetch_same_services({ slug: 'none' })).toMatchObject({ error: { code: 'not_found' } })
  })

  test('similar services are those of the same category, then of the same city, without the service itself', async () => {
    const world = await makeWorld()
    await addService(world, { slug: 'here', rank: 9 })
    await addService(world, { slug: 'car', type: 'transfers', rank: 5 })
    await addService(world, { slug: 'like-it' })
    const same = await world.visitor().fetch_same_services({ slug: 'here' })
    expect(same.ok && same.data.map(({ slug }) => slug)).toEqual(['like-it', 'car'])
  })
})

describe('get_service_price', () => {
  const price = (world: TestWorld, option: number | undefined, more: object = {}) =>
    world.visitor().get_service_price({ option_id: option ?? 0, date: '2026-12-10', people: '2', ...more })

  test('for six, one van is named beside two cars; not if it costs more or is sold out', async () => {
    const world = await makeWorld()
    const car = { amount: 20_000, maxPeople: 3, capacity: 4, times: ['09:00'] }
    const van = { amount: 35_000, maxPeople: 7, capacity: 1, times: ['09:00'] }
    const ride = await addService(world, { basis: 'vehicle', options: [car, van] })
    // The card says for how many its price is.
    expect(await world.visitor().fetch_services()).toMatchObject({
      data: [{ from: { minor: 20_000 }, most_people: 3 }],
    })
    const priceFor = async (people: string) => {
      const answer = await price(world, ride.options[0], { time: '09:00', people })
      return answer.ok && [answer.data.total.minor, answer.data.cheaper]
    }
    const oneVan = { option: { id: ride.options[1] }, total: { minor: 35_000 } }
    expect(await priceFor('6')).toMatchObject([40_000, oneVan])
    expect(await priceFor('3')).toEqual([20_000, null])
    await world.sql(
      `insert into service_slot (option_id, day, time, capacity, sold) values ($1, '2026-12-10', '09:00', 1, 1)`,
      [ride.options[1]],
    )
    expect(await priceFor('6')).toEqual([40_000, null])
  })

  test('returns the price for the people, with the tax contained in it', async () => {
    const world = await makeWorld()
    const visit = await addService(world, { options: [{ amount: 11_500, childAmount: 5_750, times: ['08:00'] }] })
    expect(await price(world, visit.options[0], { people: '2-9,1', time: '08:00' })).toMatchObject({
      ok: true,
      data: {
        lines: [
          { kind: 'adult', count: 2, amount: { minor: 23_000 } },
          { kind: 'child', count: 1, amount: { minor: 5_750 } },
          { kind: 'free', count: 1, amount: { minor: 0 } },
        ],
        total: { minor: 28_750, currency: 'SAR' },
        vat: { rate_percent: 15, amount: { minor: 3_750 } },
        pay: { prepay: null, arrival: [{ due: 'arrival', amount: { minor: 28_750 } }] },
        expires_at: '2026-12-01T09:15:00.000Z',
      },
    })
  })

  test.for<[string, object, string]>([
    ['a time outside the schedule', { time: '09:00' }, 'invalid_input'],
    ['no time for an option with times', {}, 'invalid_input'],
    ['yesterday', { date: '2026-11-30', time: '08:00' }, 'invalid_input'],
    ['today, after bookings have closed', { date: '2026-12-01', time: '20:00' }, 'not_bookable_online'],
    ['more people than the limit of a booking', { people: '12', time: '08:00' }, 'too_many_guests'],
    ['more people than the remaining capacity', { people: '3', time: '20:00' }, 'sold_out'],
    ['an unknown option', { option_id: 99, time: '08:00' }, 'not_found'],
  ])('rejects %s', async ([, requested, code]) => {
    const world = await makeWorld()
    const visit = await addService(world, { options: [{ times: ['08:00', '20:00'], capacity: 4, maxPeople: 6 }] })
    await world.sql(
      `insert into service_slot (option_id, day, time, capacity, sold) values ($1, '2026-12-10', '20:00', 4, 2)`,
      [visit.options[0]],
    )
    expect(await price(world, visit.options[0], requested)).toMatchObject({ ok: false, error: { code } })
  })
})

test('locations match the typed text and have something on offer', async () => {
  const world = await makeWorld()
  const api = world.visitor()
  expect(await api.fetch_locations()).toMatchObject({ data: [] })
  await addService(world)
  await addPackage(world)
  await world.hotel()
  // Uses another search text, because responses are cached.
  expect(await api.fetch_locations({ q: 'mak' })).toMatchObject({
    data: [{ kind: 'city', slug: 'makkah', name: 'Makkah', services: 1, packages: 1, hotels: 1 }],
  })
  expect(await api.fetch_locations({ q: 'ajyad' })).toMatchObject({
    data: [{ kind: 'district', name: 'Ajyad', context: 'Makkah', city: 'makkah', hotels: 1 }],
  })
  expect(await api.fetch_locations({ q: '!?' })).toMatchObject({ data: [] })
})

test('recommendations interleave packages, hotels and services', async () => {
  const world = await makeWorld()
  await addPackage(world, { slug: 'second', rank: 1 })
  await addPackage(world, { slug: 'first', rank: 2 })
  await addPackage(world, { slug: 'over', starts: [] })
  await world.hotel({ slug: 'house' })
  await addService(world, { slug: 'visit' })
  const slugs = async (limit: number) => {
    const found = await world.visitor().recommended_services({ limit })
    if (!found.ok) throw new Error(found.error.code)
    return found.data.flatMap((card) =>
      Object.values(card).flatMap((one) => (typeof one === 'string' ? [] : [one.slug])),
    )
  }
  const all = ['first', 'house', 'visit', 'second']
  for (const limit of [1, 2, 3, 4, 5]) expect(await slugs(limit)).toEqual(all.slice(0, limit))
})
