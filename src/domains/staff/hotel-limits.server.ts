import { sql, type SQL } from 'drizzle-orm'
import type { StaffRight } from '#api/staff.ts'
import type { Actor, Queryable } from '#domains/context.ts'

/** The ids of the hotels that a member of staff is limited to; null for all hotels. */
export type HotelLimit = StaffRight['hotels']

/** The limit of a caller. A caller who is not staff may read no hotel: the empty limit. */
export function hotelLimitOf(actor: Actor): HotelLimit {
  return actor.kind === 'traveller' && actor.staff ? actor.staff.hotels : []
}

/** Condition: a column has the id of a hotel within the limit. A row without a hotel is within no limit. */
export function ofHotels(hotelId: SQL, limit: HotelLimit): SQL {
  return limit === null ? sql`true` : sql`${hotelId} = any(${sql.param([...limit])}::int[])`
}

/** True if a booking is a stay in a hotel within the limit. */
export async function isBookingOfHotels(db: Queryable, reference: string, limit: HotelLimit): Promise<boolean> {
  const result = await db.execute(sql`
    select from booking b where b.reference = ${reference.toUpperCase()} and ${ofHotels(sql`b.hotel_id`, limit)}`)
  return result.rows.length > 0
}

/** True if a room type belongs to a hotel within the limit. */
export async function isRoomOfHotels(db: Queryable, roomTypeId: number, limit: HotelLimit): Promise<boolean> {
  const result = await db.execute(sql`
    select from room_type r where r.id = ${roomTypeId} and ${ofHotels(sql`r.hotel_id`, limit)}`)
  return result.rows.length > 0
}
