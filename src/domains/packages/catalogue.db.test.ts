import { expect, test } from 'vitest'
import { forgetOldJourneyChanges } from '#domains/packages/catalogue.server.ts'
import { addPackage, type TestPackage } from '#test/journeys.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

/** A journey that has been searched for and so is kept in memory. */
async function searched() {
  const world = await makeWorld()
  const house = await world.hotel()
  const journey = await addPackage(world, { starts: [20, 60], residence: [{ hotel: house, nights: 4 }] })
  await world.sql(
    `insert into image (id, scene, options, alt) values ('cover/seen', 'cover', '{}', '{"en":"Seen","ar":"صورة"}')`,
  )
  await world.sql(`update package set image_ids = '{cover/seen}'`)
  await world.sql(`insert into city select 'madinah', country, name, lat, lon, time_zone, 2, search_key from city`)
  await world.visitor().fetch_packages()
  return { world, journey }
}

async function card(world: TestWorld) {
  const found = await world.visitor().fetch_packages()
  return found.ok ? (found.data[0] ?? null) : found.error
}

type Edit = (journey: TestPackage) => [string, unknown[]?]

test.for<[string, Edit, object | null]>([
  ['a title', () => [`update package set title = '{"en":"Anew","ar":"من جديد"}'`], { title: 'Anew' }],
  ['its kind', () => [`update package_type set name = '{"en":"Visit","ar":"زيارة"}'`], { type: { name: 'Visit' } }],
  ['taken off', () => ['update package set offered = false'], null],
  [
    'a price',
    () => [`update departure_price set adult = 1000 where sharing = 'triple'`],
    { from: { sharing: 'triple' } },
  ],
  ['a price gone', () => [`delete from departure_price where sharing = 'quad'`], { from: { sharing: 'triple' } }],
  [
    'a day',
    ({ departures }) => [`update departure set starts_on = '2026-12-22' where id = $1`, [departures[0]]],
    { next: { starts_on: '2026-12-22' } },
  ],
  [
    'a departure gone',
    ({ departures }) => [
      'with p as (delete from departure_price where departure_id = $1) delete from departure where id = $1',
      [departures[0]],
    ],
    { departures: 1 },
  ],
  ['nights', () => ['update package_residence set nights = 3'], { nights: 3 }],
  ['no house', () => ['delete from package_residence'], { nights: 0, cities: [] }],
  [
    'the name of a city',
    () => [`update city set name = '{"en":"Bakkah","ar":"بكة"}'`],
    { departure_city: { name: 'Bakkah' }, cities: [{ name: 'Bakkah' }] },
  ],
  ['where a house stands', () => [`update hotel set city = 'madinah'`], { cities: [{ slug: 'madinah' }] }],
  [
    'what a picture shows',
    () => [`update image set alt = '{"en":"The court","ar":"الصحن"}'`],
    { picture: { alt: 'The court' } },
  ],
  [
    'closed',
    ({ departures }) => ['update departure set closed = true where id = $1', [departures[0]]],
    { departures: 1 },
  ],
  ['seats', () => ['update departure set seats = 7'], { next: { seats_left: 7 } }],
  ['sold', () => ['update departure set sold = 38'], { next: { seats_left: 2 } }],
])('a list of journeys shows what was edited a moment ago: %s', async ([, edit, shown]) => {
  const { world, journey } = await searched()
  await world.sql(...edit(journey))
  if (shown) expect(await card(world)).toMatchObject(shown)
  else expect(await card(world)).toBeNull()
})

test('the clock of a city decides at once whether a journey can still be booked', async () => {
  const world = await makeWorld()
  await addPackage(world, { starts: [3], closesDaysBefore: 3 })
  world.timeIs('2026-12-01T14:00:00Z')
  expect(await card(world)).toMatchObject({ departures: 1 })
  await world.sql(`update city set time_zone = 'Pacific/Kiritimati' where slug = 'makkah'`)
  expect(await card(world)).toBeNull()
})

test('seats that are held, sold and given back leave journeys as they were kept', async () => {
  const { world } = await searched()
  const stamps = () => world.sql('select count(*) from journey_change')
  const before = await stamps()
  await world.sql('update departure set held = held + 2')
  await world.sql('update departure set held = held - 2, sold = sold + 2')
  expect(await stamps()).toEqual(before)
  const sent = world.wired.database.statements()
  expect(await card(world)).toMatchObject({ next: { seats_left: 38 } })
  expect(world.wired.database.statements() - sent).toBe(1)
})

test('old changes are forgotten once there are many, and what is kept is read anew', async () => {
  const { world } = await searched()
  const add = (rows: number) => world.sql('insert into journey_change select from generate_series(1, $1)', [rows])
  const left = async () => {
    await forgetOldJourneyChanges(world.wired.database.db)
    const [row] = await world.sql('select count(*)::int as count, max(id)::int as max from journey_change')
    return row
  }
  const [before] = await world.sql('select count(*)::int as count, max(id)::int as max from journey_change')
  const [count, max] = [Number(before?.count), Number(before?.max)]
  await add(2_000 - count)
  expect(await left()).toEqual({ count: 2_000, max: max + 2_000 - count })
  await add(1)
  expect(await left()).toEqual({ count: 500, max: max + 2_001 - count })
  await world.sql(`update package set title = '{"en":"Anew","ar":"من جديد"}'`)
  expect(await card(world)).toMatchObject({ title: 'Anew' })
})
