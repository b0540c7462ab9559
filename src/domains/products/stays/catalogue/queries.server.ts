import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import {
  hotelCardColumns,
  hotelCardTables,
  isHotel,
  roomContentColumns,
  type HotelCardRow,
  type RoomContentRow,
} from '#domains/products/stays/catalogue/hotels.server.ts'
import type { StayRoom } from '#domains/products/stays/pricing/offers.ts'
import type { Fee, Supply } from '#domains/shared/shapes.ts'
import { ratesWith, type RateRow, type Terms } from '#domains/products/stays/pricing/terms.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** A room type with the fields that the booking rules need, its hotel and its name. */
export type StayRoomRow = StayRoom & { hotelId: number; name: Bilingual }

export type HotelTermsRow = {
  id: number
  stars: number
  currency: string
  country: string
  timeZone: string
  checkInFrom: string
  childMaxAge: number
  boardFreeUnder: number
  minNights: number
  fees: Fee[]
  supply: Supply
  /** True if the site sells it. */
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

/**
 * All room types of a hotel with their nights in a period, open or closed, so that callers can report why a room is not
 * available.
 */
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

/** Columns of `hotel h` and `city c`. */
export const termsColumns = sql`h.id, h.stars, h.currency, c.country, c.time_zone as "timeZone", h.check_in_from as "checkInFrom",
  h.child_max_age as "childMaxAge", h.board_free_under as "boardFreeUnder", h.min_nights as "minNights", h.fees, h.supply, h.offered`

/** The data of a hotel that pricing needs, without texts. */
export async function findHotelTerms(db: Queryable, hotelId: number): Promise<HotelTermsRow | null> {
  const found = await db.execute<HotelTermsRow>(
    sql`select ${termsColumns} from hotel h join city c on c.slug = h.city where h.id = ${hotelId}`,
  )
  return found.rows[0] ?? null
}

type StayRoomContent = StayRoomRow & RoomContentRow

/** A hotel and its rooms, as travellers choose among them. */
type HotelStay<Hotel = HotelTermsRow> = { hotel: Hotel; rooms: StayRoomContent[] }

/**
 * The terms of a hotel, and all its room types with their content and their nights in a period, in one statement.
 * @param hotel its id or slug
 */
export async function findHotelStay(
  db: Queryable,
  hotel: number | string,
  dates: Dates,
  terms: Terms,
): Promise<HotelStay | null> {
  const found = await db.execute<HotelTermsRow & StayColumns>(sql`
    select ${termsColumns}, ${roomsWithNights(dates)}
    from hotel h join city c on c.slug = h.city where ${isHotel(hotel)}`)
  const [row] = found.rows
  if (!row) return null
  const { rooms, ...itself } = row
  return { hotel: itself, rooms: roomsOf(rooms, terms) }
}

/** The same with the data of the hotel's card. */
export async function findHotelStayAndCard(
  db: Queryable,
  hotelId: number,
  dates: Dates,
  terms: Terms,
): Promise<HotelStay<HotelTermsRow & HotelCardRow> | null> {
  const found = await db.execute<HotelTermsRow & HotelCardRow & StayColumns>(sql`
    select ${termsColumns}, ${hotelCardColumns}, ${roomsWithNights(dates)}
    from ${hotelCardTables} where ${isHotel(hotelId)}`)
  const [row] = found.rows
  if (!row) return null
  const { rooms, ...itself } = row
  return { hotel: itself, rooms: roomsOf(rooms, terms) }
}

type RoomColumns = Omit<StayRoomContent, 'rates' | 'roomTypeId'> & { rates: RateRow[] }
type StayColumns = { rooms: RoomColumns[] }

const roomsWithNights = (dates: Dates) => sql`(
  select coalesce(json_agg(r order by r.id), '[]')
  from (select ${roomContentColumns}, ${ratesOf} as rates, ${nightsFrom(dates)} as nights
    from room_type rt where rt.hotel_id = h.id) r) as rooms`

function roomsOf(rooms: RoomColumns[], terms: Terms): StayRoomContent[] {
  return rooms.map((room) => ({ ...room, roomTypeId: room.id, rates: ratesWith(terms, room.rates) }))
}
