import { sql, type SQL } from 'drizzle-orm'
import { addressOfPicture } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { Bed, Fee, RoomView, Supply } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'
import type { Context } from '#domains/context.ts'
import type { Catalogue } from '#domains/products/stays/catalogue/catalogue.ts'

export type HotelCardRow = {
  id: number
  slug: string
  name: Bilingual
  stars: number
  city: string
  cityName: Bilingual
  district: Bilingual
  lat: number
  lon: number
  timeZone: string
  supply: Supply
  placeName: Bilingual | null
  metres: number | null
  rating: number | null
  reviewCount: number
  pictures: { id: string; alt: Bilingual }[]
  facilities: { id: string; name: Bilingual }[]
  checkInFrom: string
  checkOutUntil: string
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
  const found = await db.execute<HotelCardRow>(
    sql`select ${hotelCardColumns} from ${hotelCardTables} where h.id = any(${sql.param(ids)}::int[])`,
  )
  return found.rows
}

export type HotelRow = HotelCardRow & {
  placeLat: number | null
  placeLon: number | null
  street: Bilingual
  phone: string
  summary: Bilingual
  description: Bilingual
  amenities: { id: string; group: string; name: Bilingual }[]
  minNights: number
  childMaxAge: number
  boardFreeUnder: number
  pricePolicy: Bilingual
  fees: Fee[]
  currency: string
  country: string
  /** Lowest nightly price in the next 60 days, before taxes. */
  from: number | null
}

/** One offered hotel with the data of its page. */
export async function findHotel(db: Queryable, id: number | string, today: string): Promise<HotelRow | null> {
  const found = await db.execute<HotelRow>(sql`
    select ${hotelCardColumns}, p.lat as "placeLat", p.lon as "placeLon", h.street, h.phone, h.summary, h.description, h.min_nights as "minNights", h.child_max_age as "childMaxAge", h.board_free_under as "boardFreeUnder",
      h.price_policy as "pricePolicy", h.fees, h.currency, c.country,
      (select coalesce(json_agg(json_build_object('id', a.id, 'group', a."group", 'name', a.name) order by x.n), '[]')
         from unnest(h.amenities) with ordinality as x (id, n) join amenity a on a.id = x.id) as amenities,
      (select min(n.price) from night_inventory n join room_type rt on rt.id = n.room_type_id
         where rt.hotel_id = h.id and n.night >= ${today} and n.night < ${today}::date + 60
           and not n.closed and n.held + n.sold < n.allotment) as "from"
    from ${hotelCardTables}
    where h.offered and ${isHotel(id)}`)
  return found.rows[0] ?? null
}

/** SQL condition: `hotel h` has this id or slug. */
export const isHotel = (hotel: number | string): SQL =>
  typeof hotel === 'number' ? sql`h.id = ${hotel}` : sql`h.slug = ${hotel}`

export type RoomContentRow = {
  id: number
  hotelId: number
  name: Bilingual
  sizeM2: number
  floorFrom: number
  floorTo: number
  beds: Bed[]
  bathrooms: number
  maxAdults: number
  maxChildren: number
  maxTotal: number
  view: RoomView
  amenities: { id: string; name: Bilingual }[]
  pictures: { id: string; alt: Bilingual }[]
}

/** Columns of `room_type rt`. */
export const roomContentColumns = sql`rt.id, rt.hotel_id as "hotelId", rt.name, rt.size_m2 as "sizeM2", rt.floor_from as "floorFrom",
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
  const found = await db.execute<RoomContentRow>(
    sql`select ${roomContentColumns} from room_type rt where ${which} order by rt.id`,
  )
  return found.rows
}

/** Maximum age of the descriptions of pictures; the rest of a card belongs to the catalogue. */
const cacheMs = 30_000

type CacheEntry = { row: HotelCardRow; until: number }
const cached = new WeakMap<Catalogue, Map<number, CacheEntry>>()

/**
 * The texts and pictures of hotel cards, by hotel id. They are cached per version of the catalogue, so that a search
 * reads only cards that were not shown recently.
 */
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
