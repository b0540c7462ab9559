import type pg from 'pg'
import { nightsAhead, type StoredBasis, writeNights } from '#db/demo/hotels/write-nights.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'

const basisColumns = `rt.id, h.slug || '/' || rt.code as key, h.city, h.stars, h.nearest_place_metres as metres,
  rt.size_m2 as "sizeM2", rt.view, rt.max_total as "maxTotal"`

/** Adds missing nights immediately before `today`, for stays that have begun. */
export async function writeNightsBehind(client: pg.ClientBase, today: string, nights: number): Promise<void> {
  const result = await client.query<StoredBasis & { first: string }>(
    `select ${basisColumns},
       (select coalesce(min(n.night), $1::date)::text from night_inventory n where n.room_type_id = rt.id and n.night < $1) as first
     from room_type rt join hotel h on h.id = rt.hotel_id order by rt.id`,
    [today],
  )
  for (const [first, rooms] of Map.groupBy(result.rows, (room) => room.first)) {
    await writeNights(client, rooms, nightsOf(addDays(today, -nights), first))
  }
}

/**
 * Adds the nights that have come within the booking period since the last call, for every room type, at prices of the
 * same rule. Existing nights stay unchanged. Costs almost nothing if no night is missing.
 */
export async function rollNights(client: pg.ClientBase, today: string): Promise<void> {
  const end = addDays(today, nightsAhead)
  const behind = await client.query<StoredBasis & { last: string | null }>(
    `select ${basisColumns},
       (select n.night::text from night_inventory n where n.room_type_id = rt.id order by n.night desc limit 1) as last
     from room_type rt join hotel h on h.id = rt.hotel_id
     where not exists (select from night_inventory n where n.room_type_id = rt.id and n.night = $1)
     order by rt.id`,
    [addDays(end, -1)],
  )
  for (const [last, rooms] of Map.groupBy(behind.rows, (room) => room.last)) {
    const from = last !== null && last >= today ? addDays(last, 1) : today
    await writeNights(client, rooms, nightsOf(from, end))
  }
}
