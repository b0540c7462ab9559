import { heldGift, scheduleOf, type PayableBooking } from '#domains/bookings/model/instalments.ts'
import type { GiftUse } from '#domains/bookings/model/gifts/shares.ts'
import type { MoneyOfBooking } from '#domains/bookings/model/owed-back.ts'
import { hasEnded, isOver, isPaidByHand } from '#domains/bookings/model/rules.ts'
import { leastCharge } from '#domains/shared/charge-step.ts'
import { openInstalments } from '#domains/shared/instalments.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/** Minor units, as in `BookingRow`. */
type Account = Omit<MoneyOfBooking, 'total'> & { totalMinor: number; paymentType: PaymentType; gift: GiftUse | null }

/** Minor units. Refunds are those that were made or requested. */
type Balance = { charged: number; paid: number; refunded: number; due: number }

/**
 * The cost of a booking as of now, the payments for it, and the amount that is still due, which excludes what a gift card
 * will pay. A cancelled booking costs its penalty; a rejected or expired one costs nothing.
 */
export function balanceOf({ status, paymentType, totalMinor, received, cancelled, ...account }: Account): Balance {
  const online = received - account.recorded - account.captured
  const refunded = online + Math.max(account.manualRefunds, cancelled?.byHand ?? 0)
  if (cancelled) return { charged: cancelled.penalty, paid: received, refunded, due: cancelled.due }
  if (hasEnded(status)) return { charged: 0, paid: received, refunded, due: 0 }
  // The hotel does not report what it was paid during a stay.
  const due = isOver(status) && paymentType === 'arrival' ? 0 : Math.max(0, totalMinor - received - heldGift(account))
  return { charged: totalMinor, paid: received, refunded, due }
}

/** Minor units. `online` is paid online, each part until its date; a null date is now. */
type OpenParts = { online: { due: string | null; amount: number }[]; onArrival: number }

/**
 * The way and the date of paying the amount that is still due of a booking. After a payment by hand instead of the first
 * one online, the rest is paid by hand, too (`payableNow`), and so is one that is too small to be charged.
 */
export function openPartsOf(
  booking: Pick<PayableBooking, 'product' | 'paymentType' | 'paymentStatus' | 'received' | 'price' | 'gift'>,
  due: number,
): OpenParts {
  const isByHand = booking.paymentType === 'arrival' || isPaidByHand(booking.received, booking.paymentStatus)
  if (due < leastCharge(booking.price.currency) || isByHand) return { online: [], onArrival: due }
  // The held part of a gift card is no longer due.
  const schedule = scheduleOf({ ...booking, received: booking.received + heldGift(booking) })
  if (schedule.length > 0) return { online: openInstalments(schedule), onArrival: 0 }
  const onArrival = Math.min(due, booking.price.dueLater)
  return { online: due > onArrival ? [{ due: null, amount: due - onArrival }] : [], onArrival }
}
