import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import {
  hotelCardColumns,
  hotelCardTables,
  isHotel,
  roomContentColumns,
  type HotelCardRow,
  type RoomContentRow,
} from '#domains/stays/hotels.server.ts'
import type { StayRoom } from '#domains/stays/offers.ts'
import type { Fee, Supply } from '#domains/stays/shapes.ts'
import { ratesWith, type RateRow, type Terms } from '#domains/stays/terms.server.ts'
import type { Bilingual } from '#text/locale.ts'

/** A room type as the rules see it, with whose it is and its name. */
export type StayRoomRow = StayRoom & { hotelId: number; name: Bilingual }

export type HotelTermsRow = {
  id: number
  stars: number
  currency: string
  country: string
  timeZone: string
  checkInFrom: string
  childMaxAge: number
  minNights: number
  fees: Fee[]
  supply: Supply
  /** Whether the site sells it. */
  offered: boolean
}

type Dates = { checkIn: string; checkOut: string }

const ratesOf = sql`coalesce((
  select json_agg(json_build_array(r.id, r.board, r.payment, r.price_basis_points, r.adult_supplement, r.child_supplement, r.policy_id) order by r.id)
  from rate_plan r where r.room_type_id = rt.id), '[]')`

const nightsFrom = ({ checkIn, checkOut }: Dates) => sql`coalesce((
  select json_agg(json_build_object('night', n.night, 'price', n.price, 'free', n.allotment - n.held - n.sold,
    'minStay', n.min_stay, 'closed', n.closed, 'closedToArrival', n.closed_to_arrival) order by n.night)
  from night_inventory n where n.room_type_id = rt.id and n.night >= ${checkIn} and n.night < ${checkOut}), '[]')`

export const roomColumns = sql`rt.hotel_id as "hotelId", rt.id as "roomTypeId", rt.name, rt.max_adults as "maxAdults",
  rt.max_children as "maxChildren", rt.max_total as "maxTotal", ${ratesOf} as rates`

export type RoomRow = Omit<StayRoomRow, 'nights' | 'rates'> & { rates: RateRow[] }

/** Every room type of one hotel with its nights in a period, open or not, so that it can be said why not. */
export async function findHotelRooms(
  db: Queryable,
  hotelId: number,
  dates: Dates,
  terms: Terms,
): Promise<StayRoomRow[]> {
  const found = await db.execute<RoomRow & Pick<StayRoomRow, 'nights'>>(sql`
    select ${roomColumns}, ${nightsFrom(dates)} as nights from room_type rt where rt.hotel_id = ${hotelId}
    order by rt.id`)
  return found.rows.map(({ rates, ...room }) => ({ ...room, rates: ratesWith(terms, rates) }))
}

/** Of `hotel h` and `city c`. */
export const termsColumns = sql`h.id, h.stars, h.currency, c.country, c.time_zone as "timeZone", h.check_in_from as "checkInFrom",
  h.child_max_age as "childMaxAge", h.min_nights as "minNights", h.fees, h.supply, h.offered`

/** What pricing needs of a hotel, without its texts. */
export async function findHotelTerms(db: Queryable, hotelId: number): Promise<HotelTermsRow | null> {
  const found = await db.execute<HotelTermsRow>(
    sql`select ${termsColumns} from hotel h join city c on c.slug = h.city where h.id = ${hotelId}`,
  )
  return found.rows[0] ?? null
}

type StayRoomContent = StayRoomRow & RoomContentRow

/** A hotel and its rooms as a traveller chooses among them. */
type HotelStay<Hotel = HotelTermsRow> = { hotel: Hotel; rooms: StayRoomContent[] }

/**
 * What pricing needs of a hotel, and every room type as it is and with its nights in a period: in one statement.
 * @param hotel its id or slug
 */
export function findHotelStay(
  db: Queryable,
  hotel: number | string,
  dates: Dates,
  terms: Terms,
): Promise<HotelStay | null> {
  return stayOf<HotelTermsRow>(db, sql`${termsColumns}`, sql`hotel h join city c on c.slug = h.city`, {
    hotel,
    dates,
    terms,
  })
}

/** The same with what the hotel's card shows. */
export function findHotelStayAndCard(
  db: Queryable,
  hotelId: number,
  dates: Dates,
  terms: Terms,
): Promise<HotelStay<HotelTermsRow & HotelCardRow> | null> {
  return stayOf(db, sql`${termsColumns}, ${hotelCardColumns}`, hotelCardTables, { hotel: hotelId, dates, terms })
}

type StayColumns = Omit<StayRoomContent, 'rates' | 'roomTypeId'> & { rates: RateRow[] }

async function stayOf<Hotel extends object>(
  db: Queryable,
  columns: SQL,
  tables: SQL,
  { hotel, dates, terms }: { hotel: number | string; dates: Dates; terms: Terms },
): Promise<HotelStay<Hotel> | null> {
  const found = await db.execute<Hotel & { rooms: StayColumns[] }>(sql`
    select ${columns}, (
      select coalesce(json_agg(r order by r.id), '[]')
      from (select ${roomContentColumns}, ${ratesOf} as rates, ${nightsFrom(dates)} as nights
        from room_type rt where rt.hotel_id = h.id) r) as rooms
    from ${tables} where ${isHotel(hotel)}`)
  const [row] = found.rows
  if (!row) return null
  const { rooms, ...itself } = row
  return {
    hotel: itself as unknown as Hotel,
    rooms: rooms.map((room) => ({ ...room, roomTypeId: room.id, rates: ratesWith(terms, room.rates) })),
  }
}
