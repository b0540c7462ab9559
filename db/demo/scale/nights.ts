import type pg from 'pg'
import { nightKinds } from '#db/reference/calendar.ts'
import { copyRows } from '#db/demo/copy.ts'
import { basePrice, minStay, maxRooms, seasonFactor } from '#db/demo/hotels/prices.ts'
import type { StoredBasis } from '#db/demo/hotels/write-nights.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'

type Options = { today: string; nights: number; print: (line: string) => void }

/**
 * Creates the nights of very many rooms inside PostgreSQL, from the base price of each room and the factor of each
 * night. Drops the constraints and indexes first and restores them on the filled table, in the caller's transaction.
 */
export async function writeScaleNights(client: pg.ClientBase, rooms: StoredBasis[], requested: Options): Promise<void> {
  await writeBases(client, rooms)
  await writeFactors(
    client,
    [...new Set(rooms.map((room) => room.city))],
    nightsOf(requested.today, addDays(requested.today, requested.nights)),
  )
  const constraints = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'night_inventory'::regclass and contype in ('p', 'f') order by contype desc`,
  )
  for (const { name } of constraints.rows) await client.query(`alter table night_inventory drop constraint "${name}"`)
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'night_inventory'::regclass`,
  )
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await insertNights(client, rooms, requested)
  for (const { name, definition } of indexes.rows) {
    requested.print(`putting back ${name}`)
    await client.query(definition)
  }
  for (const { name, definition } of constraints.rows) {
    requested.print(`putting back ${name}`)
    await client.query(`alter table night_inventory add constraint "${name}" ${definition}`)
  }
}

const nightsAtATime = 10

/** Ordered by night, so that rows of a night are stored together, as on a site that has run for a long time. */
async function insertNights(client: pg.ClientBase, rooms: StoredBasis[], { nights, print }: Options): Promise<void> {
  const began = performance.now()
  for (let done = 0; done < nights; done += nightsAtATime) {
    await client.query(
      `insert into night_inventory (room_type_id, night, price, allotment, min_stay, closed, closed_to_arrival, closed_to_departure)
       select r.id, f.night, greatest(75, (r.base * f.factor * (0.97 + 0.06 * c.chance))::int) * 100,
         greatest(2, r.most - floor(c.chance * 4)::int), f.min_stay, c.chance > 0.993, c.chance between 0.97 and 0.985,
         c.chance between 0.95 and 0.96
       from scale_room r join scale_night f on f.city = r.city
       cross join lateral (select ((r.id::bigint * 7919 + f.number * 104729) % 1009) / 1009.0::float8 as chance) c
       where f.number >= $1 and f.number < $2
       order by f.night, r.id`,
      [done, done + nightsAtATime],
    )
    const end = Math.min(done + nightsAtATime, nights)
    const seconds = (performance.now() - began) / 1000
    const left = (seconds / end) * (nights - end)
    print(
      `${end * rooms.length} of ${rooms.length * nights} nights, ${Math.round((end * rooms.length) / seconds)} a second, ${left.toFixed(0)} s left`,
    )
  }
}

async function writeBases(client: pg.ClientBase, rooms: StoredBasis[]): Promise<void> {
  await client.query(
    'create temp table scale_room (id int primary key, city text, base float8, most int) on commit drop',
  )
  await copyRows(
    client,
    'scale_room',
    'id, city, base, most',
    rooms.map((room) => [room.id, room.city, basePrice(room), maxRooms(room)]),
  )
  await client.query('analyze scale_room')
}

async function writeFactors(client: pg.ClientBase, cities: string[], nights: string[]): Promise<void> {
  await client.query(
    'create temp table scale_night (city text, night date, number int, factor float8, min_stay int) on commit drop',
  )
  const kindOf = nightKinds()
  await copyRows(
    client,
    'scale_night',
    'city, night, number, factor, min_stay',
    cities.flatMap((city) =>
      nights.map((night, i) => [city, night, i, seasonFactor(city, kindOf(night)), minStay(city, kindOf(night))]),
    ),
  )
  await client.query('analyze scale_night')
}
