import type { SQL } from 'drizzle-orm'
import { releaseOverdue } from '#domains/bookings/expiry.server.ts'
import type { BookingRow } from '#domains/bookings/read.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import type { Context } from '#domains/context.ts'

type Needs = Pick<Context, 'db' | 'ports' | 'now' | 'changes'>

/**
 * A deadline that has passed counts from that moment, whenever the sweep comes by. In the call's own transaction where
 * there is one: to wait for a second connection while holding the first would lock everybody up in a rush.
 */
export async function releaseOverdueOf({ db, ports, now, changes }: Needs, which: SQL): Promise<void> {
  changes.push(...(await releaseOverdue(db, ports.queue, now, { which })))
}

/** The same before something is only read: what cannot be released is shown as it stands, and the sweep tells of it. */
export async function releaseToRead({ db, ports, now, changes }: Needs, which: SQL): Promise<void> {
  changes.push(...(await releaseOverdue(db, ports.queue, now, { which, failed: () => undefined })))
}

export function isOverdue(row: BookingRow, now: Date): boolean {
  return statusTable[row.status].turn !== null && row.deadlineAt !== null && Date.parse(row.deadlineAt) <= now.getTime()
}
