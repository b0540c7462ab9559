import { expect, test } from 'vitest'
import { maxSeriesDepartures } from '#domains/products/packages/admin/contract.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, today } from '#test/world.ts'

async function adminWorld() {
  const world = await makeWorld()
  const hotel = await world.hotel()
  // The first departure is on 2026-12-17, a Thursday; the second one a week later.
  const travelPackage = await addPackage(world, { starts: [16, 23], seats: 10, hotels: [{ hotel, nights: 4 }] })
  const { api } = await staffOf(world, 'editor')
  const [source = 0, other = 0] = travelPackage.departures
  const shown = async (id: number) => {
    const answer = await api.fetch_departures({ departure_id: id })
    return answer.ok ? answer.data.departure : null
  }
  const version = async (id: number) => (await shown(id))?.version ?? ''
  const days = async () =>
    (await world.sql('select starts_on::text as day from departure order by starts_on')).map(({ day }) => day as string)
  return { world, travelPackage, hotel, api, source, other, shown, version, days }
}

test('a series lists its days, marks those with a departure, and copies seats, prices and substituted hotels', async () => {
  const { world, api, source, shown, version, days } = await adminWorld()
  const otherHotel = await world.hotel({ slug: 'substitute' })
  await world.sql(
    `insert into hotel_substitution (departure_id, position, hotel_id, answer_hours, at) values ($1, 1, $2, 24, now())`,
    [source, otherHotel.id],
  )
  const checked = await api.check_departure_series({
    departure_id: source,
    repeat: 'week',
    weekdays: [4],
    from: '2026-12-17',
    until: '2027-01-07',
  })
  if (!checked.ok) throw new Error(checked.error.code)
  expect(checked.data.days.map(({ starts_on, exists }) => [starts_on, exists])).toEqual([
    ['2026-12-17', true],
    ['2026-12-24', true],
    ['2026-12-31', false],
    ['2027-01-07', false],
  ])
  const series = { departure_id: source, version: await version(source), closed: true }
  const answer = await api.create_departure_series({ ...series, days: ['2026-12-24', '2026-12-31', '2027-01-07'] })
  expect(answer).toMatchObject({ ok: true, data: { skipped: 1 } })
  const [first = 0, second = 0] = answer.ok ? answer.data.departure_ids : []
  expect(await days()).toEqual(['2026-12-17', '2026-12-24', '2026-12-31', '2027-01-07'])
  const { seats, prices, infant_price } = (await shown(source)) ?? {}
  expect(await shown(first)).toMatchObject({
    starts_on: '2026-12-31',
    ends_on: '2027-01-04',
    closed: true,
    held: 0,
    sold: 0,
    seats,
    prices,
    infant_price,
  })
  const substituted = await world.sql('select departure_id, hotel_id from hotel_substitution order by departure_id')
  expect(substituted).toEqual([source, first, second].map((id) => ({ departure_id: id, hotel_id: otherHotel.id })))
})

test('a series with only existing days, past days, an outdated version or too many days adds nothing', async () => {
  const { api, source, version, days } = await adminWorld()
  const series = { departure_id: source, version: await version(source), closed: false, days: ['2027-02-04'] }
  const pattern = { departure_id: source, repeat: 'week' as const, from: today, until: addDays(today, 30) }
  const many = Array.from({ length: maxSeriesDepartures + 1 }, (_, i) => addDays('2027-03-01', i))
  expect([
    await api.create_departure_series({ ...series, days: ['2026-12-24'] }),
    await api.create_departure_series({ ...series, days: ['2026-11-01', '2027-02-04'] }),
    await api.create_departure_series({ ...series, version: 'old' }),
    await api.create_departure_series({ ...series, days: many }),
    await api.check_departure_series({ ...pattern, weekdays: [] }),
    await api.check_departure_series({ ...pattern, weekdays: [1], from: addDays(today, -1) }),
    await api.check_departure_series({ ...pattern, weekdays: [1], until: addDays(today, 400) }),
  ]).toMatchObject([
    { error: { errors: [{ path: 'days', code: 'taken' }] } },
    { error: { errors: [{ path: 'days', code: 'date_in_past' }] } },
    { error: { code: 'conflict' } },
    { error: { errors: [{ path: 'days', code: 'too_many' }] } },
    { error: { errors: [{ path: 'weekdays', code: 'required' }] } },
    { error: { errors: [{ path: 'from', code: 'date_in_past' }] } },
    { error: { errors: [{ path: 'until', code: 'too_big' }] } },
  ])
  expect(await days()).toEqual(['2026-12-17', '2026-12-24'])
})

test('the departures of a series are deleted together, unless one of them has been booked', async () => {
  const { world, api, source, version, days } = await adminWorld()
  const answer = await api.create_departure_series({
    departure_id: source,
    version: await version(source),
    closed: false,
    days: ['2027-01-07', '2027-01-14'],
  })
  const departure_ids = answer.ok ? answer.data.departure_ids : []
  const guest = await world.traveller()
  const party = { party: ['2'], sharing: 'double' as const }
  const quoted = await guest.api.get_package_price({ departure_id: departure_ids[1] ?? 0, ...party })
  if (!quoted.ok) throw new Error(quoted.error.code)
  const booked = await guest.api.store_booking(
    {
      guests: [{ first_name: 'Test', last_name: 'Guest' }],
      contact: standardContact,
      quote_token: quoted.data.token,
      payment_type: 'arrival',
    },
    { idempotencyKey: 'departure-series' },
  )
  expect(booked).toMatchObject({ ok: true })
  expect(await api.undo_departure_series({ departure_ids })).toMatchObject({ error: { code: 'booked_before' } })
  expect(await days()).toHaveLength(4)
  expect(await api.undo_departure_series({ departure_ids: departure_ids.slice(0, 1) })).toEqual({
    ok: true,
    data: { deleted: 1 },
  })
  expect(await days()).toEqual(['2026-12-17', '2026-12-24', '2027-01-14'])
})

test('a departure is moved to a free day with its length, unless it has been booked or has changed', async () => {
  const { world, api, source, other, shown, version } = await adminWorld()
  const move = async (starts_on: string, id = source) =>
    api.move_departure({ departure_id: id, version: await version(id), starts_on })
  expect(await move('2026-12-24')).toMatchObject({ error: { errors: [{ path: 'moved_to', code: 'taken' }] } })
  expect(await move('2026-11-24')).toMatchObject({ error: { errors: [{ path: 'moved_to', code: 'date_in_past' }] } })
  expect(await move('2027-01-01')).toEqual({ ok: true, data: {} })
  expect(await shown(source)).toMatchObject({ starts_on: '2027-01-01', ends_on: '2027-01-05' })
  const concurrent = await Promise.all([move('2027-01-21'), move('2027-01-21', other)])
  expect(concurrent.map((one) => (one.ok ? 'moved' : one.error.errors?.[0]?.code)).toSorted()).toEqual([
    'moved',
    'taken',
  ])
  await world.sql('update departure set sold = 1 where id = $1', [other])
  expect(await move('2027-02-01', other)).toMatchObject({ error: { code: 'booked_before' } })
})
