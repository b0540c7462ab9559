import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { StayRoom } from '#domains/stays/offers.ts'
import type { Fee, Supply } from '#domains/stays/shapes.ts'
import { ratesWith, type RateRow, type Terms } from '#domains/stays/terms.server.ts'
import { nightsOf } from '#domains/stays/nights.ts'
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
  rank: number
  rating: number | null
  metres: number | null
}

type Dates = { checkIn: string; checkOut: string }

/** What a search is about, as a condition on `hotel h`. */
export type Where =
  | { kind: 'city'; city: string }
  | { kind: 'district'; id: number }
  | { kind: 'place'; lat: number; lon: number; city: string }
  | { kind: 'hotel'; id: number }
  | { kind: 'text'; key: string }

/** Hotels farther than this from a landmark are not near it, in metres. */
const nearALandmark = 3_000

const ratesOf = sql`coalesce((
  select json_agg(json_build_array(r.id, r.board, r.payment, r.price_basis_points, r.adult_supplement, r.child_supplement, r.policy_id) order by r.id)
  from rate_plan r where r.room_type_id = rt.id), '[]')`

const roomColumns = sql`rt.hotel_id as "hotelId", rt.id as "roomTypeId", rt.name, rt.max_adults as "maxAdults",
  rt.max_children as "maxChildren", rt.max_total as "maxTotal", ${ratesOf} as rates`

type RoomRow = Omit<StayRoomRow, 'nights' | 'rates'> & { rates: RateRow[] }

/**
 * Room types in reach that are open for every night of the stay with at least one room free, each with
 * its prices and rates. One statement whatever the number of hotels; a night is one number in the answer.
 */
export async function findOpenRooms(db: Queryable, where: Where, dates: Dates, terms: Terms): Promise<StayRoomRow[]> {
  const nights = nightsOf(dates.checkIn, dates.checkOut)
  const found = await db.execute<RoomRow & { prices: number[]; free: number; minStay: number }>(sql`
    with stock as (
      select n.room_type_id, json_agg(n.price order by n.night) as prices, min(n.allotment - n.held - n.sold) as free,
        max(n.min_stay) as min_stay
      from hotel h
      join room_type rt on rt.hotel_id = h.id
      join night_inventory n on n.room_type_id = rt.id and n.night >= ${dates.checkIn} and n.night < ${dates.checkOut}
      where ${hotelsWhere(where)} and h.min_nights <= ${nights.length}
      group by n.room_type_id
      having count(*) = ${nights.length} and min(n.allotment - n.held - n.sold) > 0 and not bool_or(n.closed)
        and max(n.min_stay) <= ${nights.length} and not bool_or(n.closed_to_arrival and n.night = ${dates.checkIn})
    )
    select ${roomColumns}, stock.prices, stock.free, stock.min_stay as "minStay"
    from stock join room_type rt on rt.id = stock.room_type_id
    order by rt.id`)
  return found.rows.map(({ prices, free, minStay, rates, ...room }) => ({
    ...room,
    rates: ratesWith(terms, rates),
    nights: prices.map((price, i) => ({
      night: nights[i] ?? '',
      price,
      free,
      minStay,
      closed: false,
      closedToArrival: false,
    })),
  }))
}

/** Every room type of one hotel with its nights in a period, open or not, so that it can be said why not. */
export async function findHotelRooms(
  db: Queryable,
  hotelId: number,
  dates: Dates,
  terms: Terms,
): Promise<StayRoomRow[]> {
  const found = await db.execute<RoomRow & Pick<StayRoomRow, 'nights'>>(sql`
    select ${roomColumns},
      coalesce((select json_agg(json_build_object('night', n.night, 'price', n.price, 'free', n.allotment - n.held - n.sold,
          'minStay', n.min_stay, 'closed', n.closed, 'closedToArrival', n.closed_to_arrival) order by n.night)
        from night_inventory n
        where n.room_type_id = rt.id and n.night >= ${dates.checkIn} and n.night < ${dates.checkOut}), '[]') as nights
    from room_type rt where rt.hotel_id = ${hotelId}
    order by rt.id`)
  return found.rows.map(({ rates, ...room }) => ({ ...room, rates: ratesWith(terms, rates) }))
}

/** What pricing and ranking need of the hotels in reach, without their texts. */
export async function findHotelTerms(db: Queryable, where: Where): Promise<HotelTermsRow[]> {
  const found = await db.execute<HotelTermsRow>(sql`
    select h.id, h.stars, h.currency, c.country, c.time_zone as "timeZone", h.check_in_from as "checkInFrom",
      h.child_max_age as "childMaxAge", h.min_nights as "minNights", h.fees, h.supply, h.rank, h.rating,
      h.nearest_place_metres as metres
    from hotel h join city c on c.slug = h.city
    where ${hotelsWhere(where)}`)
  return found.rows
}

function hotelsWhere(where: Where): SQL {
  switch (where.kind) {
    case 'city':
      return sql`h.city = ${where.city}`
    case 'district':
      return sql`h.district_id = ${where.id}`
    case 'hotel':
      return sql`h.id = ${where.id}`
    case 'text':
      // Words without letters name nothing; they must not mean everything.
      return where.key.length < 2 ? sql`false` : sql`h.search_key like ${`%${where.key}%`}`
    case 'place':
      // Degrees into metres on a small patch of the sphere: exact enough for "near".
      return sql`h.city = ${where.city} and
        power((h.lat - ${where.lat}) * 111195, 2) + power((h.lon - ${where.lon}) * 111195 * cos(radians(${where.lat})), 2) <= ${nearALandmark ** 2}`
  }
}
