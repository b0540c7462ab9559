import { sql } from 'drizzle-orm'
import type { Context, Queryable } from '#domains/context.ts'
import { catalogueVersion } from '#domains/products/stays/catalogue/catalogue.server.ts'
import {
  roomColumns,
  termsColumns,
  type HotelTermsRow,
  type RoomRow,
  type StayRoomRow,
} from '#domains/products/stays/catalogue/queries.server.ts'
import type { OpenNight } from '#domains/products/stays/pricing/offers.ts'
import { ratesOfStay } from '#domains/products/stays/pricing/rates.server.ts'
import type { Terms } from '#domains/products/shared/terms.server.ts'
import { hasNoDeparture, openNight } from '#domains/products/stays/inventory/stock.server.ts'

/** The data of a hotel that a booking needs: its terms, and its rooms with the nights of the stay. */
export type BookableHotel = { hotel: HotelTermsRow; rooms: StayRoomRow[] }
/** The same without nights and rates: nights are read each time, and rates follow from the current terms. */
type CacheEntry = { hotel: HotelTermsRow; rooms: RoomRow[]; version: string }

const maxCached = 500

/**
 * A hotel with all its rooms and their current nights; null if there is none. A cached hotel is used only if the
 * statement that reads the nights returns the same catalogue version: outdated terms are never sold, and most bookings
 * read only inventory.
 */
export async function findBookableHotel(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  hotelId: number,
  dates: { checkIn: string; checkOut: string },
  terms: Terms,
): Promise<BookableHotel | null> {
  const cached = ports.cacheSlot('hotels', () => new Map<number, CacheEntry>())
  const cachedHotel = cached.get(hotelId)
  const { version, nights, noDeparture } = await nightsOfHotel(db, hotelId, dates)
  const bookable = cachedHotel?.version === version ? cachedHotel : await readHotel(db, hotelId)
  if (!bookable) return null
  if (bookable !== cachedHotel) {
    cached.delete(hotelId)
    cached.set(hotelId, bookable)
    const oldest = cached.keys().next().value
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
  }
  const ratesOf = ratesOfStay(terms, dates)
  const rooms = bookable.rooms.map((room) => ({
    ...room,
    rates: ratesOf(room),
    nights: nights.filter((night) => night.room === room.roomTypeId),
    closedToDeparture: noDeparture.includes(room.roomTypeId),
  }))
  return { hotel: bookable.hotel, rooms }
}

/** The nights of all room types of a hotel, those without a departure on the last day, and the version of the catalogue. */
async function nightsOfHotel(db: Queryable, hotelId: number, dates: { checkIn: string; checkOut: string }) {
  const result = await db.execute<{
    version: string
    nights: (OpenNight & { room: number })[]
    noDeparture: number[]
  }>(sql`
    select ${catalogueVersion} as version, array(select id from room_type
        where hotel_id = ${hotelId} and ${hasNoDeparture(sql`room_type.id`, sql`${dates.checkOut}`)}) as "noDeparture", (
      select coalesce(json_agg(${openNight} order by n.night), '[]')
      from night_inventory n join room_type rt on rt.id = n.room_type_id
      where rt.hotel_id = ${hotelId} and n.night >= ${dates.checkIn} and n.night < ${dates.checkOut}) as nights`)
  return result.rows[0] ?? { version: '', nights: [], noDeparture: [] }
}

async function readHotel(db: Queryable, hotelId: number): Promise<CacheEntry | null> {
  const result = await db.execute<{
    version: string
    hotel: CacheEntry['hotel'] | null
    rooms: CacheEntry['rooms']
  }>(sql`
    select ${catalogueVersion} as version,
      (select row_to_json(t) from (
         select ${termsColumns} from hotel h join city c on c.slug = h.city where h.id = ${hotelId}) t) as hotel,
      (select coalesce(json_agg(row_to_json(t) order by t."roomTypeId"), '[]') from (
         select ${roomColumns} from room_type rt where rt.hotel_id = ${hotelId}) t) as rooms`)
  const { version = '', hotel = null, rooms = [] } = result.rows[0] ?? {}
  return hotel && { version, hotel, rooms }
}
