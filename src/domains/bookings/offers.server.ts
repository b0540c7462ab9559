import { sql } from 'drizzle-orm'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { tellStatus } from '#domains/bookings/letters.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import { json, stockLines, writeMove } from '#domains/bookings/write.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { instantOf } from '#domains/stays/nights.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'
import { exchangeRooms } from '#domains/stays/stock.server.ts'

/** Keeps the stay that the supplier offers instead, for the traveller to answer. The rooms held stay held. */
export async function writeOffer(
  db: Queryable,
  bookingId: number,
  { priced, hotelId }: { priced: PricedStay; hotelId: number },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into booking_offer (booking_id, hotel_id, priced, state, offered_at)
    values (${bookingId}, ${hotelId}, ${json(priced)}, 'open', ${now.toISOString()})`)
}

/**
 * Turns a booking into the stay that was offered and confirms it, or awaits its payment: its rooms are taken and those
 * held given back in one statement, or nothing changes. Run in a transaction with the booking locked.
 */
export async function acceptOffer(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  now: Date,
): Promise<Outcome<null, 'status_changed' | 'sold_out'>> {
  const offered = await db.execute<{ id: number; hotelId: number | null; priced: PricedStay }>(
    sql`select id, hotel_id as "hotelId", priced from booking_offer where booking_id = ${booking.id} and state = 'open' for update`,
  )
  const offer = offered.rows[0]
  if (!offer || booking.status !== 'waiting_user') return refuse('status_changed')
  const { priced } = offer
  const fits = await exchangeRooms(
    db,
    { counter: statusTable.waiting_user.stock, lines: stockLines(booking.priced) },
    {
      counter: statusTable[booking.paymentType === 'prepay' ? 'waiting_user' : 'confirmed'].stock,
      lines: stockLines(priced),
    },
  )
  if (!fits) return refuse('sold_out')
  const at = now.toISOString()
  await db.execute(sql`update booking_offer set state = 'accepted', answered_at = ${at} where id = ${offer.id}`)
  await takeOver(db, booking.id, { priced, hotelId: offer.hotelId ?? booking.hotelId }, now)
  if (booking.paymentType === 'prepay') {
    const arrival = instantOf(priced.checkIn, booking.checkInFrom, booking.timeZone)
    await awaitPayment(db, booking, { deadlineAt: answerDeadline(now, arrival), now })
    return { ok: true, data: null }
  }
  const moved = await writeMove(db, queue, booking.id, {
    from: 'waiting_user',
    to: 'confirmed',
    actor: `traveller:${booking.userId}`,
    now,
    note: 'offer accepted',
  })
  if (!moved) throw new Error(`booking ${booking.reference} changed while it was locked`)
  return { ok: true, data: null }
}

/** Writes another stay of as many rooms into a booking. Its rooms are taken already. */
export async function takeOver(
  db: Queryable,
  bookingId: number,
  { priced, hotelId }: { priced: PricedStay; hotelId: number | null },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with rooms as (
      select r.n, r.room from jsonb_array_elements(${json(priced.rooms)}) with ordinality as r (room, n)
    ), changed as (
      update booking set priced = ${json(priced)}, check_in = ${priced.checkIn}, check_out = ${priced.checkOut},
        total_minor = ${priced.total}, currency = ${priced.currency}, hotel_id = ${hotelId}, updated_at = ${now.toISOString()}
      where id = ${bookingId}
    )
    update booking_room br set room_type_id = (r.room ->> 'roomTypeId')::int, rate_plan_id = (r.room ->> 'ratePlanId')::int, priced = r.room
    from rooms r where br.booking_id = ${bookingId} and br.position = r.n`)
}

/** It stays the traveller's turn: now to pay what was accepted. */
async function awaitPayment(
  db: Queryable,
  booking: ChangingBooking,
  { deadlineAt, now }: { deadlineAt: Date; now: Date },
): Promise<void> {
  const awaited = await db.execute<{ id: number }>(sql`
    with awaited as (
      update booking set deadline_at = ${deadlineAt.toISOString()}, updated_at = ${now.toISOString()} where id = ${booking.id} returning id
    )
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    select id, ${now.toISOString()}, ${`traveller:${booking.userId}`}, 'waiting_user', 'waiting_user', 'offer accepted, payment' from awaited
    returning id`)
  const key = `moved:${awaited.rows[0]?.id}`
  await tellStatus(db, { id: booking.id, status: 'waiting_user', key }, now)
}

/** The traveller does not want what was offered. */
export async function declineOffer(db: Queryable, bookingId: number, now: Date): Promise<void> {
  await db.execute(sql`
    update booking_offer set state = 'declined', answered_at = ${now.toISOString()} where booking_id = ${bookingId} and state = 'open'`)
}
