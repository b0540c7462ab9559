import type { SQL } from 'drizzle-orm'
import { releaseOverdue } from '#domains/bookings/expiry.server.ts'
import type { BookingRow } from '#domains/bookings/read.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import type { Context } from '#domains/context.ts'

/** A deadline that has passed counts from that moment, whenever the sweep comes by. */
export async function releaseOverdueOf({ db, ports, now, changes }: Context, which: SQL): Promise<void> {
  changes.push(...(await releaseOverdue(db, ports.queue, now, which)))
}

export function isOverdue(row: BookingRow, now: Date): boolean {
  return statusTable[row.status].turn !== null && row.deadlineAt !== null && Date.parse(row.deadlineAt) <= now.getTime()
}
