import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type {
  Board,
  Fee,
  PaymentTiming,
  PenaltyWindow,
  Supply,
  TaxBase,
  TaxKind,
  TaxRule,
} from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

export type RateRow = {
  id: number
  board: Board
  payment: PaymentTiming
  priceBasisPoints: number
  adultSupplement: number
  childSupplement: number
  windows: PenaltyWindow[]
}

/** A room type of a stay with its nights in date order; nights without a row are missing. */
export type StayRoomRow = {
  hotelId: number
  roomTypeId: number
  name: Bilingual
  maxAdults: number
  maxChildren: number
  maxTotal: number
  nights: NightRow[]
  rates: RateRow[]
}

export type NightRow = {
  night: string
  price: number
  free: number
  minStay: number
  closed: boolean
  closedToArrival: boolean
}

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

const prepayTaken = sql`coalesce((select (value ->> 'prepay')::boolean from setting where key = 'features'), false)`

/** A room type's rates as they can be had: while nothing is paid online, a rate that wants that is not sold. */
const ratesOf = sql`(
  select json_agg(json_build_object('id', r.id, 'board', r.board,
    'payment', case when r.payment = 'both' and not ${prepayTaken} then 'arrival' else r.payment end,
    'priceBasisPoints', r.price_basis_points, 'adultSupplement', r.adult_supplement, 'childSupplement', r.child_supplement,
    'windows', p.windows) order by r.id)
  from rate_plan r join cancellation_policy p on p.id = r.policy_id
  where r.room_type_id = rt.id and (r.payment <> 'prepay' or ${prepayTaken}))`

const nightJson = sql`json_build_object('night', n.night, 'price', n.price, 'free', n.allotment - n.held - n.sold,
  'minStay', n.min_stay, 'closed', n.closed, 'closedToArrival', n.closed_to_arrival)`

/**
 * Room types in reach that are open for every night of the stay with at least one room free, each with
 * its prices and rates. One statement whatever the number of hotels.
 */
export async function findOpenRooms(db: Queryable, where: Where, dates: Dates, nights: number): Promise<StayRoomRow[]> {
  const found = await db.execute<StayRoomRow>(sql`
    with stock as (
      select n.room_type_id, json_agg(${nightJson} order by n.night) as nights
      from hotel h
      join room_type rt on rt.hotel_id = h.id
      join night_inventory n on n.room_type_id = rt.id and n.night >= ${dates.checkIn} and n.night < ${dates.checkOut}
      where ${hotelsWhere(where)} and h.min_nights <= ${nights}
      group by n.room_type_id
      having count(*) = ${nights} and min(n.allotment - n.held - n.sold) > 0 and not bool_or(n.closed)
        and max(n.min_stay) <= ${nights} and not bool_or(n.closed_to_arrival and n.night = ${dates.checkIn})
    )
    select rt.hotel_id as "hotelId", rt.id as "roomTypeId", rt.name, rt.max_adults as "maxAdults",
      rt.max_children as "maxChildren", rt.max_total as "maxTotal", stock.nights, coalesce(${ratesOf}, '[]') as rates
    from stock join room_type rt on rt.id = stock.room_type_id
    order by rt.id`)
  return found.rows
}

/** Every room type of one hotel with its nights in a period, open or not, so that it can be said why not. */
export async function findHotelRooms(db: Queryable, hotelId: number, dates: Dates): Promise<StayRoomRow[]> {
  const found = await db.execute<StayRoomRow>(sql`
    select rt.hotel_id as "hotelId", rt.id as "roomTypeId", rt.name, rt.max_adults as "maxAdults",
      rt.max_children as "maxChildren", rt.max_total as "maxTotal",
      coalesce((select json_agg(${nightJson} order by n.night) from night_inventory n
        where n.room_type_id = rt.id and n.night >= ${dates.checkIn} and n.night < ${dates.checkOut}), '[]') as nights,
      coalesce(${ratesOf}, '[]') as rates
    from room_type rt where rt.hotel_id = ${hotelId}
    order by rt.id`)
  return found.rows
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

/** Tax rules of a country that touch a stay. */
export async function findTaxRules(db: Queryable, country: string, dates: Dates): Promise<TaxRule[]> {
  const found = await db.execute<{
    kind: TaxKind
    rateBasisPoints: number
    base: TaxBase
    starsFrom: number
    starsTo: number
    validFrom: string
    validTo: string | null
  }>(sql`
    select kind, rate_basis_points as "rateBasisPoints", base, stars_from as "starsFrom", stars_to as "starsTo",
      valid_from as "validFrom", valid_to as "validTo"
    from tax_rule
    where country = ${country} and valid_from < ${dates.checkOut} and (valid_to is null or valid_to >= ${dates.checkIn})
    order by id`)
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
      return sql`h.search_key like ${`%${where.key}%`}`
    case 'place':
      // Degrees into metres on a small patch of the sphere: exact enough for "near".
      return sql`h.city = ${where.city} and
        power((h.lat - ${where.lat}) * 111195, 2) + power((h.lon - ${where.lon}) * 111195 * cos(radians(${where.lat})), 2) <= ${nearALandmark ** 2}`
  }
}
