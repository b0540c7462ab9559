import { sql } from 'drizzle-orm'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { startOfJourney, takeOverJourney } from '#domains/bookings/journey-offers.server.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { tellStatus } from '#domains/bookings/letters.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import type { ResidenceAsked } from '#domains/bookings/residence.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import { json, moveBooking, stockLines, writeMove } from '#domains/bookings/write.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { instantOf } from '#domains/stays/nights.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'
import { exchangeRooms } from '#domains/stays/stock.server.ts'

type Offered = {
  priced: PricedStay
  hotelId: number | null
  journey?: BookedJourney | null
  residence?: ResidenceAsked | null
}

/** Keeps what is offered instead, for the traveller to answer. The rooms held stay held. */
export async function writeOffer(
  db: Queryable,
  bookingId: number,
  { priced, hotelId, journey, residence }: Offered,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into booking_offer (booking_id, hotel_id, priced, journey, residence, state, offered_at)
    values (${bookingId}, ${hotelId}, ${json(priced)}, ${journey ? json(journey) : null}, ${residence ? json(residence) : null}, 'open', ${now.toISOString()})`)
}

/**
 * Turns a booking into what was offered and confirms it, or awaits its payment: rooms are taken and those held given back
 * in one statement, or nothing changes; seats and slots of a journey are held already. Another house of the same journey
 * leaves the booking where it stood. Run in a transaction with the booking locked.
 */
export async function acceptOffer(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  now: Date,
): Promise<Outcome<null, 'status_changed' | 'sold_out'>> {
  const offered = await db.execute<Offered & { id: number }>(sql`
    select id, hotel_id as "hotelId", priced, journey, residence from booking_offer
    where booking_id = ${booking.id} and state = 'open' for update`)
  const offer = offered.rows[0]
  if (!offer || booking.status !== 'waiting_user') return refuse('status_changed')
  const { priced, journey, residence } = offer
  if (residence) {
    await markAccepted(db, offer.id, now)
    return backWhereItStood(db, queue, booking, residence, now)
  }
  if (journey) {
    await markAccepted(db, offer.id, now)
    await takeOverJourney(db, booking.id, journey, now)
    if (booking.paymentType === 'prepay') {
      await awaitPayment(db, booking, { deadlineAt: answerDeadline(now, startOfJourney(journey)), now })
      return { ok: true, data: null }
    }
    const actor = `traveller:${booking.userId}`
    const move = { from: 'waiting_user', to: 'confirmed', actor, now, note: 'offer accepted' } as const
    return moveBooking(db, queue, booking.id, move)
  }
  const fits = await exchangeRooms(
    db,
    { counter: statusTable.waiting_user.stock, lines: stockLines(booking.priced) },
    {
      counter: statusTable[booking.paymentType === 'prepay' ? 'waiting_user' : 'confirmed'].stock,
      lines: stockLines(priced),
    },
  )
  if (!fits) return refuse('sold_out')
  await markAccepted(db, offer.id, now)
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

async function markAccepted(db: Queryable, offerId: number, now: Date): Promise<void> {
  await db.execute(
    sql`update booking_offer set state = 'accepted', answered_at = ${now.toISOString()} where id = ${offerId}`,
  )
}

/** The other house is accepted: confirmed as before, or waiting for the provider with a new day to answer. */
function backWhereItStood(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  { from: to }: ResidenceAsked,
  now: Date,
): Promise<Outcome<null, 'status_changed'>> {
  const arrival = instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone)
  return moveBooking(db, queue, booking.id, {
    from: 'waiting_user',
    to,
    actor: `traveller:${booking.userId}`,
    now,
    note: 'residence accepted',
    ...(to === 'waiting' && { deadlineAt: answerDeadline(now, arrival) }),
  })
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

/** Writes down that the traveller did not want the offer which has just lapsed with its booking. */
export async function declineOffer(db: Queryable, bookingId: number): Promise<void> {
  await db.execute(sql`
    update booking_offer set state = 'declined'
    where id = (select max(id) from booking_offer where booking_id = ${bookingId}) and state = 'lapsed'`)
}
