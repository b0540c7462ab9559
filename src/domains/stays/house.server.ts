import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import { statement, type Queryable } from '#domains/db.ts'
import { catalogueStamp } from '#domains/stays/catalogue.server.ts'
import { hotelCardColumns, hotelCardTables, type HotelCardRow } from '#domains/stays/hotels.server.ts'
import type { OpenNight } from '#domains/stays/offers.ts'
import {
  roomColumns,
  termsColumns,
  type HotelTermsRow,
  type RoomRow,
  type StayRoomRow,
} from '#domains/stays/read.server.ts'
import type { Bed } from '#domains/stays/shapes.ts'
import { ratesOfRoom, type Terms } from '#domains/stays/terms.server.ts'
import type { Bilingual } from '#text/locale.ts'

/** What a booking must know of a hotel: its terms, what its card says, and its rooms with the nights of the stay. */
export type House = {
  hotel: HotelTermsRow
  card: HotelCardRow & { street: Bilingual; phone: string }
  rooms: (StayRoomRow & { beds: Bed[] })[]
}
/** The same without nights and rates: those are read, and follow from the terms of the day. */
type Kept = Omit<House, 'rooms'> & { rooms: (RoomRow & { beds: Bed[] })[]; stamp: string; until: number }

/** The words of pictures alone may be so old: all else is the catalogue's, whose stamp tells when it has changed. */
const keptMs = 30_000
const mostKept = 500

/**
 * A hotel with all its rooms and their nights as they stand now; null where there is none. What this process knows of the
 * hotel counts only if the statement that reads the nights finds the catalogue unchanged: so nothing is sold by old terms,
 * and most bookings read nothing but stock.
 */
export async function findHouse(
  { db, ports, now }: Pick<Context, 'db' | 'ports' | 'now'>,
  hotelId: number,
  dates: { checkIn: string; checkOut: string },
  terms: Terms,
): Promise<House | null> {
  const kept = ports.keep('houses', () => new Map<number, Kept>())
  const known = kept.get(hotelId)
  const nights = await nightsOfHotel(db, { hotelId, ...dates })
  const isNow = known && known.until > now.getTime() && known.stamp === nights.stamp
  const house = isNow ? known : await readHouse(db, hotelId)
  if (!house) return null
  if (!isNow) {
    kept.delete(hotelId)
    kept.set(hotelId, { ...house, until: now.getTime() + keptMs })
    const oldest = kept.keys().next().value
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }
  const { hotel, card } = house
  const rooms = house.rooms.map((room) => ({
    ...room,
    rates: ratesOfRoom(terms, room),
    nights: nights.of(room.roomTypeId),
  }))
  return { hotel, card, rooms }
}

const nightsStatement = statement<{ stamp: string; nights: [number, ...NightColumns][] }, string>(
  () => sql`
  select ${catalogueStamp} as stamp, (
    select coalesce(json_agg(json_build_array(n.room_type_id, n.night, n.price, n.allotment - n.held - n.sold, n.min_stay,
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

async function nightsOfHotel(db: Queryable, asked: { hotelId: number; checkIn: string; checkOut: string }) {
  const found = await nightsStatement(db, asked)
  const { stamp = '', nights = [] } = found.rows[0] ?? {}
  return {
    stamp,
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

async function readHouse(db: Queryable, hotelId: number): Promise<Omit<Kept, 'until'> | null> {
  const found = await db.execute<{
    stamp: string
    hotel: Kept['hotel'] | null
    card: Kept['card'] | null
    rooms: Kept['rooms']
  }>(sql`
    select ${catalogueStamp} as stamp,
      (select row_to_json(t) from (
         select ${termsColumns} from hotel h join city c on c.slug = h.city where h.id = ${hotelId}) t) as hotel,
      (select row_to_json(t) from (
         select ${hotelCardColumns}, h.street, h.phone from ${hotelCardTables} where h.id = ${hotelId}) t) as card,
      (select coalesce(json_agg(row_to_json(t) order by t."roomTypeId"), '[]') from (
         select ${roomColumns}, rt.beds from room_type rt where rt.hotel_id = ${hotelId}) t) as rooms`)
  const { stamp = '', hotel = null, card = null, rooms = [] } = found.rows[0] ?? {}
  return hotel && card && { stamp, hotel, card, rooms }
}
