import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ChangedSince } from '#domains/bookings/desk-answers.ts'
import { findEvents } from '#domains/bookings/desk-read.server.ts'
import { deskDetails } from '#domains/bookings/desk-views.server.ts'
import type { AtDesk } from '#domains/bookings/desk-write.server.ts'
import { releaseOverdueOf } from '#domains/bookings/overdue.server.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import type { BookingStatus } from '#domains/bookings/shapes.ts'
import type { Context, Staff } from '#domains/context.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'

export type Desk = Context & { actor: Staff }
type Seen = { reference: string; status: BookingStatus; version: number }

type Refused<Code extends ErrorCode> = Extract<Outcome<null, Code>, { ok: false }>

/**
 * Changes a booking as somebody saw it: locked, and only if nothing has happened to it since. Else what happened is
 * answered, and nothing is overwritten.
 */
export async function change<Code extends ErrorCode>(
  context: Desk,
  { reference, status, version }: Seen,
  command: (at: AtDesk, booking: ChangingBooking) => Promise<Outcome<null, Code>>,
) {
  const { db, ports, now, actor, audits, changes } = context
  await releaseOverdueOf(context, sql`b.reference = ${reference.toUpperCase()}`)
  const booking = await lockBooking(db, sql`b.reference = ${reference.toUpperCase()}`)
  if (!booking) return refuse('not_found')
  if (booking.status !== status || booking.version !== version) return changed(context, booking, version)
  const at = { db, ports, now, actor: `staff:${actor.userId}`, name: actor.name }
  const outcome = await command(at, booking)
  if (!outcome.ok) {
    const { code } = outcome.error
    return code === 'status_changed' ? changed(context, booking, version) : (outcome as Refused<Code>)
  }
  const after = await lockBooking(db, sql`b.id = ${booking.id}`)
  audits.push({ subject: `booking:${booking.reference}`, before: auditOf(booking), after: auditOf(after ?? booking) })
  changes.push(lettersQueued, ...new Set([booking, after ?? booking].flatMap(pageTagsOf)))
  return shown(context, reference)
}

/** Which fields of a booking its changes touch; nothing of the person. */
function auditOf({ status, version, captured, hotelId, paymentStatus, priced }: ChangingBooking) {
  const { checkIn, checkOut, total, currency } = priced
  return { status, version, paymentStatus, captured, hotelId, checkIn, checkOut, total, currency }
}

async function changed({ db }: Desk, { id, status, version }: ChangingBooking, seen: number) {
  const events = await findEvents(db, id, seen)
  return refuse('status_changed', { data: { status, version, events } satisfies ChangedSince })
}

export async function shown(context: Desk, reference: string) {
  const details = await deskDetails(context, reference)
  return details ? done(details) : refuse('not_found')
}
