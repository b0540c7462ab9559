import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { catalogueVersion } from '#domains/products/stays/catalogue/catalogue.server.ts'
import {
  hotelCardColumns,
  hotelCardTables,
  type HotelCardRow,
  roomColumns,
  termsColumns,
  type HotelTermsRow,
  type RoomRow,
  type StayRoomRow,
} from '#domains/products/stays/catalogue/queries.server.ts'
import type { OpenNight } from '#domains/products/stays/pricing/offers.ts'
import type { Bed } from '#domains/shared/shapes.ts'
import { ratesOfStay } from '#domains/products/stays/pricing/rates.server.ts'
import type { Terms } from '#domains/products/shared/terms.server.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { freeRooms } from '#domains/products/stays/inventory/stock.server.ts'

/** The data of a hotel that a booking needs: its terms, its card, and its rooms with the nights of the stay. */
export type BookableHotel = {
  hotel: HotelTermsRow
  card: HotelCardRow & { street: Bilingual; phone: string }
  rooms: (StayRoomRow & { beds: Bed[] })[]
}
/** The same without nights and rates: nights are read each time, and rates follow from the current terms. */
type CacheEntry = Omit<BookableHotel, 'rooms'> & {
  rooms: (RoomRow & { beds: Bed[] })[]
  version: string
  since: number
}

/** Maximum age of the descriptions of pictures. The rest belongs to the catalogue, whose version changes with it. */
const cacheMs = 30_000
const maxCached = 500

/**
 * A hotel with all its rooms and their current nights; null if there is none. A cached hotel is used only if the
 * statement that reads the nights returns the same catalogue version: outdated terms are never sold, and most bookings
 * read only inventory.
 */
export async function findBookableHotel(
  { db, ports, now }: Pick<Context, 'db' | 'ports' | 'now'>,
  hotelId: number,
  dates: { checkIn: string; checkOut: string },
  terms: Terms,
): Promise<BookableHotel | null> {
  const cached = ports.cacheSlot('hotels', () => new Map<number, CacheEntry>())
  const known = cached.get(hotelId)
  const { version, nights } = await nightsOfHotel(db, hotelId, dates)
  const isNow = known && isFresh(known.since, now) && known.version === version
  const bookable = isNow ? known : await readHotel(db, hotelId)
  if (!bookable) return null
  if (!isNow) {
    cached.delete(hotelId)
    cached.set(hotelId, { ...bookable, since: now.getTime() })
    const oldest = cached.keys().next().value
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
  }
  const { hotel, card } = bookable
  const ratesOf = ratesOfStay(terms, dates)
  const rooms = bookable.rooms.map((room) => ({
    ...room,
    rates: ratesOf(room),
    nights: nights.filter((night) => night.room === room.roomTypeId),
  }))
  return { hotel, card, rooms }
}

/** False also for an entry of the future, made before the clock was set back. */
function isFresh(since: number, now: Date): boolean {
  return since <= now.getTime() && now.getTime() < since + cacheMs
}

/** The nights of all room types of a hotel, and the version of the catalogue. */
async function nightsOfHotel(db: Queryable, hotelId: number, dates: { checkIn: string; checkOut: string }) {
  const result = await db.execute<{ version: string; nights: (OpenNight & { room: number })[] }>(sql`
    select ${catalogueVersion} as version, (
      select coalesce(json_agg(json_build_object('room', n.room_type_id, 'night', n.night, 'price', n.price, 'free', ${freeRooms},
        'minStay', n.min_stay, 'closed', n.closed, 'closedToArrival', n.closed_to_arrival) order by n.night), '[]')
      from night_inventory n join room_type rt on rt.id = n.room_type_id
      where rt.hotel_id = ${hotelId} and n.night >= ${dates.checkIn} and n.night < ${dates.checkOut}) as nights`)
  return result.rows[0] ?? { version: '', nights: [] }
}

async function readHotel(db: Queryable, hotelId: number): Promise<Omit<CacheEntry, 'since'> | null> {
  const result = await db.execute<{
    version: string
    hotel: CacheEntry['hotel'] | null
    card: CacheEntry['card'] | null
    rooms: CacheEntry['rooms']
  }>(sql`
    select ${catalogueVersion} as version,
      (select row_to_json(t) from (
         select ${termsColumns} from hotel h join city c on c.slug = h.city where h.id = ${hotelId}) t) as hotel,
      (select row_to_json(t) from (
         select ${hotelCardColumns}, h.street, h.phone from ${hotelCardTables} where h.id = ${hotelId}) t) as card,
      (select coalesce(json_agg(row_to_json(t) order by t."roomTypeId"), '[]') from (
         select ${roomColumns}, rt.beds from room_type rt where rt.hotel_id = ${hotelId}) t) as rooms`)
  const { version = '', hotel = null, card = null, rooms = [] } = result.rows[0] ?? {}
  return hotel && card && { version, hotel, card, rooms }
}
