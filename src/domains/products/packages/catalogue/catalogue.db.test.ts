import { expect, test } from 'vitest'
import { deleteOldChanges } from '#server/database/change-feed.ts'
import { drawingVersion } from '@rihla/illustrations/version'
import { addPackage, type TestPackage } from '#test/products.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

/** A package that has been searched for, so that the catalogue is cached. */
async function searched() {
  const world = await makeWorld()
  const packageHotel = await world.hotel()
  const travelPackage = await addPackage(world, { starts: [20, 60], hotels: [{ hotel: packageHotel, nights: 4 }] })
  await world.sql(
    `insert into image (id, scene, options, alt) values ('cover/seen', 'cover', '{}', '{"en":"Seen","ar":"صورة"}')`,
  )
  await world.sql(`update package set image_ids = '{cover/seen}'`)
  await world.sql(`insert into city select 'madinah', country, name, lat, lon, time_zone, 2, search_key from city`)
  await world.visitor().fetch_packages()
  return { world, travelPackage }
}

async function card(world: TestWorld) {
  const found = await world.visitor().fetch_packages()
  return found.ok ? (found.data[0] ?? null) : found.error
}

type Edit = (travelPackage: TestPackage) => [string, unknown[]?]

test.for<[string, Edit, object | null]>([
  ['title', () => [`update package set title = '{"en":"Anew","ar":"من جديد"}'`], { title: 'Anew' }],
  ['type name', () => [`update package_type set name = '{"en":"Visit","ar":"زيارة"}'`], { type: { name: 'Visit' } }],
  ['package taken off sale', () => ['update package set offered = false'], null],
  [
    'a new price',
    () => [`update departure_price set adult = 1000 where sharing = 'triple'`],
    { next: { sharing: 'triple' } },
  ],
  ['price removed', () => [`delete from departure_price where sharing = 'quad'`], { next: { sharing: 'triple' } }],
  [
    'first day',
    ({ departures }) => [`update departure set starts_on = '2026-12-22' where id = $1`, [departures[0]]],
    { next: { starts_on: '2026-12-22' } },
  ],
  ['last day', () => [`update departure set ends_on = ends_on + 1`], { next: { ends_on: '2026-12-26' } }],
  ['nights', () => ['update package_hotel set nights = 3'], { nights: 3 }],
  [
    'hotel added',
    () => [`insert into package_hotel select package_id, 2, hotel_id, 1, board, guarantee from package_hotel`],
    { nights: 5 },
  ],
  ['hotels removed', () => ['delete from package_hotel'], { nights: 0, cities: [] }],
  [
    'name of the city',
    () => [`update city set name = '{"en":"Bakkah","ar":"بكة"}'`],
    { departure_city: { name: 'Bakkah' }, cities: [{ name: 'Bakkah' }] },
  ],
  ['city of a hotel', () => [`update hotel set city = 'madinah'`], { cities: [{ slug: 'madinah' }] }],
  [
    'class of a hotel and the way from it to a gate, which are edited as a whole',
    () => [`update hotel set city = city, stars = 5, nearest_place_metres = 750`],
    { stars: [5], walk_minutes: 10 },
  ],
  ['board', () => [`update package_hotel set board = 'half_board'`], { board: 'half_board' }],
  ['picture removed', () => ['delete from image'], { picture: { id: `skyline/makkah@v${drawingVersion}` } }],
  [
    'alternative text of a picture',
    () => [`update image set alt = '{"en":"The court","ar":"الصحن"}'`],
    { picture: { alt: 'The court' } },
  ],
  [
    'departure closed',
    ({ departures }) => ['update departure set closed = true where id = $1', [departures[0]]],
    { departures: 1 },
  ],
  ['number of seats', () => ['update departure set seats = 7'], { next: { seats_left: 7 } }],
  ['seats sold', () => ['update departure set sold = 38'], { next: { seats_left: 2 } }],
])('a list of packages shows an edit immediately: %s', async ([, edit, shown]) => {
  const { world, travelPackage } = await searched()
  await world.sql(...edit(travelPackage))
  if (shown) expect(await card(world)).toMatchObject(shown)
  else expect(await card(world)).toBeNull()
})

test('a new departure, and one moved to another package, appear in the list immediately', async () => {
  const { world, travelPackage } = await searched()
  const other = await addPackage(world, { starts: [90], rank: -1 })
  expect(await card(world)).toMatchObject({ departures: 2 })
  await world.sql('update departure set package_id = $1 where package_id = $2', [travelPackage.id, other.id])
  expect(await card(world)).toMatchObject({ departures: 3 })
  await world.sql(
    `with added as (
      insert into departure (package_id, starts_on, ends_on, seats, infant_price) values ($1, '2027-03-11', '2027-03-15', 9, 0) returning id)
    insert into departure_price select id, 'quad', 1000, 1000 from added`,
    [travelPackage.id],
  )
  expect(await card(world)).toMatchObject({ departures: 4 })
})

test('package types are listed in their order, and added and deleted types take effect immediately', async () => {
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

test('an image added after its package is shown', async () => {
  const { world } = await searched()
  await world.sql(`update package set image_ids = '{cover/late}'`)
  expect(await card(world)).not.toMatchObject({ picture: { id: `cover/late@v${drawingVersion}` } })
  await world.sql(
    `insert into image (id, scene, options, alt) values ('cover/late', 'cover', '{}', '{"en":"Late","ar":"صورة"}')`,
  )
  expect(await card(world)).toMatchObject({ picture: { id: `cover/late@v${drawingVersion}` } })
})

test('a change that commits after a later change has been read still invalidates the cache', async () => {
  const { world } = await searched()
  const editor = await world.services.database.pool.connect()
  await editor.query('begin')
  await editor.query(`update package set title = '{"en":"Anew","ar":"من جديد"}'`)
  await world.sql(`update departure_price set adult = 1000 where sharing = 'triple'`)
  expect(await card(world)).toMatchObject({ title: 'Test package', next: { sharing: 'triple' } })
  await editor.query('commit')
  editor.release()
  expect(await card(world)).toMatchObject({ title: 'Anew' })
})

test('a package that starts on the previous calendar day can be booked where that day has not ended', async () => {
  const world = await makeWorld()
  world.timeIs('2026-12-02T05:00:00Z')
  await addPackage(world, { starts: [0], closesDaysBefore: 0 })
  expect(await card(world)).toBeNull()
  await world.sql(`update city set time_zone = 'Pacific/Pago_Pago'`)
  expect(await card(world)).toMatchObject({ next: { starts_on: '2026-12-01' } })
})

test("bookings of each package close by its own number of days and its own city's time zone", async () => {
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

test("a change of a city's time zone immediately decides whether a package can be booked", async () => {
  const world = await makeWorld()
  await addPackage(world, { starts: [3], closesDaysBefore: 3 })
  world.timeIs('2026-12-01T14:00:00Z')
  expect(await card(world)).toMatchObject({ departures: 1 })
  await world.sql(`update city set time_zone = 'Pacific/Kiritimati' where slug = 'makkah'`)
  expect(await card(world)).toBeNull()
})

test('holding, selling and releasing seats does not invalidate the cached packages', async () => {
  const { world } = await searched()
  const stamps = () => world.sql(`select count(*) from change where tag = 'catalogue:packages'`)
  const before = await stamps()
  await world.sql('update departure set held = held + 2')
  await world.sql('update departure set held = held - 2, sold = sold + 2')
  expect(await stamps()).toEqual(before)
  const sent = world.services.database.statements()
  expect(await card(world)).toMatchObject({ next: { seats_left: 38 } })
  expect(world.services.database.statements() - sent).toBe(1)
})

test('most changes of the cached packages are deleted once there are too many, and the cache is then reloaded', async () => {
  const { world } = await searched()
  const count = async () => {
    const [row] = await world.sql(`select count(*)::int as count from change where tag = 'catalogue:packages'`)
    return Number(row?.count)
  }
  const add = (rows: number) =>
    world.sql(`insert into change (tag) select 'catalogue:packages' from generate_series(1, $1)`, [rows])
  await add(2_000 - (await count()))
  await deleteOldChanges(world.services.database.db)
  expect(await count()).toBe(2_000)
  await add(1)
  await deleteOldChanges(world.services.database.db)
  expect(await count()).toBe(500)
  await world.sql(`update package set title = '{"en":"Anew","ar":"من جديد"}'`)
  expect(await card(world)).toMatchObject({ title: 'Anew' })
})
