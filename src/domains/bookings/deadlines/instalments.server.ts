import { sql, type SQL } from 'drizzle-orm'
import { paidOfBooking } from '#domains/bookings/account/entries.server.ts'
import { signLink } from '#domains/bookings/access/booking-link.server.ts'
import { cancellationCost } from '#domains/bookings/model/cancellation.ts'
import { cancelAt } from '#domains/bookings/cancel/cancel.server.ts'
import { answerDeadline } from '#domains/bookings/model/rules.ts'
import { writeEvent, type Action } from '#domains/bookings/state/events.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { bookingEvents } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, sweepSize, type Failed } from '#domains/bookings/model/one-by-one.ts'
import {
  leastChargeOfBooking,
  lockBooking,
  type ChangingBooking,
  timeZoneOfBooking,
} from '#domains/bookings/state/queries.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { paidStatuses } from '#domains/payments/statuses.server.ts'

/** Days before the due date of an instalment on which a reminder is sent, at 09:00 local time of the departure city. */
const remindDaysBefore = 7

/** Hours to pay after the notification of a missed instalment. */
const graceHours = 72

const hour = 3_600_000

/**
 * Queues a reminder of each instalment that is due soon, once per instalment. Bookings made within the last 24 hours
 * are left out, because their travellers have just read the dates.
 */
export async function remindOfInstalments(db: Queryable, ports: Ports, now: Date, failed: Failed): Promise<void> {
  const key = sql`'instalment:' || b.reference || ':' || part.due`
  const soon = sql`${local(now)} >= part.due - ${remindDaysBefore}::int + time '09:00' and ${local(now)}::date <= part.due
    and b.created_at < ${new Date(now.getTime() - 24 * hour).toISOString()} and b.deadline_at is null
    and not exists (select from notification m where m.dedupe_key = ${key})`
  const due = await db.execute<Payer & { id: number }>(sql`
    select b.id, b.reference, b.user_id as "userId", b.link_generation as "linkGeneration" ${from} where ${inParts(now)} and ${soon} order by b.id limit ${sweepSize}`)
  await oneByOne(db, due.rows, failed, async (tx, { id, ...payer }) => {
    const data = { more: part, facts, token: tokenFor(ports, payer, now) }
    const rows = bookingEvents(key, sql`b.id = ${id} and ${soon}`, data)
    await queueNotificationsTo(tx, 'booking_instalment', rows, now)
  })
}

/**
 * Handles overdue instalments: first the traveller is notified and given three days, then the booking is cancelled
 * under its terms. Money above the penalty is refunded; nothing beyond the paid amount is charged.
 */
export async function enforceInstalments(db: Queryable, ports: Ports, now: Date, failed: Failed): Promise<void> {
  const overdue = sql`${inParts(now)} and part.due < ${local(now)}::date and (b.deadline_at is null or b.deadline_at <= ${now.toISOString()})`
  const missed = await missedOf(db, sql`${overdue} order by b.id limit ${sweepSize}`)
  await oneByOne(db, missed, failed, async (tx, { id }) => {
    const booking = await lockBooking(tx, sql`b.id = ${id}`)
    // Read again under the lock: it may have been paid, or handled by another process, in the meantime.
    if (!booking || (await missedOf(tx, sql`${overdue} and b.id = ${id}`)).length === 0) return
    const at = { db: tx, ports, now, actor: 'clock' }
    if (booking.deadlineAt === null) return giveGrace(at, ports, booking)
    const { penalty, due, ...returned } = cancellationCost(booking, now)
    const cost = { ...returned, penalty: penalty - due, due: 0 }
    await cancelAt(at, booking, cost, { note: 'instalment missed' })
  })
}

async function giveGrace(at: Action, ports: Ports, booking: ChangingBooking): Promise<void> {
  const { db, now } = at
  const { id } = booking
  const deadline = answerDeadline(now, arrivalOf(booking), graceHours)
  await db.execute(sql`
    update booking set deadline_at = ${deadline.toISOString()}, updated_at = ${now.toISOString()} where id = ${id}`)
  const key = sql`${`overdue:${await writeEvent(at, booking, 'instalment overdue')}`}`
  const data = { more: part, facts, token: tokenFor(ports, booking, now) }
  await queueNotificationsTo(db, 'booking_instalment', bookingEvents(key, sql`b.id = ${id}`, data), now)
}

type Payer = { reference: string; userId: string | null; linkGeneration: number }

/** A phone booking without an account is paid through the link in the e-mail. */
function tokenFor(ports: Ports, payer: Payer, now: Date): string | undefined {
  return payer.userId === null ? signLink(ports, 'payment-link', payer, now) : undefined
}

async function missedOf(db: Queryable, which: SQL): Promise<{ id: number }[]> {
  const result = await db.execute<{ id: number }>(sql`select b.id ${from} where ${which}`)
  return result.rows
}

function local(now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking})`
}

/** Bookings by instalments that are not fully paid, with the earliest open `part` as of `nextInstalment`. */
function inParts(now: Date): SQL {
  return sql`b.status = 'confirmed' and b.kind = 'package' and b.payment_type = 'prepay'
  and b.payment_status in ${paidStatuses} and b.check_in > ${now.toISOString()}::timestamptz::date - 1`
}

const part = sql`cross join lateral (
  select s.due, (s.reached - received.sum)::int as amount
  from (select (nullif(i ->> 'due', 'booking'))::date as due, sum((i ->> 'amount')::int) over (order by place) as reached
      from jsonb_array_elements(b.product -> 'priced' -> 'plan') with ordinality p (i, place) where i ->> 'due' <> 'arrival') s,
    lateral (select ${paidOfBooking} as sum) received
  where s.due is not null and s.reached - received.sum >= ${leastChargeOfBooking} order by s.due limit 1) part`

const from = sql`from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city ${part}`

const facts = sql`'amount', part.amount, 'dueOn', part.due`
