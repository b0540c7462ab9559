import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import { releaseOverdueOf } from '#domains/bookings/current/overdue.server.ts'
import { bookingDetailsView } from '#domains/bookings/contract/views.server.ts'
import { isBySession, isFresh, ownReference } from '#domains/bookings/access/booking-session.server.ts'
import { findBooking } from '#domains/bookings/state/shown-bookings.server.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import type { Action, Context } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'

/** Changes the traveller's own booking, locked, and returns it as it is then. An overdue booking expires first. */
export async function changeOwn<Code extends ErrorCode>(
  context: Context,
  reference: string,
  command: (at: Action, booking: Booking) => Promise<Outcome<null, Code>>,
) {
  const { actor, ports, now, locale } = context
  await releaseOverdueOf(context, sql`b.reference = ${reference.toUpperCase()}`)
  const changed = await inTransaction(context.db, async (tx) => {
    const booking = await lockBooking(tx, ownReference(actor, reference))
    if (!booking) return err('not_found')
    const by = isBySession(actor, booking) ? 'code' : booking.userId
    return command({ db: tx, ports, now, actor: `traveller:${by}` }, booking)
  })
  if (!changed.ok) return changed
  const row = await findBooking(context.db, actor, reference)
  return row ? done(bookingDetailsView(row, locale, now)) : err('not_found')
}

/** As `changeOwn`, for changes that a booking session can make only with a fresh code. */
export function changeFresh<Code extends ErrorCode>(
  context: Context,
  reference: string,
  command: (at: Action, booking: Booking) => Promise<Outcome<null, Code>>,
) {
  const { actor, now } = context
  return changeOwn<Code | 'step_up_required'>(context, reference, async (at, booking) =>
    isBySession(actor, booking) && !isFresh(actor.opened, now) ? err('step_up_required') : command(at, booking),
  )
}
