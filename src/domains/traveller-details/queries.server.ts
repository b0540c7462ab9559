import { sql, type SQL } from 'drizzle-orm'
import { factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import {
  aboutOfBooking,
  beginsAtAirport,
  bookedDeparture,
  timeZoneOfBooking,
} from '#domains/bookings/state/queries.server.ts'
import type { BookingStatus, Contact, Guest } from '#domains/bookings/model/shapes.ts'
import { endedStatuses, soldStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type DetailBooking = {
  id: number
  reference: string
  status: BookingStatus
  product: BookedProduct
  guests: Guest[]
  contact: Contact
  about: Bilingual
  startsOn: string
  /** The day of the booking in the time zone of its place. */
  bookedOn: string
  timeZone: string
}

const columns = sql`b.id, b.reference, b.status, b.product, b.guests, b.contact, ${aboutOfBooking} as about,
  b.check_in::text as "startsOn", (b.created_at at time zone ${timeZoneOfBooking})::date::text as "bookedOn", ${timeZoneOfBooking} as "timeZone"`
const tables = sql`booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city`

/** A booking `b` with what its details need; null if there is none. */
export async function findDetailBooking(db: Queryable, which: SQL): Promise<DetailBooking | null> {
  const result = await db.execute<DetailBooking>(sql`select ${columns} from ${tables} where ${which}`)
  return result.rows[0] ?? null
}

/** The bookings of a list in the order of their time. */
export async function findListed(
  db: Queryable,
  list: { departure: number } | { day: string },
): Promise<DetailBooking[]> {
  const which =
    'departure' in list
      ? bookedDeparture(sql`${list.departure}`)
      : sql`b.kind = 'service' and b.check_in = ${list.day}::date`
  const result = await db.execute<DetailBooking>(sql`
    select ${columns} from ${tables} where b.status in ${soldStatuses} and b.status <> 'no_show' and ${which}
    order by b.starts_at, b.id limit 2000`)
  return result.rows
}

/** A departure with the title of its package; null if there is none. */
export async function findDeparture(db: Queryable, id: number): Promise<{ title: Bilingual; startsOn: string } | null> {
  const result = await db.execute<{ title: Bilingual; startsOn: string }>(sql`
    select p.title, d.starts_on::text as "startsOn" from departure d join package p on p.id = d.package_id where d.id = ${id}`)
  return result.rows[0] ?? null
}

type DepartureChoice = { id: number; title: Bilingual; startsOn: string; bookings: number }

/** Departures of the 120 days from `today` on that have confirmed bookings. */
export async function findBookedDepartures(db: Queryable, today: string): Promise<DepartureChoice[]> {
  const result = await db.execute<DepartureChoice>(sql`
    select d.id, p.title, d.starts_on::text as "startsOn", count(*)::int as bookings
    from departure d join booking b on ${bookedDeparture(sql`d.id`)} join package p on p.id = d.package_id
    where b.status = 'confirmed' and d.starts_on between ${today}::date and ${today}::date + 120
    group by d.id, p.title, d.starts_on order by d.starts_on, d.id limit 200`)
  return result.rows
}

/**
 * The places of the traveller between which a booked service of a day leads: that of a stay which ends on the day in
 * the city where the service begins, and that of one which begins on it in the city where the service ends. A ride from
 * an airport begins at its meeting point.
 */
export async function findHotelsOfDay(
  db: Queryable,
  bookingId: number,
): Promise<{ pickUp: Bilingual | null; dropOff: Bilingual | null }> {
  const hotelOf = (which: SQL) => sql`(select h.name from booking o join hotel h on h.id = o.hotel_id
    where (o.user_id = b.user_id or o.order_id = b.order_id) and o.status not in ${endedStatuses} and ${which}
    order by o.id limit 1)`
  const result = await db.execute<{ pickUp: Bilingual | null; dropOff: Bilingual | null }>(sql`
    select case when exists (select from place p where p.category = 'airport' and p.lat = s.lat and p.lon = s.lon)
        then s.meeting_point else ${hotelOf(sql`o.check_out = b.check_in and h.city = s.city`)} end as "pickUp",
      ${hotelOf(sql`o.check_in = b.check_in and h.city = coalesce(s.to_city, s.city)`)} as "dropOff"
    from booking b join service s on s.id = b.service_id where b.id = ${bookingId}`)
  return result.rows[0] ?? { pickUp: null, dropOff: null }
}

/** True if a booked service begins at an airport. */
export async function findBeginsAtAirport(db: Queryable, bookingId: number): Promise<boolean> {
  const result = await db.execute<{ begins: boolean }>(sql`select ${beginsAtAirport(bookingId)} as begins`)
  return result.rows[0]?.begins ?? false
}

/** Names of the hotels and places to suggest for a booked service: those of the cities where it begins and ends. */
export async function findPlaceNames(db: Queryable, product: BookedProduct): Promise<Bilingual[]> {
  const { item } = factsOfProduct(product)
  if (!item) return []
  const service = product.kind === 'service' ? item.id : 0
  const result = await db.execute<{ name: Bilingual }>(sql`
    with cities as (select ${item.citySlug}::text as slug union select to_city from service where id = ${service} and to_city is not null)
    (select name from place where category = 'airport' or (city in (select slug from cities)
       and category in ('gate', 'mosque', 'holy_site', 'train_station', 'bus_station', 'hospital')) order by category, slug limit 150)
    union all (select name from hotel where city in (select slug from cities) and offered order by stars desc, slug limit 250)`)
  return result.rows.map(({ name }) => name)
}
