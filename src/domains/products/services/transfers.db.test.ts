import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { addService } from '#test/products.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

const date = addDays(today, 10)

/** A car and a coach from Makkah to Madinah, and services that are not such a transfer. */
async function roads() {
  const world = await makeWorld()
  await world.sql(`insert into city (slug, country, name, lat, lon, time_zone, rank, search_key) values
    ('madinah', 'SA', '{"en":"Madinah","ar":"المدينة المنورة"}', 24.4672, 39.6112, 'Asia/Riyadh', 2, 'madinah')`)
  const car = await addService(world, {
    slug: 'car',
    type: 'transport-between-cities',
    basis: 'vehicle',
    rank: 2,
    options: [
      { amount: 60_000, maxPeople: 3, capacity: 2, times: ['08:00', '12:00'] },
      { amount: 100_000, maxPeople: 6, capacity: 2, times: ['08:00', '12:00'] },
    ],
  })
  await addService(world, {
    slug: 'coach',
    type: 'transport-between-cities',
    rank: 1,
    options: [{ amount: 9_000, childAmount: 7_000, maxPeople: 4, times: ['16:00'] }],
  })
  await addService(world, { slug: 'tour', type: 'guided-visits' })
  await addService(world, { slug: 'in-the-city', type: 'transport-between-cities' })
  await world.sql(`update service_type set kind = 'transfer' where slug = 'transport-between-cities'`)
  await world.sql(`update service set to_city = 'madinah' where slug in ('car', 'coach', 'tour')`)
  return { world, car }
}

async function transfers(world: TestWorld, people: string, [from, to] = ['makkah', 'madinah'], on = date) {
  const found = await world.visitor().fetch_transfers({ from, to, date: on, people })
  if (!found.ok) throw new Error(JSON.stringify(found.error))
  return found.data
}

test('a transfer is offered with the cheapest option for all people, at the price of its quote', async () => {
  const { world, car } = await roads()
  for (const [people, option, total] of [
    ['2', 0, 60_000],
    ['4', 1, 100_000],
    ['3-4', 1, 100_000],
  ] as const) {
    const [offered] = await transfers(world, people)
    expect(offered).toMatchObject({
      slug: 'car',
      option: { id: car.options[option] },
      total: { minor: total },
      most_people: null,
      free_hours_before: 240,
    })
    const request = { option_id: car.options[option] ?? 0, date, time: '08:00', people }
    const quote = await world.visitor().get_service_price(request)
    expect(quote.ok && quote.data.total).toEqual(offered?.total)
  }
  // A total of a price per person says for how many people it is.
  expect((await transfers(world, '2-4')).map(({ slug, total, people }) => [slug, total.minor, people])).toEqual([
    ['car', 60_000, null],
    ['coach', 25_000, 3],
  ])
  // Four seats are the maximum of one booking, vehicles are added as needed.
  expect((await transfers(world, '5')).map(({ slug }) => slug)).toEqual(['car'])
})

test('times at which it costs more are not offered at the lower total', async () => {
  const { world, car } = await roads()
  const morning = {
    first_day: null,
    last_day: null,
    from_time: null,
    to_time: '09:00',
    amount: 80_000,
    child_amount: null,
  }
  await world.sql('update service_option set seasonal_prices = $1 where id = $2', [
    JSON.stringify([morning]),
    car.options[0],
  ])
  const [offered] = await transfers(world, '2')
  expect(offered).toMatchObject({ slug: 'car', total: { minor: 60_000 }, times: ['12:00'] })
})

test('only times with enough capacity are offered, and a service without any is left out', async () => {
  const { world, car } = await roads()
  expect((await transfers(world, '2'))[0]?.times).toEqual(['08:00', '12:00'])
  await world.sql(
    `insert into service_slot (option_id, day, time, capacity, sold) values ($1, $2, '08:00', 2, 2), ($1, $2, '12:00', 2, 1)`,
    [car.options[0], date],
  )
  expect((await transfers(world, '2'))[0]).toMatchObject({ option: { id: car.options[0] }, times: ['12:00'] })
  await world.sql(`update service_slot set closed = true`)
  expect((await transfers(world, '2'))[0]).toMatchObject({ option: { id: car.options[1] } })
  await world.sql(
    `insert into service_slot (option_id, day, time, capacity, sold, closed) select $1, $2, time::time, 2, 0, true from unnest(array['08:00', '12:00']) as time`,
    [car.options[1], date],
  )
  expect((await transfers(world, '2')).map(({ slug }) => slug)).toEqual(['coach'])
})

test('the direction counts, and a date that cannot be booked is an error', async () => {
  const { world } = await roads()
  expect(await transfers(world, '2', ['madinah', 'makkah'])).toEqual([])
  const past = await world.visitor().fetch_transfers({ from: 'makkah', to: 'madinah', date: addDays(today, -1) })
  expect(past).toMatchObject({ ok: false, error: { errors: [{ path: 'date', code: 'date_in_past' }] } })
})

test('a transfer that is only paid online is not offered while online payment is off', async () => {
  const { world } = await roads()
  await world.sql(`update service set payment = 'prepay' where slug = 'car'`)
  expect((await transfers(world, '2')).map(({ slug }) => slug)).toEqual(['coach'])
  await world.paysOnline()
  expect((await transfers(world, '2')).map(({ slug }) => slug)).toEqual(['car', 'coach'])
})

test('an extra is priced for one person, whatever the size of the party', async () => {
  const { world } = await roads()
  const chair = await addService(world, {
    slug: 'wheelchair',
    type: 'transport-between-cities',
    options: [{ amount: 16_000, childAmount: 16_000, maxPeople: 4 }],
  })
  await world.sql(`update service set to_city = 'madinah', extra = true where id = $1`, [chair.id])
  for (const people of ['1', '2-9,4']) {
    const found = await transfers(world, people)
    expect(found.map(({ slug, extra }) => [slug, extra])).toEqual([
      ['car', false],
      ['coach', false],
      ['wheelchair', true],
    ])
    expect(found.at(-1)).toMatchObject({ people: 1, most_people: 4, total: { minor: 16_000 } })
  }
})
