import { sql } from 'drizzle-orm'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Action } from '#domains/context.ts'

/** Writes an event that does not change the status; returns its id. */
export async function writeEvent(
  { db, now, actor }: Omit<Action, 'ports'>,
  booking: Pick<Booking, 'id' | 'status'>,
  note: EventNote,
): Promise<number> {
  const written = await db.execute<{ id: number }>(sql`
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    values (${booking.id}, ${now.toISOString()}, ${actor}, ${booking.status}, ${booking.status}, ${note}) returning id::int as id`)
  return written.rows[0]?.id ?? 0
}

/** Queues what follows a change that does not change the status, after its event. */
export async function queueChanged(
  { db, ports }: Pick<Action, 'db' | 'ports'>,
  { id: bookingId, reference, hotelId, status }: Pick<Booking, 'id' | 'reference' | 'hotelId' | 'status'>,
  event: number,
): Promise<void> {
  const data = { bookingId, reference, hotelId, from: status, to: status, event }
  await ports.queue(db, { name: 'booking-changed', key: `${reference}:${event}`, data })
}
