import { freeOfCost } from '#domains/bookings/cancelling.ts'
import { sql, type SQL } from 'drizzle-orm'
import { oneByOne, type Failed } from '#domains/bookings/one-by-one.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { lockBooking } from '#domains/bookings/read.server.ts'
import { returnOnCancel } from '#domains/bookings/refund.server.ts'
import { json, moveBooking } from '#domains/bookings/write.server.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'

/** So many bookings one sweep takes; the next takes the rest. */
const sweepSize = 200

const rethrow: Failed = (error) => {
  throw error
}

/**
 * Expires bookings whose answer did not come in time and gives back what they held; answers
 * the tags of the pages that show it. Each in a transaction of its own, so that no two sweeps and no buyer wait for
 * one another in a circle; in a savepoint of the one it is called in.
 * @param failed is told of those that could not be; without it the first of them is thrown
 */
export async function releaseOverdue(
  db: Queryable,
  queue: QueueJob,
  now: Date,
  { which = sql`true`, failed = rethrow }: { which?: SQL; failed?: Failed } = {},
): Promise<string[]> {
  const overdue = sql`b.deadline_at <= ${now.toISOString()} and b.status in ('pending', 'waiting', 'waiting_user')`
  const found = await bookingsOf(db, sql`${overdue} and ${which}`, sql`b.deadline_at`)
  const tags = new Set<string>()
  await oneByOne(found, failed, async ({ id }) => {
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, sql`b.id = ${id} and ${overdue}`)
      if (!booking) return
      if (booking.captured + booking.recorded > 0) {
        // It was paid before the traveller was asked: whoever does not answer has all of it back.
        const cost = freeOfCost(booking)
        await tx.execute(sql`update booking set cancelled = ${json(cost)} where id = ${id}`)
        await returnOnCancel(tx, queue, booking, cost, { now, reason: 'expired' })
      }
      const moved = await moveBooking(tx, queue, id, { from: booking.status, to: 'expired', actor: 'clock', now })
      if (moved.ok) for (const tag of pageTagsOf(booking)) tags.add(tag)
    })
  })
  return [...tags]
}

/** Confirmed stays are completed on the day after departure, as the hotel's place counts days. */
export async function completeStays(db: Queryable, queue: QueueJob, now: Date, failed: Failed): Promise<number> {
  const over = sql`b.status = 'confirmed' and b.check_out < (${now.toISOString()}::timestamptz at time zone coalesce(c.time_zone, b.journey ->> 'timeZone'))::date`
  const found = await bookingsOf(db, over, sql`b.check_out`)
  let completed = 0
  await oneByOne(found, failed, async ({ id }) => {
    const moved = await inTransaction(db, (tx) =>
      moveBooking(tx, queue, id, { from: 'confirmed', to: 'completed', actor: 'clock', now }),
    )
    if (moved.ok) completed++
  })
  return completed
}

async function bookingsOf(db: Queryable, which: SQL, order: SQL): Promise<{ id: number }[]> {
  const found = await db.execute<{ id: number }>(sql`
    select b.id from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city
    where ${which} order by ${order}, b.id limit ${sweepSize}`)
  return found.rows
}
