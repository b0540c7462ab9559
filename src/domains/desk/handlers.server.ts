import { sql } from 'drizzle-orm'
import { done } from '#contract/endpoint.ts'
import { deskBookingView } from '#domains/bookings/desk-views.server.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Handlers } from '#domains/context.ts'
import type { deskEndpoints } from '#domains/desk/contract.ts'
import {
  countDays,
  countOccupancy,
  findArrivals,
  findDepartures,
  findFailedLetters,
  findFailedPayments,
  findScarce,
  findToGiveBack,
  findWaiting,
} from '#domains/desk/read.server.ts'
import { findMessages } from '#domains/desk/messages.server.ts'
import { todayIn } from '#domains/stays/nights.ts'
import { inLocale } from '#text/locale.ts'

/** The day of the desk is that of the stay cities. */
const timeZone = 'Asia/Riyadh'
const mostMessages = 50

export const deskHandlers: Handlers<typeof deskEndpoints> = {
  async show_desk({ db, actor, ports }) {
    const found = await db.execute<{ waiting: number; messages: number }>(sql`
      select (select count(*)::int from booking where status = 'waiting' and deadline_at is not null) as waiting,
        (select count(*)::int from contact_message where answered_at is null) as messages`)
    const { waiting, messages } = found.rows[0] ?? { waiting: 0, messages: 0 }
    const { deskIdleMinutes } = ports.sessionWay
    return done({ name: actor.name, role: actor.staff.role, waiting, messages, idle_minutes: deskIdleMinutes })
  },

  async fetch_today({ db, now, locale }) {
    const today = todayIn(timeZone, now)
    const { currency } = await readSettings(db)
    const [waiting, arrivals, departures, unpaid, owed, letters, messages, scarce, counted, occupancy] =
      await Promise.all([
        findWaiting(db),
        findArrivals(db, today),
        findDepartures(db, today),
        findFailedPayments(db),
        findToGiveBack(db),
        findFailedLetters(db),
        findMessages(db, { state: 'open', limit: mostMessages }),
        findScarce(db, today),
        countDays(db, today, { currency, timeZone }),
        countOccupancy(db, today),
      ])
    const view = (row: (typeof waiting)[number]) => deskBookingView(row, locale)
    return done({
      today,
      waiting: waiting.map(view),
      arrivals: arrivals.map(view),
      departures: departures.map(view),
      failed_payments: unpaid.map(view),
      to_give_back: owed.map(view),
      failed_letters: letters,
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
