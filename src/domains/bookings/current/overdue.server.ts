import { sql, type SQL } from 'drizzle-orm'
import { releaseOverdue } from '#domains/bookings/deadlines/expiry.server.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { BookingOfPage } from '#domains/bookings/state/shown-bookings.server.ts'
import { statusTable } from '#domains/bookings/model/rules.ts'
import type { Context } from '#domains/context.ts'

type Dependencies = Pick<Context, 'db' | 'ports' | 'now'>

/**
 * Expires bookings as soon as their deadline has passed, whenever the sweep runs. Uses the call's own transaction if
 * there is one: waiting for a second connection while holding the first would deadlock the pool under load.
 */
export async function releaseOverdueOf({ db, ports, now }: Dependencies, which: SQL): Promise<void> {
  await releaseOverdue(db, ports, now, { which })
}

/**
 * As `releaseOverdueOf`, before a read, which waits for nobody: bookings that are being changed or cannot be expired are
 * shown unchanged, and the sweep reports the error.
 */
export async function releaseToRead({ db, ports, now }: Dependencies, which: SQL): Promise<void> {
  await releaseOverdue(db, ports, now, { which, failed: () => undefined, wait: false })
}

/** Reads a booking; an overdue one expires first. */
export async function readCurrent(
  context: Dependencies,
  read: () => Promise<BookingOfPage | null>,
): Promise<BookingOfPage | null> {
  const row = await read()
  if (!row || !isOverdue(row, context.now)) return row
  await releaseToRead(context, sql`b.id = ${row.id}`)
  return read()
}

/** True if an answer or payment is awaited and its deadline has passed. */
export function isOverdue(row: Booking, now: Date): boolean {
  return statusTable[row.status].turn !== null && row.deadlineAt !== null && row.deadlineAt <= now
}
