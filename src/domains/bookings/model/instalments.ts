import { awaitsDifference, type OpenChange } from '#domains/bookings/model/changes/shapes.ts'
import type { GiftUse } from '#domains/bookings/model/gifts/shares.ts'
import type { BookedPrice, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { awaitsPayment } from '#domains/bookings/model/rules.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { Instalment } from '#domains/products/packages/shapes.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { hasPaid } from '#domains/payments/statuses.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { leastCharge } from '#domains/shared/charge-step.ts'
import { coverInstalments } from '#domains/shared/instalments.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/** Minor units. `paid` is the part covered by payments, which cover the earliest instalment first. */
type CoveredInstalment = Instalment & { paid: number }

export type PayableBooking = {
  status: BookingStatus
  paymentType: PaymentType
  paymentStatus: PaymentStatus
  price: BookedPrice
  product: BookedProduct
  /** Total received, online and on arrival, including what was later refunded by goodwill. */
  received: number
  change: OpenChange | null
  gift: GiftUse | null
}

/** The amount to pay online now, after `after` was received; `due` is the date of an instalment, else null. */
type Payable = {
  amount: number
  after: number
  due: string | null
  /** The change by the traveller whose difference it is. */
  change: number | null
}

/** The part that a gift card pays and that is held for a booking until it is confirmed. */
export function heldGift({ gift }: { gift: GiftUse | null }): number {
  return gift?.state === 'held' ? gift.amount : 0
}

/** The amount to pay at booking, online or with a gift card, in minor units. */
export function firstPayment({ total, dueLater }: Pick<BookedPrice, 'total' | 'dueLater'>): number {
  return total - dueLater
}

/** What is to be paid online now: of a change, the first payment, or the next instalment; null if nothing. */
export function payableNow(booking: PayableBooking, hasOpenQuestion: boolean, now: Date): Payable | null {
  if (booking.status === 'confirmed' && awaitsDifference(booking.change, now)) {
    return { amount: booking.change.due, after: booking.received, due: null, change: booking.change.id }
  }
  if (awaitsPayment(booking, hasOpenQuestion)) {
    // A booking with payments in person or by transfer continues that way, so that no amount is charged twice.
    const amount = firstPayment(booking.price) - heldGift(booking)
    return booking.received > 0 || amount <= 0 ? null : { amount, after: 0, due: null, change: null }
  }
  return booking.status === 'confirmed' ? nextInstalment(booking, now) : null
}

/** The schedule of a package with online instalments and the amount paid of each; empty if nothing is due later. */
export function scheduleOf(booking: Pick<PayableBooking, 'product' | 'paymentType' | 'received'>): CoveredInstalment[] {
  const { product, paymentType, received } = booking
  if (product.kind !== 'package' || paymentType !== 'prepay' || product.priced.instalments.length < 2) return []
  return coverInstalments(product.priced.instalments, received)
}

/**
 * Everything due by today, otherwise the next instalment, with the rest of an earlier one that is too small to be charged.
 * Null before the first payment, and when nothing is left that can be charged.
 */
export function nextInstalment(booking: PayableBooking, now: Date): Payable | null {
  const { paymentStatus, product, received } = booking
  if (product.kind !== 'package' || !hasPaid(paymentStatus)) return null
  const open = scheduleOf(booking).filter(({ amount, paid }) => paid < amount)
  const least = leastCharge(product.priced.currency)
  let reached = 0
  const last = open.findIndex(({ amount, paid }) => (reached += amount - paid) >= least)
  const first = open[last]
  if (!first) return null
  const today = todayIn(product.timeZone, now)
  const due = open.filter((one, i) => i <= last || one.due === null || one.due <= today)
  return {
    amount: due.reduce((sum, { amount, paid }) => sum + amount - paid, 0),
    after: received,
    due: first.due ?? today,
    change: null,
  }
}
