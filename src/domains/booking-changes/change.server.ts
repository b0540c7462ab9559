import { done, err, type Outcome } from '#api/endpoint.ts'
import type { PricedChange } from '#domains/booking-changes/price.server.ts'
import {
  applyHeldChange,
  applyNewChange,
  holdForChange,
  storeChange,
} from '#domains/booking-changes/apply-change.server.ts'
import { endChange } from '#domains/booking-changes/end-change.server.ts'
import type { NewChange } from '#domains/bookings/model/change-shapes.ts'
import { writeDecline } from '#domains/bookings/state/commands.server.ts'
import { queueChanged, writeEvent } from '#domains/bookings/state/events.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { notifyChange, notifyNeed } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import { closeInvalidPages } from '#domains/bookings/state/open-payment.server.ts'
import { priceOfProduct } from '#domains/bookings/model/products/product.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import { answerDeadline, holdEnd } from '#domains/bookings/model/rules.ts'
import type { Decline } from '#domains/bookings/model/decline.ts'
import { settleGift } from '#domains/gift-cards/settle-gift.server.ts'
import { refundActiveBooking } from '#domains/bookings/payment/refund.server.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { sql } from 'drizzle-orm'

// Changes of a booking by its traveller, or by staff for its traveller. The functions that take a booking expect it to be locked in the current
// transaction.

/**
 * Makes a change that the traveller has accepted, here or at the desk: a request to the provider of a confirmed booking on request, held until
 * the difference is paid, or applied at once. Otherwise returns `sold_out` and changes nothing.
 */
export async function makeChange(
  at: Action,
  booking: Booking,
  change: PricedChange,
): Promise<Outcome<null, 'sold_out'>> {
  const state = change.onRequest ? 'asked' : change.due > 0 ? 'unpaid' : null
  if (state === null) return changeNow(at, booking, change)
  if (!(await holdForChange(at.db, booking, change))) return err('sold_out')
  // A traveller is led to the payment; one for whom staff make the change has to be asked for it.
  const asks = state === 'unpaid' && at.actor.startsWith('staff:')
  const deadline = state === 'asked' || asks ? answerDeadline(at.now, change.begins) : holdEnd(at.now)
  await storeChange(at, booking, change, state, deadline)
  const event = await writeEvent(at, booking, `change ${state}`)
  await queueChanged(at, booking, event)
  if (asks) await notifyNeed(at.db, { id: booking.id, key: `change:${event}`, need: 'payment', deadline }, at.now)
  return done(null)
}

/** Changes a booking at once, and returns what it no longer costs; otherwise `sold_out`, and nothing changes. */
export async function changeNow(at: Action, booking: Booking, change: NewChange): Promise<Outcome<null, 'sold_out'>> {
  const applied = await applyNewChange(at, booking, change)
  if (!applied.ok) return applied
  await settleDifference(at, booking, change, applied.data.event)
  return done(null)
}

/** Ends the change whose deadline has passed, if there is one, before the sweep does. Returns the booking without it. */
export async function endOverdueChange(at: Action, booking: Booking): Promise<Booking> {
  const { change } = booking
  if (!change || Date.parse(change.deadlineAt) > at.now.getTime()) return booking
  await dropChange({ ...at, actor: 'clock' }, booking, 'lapsed')
  return { ...booking, change: null }
}

/** Ends a change for its traveller, who is notified. */
async function dropChange(at: Action, booking: Booking, outcome: 'declined' | 'lapsed'): Promise<void> {
  const event = await endChange(at, booking, outcome)
  if (event === null) return
  await queueChanged(at, booking, event)
  await notifyChange(at.db, booking.id, { key: `change:${event}`, outcome }, at.now)
}

/** Ends a change that was not applied yet, at the request of its traveller. */
export async function withdrawChange(at: Action, booking: Booking): Promise<Outcome<null, 'status_changed'>> {
  const event = await endChange(at, booking, 'withdrawn')
  if (event === null) return err('status_changed')
  await queueChanged(at, booking, event)
  return done(null)
}

/** Applies the provider's answer to a requested change: it is made, waits for its payment, or is dropped. */
export async function answerChange(
  at: Action,
  booking: Booking,
  answer: 'accept' | 'decline' | Decline,
): Promise<Outcome<null, 'status_changed'>> {
  const { change } = booking
  if (booking.status !== 'confirmed' || change?.state !== 'asked') return err('status_changed')
  if (Date.parse(change.deadlineAt) <= at.now.getTime()) return err('status_changed')
  if (answer !== 'accept') {
    await writeDecline(at.db, booking.id, answer === 'decline' ? null : answer)
    await dropChange(at, booking, 'declined')
    return done(null)
  }
  // The reason of an earlier, declined change no longer applies.
  await writeDecline(at.db, booking.id, null)
  if (change.due > 0) {
    const deadline = answerDeadline(at.now, arrivalOf(booking))
    await at.db.execute(sql`
      update booking_change set state = 'unpaid', deadline_at = ${deadline.toISOString()} where id = ${change.id}`)
    const event = await writeEvent(at, booking, 'change accepted')
    await notifyNeed(at.db, { id: booking.id, key: `change:${event}`, need: 'payment', deadline }, at.now)
    return done(null)
  }
  const event = await applyHeldChange(at, booking, change)
  await settleDifference(at, booking, change, event)
  return done(null)
}

/**
 * Ends changes whose deadline has passed; their bookings stay as they are. Each has its own transaction.
 * @param failed is called with the errors of bookings whose change could not be ended
 */
export async function expireChanges(db: Queryable, ports: Action['ports'], now: Date, failed: Failed): Promise<void> {
  const overdue = sql`exists (select from booking_change x where x.booking_id = b.id and x.deadline_at <= ${now.toISOString()})`
  const result = await db.execute<{ id: number }>(sql`
    select distinct x.booking_id as id from booking_change x where x.deadline_at <= ${now.toISOString()} order by 1 limit 200`)
  await oneByOne(db, result.rows, failed, async (tx, { id }) => {
    const booking = await lockBooking(tx, sql`b.id = ${id} and ${overdue}`)
    if (booking) await dropChange({ db: tx, ports, now, actor: 'clock' }, booking, 'lapsed')
  })
}

/** Returns what the changed booking no longer costs, and closes payment pages with the old price. */
async function settleDifference(at: Action, booking: Booking, change: NewChange, event: number) {
  const { product, refund } = change
  if (!product) return
  const key = `changed:${booking.reference}:${event}`
  if (refund > 0) await refundActiveBooking(at, booking, { amount: refund, reason: 'changed', key })
  if ((await settleGift(at, booking, product)) === 'confirmed') return
  await closeInvalidPages(at, { ...booking, product, price: priceOfProduct(product), change: null })
}
