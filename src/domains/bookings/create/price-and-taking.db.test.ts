import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { cartOf, orders } from '#test/ordering.ts'
import { overtaken } from '#test/overtaken.ts'
import { addPackage, addService } from '#test/products.ts'
import { addPromotion } from '#test/promotions.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, standardContact, today, type TestTraveller, type TestWorld } from '#test/world.ts'

// A writer commits while a booking waits for its lock, after the booking has read its price (decision 0073).

const nothingIsWritten = async (world: TestWorld) =>
  expect(
    await world.sql(`select (select count(*)::int from booking) as bookings, (select count(*)::int from notification) as messages,
      (select coalesce(sum(held + sold), 0)::int from departure) + (select coalesce(sum(held + sold), 0)::int from service_slot)
        + (select coalesce(sum(held + sold), 0)::int from night_inventory) as taken`),
  ).toEqual([{ bookings: 0, messages: 0, taken: 0 }])

const party = { guests: [{ first_name: 'Test', last_name: 'Guest' }], contact: standardContact }
let keys = 0
const key = () => ({ idempotencyKey: `taking-${++keys}` })

async function quotedPackage(world: TestWorld, guest: TestTraveller) {
  const [grand, small] = [await world.hotel(), await world.hotel()]
  const { departures, id } = await addPackage(world, { starts: [20, 40], hotels: [{ hotel: grand, nights: 4 }] })
  const [departure = 0, other = 0] = departures
  const quote = await guest.api.get_package_price({ departure_id: departure, party: ['2'], sharing: 'double' })
  if (!quote.ok) throw new Error(quote.error.code)
  const book = () =>
    guest.api.store_booking({ ...party, quote_token: quote.data.token, payment_type: 'arrival' }, key())
  return { id, departure, other, small, book }
}
type QuotedPackage = Awaited<ReturnType<typeof quotedPackage>>

const lockDeparture = (departure: number): [string, unknown[]] => [
  'select from departure where id = $1 for update',
  [departure],
]
const packageWriters: Record<string, (quoted: QuotedPackage) => [string, unknown[]][]> = {
  'is moved to another day': ({ departure }) => [
    ['update departure set starts_on = starts_on + 3, ends_on = ends_on + 3 where id = $1', [departure]],
  ],
  'lasts a day longer': ({ departure }) => [['update departure set ends_on = ends_on + 1 where id = $1', [departure]]],
  'has another price': ({ departure }) => [
    lockDeparture(departure),
    ['update departure_price set adult = adult + 100 where departure_id = $1', [departure]],
  ],
  'has another hotel': ({ departure, small }) => [
    lockDeparture(departure),
    [
      `insert into hotel_substitution (departure_id, position, hotel_id, answer_hours, at) values ($1, 1, $2, 48, '2026-12-01T09:00:00Z')`,
      [departure, small.id],
    ],
  ],
  'has other instalments': ({ id, departure }) => [
    lockDeparture(departure),
    [`update package set deposit = '[{"percent":100,"daysBefore":null}]' where id = $1`, [id]],
  ],
}

test.each(Object.entries(packageWriters))(
  'a booking that waits while its departure %s is answered with the present quote, and nothing is written',
  async (_, write) => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const quoted = await quotedPackage(world, guest)
    const answer = await overtaken(world, write(quoted), quoted.book)
    expect(answer).toMatchObject({ ok: false, error: { code: 'price_changed', data: { token: expect.any(String) } } })
    await nothingIsWritten(world)
  },
)

test.each([
  ['closed', 'update departure set closed = true where id = $1'],
  ['deleted', 'with p as (delete from departure_price where departure_id = $1) delete from departure where id = $1'],
])('a booking that waits while its departure is %s books nothing', async (_, statement) => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const { departure, book } = await quotedPackage(world, guest)
  expect(await overtaken(world, [[statement, [departure]]], book)).toMatchObject({ ok: false })
  await nothingIsWritten(world)
})

test('a hotel that is substituted after the quote is accepted with a new quote, and a booking made meanwhile is asked', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const quoted = await quotedPackage(world, guest)
  const { departure, small } = quoted
  expect(await quoted.book()).toMatchObject({ ok: true })
  const late = await guest.api.get_package_price({ departure_id: departure, party: ['2'], sharing: 'double' })
  const manager = await staffOf(world, 'manager')
  // The clock of the process that substitutes is behind: the booking was made before all the same.
  world.timeIs(`${today}T08:59:00Z`)
  const [{ hotel = 0 } = {}] = await world.sql('select hotel_id as hotel from package_hotel')
  const change = { departure_id: departure, position: 1, seen_hotel_id: Number(hotel), hotel: small.slug, hours: 48 }
  expect(await manager.api.substitute_hotel(change)).toMatchObject({ ok: true, data: { bookings: 1 } })
  const [substitution] = await world.sql(
    'select at > (select max(created_at) from booking) as later from hotel_substitution',
  )
  expect(substitution).toEqual({ later: true })
  const token = late.ok ? late.data.token : ''
  expect(
    await guest.api.store_booking(
      { ...party, quote_token: token, payment_type: 'arrival', allow_duplicate: true },
      key(),
    ),
  ).toMatchObject({ error: { code: 'price_changed' } })
})

test.each([
  ['price of a night changes', 'update night_inventory set price = price + 100 where room_type_id = $1'],
  ['minimum stay grows', 'update night_inventory set min_stay = 5 where room_type_id = $1'],
  ['minimum stay of its arrival grows', 'update night_inventory set min_stay_arrival = 5 where room_type_id = $1'],
  ['maximum stay shrinks', 'update night_inventory set max_stay = 1 where room_type_id = $1'],
  ['hotel is closed to arrival', 'update night_inventory set closed_to_arrival = true where room_type_id = $1'],
  ['hotel is closed to departure', 'update night_inventory set closed_to_departure = true where room_type_id = $1'],
])('a stay that waits while the %s is not booked', async (_, statement) => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const quote = await quoteStay(guest.api, hotel)
  if (!quote.ok) throw new Error(quote.error.code)
  const changed = statement.includes('price')
  const answer = await overtaken(world, [[statement, [hotel.rooms[0]?.id]]], () =>
    guest.api.book_hotel(quote.input, key()),
  )
  expect(answer).toMatchObject({ ok: false, error: { code: changed ? 'price_changed' : 'sold_out' } })
  await nothingIsWritten(world)
})

test('a quoted stay is not booked while a rule of its hotel is against it', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const quote = await quoteStay(guest.api, hotel)
  if (!quote.ok) throw new Error(quote.error.code)
  const book = () => guest.api.book_hotel(quote.input, key())
  const none =
    'min_stay = 1, min_stay_arrival = 1, max_stay = 30, closed_to_arrival = false, closed_to_departure = false'
  for (const rule of [
    'min_stay = 9',
    'min_stay_arrival = 9',
    'max_stay = 1',
    'closed_to_arrival = true',
    'closed_to_departure = true',
  ]) {
    await world.sql(`update night_inventory set ${none}`)
    await world.sql(`update night_inventory set ${rule}`)
    expect([rule, await book()]).toMatchObject([rule, { ok: false, error: { code: 'sold_out' } }])
    await nothingIsWritten(world)
  }
  await world.sql(`update night_inventory set ${none}`)
  expect(await book()).toMatchObject({ ok: true })
})

const editors: Record<string, string> = {
  'another board': "update rate_plan set board = 'half_board'",
  'another payment': "update rate_plan set payment = 'prepay'",
  'a dearer rate': 'update rate_plan set price_basis_points = 12000',
  'a stricter policy': `update cancellation_policy set windows = '[{"fromHoursBeforeCheckIn":null,"penalty":{"percent":100}}]'`,
  'room for fewer guests': 'update room_type set max_adults = 1, max_total = 1, max_children = 0',
  'another tax': 'update tax_rule set rate_basis_points = rate_basis_points + 500',
}
test.each(Object.entries(editors))(
  'a stay that waits while editors give its hotel %s was made before, with the terms that were accepted; the next one is not',
  async (_, statement) => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
    const guest = await world.traveller()
    const quote = await quoteStay(guest.api, hotel)
    if (!quote.ok) throw new Error(quote.error.code)
    const locked: [string, unknown[]] = [
      'select from night_inventory where room_type_id = $1 for update',
      [hotel.rooms[0]?.id],
    ]
    const book = () => guest.api.book_hotel({ ...quote.input, allow_duplicate: true }, key())
    expect(await book()).toMatchObject({ ok: true })
    expect(await overtaken(world, [locked, [statement, []]], book)).toMatchObject({ ok: true })
    // This process is not told of changes; what it remembers lives for half a minute.
    world.timeIs(new Date(world.services.clock().getTime() + 60_000).toISOString())
    expect(await book()).toMatchObject({ ok: false })
    const [before, meanwhile, ...others] = await world.sql(
      'select product, price, total_minor from booking order by id',
    )
    expect([meanwhile, others]).toEqual([before, []])
  },
)

test('a service that waits while its price or schedule changes is not booked at the old one', async () => {
  const world = await makeWorld()
  const { options } = await addService(world, { options: [{ capacity: 5 }] })
  const [option = 0] = options
  const guest = await world.traveller()
  const date = addDays(today, 10)
  const quote = await guest.api.get_service_price({ option_id: option, date, people: '2', days: 1, units: 1 })
  if (!quote.ok) throw new Error(quote.error.code)
  const book = () =>
    guest.api.store_booking({ ...party, quote_token: quote.data.token, payment_type: 'arrival' }, key())
  await world.sql(`insert into service_slot (option_id, day, time, capacity) values ($1, $2, '00:00', 5)`, [
    option,
    date,
  ])
  const locked: [string, unknown[]] = ['select from service_slot where option_id = $1 for update', [option]]
  const dearer: [string, unknown[]] = ['update service_option set amount = amount + 100 where id = $1', [option]]
  expect(await overtaken(world, [locked, dearer], book)).toMatchObject({ error: { code: 'price_changed' } })
  await nothingIsWritten(world)
})

test('a promotion that grants another discount while a booking waits for its use is not counted with the old one', async () => {
  const world = await makeWorld()
  await addPromotion(world, { code: 'EARLY', rate_basis_points: 1000 })
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const quoted = await quoteStay(guest.api, hotel)
  const quote_token = quoted.ok ? quoted.input.quote_token : ''
  const applied = await guest.api.apply_promotion_code({ code: 'EARLY', quote_token })
  if (!applied.ok) throw new Error(applied.error.code)
  const answer = await overtaken(world, [['update promotion set rate_basis_points = 500', []]], () =>
    guest.api.book_hotel({ ...party, quote_token: applied.data.quote.token, payment_type: 'arrival' }, key()),
  )
  expect(answer).toMatchObject({ error: { code: 'price_changed' } })
  await nothingIsWritten(world)
})

test('a cart that waits while one of its departures is moved is not ordered', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const { departure } = await quotedPackage(world, guest)
  await guest.api.store_cart({ kind: 'package', departure_id: departure, party: ['2'], sharing: 'double' })
  const cart = await cartOf(guest)
  const answer = await overtaken(
    world,
    packageWriters['is moved to another day']!({ departure } as QuotedPackage),
    () => orders(guest, { cart_token: cart.token ?? '' }),
  )
  expect(answer).toMatchObject({ error: { code: 'price_changed' } })
  await nothingIsWritten(world)
})

test('a change of a booking to a departure that is moved meanwhile is not made', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const { departure, other, book } = await quotedPackage(world, guest)
  const booked = await book()
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference } = booked.data
  const selection = { kind: 'package' as const, departure_id: other, party: ['2'], sharing: 'double' as const }
  const quote = await guest.api.quote_change({ reference, selection })
  if (!quote.ok) throw new Error(quote.error.code)
  const answer = await overtaken(
    world,
    packageWriters['is moved to another day']!({ departure: other } as QuotedPackage),
    () => guest.api.change_booking({ reference, change_token: quote.data.token }, key()),
  )
  expect(answer).toMatchObject({ error: { code: 'price_changed' } })
  expect(await world.sql('select id, sold from departure order by id')).toEqual([
    { id: departure, sold: 2 },
    { id: other, sold: 0 },
  ])
})

test('the list of travellers and the questions of staff ask for the departure, not for its days', async () => {
  const world = await makeWorld()
  const { departure, book } = await quotedPackage(world, await world.traveller())
  expect(await book()).toMatchObject({ ok: true })
  await world.sql('update departure set starts_on = starts_on + 3, ends_on = ends_on + 3 where id = $1', [departure])
  const { api } = await staffOf(world, 'manager')
  expect(await api.fetch_manifest({ departure })).toMatchObject({ data: { bookings: [{}] } })
  expect(await api.fetch_departure_hotels({ departure_id: departure })).toMatchObject({ data: { bookings: 1 } })
  const answer = await api.fetch_departures({ departure_id: departure })
  const { version = '' } = (answer.ok && answer.data.departure) || {}
  await world.sql('update departure set sold = 0 where id = $1', [departure])
  expect(await api.delete_departure({ departure_id: departure, version })).toMatchObject({
    error: { code: 'booked_before' },
  })
})

test('dates that staff move a stay to have the price under the lock', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const booked = await guest.books(hotel, { key: 'amended-stay' })
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference } = booked.data
  const { api } = await staffOf(world, 'manager')
  const [check_in, check_out] = [addDays(today, 20), addDays(today, 22)]
  const quote = await api.quote_amendment({ reference, check_in, check_out })
  const result = await api.show_admin_booking({ reference })
  if (!quote.ok || !result.ok) throw new Error('not quoted')
  const { version, booking } = result.data
  const { status } = booking
  const accepted_total = quote.data.after
  const answer = await overtaken(
    world,
    [['update night_inventory set price = price + 100 where night >= $1', [check_in]]],
    () => api.amend_dates({ reference, status, version, check_in, check_out, accepted_total }),
  )
  expect(answer).toMatchObject({ error: { code: 'price_changed' } })
})
