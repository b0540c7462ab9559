import { sql, type SQL } from 'drizzle-orm'
import { dueOfBooking } from '#domains/bookings/account/entries.server.ts'
import { signLink } from '#domains/bookings/access/booking-link.server.ts'
import { openInstalment } from '#domains/bookings/model/booking-account.ts'
import { cancellationCost } from '#domains/bookings/model/cancellation.ts'
import { cancelAt } from '#domains/bookings/cancel/cancel.server.ts'
import { answerDeadline } from '#domains/bookings/model/rules.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { bookingEvents } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, sweepSize, type Failed } from '#domains/bookings/model/one-by-one.ts'
import {
  loadBooking,
  loadPortions,
  lockBooking,
  timeZoneOfBooking,
  type Booking,
} from '#domains/bookings/state/queries.server.ts'
import type { Action, Ports, Queryable } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { todayIn } from '#domains/shared/dates.ts'
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
  const key = (due: SQL) => sql`'instalment:' || b.reference || ':' || ${due}`
  const soon = (
    due: SQL,
  ) => sql`${local(now)} >= ${due} - ${remindDaysBefore}::int + time '09:00' and ${local(now)}::date <= ${due}
    and not exists (select from notification m where m.dedupe_key = ${key(due)})`
  const remindable = sql`${inParts(now)} and b.deadline_at is null
    and b.created_at < ${new Date(now.getTime() - 24 * hour).toISOString()}`
  const remind = async (tx: Queryable, { id }: Pick<Booking, 'id'>) => {
    const booking = await loadBooking(tx, sql`b.id = ${id} and ${remindable}`)
    const part = booking && openInstalment(booking)
    if (!part) return
    const due = sql`${part.due}::date`
    const data = { facts: factsOf(part), token: tokenFor(ports, booking, now) }
    const rows = bookingEvents(key(due), sql`b.id = ${id} and ${soon(due)}`, data)
    await queueNotificationsTo(tx, 'booking_instalment', rows, now)
  }
  for await (const bookings of loadPortions(db, sql`${remindable} and ${hasDueDay(soon)}`, sweepSize))
    await oneByOne(db, bookings, failed, remind)
}

/**
 * Handles overdue instalments: first the traveller is notified and given three days, then the booking is cancelled
 * under its terms. Money above the penalty is refunded; nothing beyond the paid amount is charged.
 */
export async function enforceInstalments(db: Queryable, ports: Ports, now: Date, failed: Failed): Promise<void> {
  const enforceable = sql`${inParts(now)} and (b.deadline_at is null or b.deadline_at <= ${now.toISOString()})`
  const past = hasDueDay((due) => sql`${due} < ${local(now)}::date`)
  const isOverdue = (booking: Booking) => {
    const part = openInstalment(booking)
    return part !== null && part.due < todayIn(booking.timeZone, now)
  }
  // Most bookings with a past date have paid it.
  const overdue: { id: number }[] = []
  for await (const bookings of loadPortions(db, sql`${enforceable} and ${past}`, sweepSize)) {
    overdue.push(...bookings.filter(isOverdue).map(({ id }) => ({ id })))
    if (overdue.length >= sweepSize) break
  }
  await oneByOne(db, overdue.slice(0, sweepSize), failed, async (tx, { id }) => {
    // Read again under the lock: it may have been paid, or handled by another process, in the meantime.
    const booking = await lockBooking(tx, sql`b.id = ${id} and ${enforceable}`)
    if (!booking || !isOverdue(booking)) return
    const at = { db: tx, ports, now, actor: 'clock' }
    if (booking.deadlineAt === null) return giveGrace(at, ports, booking)
    const { penalty, due, ...returned } = cancellationCost(booking, now)
    const cost = { ...returned, penalty: penalty - due, due: 0 }
    await cancelAt(at, booking, cost, { note: 'instalment missed' })
  })
}

async function giveGrace(at: Action, ports: Ports, booking: Booking): Promise<void> {
  const { db, now } = at
  const { id } = booking
  const deadline = answerDeadline(now, arrivalOf(booking), graceHours)
  await db.execute(sql`
    update booking set deadline_at = ${deadline.toISOString()}, updated_at = ${now.toISOString()} where id = ${id}`)
  const key = sql`${`overdue:${await writeEvent(at, booking, 'instalment overdue')}`}`
  const data = { facts: factsOf(openInstalment(booking)), token: tokenFor(ports, booking, now) }
  await queueNotificationsTo(db, 'booking_instalment', bookingEvents(key, sql`b.id = ${id}`, data), now)
}

type Payer = { reference: string; userId: string | null; linkGeneration: number }

/** A phone booking without an account is paid through the link in the email. */
function tokenFor(ports: Ports, payer: Payer, now: Date): string | undefined {
  return payer.userId === null ? signLink(ports, 'payment-link', payer, now) : undefined
}

function local(now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking})`
}

/** Confirmed packages that are paid by instalments and have not begun. */
function inParts(now: Date): SQL {
  return sql`b.status = 'confirmed' and b.kind = 'package' and b.payment_type = 'prepay'
  and b.payment_status in ${paidStatuses} and b.check_in > ${now.toISOString()}::timestamptz::date - 1 and ${dueOfBooking} > 0`
}

/** An instalment of a booking `b`, paid or not, is due on a date that meets a condition. */
function hasDueDay(condition: (due: SQL) => SQL): SQL {
  return sql`exists (select from jsonb_array_elements_text(b.due_days) day cross join lateral (select day::date as due) one
    where ${condition(sql`one.due`)})`
}

function factsOf(part: ReturnType<typeof openInstalment>): SQL {
  return sql`'amount', ${part?.amount ?? 0}::int, 'dueOn', ${part?.due ?? null}::text`
}
