import { accountOf, chargedOf, paidOf, type Account, type Entry } from '#domains/bookings/account/account.ts'
import type { GiftUse } from '#domains/bookings/account/gift-use.ts'
import { awaitsDifference, type OpenChange } from '#domains/bookings/model/change-shapes.ts'
import { chargesOf, line, type ChargeLine } from '#domains/bookings/model/products/charges.ts'
import {
  factsOfProduct,
  planOfProduct,
  type BookedPrice,
  type BookedProduct,
} from '#domains/bookings/model/products/product.ts'
import { awaitsPayment, hasEnded, isOver, isPaidByHand } from '#domains/bookings/model/rules.ts'
import type { BookingStatus, CancellationCost } from '#domains/bookings/model/shapes.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { hasPaid } from '#domains/payments/statuses.ts'
import { leastCharge } from '#domains/shared/charge-step.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { amountDue, coverParts, isFirst, isOnline, type PlanPart } from '#domains/shared/plan.ts'
import { sumOf } from '#domains/shared/sum.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/** The facts of a booking that its account depends on, with the money that moved for it. */
export type AccountedBooking = {
  status: BookingStatus
  paymentType: PaymentType
  paymentStatus: PaymentStatus
  price: BookedPrice
  product: BookedProduct
  cancelled: CancellationCost | null
  entries: Entry[]
}

/** What a booking is charged line by line: its product, or once it has ended the penalty of its cancellation. */
export function chargesOfBooking({
  status,
  product,
  cancelled,
}: Pick<AccountedBooking, 'status' | 'product' | 'cancelled'>): ChargeLine[] {
  if (!hasEnded(status)) return chargesOf(product)
  const penalty = cancelled?.penalty ?? 0
  return penalty > 0 ? [line('penalty', penalty)] : []
}

/** The account of a booking as of now. A cancelled booking costs its penalty; a rejected or expired one costs nothing. */
export function accountOfBooking(booking: AccountedBooking): Account {
  const { status, price, entries } = booking
  return accountOf(planOf(booking), entries, { least: leastCharge(price.currency), ended: hasEnded(status) })
}

/**
 * When a booking is paid. After a payment by hand instead of the first one online, the rest is paid by hand, too
 * (`payableNow`). The hotel does not report what it was paid during a stay.
 */
function planOf({ status, paymentType, paymentStatus, price, product, entries }: AccountedBooking): PlanPart[] {
  if (hasEnded(status)) return [{ due: 'arrival', amount: chargedOf(entries) }]
  if (isOver(status) && paymentType === 'arrival') return []
  const isByHand = paymentType === 'arrival' || isPaidByHand(paidOf(entries), paymentStatus)
  return isByHand ? [{ due: 'arrival', amount: price.total }] : planOfProduct(product)
}

/** The parts of a price that is paid online by instalments, with the amount paid of each; empty if nothing is due later. */
export function scheduleOf({ product, paymentType, entries }: AccountedBooking): (PlanPart & { paid: number })[] {
  const plan = planOfProduct(product)
  const inParts = product.kind === 'package' && paymentType === 'prepay' && plan.length > 1 && plan.every(isOnline)
  return inParts ? coverParts(plan, paidOf(entries)) : []
}

/** The amount to pay online now, after `after` was received; `due` is the date of an instalment, else null. */
type Payable = {
  amount: number
  after: number
  due: string | null
  /** The change by the traveller whose difference it is. */
  change: number | null
}

type PayableBooking = AccountedBooking & { change: OpenChange | null }

/** What is to be paid online now: of a change, the first payment, or the next instalment; null if nothing. */
export function payableNow(booking: PayableBooking, hasOpenQuestion: boolean, now: Date): Payable | null {
  const { paid, held } = accountOfBooking(booking)
  if (booking.status === 'confirmed' && awaitsDifference(booking.change, now)) {
    return { amount: booking.change.due, after: paid, due: null, change: booking.change.id }
  }
  if (awaitsPayment(booking, hasOpenQuestion)) {
    // A booking with payments in person or by transfer continues that way, so that no amount is charged twice.
    const amount = firstPayment(booking.product) - held
    return paid > 0 || amount <= 0 ? null : { amount, after: 0, due: null, change: null }
  }
  return booking.status === 'confirmed' ? nextInstalment(booking, now) : null
}

/** The part of a price that was not received, whether it is due or not; minor units. */
export function unreceivedOf({ price, entries }: Pick<AccountedBooking, 'price' | 'entries'>): number {
  return Math.max(0, price.total - paidOf(entries))
}

/** The first payment without what a gift card pays of it; an expired booking needs again what its card paid. Minor units. */
export function firstOnlinePayment(booking: AccountedBooking & { gift: GiftUse | null }): number {
  const byGiftCard = booking.status === 'expired' ? (booking.gift?.amount ?? 0) : accountOfBooking(booking).held
  return firstPayment(booking.product) - byGiftCard
}

/** The amount to pay at booking, online or with a gift card, in minor units. */
export function firstPayment(product: BookedProduct): number {
  return amountDue(planOfProduct(product), isFirst)
}

/** The first instalment that is not paid, with all that is open until then; null if nothing is left that can be charged. */
export function openInstalment(booking: AccountedBooking): { due: string; amount: number } | null {
  let open = 0
  for (const { due, amount, paid } of scheduleOf(booking)) {
    open += amount - paid
    if (due !== 'booking' && open >= leastCharge(booking.price.currency)) return { due, amount: open }
  }
  return null
}

/**
 * Everything due by today, otherwise the next instalment, with the rest of an earlier one that is too small to be charged.
 * Null before the first payment, and when nothing is left that can be charged.
 */
export function nextInstalment(booking: AccountedBooking, now: Date): Payable | null {
  const { paymentStatus, product, price } = booking
  const timeZone = factsOfProduct(product).item?.timeZone
  if (!timeZone || !hasPaid(paymentStatus)) return null
  const open = scheduleOf(booking).filter(({ amount, paid }) => paid < amount)
  const least = leastCharge(price.currency)
  let reached = 0
  const last = open.findIndex(({ amount, paid }) => (reached += amount - paid) >= least)
  const first = open[last]
  if (!first) return null
  const today = todayIn(timeZone, now)
  const isDue = ({ due }: PlanPart) => due === 'booking' || due <= today
  const payable = open.filter((part, i) => i <= last || isDue(part))
  return {
    amount: sumOf(payable.map(({ amount, paid }) => amount - paid)),
    after: paidOf(booking.entries),
    due: first.due === 'booking' ? today : first.due,
    change: null,
  }
}

/** The next instalments of bookings that are paid together: those of the earliest date, as one amount; null if none is due later. */
export function nextInstalments(
  bookings: readonly AccountedBooking[],
  now: Date,
): { amount: number; dueOn: string } | null {
  const next = bookings.flatMap((booking) => nextInstalment(booking, now) ?? [])
  const [dueOn] = next.flatMap(({ due }) => due ?? []).sort()
  if (!dueOn) return null
  return { dueOn, amount: sumOf(next.flatMap(({ due, amount }) => (due === dueOn ? [amount] : []))) }
}
