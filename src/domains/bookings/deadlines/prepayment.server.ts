import { sql } from 'drizzle-orm'
import { cancelAt } from '#domains/bookings/cancel/cancel.server.ts'
import { cancellationCost } from '#domains/bookings/model/cancellation.ts'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { bookingEvents } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, sweepSize, type Failed } from '#domains/bookings/model/one-by-one.ts'
import { lockBooking } from '#domains/bookings/state/queries.server.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { unpaidStatuses } from '#domains/payments/statuses.server.ts'

// Confirmed bookings that are to be paid online instead of on arrival (`changePaymentType`), until their deadline.

/** Hours before the deadline at which a traveller is reminded. */
const remindHoursBefore = [12, 3]

const unpaid = sql`b.status = 'confirmed' and b.payment_type = 'prepay' and b.payment_status in ${unpaidStatuses}
  and b.deadline_at is not null and b.checked_in_at is null`

/**
 * Queues the reminders to pay. A reminder is left out if the booking was changed to online payment after it was due,
 * because the email about that names the deadline; after a delay only the last one is sent.
 */
export async function remindOfPrepayment(db: Queryable, now: Date): Promise<void> {
  const at = now.toISOString()
  const hours = sql`(select min(h) from unnest(${sql.param(remindHoursBefore)}::int[]) h
    where b.deadline_at - make_interval(hours => h) <= ${at})`
  const key = sql`'prepayment:' || b.reference || ':' || extract(epoch from b.deadline_at)::bigint || ':' || ${hours}`
  const changedAt = sql`coalesce((select max(e.at) from booking_event e
    where e.booking_id = b.id and e.note = ${'payment prepay' satisfies EventNote}), '-infinity')`
  const due = sql`${unpaid} and b.deadline_at > ${at} and ${changedAt} < b.deadline_at - make_interval(hours => ${hours})
    and not exists (select from notification m where m.dedupe_key = ${key})`
  const facts = sql`'need', 'prepayment', 'droppedAfter', to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  await queueNotificationsTo(db, 'booking_needs_you', bookingEvents(key, due, { facts }), now)
}

/**
 * Cancels bookings that were not paid by their deadline, at the cost of cancelling at that hour, and releases what they
 * hold. A booking that has begun is left to its provider, who takes the payment or reports a no-show.
 */
export async function releaseUnpaid(db: Queryable, ports: Action['ports'], now: Date, failed: Failed): Promise<void> {
  const overdue = sql`${unpaid} and b.deadline_at <= ${now.toISOString()}`
  const result = await db.execute<{ id: number }>(sql`
    select b.id from booking b where ${overdue} order by b.deadline_at, b.id limit ${sweepSize}`)
  await oneByOne(db, result.rows, failed, async (tx, { id }) => {
    const booking = await lockBooking(tx, sql`b.id = ${id} and ${overdue}`)
    if (!booking?.deadlineAt) return
    if (arrivalOf(booking) <= now) {
      await tx.execute(sql`update booking set deadline_at = null, updated_at = ${now.toISOString()} where id = ${id}`)
      return
    }
    const cost = { ...cancellationCost(booking, new Date(booking.deadlineAt)), unpaid: true as const }
    await cancelAt({ db: tx, ports, now, actor: 'clock' }, booking, cost, { note: 'prepayment missed' })
  })
}
