import type pg from 'pg'
import { copyRows } from '#db/seed/copy.ts'
import type { World } from '#db/seed/world.ts'

/** Countries, cities, districts and places, into tables that have none. */
export async function writePlaces(client: pg.ClientBase, world: World): Promise<void> {
  await copyRows(
    client,
    'country',
    'code, name, calling_code, currency',
    world.countries.map((one) => [one.code, json(one.name), one.callingCode, one.currency]),
  )
  await copyRows(
    client,
    'city',
    'slug, country, name, lat, lon, time_zone, rank, search_key',
    world.cities.map((one) => [
      one.slug,
      one.country,
      json(one.name),
      one.lat,
      one.lon,
      one.timeZone,
      one.rank,
      one.searchKey,
    ]),
  )
  await copyRows(
    client,
    'district',
    'id, slug, city, name, lat, lon, shape, search_key',
    world.districts.map((one) => [
      one.id,
      one.slug,
      one.city,
      json(one.name),
      one.lat,
      one.lon,
      json(one.shape),
      one.searchKey,
    ]),
  )
  await copyRows(
    client,
    'place',
    'id, slug, city, category, name, lat, lon, gate_no, iata, source, search_key',
    world.places.map((one, i) => [
      i + 1,
      one.slug,
      one.city,
      one.category,
      json(one.name),
      one.lat,
      one.lon,
      one.gateNo,
      one.iata,
      one.source,
      one.searchKey,
    ]),
  )
  await continueIds(client, 'place')
}

const json = (value: unknown) => JSON.stringify(value)

/** After ids were given by hand, the next row gets the next one. */
export async function continueIds(client: pg.ClientBase, table: string): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
}

/** Ids of what has been written, by a column that names it. */
export async function idsBy(client: pg.ClientBase, table: string, column: string): Promise<Map<string, number>> {
  const found = await client.query<{ id: number; name: string }>(`select id, ${column} as name from ${table}`)
  return new Map(found.rows.map((row) => [row.name, row.id]))
}
