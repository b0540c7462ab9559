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
  ['its last day', () => [`update departure set ends_on = ends_on + 1`], { next: { ends_on: '2026-12-26' } }],
  ['nights', () => ['update package_residence set nights = 3'], { nights: 3 }],
  [
    'a house more',
    () => [`insert into package_residence select package_id, 2, hotel_id, 1, board, guarantee from package_residence`],
    { nights: 5 },
  ],
  ['no house', () => ['delete from package_residence'], { nights: 0, cities: [] }],
  [
    'the name of a city',
    () => [`update city set name = '{"en":"Bakkah","ar":"بكة"}'`],
    { departure_city: { name: 'Bakkah' }, cities: [{ name: 'Bakkah' }] },
  ],
  ['where a house stands', () => [`update hotel set city = 'madinah'`], { cities: [{ slug: 'madinah' }] }],
  ['no picture', () => ['delete from image'], { picture: { id: 'skyline/makkah' } }],
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

test('a departure that is added, and one that is given to another journey, are in the list at once', async () => {
  const { world, journey } = await searched()
  const other = await addPackage(world, { starts: [90], rank: -1 })
  expect(await card(world)).toMatchObject({ departures: 2 })
  await world.sql('update departure set package_id = $1 where package_id = $2', [journey.id, other.id])
  expect(await card(world)).toMatchObject({ departures: 3 })
  await world.sql(
    `with added as (
      insert into departure (package_id, starts_on, ends_on, seats, infant_price) values ($1, '2027-03-11', '2027-03-15', 9, 0) returning id)
    insert into departure_price select id, 'quad', 1000, 1000 from added`,
    [journey.id],
  )
  expect(await card(world)).toMatchObject({ departures: 4, from: { amount: { minor: 1_000 } } })
})

test('kinds of journeys are in their order, and those that are added and gone are noticed', async () => {
  const { world } = await searched()
  const kinds = async () => {
    const found = await world.visitor().fetch_package_types()
    return found.ok && found.data.map(({ slug, count }) => `${slug} ${count}`)
  }
  expect(await kinds()).toEqual(['umrah 1'])
  await world.sql(`insert into package_type (slug, name, position) select 'visit', name, 2 from package_type`)
  expect(await kinds()).toEqual(['umrah 1', 'visit 0'])
  await world.sql(`update package_type set position = 3 where slug = 'umrah'`)
  expect(await kinds()).toEqual(['visit 0', 'umrah 1'])
  await world.sql(`delete from package_type where slug = 'visit'`)
  expect(await kinds()).toEqual(['umrah 1'])
})

test('a picture that comes after its journey is shown', async () => {
  const { world } = await searched()
  await world.sql(`update package set image_ids = '{cover/late}'`)
  expect(await card(world)).not.toMatchObject({ picture: { id: 'cover/late' } })
  await world.sql(
    `insert into image (id, scene, options, alt) values ('cover/late', 'cover', '{}', '{"en":"Late","ar":"صورة"}')`,
  )
  expect(await card(world)).toMatchObject({ picture: { id: 'cover/late' } })
})

test('a change that began before one that was seen already, and ends after it, is noticed', async () => {
  const { world } = await searched()
  const editor = await world.wired.database.pool.connect()
  await editor.query('begin')
  await editor.query(`update package set title = '{"en":"Anew","ar":"من جديد"}'`)
  await world.sql(`update departure_price set adult = 1000 where sharing = 'triple'`)
  expect(await card(world)).toMatchObject({ title: 'Test journey', from: { sharing: 'triple' } })
  await editor.query('commit')
  editor.release()
  expect(await card(world)).toMatchObject({ title: 'Anew' })
})

test('where it is still yesterday a journey of that day can be booked', async () => {
  const world = await makeWorld()
  world.timeIs('2026-12-02T05:00:00Z')
  await addPackage(world, { starts: [0], closesDaysBefore: 0 })
  expect(await card(world)).toBeNull()
  await world.sql(`update city set time_zone = 'Pacific/Pago_Pago'`)
  expect(await card(world)).toMatchObject({ next: { starts_on: '2026-12-01' } })
})

test('each journey closes by its own days and by the clock of its own city', async () => {
  const world = await makeWorld()
  world.timeIs('2026-12-01T14:00:00Z')
  await world.sql(
    `insert into city select 'kiritimati', country, name, lat, lon, 'Pacific/Kiritimati', 2, search_key from city`,
  )
  const [early, late, far] = [
    await addPackage(world, { starts: [3], closesDaysBefore: 3 }),
    await addPackage(world, { starts: [3], closesDaysBefore: 4 }),
    await addPackage(world, { starts: [3], closesDaysBefore: 3 }),
  ]
  const listed = async () => {
    const found = await world.visitor().fetch_packages()
    return found.ok && found.data.map(({ slug }) => slug)
  }
  expect(await listed()).toEqual([early.slug, far.slug])
  await world.sql(`update package set departure_city = 'kiritimati' where id = $1`, [far.id])
  expect(await listed()).toEqual([early.slug])
  await world.sql('update departure set starts_on = starts_on + 1')
  expect(await listed()).toEqual([early.slug, late.slug, far.slug])
  const cities = await world.visitor().fetch_departure_cities()
  expect(cities).toMatchObject({
    data: [
      { slug: 'makkah', count: 2 },
      { slug: 'kiritimati', count: 1 },
    ],
  })
  await world.sql(`update city set rank = 0 where slug = 'kiritimati'`)
  expect(await world.visitor().fetch_departure_cities()).toMatchObject({ data: [{ slug: 'kiritimati' }, {}] })
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
