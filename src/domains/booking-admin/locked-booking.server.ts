import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import type { ChangedSince } from '#domains/booking-admin/answers.ts'
import type { Failure } from '#domains/bookings/make/product-to-book.server.ts'
import { findEvents } from '#domains/booking-admin/queries.server.ts'
import { adminDetails } from '#domains/booking-admin/views.server.ts'
import { releaseOverdueOf } from '#domains/bookings/current/overdue.server.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { AdminAction, StaffContext } from '#domains/context.ts'

type Seen = { reference: string; status: BookingStatus; version: number }

/** Changes a locked booking as it was read; `status_changed` with the events since then if it differs. */
export async function changeAsSeen<Code extends ErrorCode>(
  context: StaffContext,
  { reference, status, version }: Seen,
  command: (at: AdminAction, booking: Booking) => Promise<Outcome<null, Code>>,
) {
  const { db, ports, now, actor, audits } = context
  await releaseOverdueOf(context, sql`b.reference = ${reference.toUpperCase()}`)
  const booking = await lockBooking(db, sql`b.reference = ${reference.toUpperCase()}`)
  if (!booking) return err('not_found')
  if (booking.status !== status || booking.version !== version) return changed(context, booking, version)
  const at = { db, ports, now, actor: `staff:${actor.userId}`, name: actor.name }
  const outcome = await command(at, booking)
  if (!outcome.ok) {
    const { code } = outcome.error
    return code === 'status_changed' ? changed(context, booking, version) : (outcome as Failure<Code>)
  }
  const after = await lockBooking(db, sql`b.id = ${booking.id}`)
  audits.push({ subject: `booking:${booking.reference}`, before: auditOf(booking), after: auditOf(after ?? booking) })
  return shown(context, reference)
}

/** The booking fields that are audited; no personal data. */
function auditOf(booking: Booking) {
  const { total, currency } = booking.price
  const { status, version, hotelId, paymentStatus, checkIn, checkOut } = booking
  const { refundable: captured, byHand: recorded } = accountOfBooking(booking)
  return { status, version, paymentStatus, captured, recorded, hotelId, checkIn, checkOut, total, currency }
}

async function changed({ db }: StaffContext, { id, status, version }: Booking, seen: number) {
  const events = await findEvents(db, id, seen)
  return err('status_changed', { data: { status, version, events } satisfies ChangedSince })
}

/** The outcome with a booking as the admin shows it; `not_found` if it does not exist. */
export async function shown(context: StaffContext, reference: string) {
  const details = await adminDetails(context, reference)
  return details ? done(details) : err('not_found')
}
