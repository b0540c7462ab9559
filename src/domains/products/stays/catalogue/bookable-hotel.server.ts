import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import { statement, type Queryable } from '#domains/db.ts'
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
  const nights = await nightsOfHotel(db, { hotelId, ...dates })
  const isNow = known && isFresh(known.since, now) && known.version === nights.version
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
    nights: nights.of(room.roomTypeId),
  }))
  return { hotel, card, rooms }
}

/** False also for an entry of the future, made before the clock was set back. */
function isFresh(since: number, now: Date): boolean {
  return since <= now.getTime() && now.getTime() < since + cacheMs
}

const nightsStatement = statement<{ version: string; nights: [number, ...NightColumns][] }, string>(
  () => sql`
  select ${catalogueVersion} as version, (
    select coalesce(json_agg(json_build_array(n.room_type_id, n.night, n.price, ${freeRooms}, n.min_stay,
      n.closed, n.closed_to_arrival) order by n.night), '[]')
    from night_inventory n join room_type rt on rt.id = n.room_type_id
    where rt.hotel_id = ${sql.placeholder('hotelId')}
      and n.night >= ${sql.placeholder('checkIn')} and n.night < ${sql.placeholder('checkOut')}) as nights`,
)
type NightColumns = [
  night: string,
  price: number,
  free: number,
  minStay: number,
  closed: boolean,
  closedToArrival: boolean,
]

async function nightsOfHotel(db: Queryable, requested: { hotelId: number; checkIn: string; checkOut: string }) {
  const found = await nightsStatement(db, requested)
  const { version = '', nights = [] } = found.rows[0] ?? {}
  return {
    version,
    of: (roomTypeId: number): OpenNight[] =>
      nights
        .filter(([id]) => id === roomTypeId)
        .map(([, night, price, free, minStay, closed, closedToArrival]) => ({
          night,
          price,
          free,
          minStay,
          closed,
          closedToArrival,
        })),
  }
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
