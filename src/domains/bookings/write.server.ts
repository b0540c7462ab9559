import { sql } from 'drizzle-orm'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import { convertJourney, giveJourneyBack } from '#domains/bookings/journey-stock.server.ts'
import type { EventNote } from '#domains/bookings/event-notes.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { tellStatus } from '#domains/bookings/letters.server.ts'
import { closeAll } from '#domains/bookings/open-payment.server.ts'
import { bookingCan, isOver, statusTable } from '#domains/bookings/rules.ts'
import type { BookingStatus } from '#domains/bookings/shapes.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'
import { convertRooms, giveRoomsBack, type StockLine } from '#domains/stays/stock.server.ts'

type Move = {
  from: BookingStatus
  to: BookingStatus
  actor: string
  now: Date
  /** By when the side whose turn it becomes must have answered. */
  deadlineAt?: Date
  note?: EventNote
  /** What the letter of the status lets its reader do without an account. */
  token?: string
  /** The mover tells the traveller in another letter than that of the status. */
  untold?: boolean
}

/**
 * Moves a booking from the status that the caller saw to another, gives or converts its stock, writes
 * the event and queues what follows. Refuses with `status_changed` when somebody was quicker; throws for
 * a way that the life of a booking does not know. Run in a transaction.
 */
export async function moveBooking(
  db: Queryable,
  queue: QueueJob,
  id: number,
  move: Move,
): Promise<Outcome<null, 'status_changed'>> {
  if (!bookingCan.move(move.from, move.to)) throw new Error(`a booking never goes from ${move.from} to ${move.to}`)
  const moved = await writeMove(db, queue, id, move)
  if (!moved) return refuse('status_changed')
  const before = statusTable[move.from].stock
  const after = statusTable[move.to].stock
  const { journey } = moved
  if (before && after && before !== after) {
    await (journey
      ? convertJourney(db, before, after, journey)
      : convertRooms(db, before, after, stockLines(moved.priced)))
  }
  if (before && !after) {
    await (journey ? giveJourneyBack(db, before, journey) : giveRoomsBack(db, before, stockLines(moved.priced)))
  }
  return { ok: true, data: null }
}

/**
 * The status, the event and the job of a move, without its stock; null when the status was another. Open offers lapse, and of
 * what is over no page takes money any more.
 * Answers what the booking held: of a journey, what was offered instead while it was open.
 */
export async function writeMove(
  db: Queryable,
  queue: QueueJob,
  id: number,
  move: Move,
): Promise<{ priced: PricedStay; journey: BookedJourney | null } | null> {
  const at = move.now.toISOString()
  // Beside the question of another house a confirmed booking still needs what it was asked for.
  const stillNeeded = move.to === 'waiting_user' || move.note === 'residence accepted'
  const moved = await db.execute<{
    priced: PricedStay
    journey: BookedJourney | null
    reference: string
    hotelId: number | null
    eventId: number
  }>(sql`
    with moved as (
      update booking set status = ${move.to}, updated_at = ${at}, deadline_at = ${move.deadlineAt?.toISOString() ?? null}
      where id = ${id} and status = ${move.from}
      returning id, priced, reference, hotel_id, coalesce(
        (select o.journey from booking_offer o where o.booking_id = booking.id and o.state = 'open'), journey) as journey
    ), event as (
      insert into booking_event (booking_id, at, actor, from_status, to_status, note)
      select id, ${at}, ${move.actor}, ${move.from}, ${move.to}, ${move.note ?? ''} from moved
      returning id
    ), lapsed as (
      update booking_offer set state = 'lapsed', answered_at = ${at}
      where booking_id in (select id from moved) and state = 'open' and ${move.from} = 'waiting_user'
    ), unsent as (
      update booking_document set state = 'lapsed'
      where booking_id in (select id from moved) and state = 'asked' and ${move.from} in ('waiting_user', 'confirmed') and not ${stillNeeded}::boolean
    )
    select moved.priced, moved.journey, moved.reference, moved.hotel_id as "hotelId", event.id as "eventId" from moved, event`)
  const row = moved.rows[0]
  if (!row) return null
  // Before the stock: whoever takes money in locks in this order too.
  if (isOver(move.to)) await closeAll({ db, queue, now: move.now, actor: move.actor }, id)
  await queue(db, {
    name: 'booking-changed',
    key: `${row.reference}:${row.eventId}`,
    data: { bookingId: id, reference: row.reference, hotelId: row.hotelId, from: move.from, to: move.to },
  })
  if (!move.untold)
    await tellStatus(db, { id, status: move.to, key: `moved:${row.eventId}`, token: move.token }, move.now)
  return row
}

/** What a stay takes of night inventory: its rooms counted by type. */
export function stockLines(priced: PricedStay): StockLine[] {
  const byType = Map.groupBy(priced.rooms, (room) => room.roomTypeId)
  return [...byType].map(([roomTypeId, rooms]) => ({
    roomTypeId,
    checkIn: priced.checkIn,
    checkOut: priced.checkOut,
    quantity: rooms.length,
  }))
}

export function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}
