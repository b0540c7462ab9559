import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import { freeOfCost } from '#domains/bookings/model/cancellation.ts'
import { sql, type SQL } from 'drizzle-orm'
import { oneByOne, sweepSize, type Failed } from '#domains/bookings/model/one-by-one.ts'
import { lockBookings, timeZoneOfBooking } from '#domains/bookings/state/queries.server.ts'
import { refundEndedBooking } from '#domains/bookings/payment/refund.server.ts'
import { json } from '#domains/bookings/state/commands.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { heldStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Action, Queryable } from '#domains/context.ts'

const rethrow: Failed = (error) => {
  throw error
}

/**
 * Expires bookings whose answer did not come in time and releases what they held. Each booking has its own transaction,
 * so that sweeps and buyers cannot deadlock; inside a caller's transaction it is a savepoint.
 * @param failed is called with the errors of bookings that could not be expired; without it the first error is thrown
 * @param wait false leaves out bookings that are being changed
 */
export async function releaseOverdue(
  db: Queryable,
  ports: Action['ports'],
  now: Date,
  { which = sql`true`, failed = rethrow, wait = true }: { which?: SQL; failed?: Failed; wait?: boolean } = {},
): Promise<void> {
  const overdue = sql`b.deadline_at <= ${now.toISOString()} and b.status in ${heldStatuses}`
  const bookings = await bookingsOf(db, sql`${overdue} and ${which}`, sql`b.deadline_at`)
  await oneByOne(db, bookings, failed, async (tx, { id }) => {
    const [booking] = await lockBookings(tx, sql`b.id = ${id} and ${overdue}`, wait)
    if (!booking) return
    const at = { db: tx, ports, now, actor: 'clock' }
    if (accountOfBooking(booking).retained > 0) {
      // It was paid before the traveller had to answer: without an answer the full amount is refunded.
      const cost = freeOfCost(booking)
      await tx.execute(sql`update booking set cancelled = ${json(cost)} where id = ${id}`)
      await refundEndedBooking(at, booking, cost, 'expired')
    }
    await transition(at, booking, { to: 'expired' })
  })
}

/** Completes confirmed stays on the day after departure, in the hotel's time zone. Returns the number completed. */
export async function completeStays(db: Queryable, ports: Action['ports'], now: Date, failed: Failed): Promise<number> {
  const over = sql`b.status = 'confirmed' and b.check_out < (${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking})::date`
  const bookings = await bookingsOf(db, over, sql`b.check_out`)
  let completed = 0
  await oneByOne(db, bookings, failed, async (tx, { id }) => {
    const at = { db: tx, ports, now, actor: 'clock' }
    const moved = await transition(at, { id, status: 'confirmed' }, { to: 'completed' })
    if (moved.ok) completed++
  })
  return completed
}

async function bookingsOf(db: Queryable, which: SQL, order: SQL): Promise<{ id: number }[]> {
  const result = await db.execute<{ id: number }>(sql`
    select b.id from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city
    where ${which} order by ${order}, b.id limit ${sweepSize}`)
  return result.rows
}
