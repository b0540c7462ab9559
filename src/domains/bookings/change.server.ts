import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { cancellationCost, freeOfCost } from '#domains/bookings/cancelling.ts'
import type { EventNote } from '#domains/bookings/event-notes.ts'
import { acceptOffer, declineOffer } from '#domains/bookings/offers.server.ts'
import { closeUnfit } from '#domains/bookings/open-payment.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import { returnOnCancel } from '#domains/bookings/refund.server.ts'
import { awaitsPayment, bookingCan } from '#domains/bookings/rules.ts'
import type { CancellationCost } from '#domains/bookings/shapes.ts'
import { json, moveBooking } from '#domains/bookings/write.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { instantOf } from '#domains/stays/nights.ts'
import type { PaymentType } from '#domains/stays/shapes.ts'

// What a traveller changes about a booking that is locked in the transaction these run in.

/** What cancelling would cost now. From check-in on it is the hotel's to say, no longer the traveller's. */
export function costOfCancelling(
  booking: ChangingBooking,
  now: Date,
): Outcome<CancellationCost, 'status_changed' | 'too_late'> {
  if (!bookingCan.cancel(booking.status)) return refuse('status_changed')
  if (instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone) <= now) return refuse('too_late')
  return done(cancellationCost(booking, now))
}

/** Cancels at a cost and keeps it with the booking. */
export async function cancelAt(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  cost: CancellationCost,
  now: Date,
  { actor = `traveller:${booking.userId}`, note = '' }: { actor?: string; note?: EventNote } = {},
): Promise<Outcome<null, 'status_changed'>> {
  await db.execute(sql`update booking set cancelled = ${json(cost)} where id = ${booking.id}`)
  await returnOnCancel(db, queue, booking, cost, { now })
  return moveBooking(db, queue, booking.id, {
    from: booking.status,
    to: 'cancelled',
    actor,
    now,
    note,
  })
}

/** The traveller's answer to an offer: the other stay confirmed, or the booking cancelled at no cost. */
export async function answerOffer(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  answer: 'accept' | 'decline',
  now: Date,
): Promise<Outcome<null, 'status_changed' | 'sold_out'>> {
  if (answer === 'accept') return acceptOffer(db, queue, booking, now)
  if (booking.status !== 'waiting_user') return refuse('status_changed')
  const cancelled = await cancelAt(db, queue, booking, freeOfCost(booking), now)
  await declineOffer(db, booking.id)
  return cancelled
}

/**
 * Changes how a booking is paid; choosing what is chosen already changes nothing. One that only awaited its payment is
 * confirmed when it is to be paid on arrival. One that is confirmed stays so and can be paid online from then on.
 */
export async function changePaymentType(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  { to, paysOnline }: { to: PaymentType; paysOnline: boolean },
  now: Date,
): Promise<
  Outcome<null, 'status_changed' | 'too_late' | 'conflict' | 'payment_type_not_allowed' | 'online_payment_unavailable'>
> {
  if (!bookingCan.cancel(booking.status)) return refuse('status_changed')
  if (instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone) <= now) return refuse('too_late')
  if (booking.paymentType === to) return done(null)
  if (booking.paymentStatus !== 'unpaid' && booking.paymentStatus !== 'failed') return refuse('conflict')
  // What came in by hand has begun to pay for it that way.
  if (to === 'prepay' && booking.recorded > 0) return refuse('conflict')
  // What is offered may be had in one way alone, and was offered for the way that was chosen.
  if (booking.question === 'offer') return refuse('conflict')
  if (booking.priced.payment !== 'both' && booking.priced.payment !== to) return refuse('payment_type_not_allowed')
  if (to === 'prepay' && !paysOnline) return refuse('online_payment_unavailable')
  const at = now.toISOString()
  const changed = await db.execute<{ eventId: number }>(sql`
    with changed as (
      update booking set payment_type = ${to}, payment_status = 'unpaid', updated_at = ${at}
      where id = ${booking.id} and status = ${booking.status} and payment_type = ${booking.paymentType}
      returning id
    )
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    select id, ${at}, ${`traveller:${booking.userId}`}, ${booking.status}, ${booking.status}, ${`payment ${to}` satisfies EventNote} from changed
    returning id as "eventId"`)
  const event = changed.rows[0]
  if (!event) return refuse('status_changed')
  const actor = `traveller:${booking.userId}`
  await closeUnfit({ db, queue, now, actor }, { ...booking, paymentType: to })
  const awaited = awaitsPayment(booking, booking.question !== null) && booking.status !== 'confirmed'
  if (awaited) {
    return moveBooking(db, queue, booking.id, { from: booking.status, to: 'confirmed', actor, now })
  }
  await queue(db, {
    name: 'booking-changed',
    key: `${booking.reference}:${event.eventId}`,
    data: {
      bookingId: booking.id,
      reference: booking.reference,
      hotelId: booking.hotelId,
      from: booking.status,
      to: booking.status,
    },
  })
  return done(null)
}
