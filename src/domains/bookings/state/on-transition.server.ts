import type { ChargeReason } from '#domains/bookings/account/account.ts'
import { chargesOfBooking } from '#domains/bookings/model/booking-account.ts'
import { convertStock, releaseStock, reserveStock, stockOf } from '#domains/bookings/model/products/inventory.server.ts'
import { hasEnded, isOver, statusTable } from '#domains/bookings/model/rules.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { chargeExactly } from '#domains/bookings/state/charges.server.ts'
import type { Action } from '#domains/context.ts'
import type { Transition } from '#domains/bookings/state/features.ts'
import { notifyStatus, notifyUnpaid, updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import { closeAll } from '#domains/bookings/state/open-payment.server.ts'

// What follows a transition in the core itself.

/** Why a booking is charged otherwise once it has such a status: it has ended, or a late payment has confirmed it. */
const chargeReasons: Partial<Record<BookingStatus, ChargeReason>> = {
  cancelled: 'cancelled',
  rejected: 'rejected',
  expired: 'expired',
  confirmed: 'reopened',
}

/** Charges a booking that has ended or was paid late what it costs now. */
export async function chargeTransition(
  { db, now }: Action,
  { booking: { id }, from, to, held, cancelled }: Transition,
): Promise<void> {
  const reason = chargeReasons[to]
  if (hasEnded(from) === hasEnded(to) || !reason) return
  await chargeExactly(db, id, chargesOfBooking({ status: to, product: held, cancelled }), { reason, now })
}

/** Closes the open payment pages of a booking that is over. */
export async function closePages(at: Action, { booking, to }: Transition): Promise<void> {
  if (isOver(to)) await closeAll(at, booking.id)
}

/** Releases or converts the inventory of a booking; that of an expired one is taken again, if it is still there. */
export async function moveStock({ db }: Action, { from, to, held }: Transition): Promise<'refused' | void> {
  const before = statusTable[from].stock
  const after = statusTable[to].stock
  if (before && after && before !== after) await convertStock(db, before, after, stockOf(held))
  if (before && !after) await releaseStock(db, before, stockOf(held))
  if (!before && after && !(await reserveStock(db, after, stockOf(held)))) return 'refused'
}

/** Queues the job that tells the provider of a booking about its new status. */
export async function tellProvider({ db, ports }: Action, { booking, from, to, event }: Transition): Promise<void> {
  const { id: bookingId, reference, hotelId } = booking
  const data = { bookingId, reference, hotelId, from, to, event }
  await ports.queue(db, { name: 'booking-changed', key: `${reference}:${event}`, data })
}

/** Notifies the traveller, once of all bookings of an order that were not paid in time. */
export async function notifyTransition({ db, now }: Action, transition: Transition): Promise<void> {
  const { booking, from, to, event, heldUntil, token } = transition
  const { id, orderId } = booking
  if (!transition.withoutNotification) {
    if (from === 'pending' && to === 'expired' && orderId !== null && heldUntil !== null)
      await notifyUnpaid(db, { id, orderId, heldUntil }, now)
    else await notifyStatus(db, { id, status: to, key: `moved:${event}`, token }, now)
  }
  if (orderId !== null) await updateOrdered(db, orderId, now)
}
