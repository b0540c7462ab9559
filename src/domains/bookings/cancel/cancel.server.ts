import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import { cancellationCost, freeOfCost } from '#domains/bookings/model/cancellation.ts'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { bookingCan } from '#domains/bookings/model/rules.ts'
import type { CancellationCost } from '#domains/bookings/model/shapes.ts'
import { refundEndedBooking } from '#domains/bookings/payment/refund.server.ts'
import { json } from '#domains/bookings/state/commands.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import type { Action } from '#domains/context.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'

// All functions expect the booking to be locked in the current transaction.

/** The cost of cancelling now; `too_late` from the check-in time on, when only the hotel can cancel. */
export function costOfCancelling(
  booking: Booking,
  now: Date,
): Outcome<CancellationCost, 'status_changed' | 'too_late'> {
  if (!bookingCan.cancel(booking.status)) return err('status_changed')
  const arrival = arrivalOf(booking)
  if (booking.checkedIn || arrival <= now) return err('too_late')
  return done(cancellationCost(booking, now))
}

/** Cancels at a cost and stores the cost with the booking. */
export async function cancelAt(
  at: Action,
  booking: Booking,
  cost: CancellationCost,
  how: { note?: EventNote; withoutNotification?: boolean } = {},
): Promise<Outcome<null, 'status_changed'>> {
  await at.db.execute(sql`update booking set cancelled = ${json(cost)} where id = ${booking.id}`)
  await refundEndedBooking(at, booking, cost)
  return transition(at, booking, { to: 'cancelled', ...how })
}

/** Releases a held booking that is booked anew; `status_changed` once anything was paid or is being decided. */
export async function releaseHold(at: Action, booking: Booking): Promise<Outcome<null, 'status_changed'>> {
  const { status, paymentStatus } = booking
  if (status !== 'pending' || paymentStatus === 'authorised' || accountOfBooking(booking).retained > 0)
    return err('status_changed')
  return cancelAt(at, booking, freeOfCost(booking), { withoutNotification: true })
}
