import { sql, type SQL } from 'drizzle-orm'
import { findOwedBack } from '#domains/bookings/payment/owed-back.server.ts'
import { adminBookingColumns, isStaying, type AdminBookingRow } from '#domains/booking-admin/queries.server.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { dueOfBooking } from '#domains/bookings/account/entries.server.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import type { AdminToday } from '#domains/admin/contract.ts'
import { payableStatuses } from '#domains/bookings/model/statuses.server.ts'
import { ofHotels, type HotelLimit } from '#domains/staff/hotel-limits.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Maximum number of entries in each list of the page. */
const max = 50
const days = 14

export type ArrivalRow = AdminBookingRow & {
  product: BookedProduct
  rooms: { name: Bilingual; count: number }[]
  due: number
}

/** Bookings with their rooms and guests, and what is still to be paid. */
async function findWhere(
  db: Queryable,
  { which, order, hotels }: { which: SQL; order: SQL; hotels: HotelLimit },
): Promise<ArrivalRow[]> {
  const result = await db.execute<ArrivalRow>(sql`
    select ${adminBookingColumns}, b.product, ${dueOfBooking} as due,
      (select coalesce(json_agg(json_build_object('name', rt.name, 'count', r.count) order by rt.id), '[]')
         from (select room_type_id, count(*) as count from booking_room where booking_id = b.id group by room_type_id) r
           join room_type rt on rt.id = r.room_type_id) as rooms
    from booking b left join hotel h on h.id = b.hotel_id
    where ${which} and ${ofHotels(sql`b.hotel_id`, hotels)} order by ${order} limit ${max}`)
  return result.rows
}

/** A day, and the hotels that its lists are limited to. */
type Day = { today: string; hotels: HotelLimit }

/** Which confirmed bookings each list of the day has. */
const ofDay: Record<keyof AdminToday['counts'], (day: Day) => SQL> = {
  arrivals: ({ today }) => sql`b.check_in = ${today}`,
  departures: ({ today }) => sql`b.check_out = ${today}`,
  staying_on: ({ today }) => sql`${isStaying(today)} and b.check_in < ${today} and b.check_out > ${today}`,
  in_house: ({ today }) => isStaying(today),
}

/** `stillToPay` is in minor units of one currency. */
type DayCounts = AdminToday['counts'] & { stillToPay: { bookings: number; minor: number } }

/** Counts the confirmed bookings of a day, and what is still to be paid by those that have begun and not ended. */
export async function countOfDay(db: Queryable, day: Day, currency: string): Promise<DayCounts> {
  const result = await db.execute<DayCounts>(sql`
    select count(*) filter (where arrives)::int as arrivals, count(*) filter (where departs)::int as departures,
      count(*) filter (where stays_on)::int as staying_on, count(*) filter (where in_house)::int as in_house,
      json_build_object('bookings', count(*) filter (where due > 0), 'minor', coalesce(sum(due), 0)) as "stillToPay"
    from (select ${ofDay.arrivals(day)} as arrives, ${ofDay.departures(day)} as departs,
        ${ofDay.staying_on(day)} as stays_on, ${ofDay.in_house(day)} as in_house,
        case when b.currency = ${currency} then ${dueOfBooking} else 0 end as due
      from booking b where b.status = 'confirmed' and b.check_in <= ${day.today} and b.check_out >= ${day.today}
        and ${ofHotels(sql`b.hotel_id`, day.hotels)}) today`)
  const [counts] = result.rows
  if (!counts) throw new Error('the query of the counts of a day returned no row')
  return counts
}

/** Waiting requests, the one with the nearest deadline first. */
export function findWaiting(db: Queryable, hotels: HotelLimit): Promise<ArrivalRow[]> {
  const which = sql`b.status = 'waiting' and b.deadline_at is not null`
  return findWhere(db, { which, order: sql`b.deadline_at, b.id`, hotels })
}

/** The confirmed bookings of a list of the day within the hotel limit, hotel by hotel. */
export function findOfDay(
  db: Queryable,
  day: Day,
  list: Exclude<keyof typeof ofDay, 'in_house'>,
): Promise<ArrivalRow[]> {
  const which = sql`b.status = 'confirmed' and ${ofDay[list](day)}`
  return findWhere(db, { which, order: sql`b.hotel_id nulls last, b.id`, hotels: day.hotels })
}

/** Active bookings whose payment has failed. */
export function findFailedPayments(db: Queryable, hotels: HotelLimit): Promise<ArrivalRow[]> {
  const which = sql`b.payment_status = 'failed' and b.status in ${payableStatuses}`
  return findWhere(db, { which, order: sql`b.id desc`, hotels })
}

/** Bookings of which money is still to be returned, with the amount in minor units. */
export async function findBookingsOwed(db: Queryable, hotels: HotelLimit): Promise<(ArrivalRow & { owed: number })[]> {
  const bookings = await findOwedBack(db, ofHotels(sql`b.hotel_id`, hotels), max)
  const owed = new Map(bookings.map(({ id, owedTotal }) => [id, owedTotal]))
  if (owed.size === 0) return []
  const which = sql`b.id = any(${sql.param([...owed.keys()])}::bigint[])`
  const rows = await findWhere(db, { which, order: sql`b.id`, hotels })
  return rows.map((row) => ({ ...row, owed: owed.get(row.id) ?? 0 }))
}

export async function findFailedNotifications(db: Queryable): Promise<AdminToday['failed_notifications']> {
  const result = await db.execute<AdminToday['failed_notifications'][number]>(sql`
    select id, kind, ${isoInstant(sql`created_at`)} as created_at, error from notification where status = 'failed' order by created_at desc, id limit ${max}`)
  return result.rows
}

type ScarceRow = { hotel: Bilingual; room: Bilingual; first_night: string; nights: number }

/** Rooms with at most one unit left in the coming nights. */
export async function findScarce(db: Queryable, day: Day): Promise<ScarceRow[]> {
  const result = await db.execute<ScarceRow>(sql`
    select h.name as hotel, rt.name as room, min(n.night)::text as first_night, count(*)::int as nights
    from night_inventory n join room_type rt on rt.id = n.room_type_id join hotel h on h.id = rt.hotel_id
    where n.night >= ${day.today} and n.night < ${day.today}::date + ${days}::int and not n.closed and n.allotment > 0
      and n.allotment - n.held - n.sold - n.elsewhere <= 1 and n.held + n.sold > 0 and ${ofHotels(sql`rt.hotel_id`, day.hotels)}
    group by h.id, rt.id order by count(*) desc, min(n.night), h.id, rt.id limit 12`)
  return result.rows
}

/** Rooms held or sold, and the allotment, for each night. */
export async function countOccupancy(db: Queryable, day: Day): Promise<AdminToday['occupancy']> {
  const result = await db.execute<AdminToday['occupancy'][number]>(sql`
    select night::text as night, sum(held + sold)::int as taken, sum(allotment)::int as allotment from night_inventory n
    where night >= ${day.today} and night < ${day.today}::date + ${days}::int
      ${day.hotels === null ? sql`` : sql`and n.room_type_id in (select id from room_type where ${ofHotels(sql`hotel_id`, day.hotels)})`}
    group by night order by night`)
  return result.rows
}
