import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import type { EventNote } from '#domains/bookings/event-notes.ts'
import { priceOffer, type OfferRefusal } from '#domains/bookings/partner.server.ts'
import { takeOver } from '#domains/bookings/offers.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import { returnBeside } from '#domains/bookings/refund.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import type { ArrivalWay } from '#domains/bookings/arrival-ways.ts'
import { moveBooking, stockLines } from '#domains/bookings/write.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { instantOf, todayIn } from '#domains/stays/nights.ts'
import type { Occupancy, PricedStay } from '#domains/stays/shapes.ts'
import { exchangeRooms } from '#domains/stays/stock.server.ts'

// What the desk changes about a booking that is locked in the transaction these run in. Moves of its life go through
// `write.server.ts`, as everybody's do.

/** At the desk: the transaction, when it is, and who does it (`staff:<id>`). */
export type AtDesk = { db: Queryable; ports: Ports; now: Date; actor: string; name: string }

/** Returns money of a booking that goes on. */
export async function refundBeside(
  { db, ports, now, actor }: AtDesk,
  booking: ChangingBooking,
  amount: number,
): Promise<Outcome<null, 'invalid_input' | 'status_changed'>> {
  if (booking.captured === 0) return refuse('status_changed')
  if (amount > booking.captured) {
    return refuse('invalid_input', { errors: [{ path: 'minor', code: 'too_big', params: { max: booking.captured } }] })
  }
  const event = await writeEvent({ db, now, actor }, booking, `refund ${amount} ${booking.priced.currency}`)
  const key = `goodwill:${booking.reference}:${event}`
  await returnBeside(db, ports.queue, booking, { amount, reason: 'goodwill', key, now })
  return done(null)
}

/** Writes down what the guest paid on arrival. */
export async function keepArrivalPayment(
  { db, now, actor, name }: AtDesk,
  booking: ChangingBooking,
  { minor, way }: { minor: number; way: ArrivalWay },
): Promise<Outcome<null, 'status_changed'>> {
  if (booking.status !== 'confirmed' && booking.status !== 'completed' && booking.status !== 'no_show') {
    return refuse('status_changed')
  }
  await db.execute(sql`
    insert into arrival_payment (booking_id, at, amount_minor, way, name)
    values (${booking.id}, ${now.toISOString()}, ${minor}, ${way}, ${name})`)
  // An instalment that was overdue may be covered by it; one that still is gets its days anew.
  await db.execute(sql`update booking set deadline_at = null where id = ${booking.id} and status = 'confirmed'`)
  await writeEvent({ db, now, actor }, booking, `paid ${minor} ${booking.priced.currency} ${way}`)
  return done(null)
}

/** The guest has arrived: on the day of arrival or later, once. */
export async function checkIn(
  { db, now, actor }: AtDesk,
  booking: ChangingBooking,
): Promise<Outcome<null, 'status_changed' | 'conflict'>> {
  if (booking.status !== 'confirmed') return refuse('status_changed')
  if (!hasBegun(booking, now)) return refuse('conflict')
  const checked = await db.execute(sql`
    update booking set checked_in_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
    where id = ${booking.id} and checked_in_at is null returning id`)
  if (checked.rows.length === 0) return refuse('conflict')
  await writeEvent({ db, now, actor }, booking, 'checked in')
  return done(null)
}

/** The guest did not come. Whoever has checked in did. */
export async function noShow(
  { db, ports, now, actor }: AtDesk,
  booking: ChangingBooking,
): Promise<Outcome<null, 'status_changed' | 'conflict'>> {
  if (booking.status !== 'confirmed') return refuse('status_changed')
  const came = await db.execute(sql`select from booking where id = ${booking.id} and checked_in_at is not null`)
  if (came.rows.length > 0 || instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone) > now) {
    return refuse('conflict')
  }
  return moveBooking(db, ports.queue, booking.id, { from: 'confirmed', to: 'no_show', actor, now })
}

export type PricedAmendment = { priced: PricedStay; hotelId: number; difference: number; refund: number }

/** The same rooms on other dates, priced as of now; its own rooms count as free. */
export async function priceAmendment(
  needs: Pick<AtDesk, 'db' | 'ports' | 'now'>,
  booking: ChangingBooking,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Promise<Outcome<PricedAmendment, OfferRefusal | 'status_changed'>> {
  if (booking.status !== 'confirmed' || booking.hotelId === null) return refuse('status_changed')
  if (checkIn < todayIn(booking.timeZone, needs.now) || checkOut <= checkIn) return refuse('invalid_input')
  const rooms = booking.priced.rooms.map((room) => `${room.ratePlanId}~${occupancyText(room.occupancy)}`)
  const offered = await priceOffer(needs, booking, { checkIn, checkOut, rooms })
  if (!offered.ok) return offered
  const { priced, hotelId } = offered.data
  const difference = priced.total - booking.priced.total
  // What is paid online already and what the new stay asks for less of it.
  const refund = Math.max(0, Math.min(booking.captured, booking.captured - (priced.total - priced.dueAtProperty)))
  return done({ priced, hotelId, difference, refund })
}

/** Moves a confirmed stay to other dates: all its nights, or none. */
export async function amendStay(
  { db, ports, now, actor }: AtDesk,
  booking: ChangingBooking,
  { priced, hotelId, refund }: PricedAmendment,
): Promise<Outcome<null, 'sold_out'>> {
  const { stock } = statusTable.confirmed
  const fits = await exchangeRooms(
    db,
    { counter: stock, lines: stockLines(booking.priced) },
    { counter: stock, lines: stockLines(priced) },
  )
  if (!fits) return refuse('sold_out')
  await takeOver(db, booking.id, { priced: paidAlready(priced, booking.captured), hotelId }, now)
  const event = await writeEvent(
    { db, now, actor },
    booking,
    `dates ${booking.priced.checkIn} ${booking.priced.checkOut} to ${priced.checkIn} ${priced.checkOut}`,
  )
  const key = `changed:${booking.reference}:${event}`
  if (refund > 0) await returnBeside(db, ports.queue, booking, { amount: refund, reason: 'changed', key, now })
  const { reference, id: bookingId, status } = booking
  await ports.queue(db, {
    name: 'booking-changed',
    key: `${reference}:${event}`,
    data: { bookingId, reference, hotelId, from: status, to: status },
  })
  return done(null)
}

/** What the new dates cost more than was paid online is due at the hotel. */
function paidAlready(priced: PricedStay, captured: number): PricedStay {
  if (captured === 0) return priced
  return { ...priced, dueAtProperty: Math.max(priced.dueAtProperty, priced.total - captured) }
}

/** Something that happened within a status; answers its id. */
export async function writeEvent(
  { db, now, actor }: Pick<AtDesk, 'db' | 'now' | 'actor'>,
  booking: ChangingBooking,
  note: EventNote,
): Promise<number> {
  const written = await db.execute<{ id: number }>(sql`
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    values (${booking.id}, ${now.toISOString()}, ${actor}, ${booking.status}, ${booking.status}, ${note}) returning id::int as id`)
  return written.rows[0]?.id ?? 0
}

function hasBegun({ priced, timeZone }: ChangingBooking, now: Date): boolean {
  return todayIn(timeZone, now) >= priced.checkIn
}

/** `2-9,4`, as quotes are asked for. */
function occupancyText({ adults, childAges }: Occupancy): string {
  return childAges.length > 0 ? `${adults}-${childAges.join(',')}` : String(adults)
}
