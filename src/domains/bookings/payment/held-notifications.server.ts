import { sql, type SQL } from 'drizzle-orm'
import { payableNow } from '#domains/bookings/model/booking-account.ts'
import { bookingEvents, orderedKey, paymentWaitMinutes } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, sweepSize, type Failed } from '#domains/bookings/model/one-by-one.ts'
import { lockBookings } from '#domains/bookings/state/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { unpaidStatuses } from '#domains/payments/statuses.server.ts'

/** Minutes before the deadline; a later notification would be useless. */
const minMinutes = 5

const minute = 60_000

/**
 * Notifies travellers with unpaid bookings once of the deadline and the way to pay, with one email per order. Phone
 * bookings are left out, because they have a payment link, and orders whose own email contains it.
 */
export async function notifyHeld(db: Queryable, now: Date, failed: Failed): Promise<void> {
  const due = await db.execute<{ id: number }>(sql`
    select min(b.id)::int as id from booking b where ${held(now)} group by coalesce(b.order_id, -b.id)
    order by 1 limit ${sweepSize}`)
  await oneByOne(db, due.rows, failed, (tx, { id }) => notifyOne(tx, id, now))
}

async function notifyOne(tx: Queryable, id: number, now: Date): Promise<void> {
  // Read again under the lock: it may have been paid, or notified by another process, in the meantime.
  const together = await lockBookings(
    tx,
    sql`${held(now)} and (b.id = ${id} or b.order_id = (select one.order_id from booking one where one.id = ${id}))`,
  )
  const currency = together.find((booking) => booking.id === id)?.price.currency
  const payable = together.flatMap((booking) => {
    const share = payableNow(booking, booking.question !== null, now)
    return share && booking.price.currency === currency ? [share.amount] : []
  })
  if (payable.length === 0) return
  const facts = sql`'amount', ${payable.reduce((sum, amount) => sum + amount, 0)}::int, 'others', ${payable.length - 1}::int,
    'droppedAfter', to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  await queueNotificationsTo(
    tx,
    'booking_held',
    bookingEvents(notificationKey, sql`b.id = ${id} and ${held(now)}`, { facts }),
    now,
  )
}

const notificationKey = sql`'held:' || coalesce(b.order_id::text, b.reference)`

/** Condition for bookings on the site that have awaited payment for a while and were not notified. */
function held(now: Date): SQL {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return sql`b.status = 'pending' and b.payment_status in ${unpaidStatuses} and b.source <> 'phone'
    and b.deadline_at > ${at(minMinutes * minute)} and b.created_at <= ${at(-paymentWaitMinutes * minute)}
    and not exists (select from notification m where m.dedupe_key = ${notificationKey})
    and not exists (select from notification m join booking_order o on o.id = b.order_id where m.dedupe_key = ${orderedKey})`
}
