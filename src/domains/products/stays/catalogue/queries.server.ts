import { sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { StayRoom } from '#domains/products/stays/pricing/offers.ts'
import type { hotel, roomType } from '#domains/products/stays/schema.server.ts'
import type { HotelTerms } from '#domains/shared/shapes.ts'
import { saleUntil } from '#domains/products/stays/catalogue/licence.server.ts'
import type { SalePeriod } from '#domains/products/stays/pricing/licence.ts'
import { ratesOfRoom, ratesOfStay, type RateRow } from '#domains/products/stays/pricing/rates.server.ts'
import type { Terms } from '#domains/products/shared/terms.server.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { addressOfPicture } from '#domains/content/queries.server.ts'
import type { Context, Queryable } from '#domains/context.ts'
import type { Catalogue } from '#domains/products/stays/catalogue/catalogue.ts'
import { hasNoDeparture, openNight } from '#domains/products/stays/inventory/stock.server.ts'

/** A room type with the fields that the booking rules need, its hotel and its name. */
export type StayRoomRow = StayRoom & { hotelId: number; name: Bilingual }

type Hotel = InferSelectModel<typeof hotel>

export type HotelTermsRow = HotelTerms & SalePeriod & Pick<Hotel, 'minNights' | 'supply' | 'offered'>

type Dates = { checkIn: string; checkOut: string }

const ratesOf = sql`coalesce((
  select json_agg(json_build_array(r.id, r.board, r.payment, r.price_basis_points, r.adult_supplement, r.child_supplement, r.policy_id) order by r.id)
  from rate_plan r where r.room_type_id = rt.id), '[]')`

const nightsFrom = ({ checkIn, checkOut }: Dates) => sql`coalesce((select json_agg(${openNight} order by n.night)
  from night_inventory n where n.room_type_id = rt.id and n.night >= ${checkIn} and n.night < ${checkOut}), '[]') as nights,
  ${hasNoDeparture(sql`rt.id`, sql`${checkOut}`)} as "closedToDeparture"`

export const roomColumns = sql`rt.hotel_id as "hotelId", rt.id as "roomTypeId", rt.name, rt.max_adults as "maxAdults",
  rt.max_children as "maxChildren", rt.max_total as "maxTotal", ${ratesOf} as rates`

export type RoomRow = Omit<StayRoomRow, 'nights' | 'closedToDeparture' | 'rates'> & { rates: RateRow[] }

/** All room types of a hotel with their nights, open or closed, so that callers can say why one is not free. */
export async function findHotelRooms(
  db: Queryable,
  hotelId: number,
  dates: Dates,
  terms: Terms,
): Promise<StayRoomRow[]> {
  const result = await db.execute<RoomRow & Pick<StayRoomRow, 'nights' | 'closedToDeparture'>>(sql`
    select ${roomColumns}, ${nightsFrom(dates)} from room_type rt where rt.hotel_id = ${hotelId}
    order by rt.id`)
  const ratesOf = ratesOfStay(terms, dates)
  return result.rows.map((room) => ({ ...room, rates: ratesOf(room) }))
}

/** Columns of `hotel h` and `city c`. */
export const termsColumns = sql`h.id, h.stars, h.currency, c.country, c.time_zone as "timeZone", h.check_in_from as "checkInFrom",
  h.child_max_age as "childMaxAge", h.board_free_under as "boardFreeUnder", h.min_nights as "minNights", h.fees, h.supply, h.offered, ${saleUntil}`

/** The data of a hotel that pricing needs, without texts. */
export async function findHotelTerms(db: Queryable, hotelId: number): Promise<HotelTermsRow | null> {
  const result = await db.execute<HotelTermsRow>(
    sql`select ${termsColumns} from hotel h join city c on c.slug = h.city where h.id = ${hotelId}`,
  )
  return result.rows[0] ?? null
}

/** `allRates` includes rates whose board is not served on the requested nights. */
export type RoomOfStay = StayRoomRow & { allRates: StayRoomRow['rates'] }

type StayRoomContent = RoomOfStay & RoomContentRow

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
  const result = await db.execute<HotelTermsRow & StayColumns>(sql`
    select ${termsColumns}, ${roomsWithNights(dates)}
    from hotel h join city c on c.slug = h.city where ${isHotel(hotel)}`)
  const [row] = result.rows
  if (!row) return null
  const { rooms, ...itself } = row
  return { hotel: itself, rooms: roomsOf(rooms, dates, terms) }
}

/** The same with the data of the hotel's card. */
export async function findHotelStayAndCard(
  db: Queryable,
  hotelId: number,
  dates: Dates,
  terms: Terms,
): Promise<HotelStay<HotelTermsRow & HotelCardRow> | null> {
  const result = await db.execute<HotelTermsRow & HotelCardRow & StayColumns>(sql`
    select ${termsColumns}, ${hotelCardColumns}, ${roomsWithNights(dates)}
    from ${hotelCardTables} where ${isHotel(hotelId)}`)
  const [row] = result.rows
  if (!row) return null
  const { rooms, ...itself } = row
  return { hotel: itself, rooms: roomsOf(rooms, dates, terms) }
}

type RoomColumns = Omit<StayRoomContent, 'rates' | 'allRates' | 'roomTypeId'> & { rates: RateRow[] }
type StayColumns = { rooms: RoomColumns[] }

const roomsWithNights = (dates: Dates) => sql`(
  select coalesce(json_agg(r order by r.id), '[]')
  from (select ${roomContentColumns}, ${ratesOf} as rates, ${nightsFrom(dates)}
    from room_type rt where rt.hotel_id = h.id) r) as rooms`

function roomsOf(rooms: RoomColumns[], dates: Dates, terms: Terms): StayRoomContent[] {
  const ratesOf = ratesOfStay(terms, dates)
  return rooms.map((room) => ({
    ...room,
    roomTypeId: room.id,
    rates: ratesOf(room),
    allRates: ratesOfRoom(terms, room),
  }))
}

type CardColumn = 'id' | 'slug' | 'name' | 'stars' | 'city' | 'lat' | 'lon' | 'supply' | 'rating' | 'reviewCount'

export type HotelCardRow = Pick<Hotel, CardColumn | 'checkInFrom' | 'checkOutUntil'> & {
  cityName: Bilingual
  district: Bilingual
  timeZone: string
  placeName: Bilingual | null
  metres: number | null
  pictures: { id: string; alt: Bilingual }[]
  facilities: { id: string; name: Bilingual }[]
}

export const hotelCardColumns = sql`h.id, h.slug, h.name, h.stars, h.city, c.name as "cityName", d.name as district, h.lat, h.lon,
  c.time_zone as "timeZone", h.supply, p.name as "placeName", h.nearest_place_metres as metres, h.rating,
  h.review_count as "reviewCount", h.check_in_from as "checkInFrom", h.check_out_until as "checkOutUntil",
  (select coalesce(json_agg(json_build_object('id', ${addressOfPicture}, 'alt', i.alt) order by x.n), '[]')
     from unnest(h.image_ids) with ordinality as x (id, n) join image i on i.id = x.id) as pictures,
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by x.n), '[]')
     from unnest(h.main_facilities) with ordinality as x (id, n) join amenity a on a.id = x.id) as facilities`

export const hotelCardTables = sql`hotel h join city c on c.slug = h.city join district d on d.id = h.district_id
  left join place p on p.id = h.nearest_place_id`

/** The texts and pictures of hotel cards. The caller restores the order of the ids. */
export async function findHotelCards(db: Queryable, ids: number[]): Promise<HotelCardRow[]> {
  if (ids.length === 0) return []
  const result = await db.execute<HotelCardRow>(
    sql`select ${hotelCardColumns} from ${hotelCardTables} where h.id = any(${sql.param(ids)}::int[])`,
  )
  return result.rows
}

type PageColumn =
  | 'street'
  | 'phone'
  | 'summary'
  | 'description'
  | 'minNights'
  | 'pricePolicy'
  | 'tourismLicence'
  | 'tourismLicenceUntil'
  | 'officialClass'

export type HotelRow = HotelCardRow &
  HotelTerms &
  SalePeriod &
  Pick<Hotel, PageColumn> & {
    placeLat: number | null
    placeLon: number | null
    amenities: { id: string; group: string; name: Bilingual }[]
    /** Lowest nightly price in the next 60 days, before taxes. */
    from: number | null
  }

/** Columns of `hotel h`. */
export const licenceColumns = sql`h.tourism_licence as "tourismLicence", h.tourism_licence_until as "tourismLicenceUntil",
  h.official_class as "officialClass"`

/** One offered hotel with the data of its page. */
export async function findHotel(db: Queryable, id: number | string, today: string): Promise<HotelRow | null> {
  const result = await db.execute<HotelRow>(sql`
    select ${hotelCardColumns}, p.lat as "placeLat", p.lon as "placeLon", h.street, h.phone, h.summary, h.description, h.min_nights as "minNights", h.child_max_age as "childMaxAge", h.board_free_under as "boardFreeUnder",
      h.price_policy as "pricePolicy", h.fees, h.currency, c.country, ${saleUntil}, ${licenceColumns},
      (select coalesce(json_agg(json_build_object('id', a.id, 'group', a."group", 'name', a.name) order by x.n), '[]')
         from unnest(h.amenities) with ordinality as x (id, n) join amenity a on a.id = x.id) as amenities,
      (select min(n.price) from night_inventory n join room_type rt on rt.id = n.room_type_id
         where rt.hotel_id = h.id and n.night >= ${today} and n.night < ${today}::date + 60
           and not n.closed and n.held + n.sold + n.elsewhere < n.allotment) as "from"
    from ${hotelCardTables}
    where h.offered and ${isHotel(id)}`)
  return result.rows[0] ?? null
}

/** SQL condition: `hotel h` has this id or slug. */
const isHotel = (hotel: number | string): SQL =>
  typeof hotel === 'number' ? sql`h.id = ${hotel}` : sql`h.slug = ${hotel}`

export type RoomContentRow = Omit<InferSelectModel<typeof roomType>, 'code' | 'amenities' | 'imageIds'> & {
  amenities: { id: string; name: Bilingual }[]
  pictures: { id: string; alt: Bilingual }[]
}

/** Columns of `room_type rt`. */
const roomContentColumns = sql`rt.id, rt.hotel_id as "hotelId", rt.name, rt.size_m2 as "sizeM2", rt.floor_from as "floorFrom",
  rt.floor_to as "floorTo", rt.beds, rt.bathrooms, rt.max_adults as "maxAdults", rt.max_children as "maxChildren",
  rt.max_total as "maxTotal", rt.view,
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by x.n), '[]')
     from unnest(rt.amenities) with ordinality as x (id, n) join amenity a on a.id = x.id) as amenities,
  (select coalesce(json_agg(json_build_object('id', ${addressOfPicture}, 'alt', i.alt) order by x.n), '[]')
     from unnest(rt.image_ids) with ordinality as x (id, n) join image i on i.id = x.id) as pictures`

/** Content of the rooms that does not depend on dates: beds, size, pictures. */
export function findRoomContents(db: Queryable, hotelId: number): Promise<RoomContentRow[]> {
  return roomContents(db, sql`rt.hotel_id = ${hotelId}`)
}

/** The content of one room type of an offered hotel. */
export async function findRoomContent(db: Queryable, roomTypeId: number): Promise<RoomContentRow | null> {
  const [row] = await roomContents(
    db,
    sql`rt.id = ${roomTypeId} and exists (select from hotel h where h.id = rt.hotel_id and h.offered)`,
  )
  return row ?? null
}

async function roomContents(db: Queryable, which: SQL): Promise<RoomContentRow[]> {
  const result = await db.execute<RoomContentRow>(
    sql`select ${roomContentColumns} from room_type rt where ${which} order by rt.id`,
  )
  return result.rows
}

/** Maximum age of the descriptions of pictures; the rest of a card belongs to the catalogue. */
const cacheMs = 30_000

type CacheEntry = { row: HotelCardRow; until: number }
const cached = new WeakMap<Catalogue, Map<number, CacheEntry>>()

/** Texts and pictures of hotel cards by id, cached per version: a search reads only cards not shown recently. */
export async function catalogueCards(
  { db, now }: Pick<Context, 'db' | 'now'>,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<Map<number, HotelCardRow>> {
  const cards = cached.get(catalogue) ?? new Map<number, CacheEntry>()
  cached.set(catalogue, cards)
  const at = now.getTime()
  const missing = ids.filter((id) => !((cards.get(id)?.until ?? 0) > at))
  for (const row of await findHotelCards(db, missing)) cards.set(row.id, { row, until: at + cacheMs })
  return new Map(ids.flatMap((id) => (cards.has(id) ? [[id, (cards.get(id) as CacheEntry).row]] : [])))
}
