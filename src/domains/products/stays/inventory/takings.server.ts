import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { maxAllotment } from '#domains/products/stays/limits.ts'

/**
 * What events in calendars of channels take: rows of room type, first night, date of departure and rooms. An event that
 * closes the room type takes all of its rooms.
 */
export const storedTakings = (which: SQL): SQL => sql`
  select c.room_type_id, e.first, e.until, ${roomsOf(sql`c.effect`)} as rooms
  from channel_calendar c join channel_event e on e.calendar_id = c.id
  where not e.left_out and e.first is not null and ${which}`

export const roomsOf = (effect: SQL): SQL =>
  sql`case ${effect} when 'type' then ${sql.raw(String(maxAllotment))} else 1 end`

/**
 * CTEs up to `spans`: periods in which a room type has the same number of rooms taken, and of events. They do not
 * overlap, so that a night belongs to one of them at most.
 */
export const spansOf = (takings: SQL): SQL => sql`
  takings as (${takings}), steps as (
    select room_type_id, day, sum(rooms) as rooms, sum(events) as events from (
      select room_type_id, first as day, rooms, 1 as events from takings
      union all select room_type_id, until, -rooms, -1 from takings) ends
    group by room_type_id, day
  ), spans as (
    select room_type_id, day as first, lead(day) over of_room as until, least(${sql.raw(String(maxAllotment))}, sum(rooms) over of_room)::int as rooms,
      sum(events) over of_room as events
    from steps window of_room as (partition by room_type_id order by day)
  )`

/**
 * Takes the rooms of the events in calendars of channels on all nights of room types, and returns what these no longer
 * contain. Nights are locked in the order of bookings; what is held and sold does not change.
 */
export async function takeElsewhere(tx: Queryable, roomTypeIds: readonly number[]): Promise<void> {
  const ofRooms = sql`any(${sql.param([...roomTypeIds])}::int[])`
  await tx.execute(sql`
    with ${spansOf(storedTakings(sql`c.room_type_id = ${ofRooms}`))}, locked as materialized (
      select n.room_type_id, n.night, coalesce(s.rooms, 0) as rooms
      from night_inventory n left join spans s on s.room_type_id = n.room_type_id and s.first <= n.night and n.night < s.until
      where n.room_type_id = ${ofRooms} and n.elsewhere <> coalesce(s.rooms, 0)
      order by n.room_type_id, n.night
      for update of n
    )
    update night_inventory n set elsewhere = l.rooms from locked l
    where n.room_type_id = l.room_type_id and n.night = l.night`)
}
