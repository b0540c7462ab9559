import { expect, test } from 'vitest'
import type { Alternative } from '#domains/alternatives/contract.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage, addService } from '#test/products.ts'
import { makeWorld, today, type TestHotel, type TestWorld } from '#test/world.ts'

const checkIn = addDays(today, 14)
const checkOut = addDays(checkIn, 2)

async function alternatives(world: TestWorld, selection: Alternative['selection']) {
  const api = world.visitor()
  const answer = await api.fetch_alternatives({ selection })
  if (!answer.ok) throw new Error(answer.error.code)
  // Each is what the traveller would pay: its selection has this price.
  for (const one of answer.data) {
    expect(await api.store_cart(one.selection)).toMatchObject({ ok: true })
  }
  return answer.data.map(({ name, detail, other, first_date, time, total }) => ({
    name,
    detail,
    other,
    first_date,
    time,
    total: total.minor,
  }))
}

const rename = (world: TestWorld, hotel: TestHotel, name: string) =>
  world.sql(`update hotel set name = jsonb_build_object('en', $2::text, 'ar', $2::text) where id = $1`, [
    hotel.id,
    name,
  ])

test('a stay without rooms has the cheapest other rooms of its hotel, then similar hotels with rooms for the party', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 1 }, { price: 60_000 }, { price: 50_000, maxAdults: 1 }] })
  const near = await world.hotel({ rooms: [{ price: 44_000 }] })
  const small = await world.hotel({ rooms: [{ maxAdults: 1 }] })
  const plain = await world.hotel({ stars: 2 })
  const full = await world.hotel({ rooms: [{ allotment: 0 }] })
  for (const [one, name] of [
    [hotel, 'Here'],
    [near, 'Near'],
    [small, 'Small'],
    [plain, 'Plain'],
    [full, 'Full'],
  ] as const)
    await rename(world, one, name)
  await world.sql('update night_inventory set sold = 1 where room_type_id = $1', [hotel.rooms[0]?.id])
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  const stay = { kind: 'stay' as const, hotel_id: hotel.id, check_in: checkIn, check_out: checkOut, rooms }
  const found = await alternatives(world, stay)
  expect(found.map(({ name, other }) => [name, other])).toEqual([
    ['Here', false],
    ['Near', true],
    ['Plain', true],
  ])
  const { kind, ...dated } = stay
  expect(kind).toBe('stay')
  const quote = await world.visitor().get_hotel_price({ ...dated, rooms: [`${hotel.rooms[1]?.rates[0]}~2`] })
  expect(found[0]).toMatchObject({
    detail: 'Double room',
    first_date: checkIn,
    total: quote.ok && quote.data.total.minor,
  })
  await world.sql('update night_inventory set closed = true where room_type_id = any($1)', [
    hotel.rooms.map(({ id }) => id),
  ])
  expect((await alternatives(world, stay)).map(({ name }) => name)).toEqual(['Near', 'Plain'])
  expect(await alternatives(world, { ...stay, check_in: today, check_out: today })).toEqual([])
})

test('a package without another departure has similar packages around its date, for the same party', async () => {
  const world = await makeWorld({ nights: 120 })
  const sold = await addPackage(world, { starts: [40] })
  const other = await addPackage(world, { starts: [44, 90] })
  await addPackage(world, { starts: [95] })
  await addPackage(world, { starts: [42], seats: 1 })
  const [departure = 0] = sold.departures
  const selection = { kind: 'package' as const, departure_id: departure, party: ['2'], sharing: 'double' as const }
  await world.sql('update departure set sold = seats where id = $1', [departure])
  const found = await alternatives(world, { ...selection, extras: [] })
  expect(found).toMatchObject([{ other: true, first_date: addDays(today, 44), total: 800_000 }])
  await world.sql('update package set offered = false where id = $1', [other.id])
  expect(await alternatives(world, { ...selection, extras: [] })).toEqual([])
})

test('a service that is over for good has others of its type in its cities, at the same hour or the next', async () => {
  const world = await makeWorld()
  const sold = await addService(world, { slug: 'sold', options: [{ times: ['09:00'] }] })
  await addService(world, {
    slug: 'other',
    options: [
      { amount: 9_000, maxPeople: 1, times: ['09:00'] },
      { amount: 12_000, times: ['08:00', '10:00', '18:00'] },
    ],
  })
  await addService(world, { slug: 'full', options: [{ times: ['09:00'], capacity: 1 }] })
  await addService(world, { slug: 'of-another-type', type: 'meals' })
  await world.sql('update service set offered = false where id = $1', [sold.id])
  await world.sql(`update service set name = '{"en":"Other visit","ar":"زيارة أخرى"}' where slug = 'other'`)
  const selection = {
    kind: 'service' as const,
    option_id: sold.options[0] ?? 0,
    date: checkIn,
    time: '09:00',
    people: '2',
    days: 1,
    units: 1,
  }
  expect(await alternatives(world, selection)).toEqual([
    { name: 'Other visit', detail: 'An option', other: true, first_date: checkIn, time: '10:00', total: 24_000 },
  ])
  expect(await alternatives(world, { ...selection, date: '2020-01-01' })).toEqual([])
})
