import { sql } from 'drizzle-orm'
import { done } from '#api/endpoint.ts'
import { adminBookingView } from '#domains/bookings/http/admin-views.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Handlers } from '#domains/context.ts'
import type { AdminArrival } from '#domains/bookings/contract/admin-answers.ts'
import type { adminEndpoints } from '#domains/admin/contract.ts'
import {
  countDays,
  countOccupancy,
  findArrivals,
  findDepartures,
  findFailedNotifications,
  findFailedPayments,
  findScarce,
  findToGiveBack,
  findWaiting,
  type ArrivalRow,
} from '#domains/admin/queries.server.ts'
import { findBackgroundWork } from '#domains/admin/background-work.server.ts'
import { lateWork } from '#domains/admin/background-work.ts'
import { findMessages } from '#domains/admin/messages.server.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

/** Days in the admin are those of the cities where guests stay. */
const timeZone = 'Asia/Riyadh'
const maxMessages = 50

export const adminHandlers: Handlers<typeof adminEndpoints> = {
  async show_desk({ db, actor, ports }) {
    const found = await db.execute<{ waiting: number; messages: number }>(sql`
      select (select count(*)::int from booking where status = 'waiting' and deadline_at is not null) as waiting,
        (select count(*)::int from contact_message where answered_at is null) as messages`)
    const { waiting, messages } = found.rows[0] ?? { waiting: 0, messages: 0 }
    const { adminIdleMinutes } = ports.sessionSettings
    return done({ name: actor.name, role: actor.staff.role, waiting, messages, idle_minutes: adminIdleMinutes })
  },

  async fetch_today({ db, now, locale }) {
    const today = todayIn(timeZone, now)
    const { currency } = await readSettings(db)
    const [waiting, arrivals, departures, unpaid, owed, notifications, work, messages, scarce, counted, occupancy] =
      await Promise.all([
        findWaiting(db),
        findArrivals(db, today),
        findDepartures(db, today),
        findFailedPayments(db),
        findToGiveBack(db),
        findFailedNotifications(db),
        findBackgroundWork(db, now),
        findMessages(db, { state: 'open', limit: maxMessages }),
        findScarce(db, today),
        countDays(db, today, { currency, timeZone }),
        countOccupancy(db, today),
      ])
    const view = (row: (typeof waiting)[number]) => adminBookingView(row, locale)
    return done({
      today,
      waiting: waiting.map(view),
      arrivals: arrivals.map((row) => arrivalView(row, locale)),
      departures: departures.map((row) => arrivalView(row, locale)),
      failed_payments: unpaid.map(view),
      to_give_back: owed.map(view),
      failed_letters: notifications,
      late_work: lateWork(work),
      messages,
      scarce: scarce.map(({ hotel, room, ...rest }) => ({
        hotel: inLocale(hotel, locale),
        room: inLocale(room, locale),
        ...rest,
      })),
      days: counted.map(({ value, ...day }) => ({ ...day, value: { minor: value, currency } })),
      occupancy,
    })
  },
}

function arrivalView(row: ArrivalRow, locale: Locale): AdminArrival {
  return {
    ...adminBookingView(row, locale),
    rooms: row.rooms.map(({ name, count }) => ({ name: inLocale(name, locale), count })),
    guests: factsOfProduct(row.product).party.guests,
    due: { minor: row.due, currency: row.currency },
    checked_in: row.checkedIn,
  }
}
