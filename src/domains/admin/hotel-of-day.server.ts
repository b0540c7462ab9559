import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { ofHotels, type HotelLimit } from '#domains/staff/hotel-limits.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

type HotelRow = { id: number; slug: string; name: Bilingual }

/** The hotel within the limit that a member of staff has chosen for the page of the day; null for all of them. */
export async function findHotelOfDay(db: Queryable, userId: string, limit: HotelLimit): Promise<HotelRow | null> {
  const result = await db.execute<HotelRow>(sql`
    select h.id, h.slug, h.name from hotel_of_day d join hotel h on h.id = d.hotel_id where d.user_id = ${userId}
      and ${ofHotels(sql`h.id`, limit)}`)
  return result.rows[0] ?? null
}

/** Sets the hotel of the page of the day; null for all hotels. False if the hotel does not exist. */
export async function chooseHotelOfDay(db: Queryable, userId: string, hotelId: number | null): Promise<boolean> {
  if (hotelId === null) {
    await db.execute(sql`delete from hotel_of_day where user_id = ${userId}`)
    return true
  }
  const { rowCount } = await db.execute(sql`
    insert into hotel_of_day (user_id, hotel_id) select ${userId}, id from hotel where id = ${hotelId}
    on conflict (user_id) do update set hotel_id = excluded.hotel_id`)
  return rowCount === 1
}
