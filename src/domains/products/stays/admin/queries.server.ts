import { sql } from 'drizzle-orm'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { isOnSaleAt, licencesRequired } from '#domains/products/stays/catalogue/licence.server.ts'
import type { LicenceWarning } from '#domains/notifications/shapes.ts'
import type { nightInventory } from '#domains/products/stays/schema.server.ts'
import { ofHotels, type HotelLimit } from '#domains/staff/hotel-limits.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

type StockHotelRow = { id: number; slug: string; name: Bilingual; city: Bilingual; citySlug: string }

/** The hotels within a limit, city by city; also those that the site no longer shows, which can have guests. */
export async function findStockHotels(db: Queryable, hotels: HotelLimit): Promise<StockHotelRow[]> {
  const result = await db.execute<StockHotelRow>(sql`
    select h.id, h.slug, h.name, c.name as city, c.slug as "citySlug" from hotel h join city c on c.slug = h.city
    where ${ofHotels(sql`h.id`, hotels)} order by c.rank, h.name ->> 'en', h.id`)
  return result.rows
}

type LicenceRow = LicenceWarning & { id: number }

/**
 * Offered hotels within a limit whose licence is missing, has ended or ends within `licenceWarningDays`, the most urgent
 * first; none if hotels are sold without one.
 */
export async function findEndingLicences(db: Queryable, hotels: HotelLimit, now: Date): Promise<LicenceRow[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone c.time_zone)::date`
  const result = await db.execute<LicenceRow>(sql`
    select h.id, h.name, h.tourism_licence_until::text as valid_until, not ${isOnSaleAt(now)} as ended
    from hotel h join city c on c.slug = h.city
    where ${licencesRequired} and h.offered and ${ofHotels(sql`h.id`, hotels)}
      and coalesce(h.tourism_licence_until <= ${today} + ${licenceWarningDays}::int, true)
    order by h.tourism_licence_until nulls first, h.id limit ${maxLicences}`)
  return result.rows
}

/** Days before the end of a licence from which on staff are warned. */
const licenceWarningDays = 30
const maxLicences = 50

type StockHotel = { id: number; slug: string; name: Bilingual; currency: string; timeZone: string }
export type StockRoom = { id: number; code: string; name: Bilingual }

/** A hotel with its room types, or null. */
export async function findStockHotel(
  db: Queryable,
  hotelId: number,
): Promise<{ hotel: StockHotel; rooms: StockRoom[] } | null> {
  const result = await db.execute<StockHotel & { rooms: StockRoom[] }>(sql`
    select h.id, h.slug, h.name, h.currency, c.time_zone as "timeZone",
      coalesce((select json_agg(json_build_object('id', id, 'code', code, 'name', name) order by id)
        from room_type where hotel_id = h.id), '[]') as rooms
    from hotel h join city c on c.slug = h.city where h.id = ${hotelId}`)
  const row = result.rows[0]
  if (!row) return null
  const { rooms, ...hotel } = row
  return { hotel, rooms }
}

export type StockRate = { roomTypeId: number; code: string; priceBasisPoints: number }

/** The rate plans of a hotel, by room type. */
export async function findStockRates(db: Queryable, hotelId: number): Promise<StockRate[]> {
  const result = await db.execute<StockRate>(sql`
    select p.room_type_id as "roomTypeId", p.code, p.price_basis_points as "priceBasisPoints"
    from rate_plan p join room_type r on r.id = p.room_type_id where r.hotel_id = ${hotelId} order by r.id, p.id`)
  return result.rows
}

export type StockNight = typeof nightInventory.$inferSelect

/** Nights of room types between two dates, both included, ordered by night and room type. */
export async function findNights(
  db: Queryable,
  { rooms, from, to }: { rooms: readonly number[]; from: string; to: string },
): Promise<StockNight[]> {
  const result = await db.execute<StockNight>(sql`
    select room_type_id as "roomTypeId", night::text as night, price, allotment, min_stay as "minStay",
      min_stay_arrival as "minStayArrival", max_stay as "maxStay", closed, closed_to_arrival as "closedToArrival",
      closed_to_departure as "closedToDeparture", held, sold, elsewhere
    from night_inventory
    where room_type_id = any(${sql.param(rooms)}::int[]) and night between ${from} and ${to} order by night, room_type_id`)
  return result.rows
}

type SeasonRow = { name: Bilingual; from: string; to: string }

/** Seasons that end on or after a date or begin within half a year after it, in order. */
export async function findSeasons(db: Queryable, from: string): Promise<SeasonRow[]> {
  const result = await db.execute<SeasonRow>(sql`
    select name, first_day::text as "from", last_day::text as "to" from season
    where last_day >= ${from} and first_day < ${from}::date + 183 order by first_day, last_day, id`)
  return result.rows
}

type LastChange = { id: number; at: string; by: string; nights: number }

/** The last change of a hotel's nights, which can be undone. */
export async function findLastChange(db: Queryable, hotelId: number): Promise<LastChange | null> {
  const result = await db.execute<LastChange>(sql`
    select id, ${isoInstant(sql`at`)} as at, by, jsonb_array_length(nights) as nights
    from stock_change where hotel_id = ${hotelId} and undone_at is null order by id desc limit 1`)
  return result.rows[0] ?? null
}
