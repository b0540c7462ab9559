import { sql } from 'drizzle-orm'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import type { ChangingBooking } from '#domains/bookings/model/queries.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/** Context of a change by staff: the transaction, the time, and the actor (`staff:<id>`). */
export type AdminAction = { db: Queryable; ports: Ports; now: Date; actor: string; name: string }

/** Writes an event that does not change the status; returns its id. */
export async function writeEvent(
  { db, now, actor }: Pick<AdminAction, 'db' | 'now' | 'actor'>,
  booking: Pick<ChangingBooking, 'id' | 'status'>,
  note: EventNote,
): Promise<number> {
  const written = await db.execute<{ id: number }>(sql`
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    values (${booking.id}, ${now.toISOString()}, ${actor}, ${booking.status}, ${booking.status}, ${note}) returning id::int as id`)
  return written.rows[0]?.id ?? 0
}
