import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { bookingCan } from '#domains/bookings/model/rules.ts'
import type { BookingStatus, CancellationCost } from '#domains/bookings/model/shapes.ts'
import type { Action } from '#domains/context.ts'
import { offeredAndHeld, type Booking } from '#domains/bookings/state/queries.server.ts'

type Move = {
  to: BookingStatus
  /** Deadline for the answer of the side whose turn it becomes. */
  deadlineAt?: Date
  note?: EventNote
  /** Token in the status notification, which lets its reader act without an account. */
  token?: string
  /** If true, no status notification is sent, because the caller sends another one. */
  withoutNotification?: boolean
  /** If true, the traveller still has to send the documents that staff have asked for. */
  keepsDocuments?: boolean
}

/**
 * Moves a booking from the status that the caller has read to another, writes the event, and calls what follows
 * (`BookingFeatures`). Returns `status_changed` if the status has changed meanwhile, or if an expired booking cannot get
 * back what it had: its caller then rolls back. Throws for a transition that `statusTable` does not allow. Run in a
 * transaction.
 */
export async function transition(
  at: Action,
  { id, status: from }: Pick<Booking, 'id' | 'status'>,
  { to, token, withoutNotification = false, keepsDocuments = false, ...move }: Move,
): Promise<Outcome<null, 'status_changed'>> {
  if (!bookingCan.move(from, to)) throw new Error(`a booking cannot move from ${from} to ${to}`)
  const moved = await writeStatus(at, id, { from, to, ...move })
  if (!moved) return err('status_changed')
  const { held, heldUntil, cancelled, event, ...booking } = moved
  const how = { token, withoutNotification, keepsDocuments }
  for (const follow of at.ports.features.onTransition) {
    const followed = await follow(at, { booking, from, to, held, heldUntil, cancelled, event, ...how })
    if (followed === 'refused') return err('status_changed')
  }
  return done(null)
}

type MovedRow = {
  id: number
  reference: string
  hotelId: number | null
  orderId: number | null
  held: BookedProduct
  heldUntil: string | null
  cancelled: CancellationCost | null
  event: number
}

/** Writes the status and the event; null if the status has changed meanwhile. */
async function writeStatus(
  { db, now, actor }: Action,
  id: number,
  { from, to, deadlineAt, note }: Pick<Move, 'to' | 'deadlineAt' | 'note'> & { from: BookingStatus },
): Promise<MovedRow | null> {
  const at = now.toISOString()
  const moved = await db.execute<MovedRow>(sql`
    with held as (
      select deadline_at from booking where id = ${id}
    ), moved as (
      update booking set status = ${to}, updated_at = ${at}, deadline_at = ${deadlineAt?.toISOString() ?? null}
      where id = ${id} and status = ${from}
      returning id, reference, hotel_id, order_id, cancelled, coalesce(${offeredAndHeld(sql`booking.id`)}, product) as held
    ), event as (
      insert into booking_event (booking_id, at, actor, from_status, to_status, note)
      select id, ${at}, ${actor}, ${from}, ${to}, ${note ?? ''} from moved
      returning id
    )
    select moved.id, moved.held, moved.cancelled, moved.reference, moved.hotel_id as "hotelId", moved.order_id::int as "orderId",
      held.deadline_at::text as "heldUntil", event.id as event from moved, event, held`)
  return moved.rows[0] ?? null
}
