import { addDays } from '#domains/shared/dates.ts'
import { describe, expect, test } from 'vitest'
import { notificationsOf } from '#test/notifications.ts'
import { addPackage, addService, standardPrices } from '#test/products.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

type Api = Awaited<ReturnType<TestWorld['traveller']>>['api']

const guest = { first_name: 'Test', last_name: 'Guest' }
const form = { guests: [guest], contact: standardContact, payment_type: 'arrival' as const }
let keys = 0
const key = () => ({ idempotencyKey: `store-booking-${++keys}` })

async function packageToken(api: Api, departure: number | undefined, party = ['2']): Promise<string> {
  const quote = await api.get_package_price({ departure_id: departure ?? 0, party, sharing: 'double' })
  if (!quote.ok) throw new Error(quote.error.code)
  return quote.data.token
}

async function serviceToken(api: Api, option: number | undefined, more: object = {}): Promise<string> {
  const quote = await api.get_service_price({ option_id: option ?? 0, date: '2026-12-10', people: '2', ...more })
  if (!quote.ok) throw new Error(quote.error.code)
  return quote.data.token
}

const seats = async (world: TestWorld) => (await world.sql('select held, sold from departure'))[0]
const slots = async (world: TestWorld) => await world.sql('select day::text, held, sold from service_slot order by day')

async function packageWorld(values: Parameters<typeof addPackage>[1] = {}) {
  const world = await makeWorld()
  const travelPackage = await addPackage(world, values)
  const { api } = await world.traveller()
  const book = async (party?: string[]) =>
    api.store_booking({ ...form, quote_token: await packageToken(api, travelPackage.departures[0], party) }, key())
  return { world, travelPackage, api, book }
}

describe('a package', () => {
  test('with a flight is paid online only, and on arrival where the site has no online payment', async () => {
    const { world, api, travelPackage } = await packageWorld({ payment: 'both' })
    await world.sql(`update package set aviation = '{"from": "CAI"}'`)
    const book = async () =>
      api.store_booking({ ...form, quote_token: await packageToken(api, travelPackage.departures[0]) }, key())
    expect(await book()).toMatchObject({ ok: true, data: { payment_type: 'arrival' } })
    await world.paysOnline()
    expect(await book()).toMatchObject({ error: { code: 'payment_type_not_allowed' } })
  })

  test('is booked as quoted: seats are sold, the package is stored with its texts, and the booking appears in my bookings', async () => {
    const { world, travelPackage, api, book } = await packageWorld({ days: 5, starts: [20] })
    const made = await book()
    expect(made).toMatchObject({
      ok: true,
      data: {
        kind: 'package',
        status: 'confirmed',
        payment_status: 'unpaid',
        about: { slug: travelPackage.slug, name: 'Test package', district: null, time_zone: 'Asia/Riyadh' },
        check_in: '2026-12-21',
        check_out: '2026-12-26',
        nights: 5,
        guests: 2,
        rooms: 1,
        total: { minor: 800_000, currency: 'SAR' },
        item: {
          kind: 'package',
          departure: { id: travelPackage.departures[0] },
          rooms: [{ sharing: 'double', adults: 2 }],
          seats: 2,
        },
        can_cancel: true,
      },
    })
    expect(await seats(world)).toEqual({ held: 0, sold: 2 })
    expect(await api.fetch_my_bookings({})).toMatchObject({
      meta: { total: 1 },
      data: [{ kind: 'package', about: { name: 'Test package', city: 'Makkah', destinations: [] } }],
    })
    expect(await notificationsOf(world)).toMatchObject([
      { data: { rooms: [{ name: null, board: null, sharing: 'double', adults: 2, children: 0 }], option: null } },
    ])
    const reference = made.ok ? made.data.reference : ''
    // Staff see the same last day as the traveller.
    const agent = await staffOf(world, 'agent')
    const last_day = made.ok ? made.data.last_day : ''
    expect(await agent.api.fetch_admin_bookings({})).toMatchObject({ data: { rows: [{ reference, last_day }] } })
    expect(made).toMatchObject({ data: { check_out: addDays(last_day, 1) } })
    expect(await (await world.traveller()).api.show_booking({ reference })).toMatchObject({
      error: { code: 'not_found' },
    })
  })

  test('names an account that was opened by a code after its first guest, once', async () => {
    const world = await makeWorld()
    const { departures } = await addPackage(world)
    const { api } = await world.traveller('')
    const token = await packageToken(api, departures[0])
    for (const first_name of ['Amal', 'Salma']) {
      const guests = [{ first_name, last_name: 'Jaber' }]
      const booked = await api.store_booking({ ...form, guests, quote_token: token, allow_duplicate: true }, key())
      expect(booked.ok).toBe(true)
    }
    const profile = await api.fetch_profile()
    expect(profile.ok && profile.data.name).toBe('Amal Jaber')
  })

  test('is cancelled at the cost shown, and its seats are available again', async () => {
    const { world, api, book } = await packageWorld({ starts: [5], closesDaysBefore: 1, seats: 2 })
    const made = await book()
    const reference = made.ok ? made.data.reference : ''
    const cost = await api.quote_cancellation({ reference })
    // Within ten days of departure the penalty is half.
    expect(cost).toMatchObject({ data: { penalty: { minor: 400_000 }, due: { minor: 400_000 } } })
    const accepted = (minor: number) => ({ reference, accepted_penalty: { minor, currency: 'SAR' } })
    expect(await api.cancel_booking(accepted(0), key())).toMatchObject({ error: { code: 'refund_changed' } })
    expect(await api.cancel_booking(accepted(400_000), key())).toMatchObject({ data: { status: 'cancelled' } })
    expect(await seats(world)).toEqual({ held: 0, sold: 0 })
    expect(await book()).toMatchObject({ ok: true })
  })

  test('on request holds its seats until the deadline for the answer', async () => {
    const { world, api, book } = await packageWorld({ supply: 'portal', starts: [20] })
    const made = await book()
    expect(made).toMatchObject({
      data: { status: 'waiting', turn: 'provider', deadline_at: '2026-12-02T09:00:00.000Z' },
    })
    expect(await seats(world)).toEqual({ held: 2, sold: 0 })
    await doJobs(world)
    world.timeIs('2026-12-02T09:00:01Z')
    await doSweep(world)
    expect(await seats(world)).toEqual({ held: 0, sold: 0 })
    expect(await api.show_booking({ reference: made.ok ? made.data.reference : '' })).toMatchObject({
      data: { status: 'expired' },
    })
  })

  test('is completed on the day after its last day', async () => {
    const { world, api, book } = await packageWorld({ days: 5, starts: [20] })
    const made = await book()
    const status = async () => {
      await doSweep(world)
      const result = await api.show_booking({ reference: made.ok ? made.data.reference : '' })
      return result.ok && result.data.status
    }
    world.timeIs('2026-12-26T20:00:00Z')
    expect(await status()).toBe('confirmed')
    world.timeIs('2026-12-26T21:30:00Z')
    expect(await status()).toBe('completed')
  })

  test('the last seat is sold to one of several concurrent bookers', async () => {
    const world = await makeWorld({ pool: 4 })
    const travelPackage = await addPackage(world, { seats: 1 })
    const travellers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.traveller()))
    const tokens = await Promise.all(travellers.map(({ api }) => packageToken(api, travelPackage.departures[0], ['1'])))
    const answers = await Promise.all(
      travellers.map(({ api }, i) => api.store_booking({ ...form, quote_token: tokens[i] ?? '' }, key())),
    )
    const codes = answers.map((answer) => (answer.ok ? answer.data.status : answer.error.code))
    expect(codes.toSorted()).toEqual(['confirmed', ...Array.from({ length: 5 }, () => 'sold_out')])
    expect(await seats(world)).toEqual({ held: 0, sold: 1 })
    expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 1 }])
  })

  test('that is sold out has its nearest other departures with room for the same party, at their prices', async () => {
    const { world, travelPackage, api } = await packageWorld({ starts: [20, 50, 27, 34, 22, 41] })
    const [sold = 0, last, , , small] = travelPackage.departures
    await world.sql('update departure set sold = seats where id = $1', [sold])
    await world.sql('update departure set sold = seats - 1 where id = $1', [small])
    await world.sql('update departure_price set adult = adult + 1000 where departure_id = $1', [last])
    const selection = { kind: 'package' as const, departure_id: sold, party: ['2'], sharing: 'double' as const }
    const found = await api.fetch_alternatives({ selection: { ...selection, extras: [] } })
    expect(found.ok && found.data.map(({ first_date, total }) => [first_date, total.minor])).toEqual([
      ['2026-12-28', 800_000],
      ['2027-01-04', 800_000],
      ['2027-01-11', 800_000],
    ])
    const other = found.ok ? found.data[0]?.selection : undefined
    expect(other).toMatchObject({ ...selection, departure_id: travelPackage.departures[2] })
  })

  test('is booked once if the call is repeated with its idempotency key', async () => {
    const { world, travelPackage, api } = await packageWorld()
    const quote_token = await packageToken(api, travelPackage.departures[0])
    const same = key()
    const [first, second] = [
      await api.store_booking({ ...form, quote_token }, same),
      await api.store_booking({ ...form, quote_token }, same),
    ]
    expect(first.ok && second.ok && second.data.reference === first.data.reference).toBe(true)
    expect(await seats(world)).toEqual({ held: 0, sold: 2 })
  })

  test('is not booked if the price has changed, and the returned new quote can be booked', async () => {
    const { world, travelPackage, api } = await packageWorld()
    const quote_token = await packageToken(api, travelPackage.departures[0])
    await world.sql(`update departure_price set adult = adult + 1000`)
    const failure = await api.store_booking({ ...form, quote_token }, key())
    expect(failure).toMatchObject({ error: { code: 'price_changed', data: { total: { minor: 802_000 } } } })
    expect(await seats(world)).toEqual({ held: 0, sold: 0 })
    const next = failure.ok ? '' : (failure.error.data as { token: string }).token
    expect(await api.store_booking({ ...form, quote_token: next }, key())).toMatchObject({ ok: true })
  })

  test.for<[string, object, string]>([
    ['a token of somebody’s own making', { quote_token: 'mine' }, 'quote_expired'],
    ['paying online where it is not sold so', { payment_type: 'prepay' }, 'payment_type_not_allowed'],
    ['names of more rooms than there are', { guests: [guest, guest] }, 'invalid_input'],
  ])('rejects %s', async ([, more, code]) => {
    const { travelPackage, api, world } = await packageWorld({ prices: standardPrices })
    const quote_token = await packageToken(api, travelPackage.departures[0])
    expect(await api.store_booking({ ...form, quote_token, ...more }, key())).toMatchObject({ error: { code } })
    expect(await seats(world)).toEqual({ held: 0, sold: 0 })
  })

  test('with online payment holds its seats until the deposit is paid', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const travelPackage = await addPackage(world)
    const { api } = await world.traveller()
    const quote_token = await packageToken(api, travelPackage.departures[0])
    const made = await api.store_booking({ ...form, quote_token, payment_type: 'prepay' }, key())
    if (!made.ok) throw new Error(made.error.code)
    const [first] = made.data.item.pay.prepay ?? []
    expect(made.data).toMatchObject({ status: 'pending', to_pay: first?.amount })
    expect(await seats(world)).toMatchObject({ sold: 0 })
    await api.start_payment({ reference: made.data.reference })
    expect(await world.sql('select amount_minor as minor from payment')).toEqual([{ minor: first?.amount.minor }])
  })

  test('a quote expires after fifteen minutes, and booking requires an account', async () => {
    const { world, travelPackage, api } = await packageWorld()
    const quote_token = await packageToken(api, travelPackage.departures[0])
    expect(await world.visitor().store_booking({ ...form, quote_token }, key())).toMatchObject({
      error: { code: 'unauthenticated' },
    })
    world.timeIs('2026-12-01T09:15:00Z')
    expect(await api.store_booking({ ...form, quote_token }, key())).toMatchObject({ error: { code: 'quote_expired' } })
  })
})

describe('a service', () => {
  test('is booked on each of its days, and cancelling releases all of them', async () => {
    const world = await makeWorld()
    const chairs = await addService(world, { basis: 'day', options: [{ capacity: 2 }] })
    const { api } = await world.traveller()
    const quote_token = await serviceToken(api, chairs.options[0], { days: 2, units: 2, people: '1' })
    const answer = await api.store_booking({ ...form, quote_token }, key())
    expect(answer).toMatchObject({
      data: {
        kind: 'service',
        status: 'confirmed',
        about: { slug: chairs.slug, city: 'Makkah' },
        check_in: '2026-12-10',
        check_out: '2026-12-12',
        starts_at: null,
        rooms: 0,
        item: { kind: 'service', date: '2026-12-10', last_date: '2026-12-11', meeting_point: 'At the gate' },
      },
    })
    expect(await slots(world)).toEqual([
      { day: '2026-12-10', held: 0, sold: 2 },
      { day: '2026-12-11', held: 0, sold: 2 },
    ])
    const reference = answer.ok ? answer.data.reference : ''
    const free = { reference, accepted_penalty: { minor: 0, currency: 'SAR' } }
    const cost = await api.quote_cancellation({ reference })
    const penalty = cost.ok ? cost.data.penalty : free.accepted_penalty
    expect(await api.cancel_booking({ reference, accepted_penalty: penalty }, key())).toMatchObject({ ok: true })
    expect((await slots(world)).map(({ sold }) => sold)).toEqual([0, 0])
  })

  test('fails with `sold_out` if the last place was sold after the quote', async () => {
    const world = await makeWorld()
    const visit = await addService(world, { options: [{ capacity: 2, times: ['08:00'] }] })
    const [first, second] = [await world.traveller(), await world.traveller()]
    const tokens = [
      await serviceToken(first.api, visit.options[0], { time: '08:00' }),
      await serviceToken(second.api, visit.options[0], { time: '08:00' }),
    ]
    expect(await first.api.store_booking({ ...form, quote_token: tokens[0] ?? '' }, key())).toMatchObject({
      data: { starts_at: '08:00', nights: 1 },
    })
    const option = { name: expect.anything(), people: 2, vehicles: null }
    expect((await notificationsOf(world))[0]).toMatchObject({ data: { rooms: null, option } })
    expect(await second.api.store_booking({ ...form, quote_token: tokens[1] ?? '' }, key())).toMatchObject({
      error: { code: 'sold_out' },
    })
    expect(await slots(world)).toEqual([{ day: '2026-12-10', held: 0, sold: 2 }])
  })
})

test('a service that is full has other times of the day and the nearest days with enough left', async () => {
  const world = await makeWorld()
  const { options } = await addService(world, { options: [{ times: ['09:00', '17:00'], capacity: 4 }] })
  const [option = 0] = options
  const fill = (day: string, time: string, sold: number) =>
    world.sql('insert into service_slot (option_id, day, time, capacity, sold) values ($1, $2, $3, 4, $4)', [
      option,
      day,
      time,
      sold,
    ])
  await fill('2026-12-10', '09:00', 4)
  await fill('2026-12-09', '09:00', 4)
  await fill('2026-12-11', '09:00', 3)
  const { api } = await world.traveller()
  const people = { people: '2', days: 1, units: 1 }
  const selection = { kind: 'service' as const, option_id: option, date: '2026-12-10', time: '09:00', ...people }
  const answer = await api.fetch_alternatives({ selection })
  expect(answer.ok && answer.data.map(({ first_date, time, total }) => [first_date, time, total.minor])).toEqual([
    ['2026-12-10', '17:00', 20_000],
    ['2026-12-09', '17:00', 20_000],
    ['2026-12-08', '09:00', 20_000],
  ])
})
