import { sql } from 'drizzle-orm'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import { convertJourney, giveJourneyBack, takeJourney } from '#domains/bookings/journey-stock.server.ts'
import type { EventNote } from '#domains/bookings/event-notes.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { tellStatus } from '#domains/bookings/letters.server.ts'
import { bookingCan, statusTable } from '#domains/bookings/rules.ts'
import type { BookingSource, BookingStatus, Contact, Guest } from '#domains/bookings/shapes.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import type { PaymentType, PricedStay } from '#domains/stays/shapes.ts'
import { convertRooms, giveRoomsBack, takeRooms, type StockLine } from '#domains/stays/stock.server.ts'
import type { Locale } from '#text/locale.ts'

export type NewBooking = {
  reference: string
  /** Null for a guest without account. */
  userId: string | null
  /** Who makes it: `traveller:<id>`, or `staff:<id>` for somebody on the phone. */
  actor: string
  source: BookingSource
  /** Null for a package or service, which is in `journey`. */
  hotelId: number | null
  journey?: BookedJourney | undefined
  /** Of one that is booked together with others. */
  orderId?: number
  status: Extract<BookingStatus, 'pending' | 'waiting' | 'confirmed'>
  paymentType: PaymentType
  priced: PricedStay
  guests: Guest[]
  contact: Contact
  specialRequest: string
  locale: Locale
  deadlineAt: Date | null
  now: Date
}

/**
 * Takes the rooms, writes the booking with its rooms and first event and queues what follows: all of it,
 * or `sold_out` and nothing. Run in a transaction.
 * @param also what else is asked of the database once the booking is there: it travels with the rest
 */
export async function makeBooking(
  db: Queryable,
  queue: QueueJob,
  made: NewBooking,
  also: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Outcome<{ id: number }, 'sold_out'>> {
  const { priced } = made
  const counter = statusTable[made.status].stock
  const taken = await (made.journey
    ? takeJourney(db, counter, made.journey)
    : takeRooms(db, counter, stockLines(priced)))
  if (!taken) return refuse('sold_out')
  const at = made.now.toISOString()
  const written = await db.execute<{ id: number }>(sql`
    with made as (
      insert into booking (reference, source, user_id, order_id, kind, hotel_id, journey, status, payment_status, payment_type, check_in, check_out, total_minor,
        currency, priced, guests, contact, special_request, locale, deadline_at, created_at, updated_at)
      values (${made.reference}, ${made.source}, ${made.userId}, ${made.orderId ?? null}, ${made.journey?.kind ?? 'stay'}, ${made.hotelId}, ${made.journey ? json(made.journey) : null}, ${made.status}, 'unpaid', ${made.paymentType}, ${priced.checkIn},
        ${priced.checkOut}, ${priced.total}, ${priced.currency}, ${json(priced)}, ${json(made.guests)}, ${json(made.contact)},
        ${made.specialRequest}, ${made.locale}, ${made.deadlineAt?.toISOString() ?? null}, ${at}, ${at})
      returning id
    ), rooms as (
      insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced)
      select made.id, r.n, (r.room ->> 'roomTypeId')::int, (r.room ->> 'ratePlanId')::int, r.room
      from made, jsonb_array_elements(${json(priced.rooms)}) with ordinality as r (room, n)
    ), event as (
      insert into booking_event (booking_id, at, actor, from_status, to_status)
      select id, ${at}, ${made.actor}, null, ${made.status} from made
    )
    select id from made`)
  const { id } = written.rows[0] as { id: number }
  const { reference, hotelId } = made
  await Promise.all([
    queue(db, {
      name: 'booking-changed',
      key: reference,
      data: { bookingId: id, reference, hotelId, from: null, to: made.status },
    }),
    tellStatus(db, { id, status: made.status, key: `booked:${reference}` }, made.now),
    also(),
  ])
  return { ok: true, data: { id } }
}

export type Move = {
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
 * The status, the event and the job of a move, without its stock; null when the status was another. Open offers lapse.
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
