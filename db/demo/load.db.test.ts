import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { loadWorld } from '#db/demo/load.ts'
import { rollDepartures } from '#db/demo/packages/write-packages.ts'
import { rollNights } from '#db/demo/roll.ts'
import { writeScaleBookings } from '#db/demo/scale/bookings.ts'
import { scaleHotels, writeDistricts } from '#db/demo/scale/hotels.ts'
import { writeScaleNights } from '#db/demo/scale/nights.ts'
import { demoWorld } from '#db/demo/world.ts'
import { writeContent, writeImages } from '#db/demo/write-content.ts'
import { writeHotels } from '#db/demo/hotels/write-hotels.ts'
import { importReferenceRows } from '#db/reference/load.ts'
import { freshDatabase } from '#test/fresh-database.ts'

const today = '2026-12-01'

test('the demo world loads, nights are added as days pass, and existing hotels are never overwritten', async () => {
  const { client, count, rows } = await database()
  const world = demoWorld()
  await loadWorld(client, world, { today })
  const rooms = world.hotels.reduce((sum, hotel) => sum + hotel.rooms.length, 0)
  expect(await count('hotel')).toBe(91)
  expect(await count('room_type')).toBe(rooms)
  expect(await count('night_inventory')).toBe(rooms * 400)
  expect(await count('place')).toBe(world.places.length)
  expect(
    await rows(`select h.slug from hotel h left join place p on p.id = h.nearest_place_id
      where h.city <> 'jeddah' and (p.category is distinct from 'gate' or p.city <> h.city)`),
  ).toEqual([])
  expect(await rows(`select value #>> '{name,ar}' as name from setting where key = 'brand'`)).toEqual([
    { name: 'رحلة' },
  ])
  // The twenty-seventh night of Ramadan is closed to arrival in five-star hotels, but not closed.
  expect(
    await rows(`select bool_and(n.closed_to_arrival) as no_arrivals, count(*) filter (where n.closed) < count(*) / 10 as open, min(n.min_stay) as stay
      from night_inventory n join room_type r on r.id = n.room_type_id join hotel h on h.id = r.hotel_id
      where h.stars = 5 and h.city = 'makkah' and n.night = '2027-03-05'`),
  ).toEqual([{ no_arrivals: true, open: true, stay: 3 }])
  // A row inserted without an id gets the next id.
  await client.query(`insert into cancellation_policy (code, name, windows) values ('own', '{"en":"","ar":""}', '[]')`)
  await expect(loadWorld(client, world, { today })).rejects.toThrow('There are hotels already')

  await client.query(`update night_inventory set price = 1, sold = 1 where night = '2026-12-05'`)
  await rollNights(client, today)
  expect(await count('night_inventory')).toBe(rooms * 400)
  const before = await digest(client)
  await rollNights(client, '2026-12-04')
  expect(await count('night_inventory')).toBe(rooms * 403)
  expect(await digest(client)).toBe(before)

  // Added rows equal those of an initial load on that day.
  const other = await database()
  const few = world.hotels.slice(0, 6)
  await loadWorld(other.client, { ...world, hotels: few }, { today: '2026-12-04' })
  const added = `select * from night_inventory where night >= date '${today}' + 400
    and room_type_id <= ${few.flatMap((hotel) => hotel.rooms).length} order by room_type_id, night`
  expect((await rows(added)).length).toBeGreaterThan(60)
  expect(await rows(added)).toEqual(await other.rows(added))
})

test('packages and services load, and new departures are added without touching existing ones', async () => {
  const { client, count, rows } = await database()
  const world = demoWorld()
  await loadWorld(client, world, { today })
  expect([await count('package'), await count('service'), await count('service_type')]).toEqual([
    world.packages.length,
    world.services.length,
    8,
  ])
  expect(
    await rows('select 1 from service_type t where (select count(*) from service s where s.type_id = t.id) < 5'),
  ).toEqual([])
  await client.query('update departure set sold = 1, closed = true where id % 2 = 0')
  const departures = `select d.*, (select sum(adult) from departure_price where departure_id = d.id) from departure d
    where starts_on < date '${today}' + 365 order by package_id, starts_on`
  const before = await rows(departures)
  await rollDepartures(client, world.packages, today)
  expect(await rows(departures)).toEqual(before)
  await rollDepartures(client, world.packages, '2026-12-22')
  expect(await rows(departures)).toEqual(before)
  // Added rows equal those of an initial load on that day.
  const other = await database()
  await loadWorld(other.client, world, { today: '2026-12-22' })
  const added = `select package_id, starts_on::text, seats, (select array_agg(adult order by adult) from departure_price where departure_id = d.id) as prices
    from departure d where starts_on >= date '${today}' + 365 order by 1, 2`
  expect((await rows(added)).length).toBeGreaterThan(5)
  expect(await rows(added)).toEqual(await other.rows(added))
})

test('rooms without nights or with outdated ones get all nights from today on', async () => {
  const { client, rows } = await database()
  const world = demoWorld()
  await loadWorld(client, { ...world, hotels: world.hotels.slice(0, 1) }, { today: '2025-01-01' })
  await client.query('delete from night_inventory where room_type_id = 1')
  await rollNights(client, today)
  const nights = await rows(
    `select room_type_id as room, count(*)::int as nights, max(night)::text as last from night_inventory
     where night >= date '${today}' group by 1 order by 1`,
  )
  expect(nights.length).toBe(world.hotels[0]?.rooms.length)
  for (const room of nights) expect(room).toMatchObject({ nights: 400, last: '2028-01-04' })
})

test('a large world restores all constraints, distributes hotels over cities, and has consistent bookings', async () => {
  const { client, count, rows } = await database()
  const constraints = `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'night_inventory'::regclass order by conname`
  const before = await rows(constraints)
  const world = demoWorld()
  const large = scaleHotels(world, 100)
  await client.query('begin')
  await importReferenceRows(client)
  await writeDistricts(client, large.districts)
  await writeContent(client, world)
  await writeImages(
    client,
    large.hotels.flatMap((hotel) => hotel.images),
  )
  const rooms = await writeHotels(client, large.hotels)
  await writeScaleNights(client, rooms, { today, nights: 30, print: () => undefined })
  await client.query('commit')
  await writeScaleBookings(client, { today, bookings: 500, print: () => undefined })
  expect(await rows(constraints)).toEqual(before)
  expect(await count('night_inventory')).toBe(rooms.length * 30)
  expect(rooms.length).toBe(400)
  expect(await rows(`select city, count(*)::int as hotels from hotel group by 1 order by 2 desc, 1 limit 3`)).toEqual([
    { city: 'makkah', hotels: 45 },
    { city: 'madinah', hotels: 35 },
    { city: 'jeddah', hotels: 15 },
  ])
  expect(
    await rows('select 1 from night_inventory where price < 7500 or price % 100 <> 0 or allotment < 2 limit 1'),
  ).toEqual([])
  expect(await count('booking')).toBe(500)
  expect(
    await rows(`select b.reference from booking b join booking_room r on r.booking_id = b.id
      where b.status <> 'completed' or b.check_out > date '${today}' or length(b.reference) <> 9 or b.hotel_id <> (select hotel_id from room_type where id = r.room_type_id)
        or (b.price ->> 'total')::int <> b.total_minor or (r.priced ->> 'total')::int <> b.total_minor`),
  ).toEqual([])
})

async function database() {
  const { url, drop } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
  return { client, rows, count: async (table: string) => (await rows(`select count(*)::int as n from ${table}`))[0]?.n }
}

/** A digest of all columns of the nights of the first load. */
async function digest(client: pg.Client): Promise<string> {
  const result = await client.query<{ digest: string }>(
    `select md5(string_agg(n::text, '' order by room_type_id, night)) as digest from night_inventory n where night < date '${today}' + 400`,
  )
  return result.rows[0]?.digest ?? ''
}
