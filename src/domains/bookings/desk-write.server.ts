import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import type { EventNote } from '#domains/bookings/event-notes.ts'
import { closeUnfit } from '#domains/bookings/open-payment.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import { returnBeside } from '#domains/bookings/refund.server.ts'
import type { ArrivalWay } from '#domains/bookings/arrival-ways.ts'
import { moveBooking } from '#domains/bookings/write.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { hasBegun, isDue } from '#domains/bookings/arriving.ts'

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
  { db, ports, now, actor, name }: AtDesk,
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
  await closeUnfit({ db, queue: ports.queue, now, actor }, { ...booking, received: booking.received + minor })
  await writeEvent({ db, now, actor }, booking, `paid ${minor} ${booking.priced.currency} ${way}`)
  return done(null)
}

/** The guest has arrived: on the day of arrival or later, once. */
export async function checkIn(
  { db, now, actor }: AtDesk,
  booking: ChangingBooking,
): Promise<Outcome<null, 'status_changed' | 'conflict'>> {
  if (booking.status !== 'confirmed') return refuse('status_changed')
  if (!hasBegun({ checkIn: booking.priced.checkIn, timeZone: booking.timeZone }, now)) return refuse('conflict')
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
  if (came.rows.length > 0 || !isDue({ ...booking, checkIn: booking.priced.checkIn }, now)) return refuse('conflict')
  return moveBooking(db, ports.queue, booking.id, { from: 'confirmed', to: 'no_show', actor, now })
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
