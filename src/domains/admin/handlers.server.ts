import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { adminBookingView } from '#domains/booking-admin/views.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Handlers, Queryable } from '#domains/context.ts'
import type { AdminArrival } from '#domains/booking-admin/answers.ts'
import type { adminEndpoints } from '#domains/admin/contract.ts'
import {
  type ArrivalRow,
  countOccupancy,
  countOfDay,
  findBookingsOwed,
  findFailedNotifications,
  findFailedPayments,
  findOfDay,
  findScarce,
  findWaiting,
} from '#domains/admin/queries.server.ts'
import { findBackgroundWork } from '#domains/admin/background-work.server.ts'
import { type HotelLimit, ofHotels } from '#domains/staff/hotel-limits.server.ts'
import { lateWork } from '#domains/admin/background-work.ts'
import { findMessages } from '#domains/admin/messages.server.ts'
import { findSoldTwice } from '#domains/products/stays/inventory/channel-calendars.server.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { hotelDay, siteTimeZone } from '#domains/shared/dates.ts'
import { findEndingLicences, findStockHotels } from '#domains/products/stays/admin/queries.server.ts'
import { type Bilingual, inLocale, type Locale } from '#i18n/locale.ts'

const maxMessages = 50
/** Room types with nights that are sold twice. */
const maxRoomTypes = 12

export const adminHandlers: Handlers<typeof adminEndpoints> = {
  async show_admin({ db, actor, ports }) {
    const { role, hotels } = actor.staff
    const result = await db.execute<{ waiting: number; messages: number }>(sql`
      select (select count(*)::int from booking where status = 'waiting' and deadline_at is not null
          and ${ofHotels(sql`hotel_id`, hotels)}) as waiting,
        (select count(*)::int from contact_message where answered_at is null and ${hotels === null}::boolean) as messages`)
    const { waiting, messages } = result.rows[0] ?? { waiting: 0, messages: 0 }
    const { adminIdleMinutes } = ports.sessionSettings
    const limited = hotels !== null
    return done({ name: actor.name, role, limited, waiting, messages, idle_minutes: adminIdleMinutes })
  },

  // Contact messages, failed notifications and background work concern all hotels: limited members do not see them.
  // Late background work is seen by those who can act on it.
  async fetch_today({ db, now, locale, actor }) {
    const today = hotelDay(siteTimeZone, now)
    const limit = actor.staff.hotels
    const [{ currency }, hotel] = await Promise.all([readSettings(db), findHotelOfDay(db, actor.userId, limit)])
    const day = { today, hotels: hotel ? [hotel.id] : limit }
    const [waiting, arrivals, departures, staying, { stillToPay, ...counts }, hotels] = await Promise.all([
      findWaiting(db, limit),
      findOfDay(db, day, 'arrivals'),
      findOfDay(db, day, 'departures'),
      findOfDay(db, day, 'staying_on'),
      countOfDay(db, day, currency),
      findStockHotels(db, limit),
    ])
    const [unpaid, owed, licences, notifications, work, messages, scarce, occupancy, twice] = await Promise.all([
      findFailedPayments(db, limit),
      findBookingsOwed(db, limit),
      findEndingLicences(db, limit, now),
      limit === null ? findFailedNotifications(db) : [],
      limit === null && actor.staff.role === 'manager' ? findBackgroundWork(db, now) : [],
      limit === null ? findMessages(db, { state: 'open', limit: maxMessages }) : null,
      findScarce(db, day),
      countOccupancy(db, day),
      findSoldTwice(db, ofHotels(sql`rt.hotel_id`, limit), today, maxRoomTypes),
    ])
    const view = (row: ArrivalRow) => arrivalView(row, locale)
    const inLanguage = <Row extends { hotel: Bilingual; room: Bilingual }>(row: Row) => ({
      ...row,
      hotel: inLocale(row.hotel, locale),
      room: inLocale(row.room, locale),
    })
    return done({
      today,
      hotel: hotel && { ...hotel, name: inLocale(hotel.name, locale) },
      hotels: hotels.map(({ id, name, city }) => ({ id, name: inLocale(name, locale), city: inLocale(city, locale) })),
      waiting: waiting.map(view),
      arrivals: arrivals.map(view),
      departures: departures.map(view),
      staying_on: staying.map(view),
      counts,
      still_to_pay: { bookings: stillToPay.bookings, amount: { minor: stillToPay.minor, currency } },
      failed_payments: unpaid.map(view),
      to_give_back: owed.map(({ owed: minor, ...row }) => ({
        ...view(row),
        owed: { minor, currency: row.total.currency },
      })),
      sold_twice: twice.map(inLanguage),
      licences: licences.map(({ id, name, ...licence }) => ({
        hotel_id: id,
        hotel: inLocale(name, locale),
        ...licence,
      })),
      failed_notifications: notifications,
      late_work: lateWork(work),
      messages,
      scarce: scarce.map(inLanguage),
      occupancy,
    })
  },

  async choose_hotel_of_day({ db, actor, audits }, { hotel_id }) {
    const before = await findHotelOfDay(db, actor.userId, actor.staff.hotels)
    if (!(await chooseHotelOfDay(db, actor.userId, hotel_id))) return err('not_found')
    audits.push({
      subject: `staff:${actor.userId}`,
      before: { hotelId: before?.id ?? null },
      after: { hotelId: hotel_id },
    })
    return done({})
  },
}

function arrivalView({ product, rooms, due, ...booking }: ArrivalRow, locale: Locale): AdminArrival {
  return {
    ...adminBookingView(booking, locale),
    rooms: rooms.map(({ name, count }) => ({ name: inLocale(name, locale), count })),
    guests: factsOfProduct(product).party.guests,
    due: { minor: due, currency: booking.total.currency },
  }
}

type HotelRow = { id: number; slug: string; name: Bilingual }

/** The hotel within the limit that a member of staff has chosen for the page of the day; null for all of them. */
async function findHotelOfDay(db: Queryable, userId: string, limit: HotelLimit): Promise<HotelRow | null> {
  const result = await db.execute<HotelRow>(sql`
    select h.id, h.slug, h.name from hotel_of_day d join hotel h on h.id = d.hotel_id where d.user_id = ${userId}
      and ${ofHotels(sql`h.id`, limit)}`)
  return result.rows[0] ?? null
}

/** Sets the hotel of the page of the day; null for all hotels. False if the hotel does not exist. */
async function chooseHotelOfDay(db: Queryable, userId: string, hotelId: number | null): Promise<boolean> {
  if (hotelId === null) {
    await db.execute(sql`delete from hotel_of_day where user_id = ${userId}`)
    return true
  }
  const { rowCount } = await db.execute(sql`
    insert into hotel_of_day (user_id, hotel_id) select ${userId}, id from hotel where id = ${hotelId}
    on conflict (user_id) do update set hotel_id = excluded.hotel_id`)
  return rowCount === 1
}
