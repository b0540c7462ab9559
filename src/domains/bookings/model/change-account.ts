import { done, err, type Outcome } from '#api/endpoint.ts'
import { accountOfBooking, firstPayment, type AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import type { NewChange } from '#domains/bookings/model/change-shapes.ts'
import { giftRefund } from '#domains/bookings/account/gift-use.ts'
import {
  planOfProduct,
  priceOfProduct,
  withHotelShare,
  type BookedOf,
  type BookedProduct,
} from '#domains/bookings/model/products/product.ts'
import { shortAccountOf, type ShortAccountOf } from '#domains/bookings/model/short-account.ts'
import { hasPaid } from '#domains/payments/statuses.ts'
import { chargeStep, leastCharge, roundToStep } from '#domains/shared/charge-step.ts'
import { penaltyNow } from '#domains/shared/cancellation.ts'
import { todayIn } from '#domains/shared/dates.ts'
import {
  amountDue,
  isDated,
  isFirst,
  isOnArrival,
  isOnline,
  planOf,
  unpaidParts,
  type PlanPart,
} from '#domains/shared/plan.ts'
import type { ShortAccount } from '#domains/shared/short-account.ts'

/** A product for which a booking is changed, as it is priced for it. */
export type OwnProduct<Booked extends BookedProduct = BookedProduct> = {
  /** The new product, without earlier terms. */
  product: Booked
  /** The amount of the current price that the new product keeps. */
  retained: number
  /** The share of the booked inventory that the new product does not use, from 0 to 1. */
  releasedShare: number
}

type Changing = AccountedBooking & { timeZone: string }

/** Minor units; the new total contains the penalty. `due` is payable online before the change. */
type ChangeTerms<Booked extends BookedProduct = BookedProduct> = {
  product: Booked
  penalty: number
  due: number
  refund: number
}

/**
 * What a change by the traveller costs. What staff have recorded is the part that is paid at the hotel: more than that is
 * returned at the reception. `conflict` if it is more than the new price, or if more would have to return online than the
 * payment provider still has.
 */
export function termsForTraveller(
  booking: Changing,
  { product, ...own }: OwnProduct,
  now: Date,
): Outcome<ChangeTerms, 'conflict'> {
  const { refundable, paid, byHand } = accountOfBooking(booking)
  const isPaid = hasPaid(booking.paymentStatus)
  const hasShare = isPaid && byHand > 0
  if (hasShare && byHand > product.priced.total) return err('conflict')
  const payable = hasShare && product.kind === 'stay' ? withHotelShare(product, byHand) : product
  const terms = termsOfChange(booking, { ...own, product: payable }, { paid: isPaid ? paid - byHand : null, now })
  return terms.refund > refundable ? err('conflict') : done(terms)
}

/**
 * What other dates cost that staff choose: nothing is paid online before, the difference is due at the hotel. `toPay` is then
 * due there, and `byHand` to be returned by hand, of what was recorded as paid.
 * @param waived the penalty of this change is a present
 */
export function termsForStaff(
  booking: Changing & OfGift,
  own: OwnProduct<BookedOf<'stay'>>,
  { waived, now }: { waived: boolean; now: Date },
) {
  const { product: stay, penalty } = termsOfChange(booking, own, { paid: null, waived, now })
  const { total } = priceOfProduct(stay)
  // A goodwill refund does not reduce what was paid online, so nothing becomes unpaid.
  const account = accountOfBooking(booking)
  const paid = account.paid - account.byHand
  // The difference that was not paid online becomes due at the hotel.
  const product = paid === 0 ? stay : withHotelShare(stay, total - paid)
  // The overpaid amount, limited to what is still captured.
  const refund = Math.max(0, Math.min(account.refundable, paid - firstPayment(product)))
  const change: ChangeTerms<BookedOf<'stay'>> = { product, penalty, due: 0, refund }
  const { due, owed } = accountOfBooking(changedBooking(booking, change))
  return { change, difference: total - booking.price.total, toPay: due, byHand: owed.byHand }
}

/**
 * The cost of a change. The penalty of the earlier terms applies to the released share, and to a reduction of the
 * price, so that a change never refunds more than a cancellation; it is never more than what was given up had cost. The rest
 * of that penalty is the minimum cost of a later cancellation. Before the booking is confirmed, a change has no penalty.
 * A difference that is too small to be charged is paid with the next instalment, or in person.
 * @param paid online so far, in minor units; null if the booking has not been paid yet
 * @param waived the provider waives the penalty of this change; that of a later cancellation stays
 */
export function termsOfChange<Booked extends BookedProduct>(
  { product: before, status, timeZone }: Pick<Changing, 'product' | 'status' | 'timeZone'>,
  { product, retained, releasedShare }: OwnProduct<Booked>,
  { paid, waived = false, now }: { paid: number | null; waived?: boolean; now: Date },
): ChangeTerms<Booked> {
  const { fee = 0 } = before.earlierTerms ?? {}
  const old = priceOfProduct(before)
  const oldTotal = old.total - fee
  const isBinding = status === 'confirmed'
  const oldPenalty = isBinding ? Math.max(0, Math.min(penaltyNow(old.cancellation, now), old.total) - fee) : 0
  const fall = Math.max(0, oldTotal - product.priced.total)
  const ofFall = oldTotal === 0 ? 0 : (fall * oldPenalty) / oldTotal
  const lost = Math.max(0, oldTotal - retained)
  const step = chargeStep(old.currency)
  const cost = Math.min(lost, roundToStep(Math.max(oldPenalty * releasedShare, ofFall), step))
  const penalty = waived ? 0 : cost
  const earlierTerms = { fee: fee + penalty, penalty: oldPenalty - penalty }
  const plan = planOf([{ due: 'booking', amount: earlierTerms.fee }, ...product.priced.plan])
  const total = amountDue(plan)
  const isPackage = product.kind === 'package'
  const today = todayIn(timeZone, now)
  const required = amountDue(plan, (part) => (isPackage ? !isDated(part) || part.due <= today : isFirst(part)))
  const missing = paid === null ? 0 : Math.max(0, required - paid)
  const due = missing < leastCharge(old.currency) ? 0 : missing
  const refund = paid === null ? 0 : Math.max(0, paid - (isPackage ? total : required))
  const left = paid === null ? plan : planAfter(plan, paid + due - refund)
  // The next instalment contains a difference that is not charged, if there is one.
  const inPerson = left.some(isDated) ? 0 : missing - due
  const priced = {
    ...product.priced,
    plan: planOf([...left, { due: 'booking', amount: -inPerson }, { due: 'arrival', amount: inPerson }]),
  }
  const hasTerms = earlierTerms.fee + earlierTerms.penalty > 0
  return { product: { ...product, priced, ...(hasTerms && { earlierTerms }) } as Booked, penalty, due, refund }
}

/** The plan of a changed product of which this is paid: its instalments are what that does not cover. */
function planAfter(plan: readonly PlanPart[], paid: number): PlanPart[] {
  const dated = plan.filter(isDated)
  const beyond = paid - amountDue(plan, isFirst)
  const later = unpaidParts(
    dated.map((part, i) => (i === 0 ? { ...part, amount: part.amount - Math.min(0, beyond) } : part)),
    beyond,
  )
  const first = amountDue(plan, isOnline) - amountDue(later)
  return planOf([{ due: 'booking', amount: first }, ...later, ...plan.filter(isOnArrival)])
}

type OfGift = Pick<ShortAccountOf, 'gift'>

type OfChange = Pick<NewChange, 'product' | 'due' | 'refund'>

/** A booking as a change leaves it, once its difference is paid and what is too much has returned, first to the gift card. */
function changedBooking<Booking extends AccountedBooking & OfGift>(
  booking: Booking,
  { product, due, refund }: OfChange,
): Booking {
  if (!product) return booking
  const { gift, entries } = booking
  const price = priceOfProduct(product)
  const isHeld = gift?.state === 'held'
  const toGift = isHeld
    ? Math.max(0, gift.amount - amountDue(planOfProduct(product), isOnline))
    : (giftRefund(booking, { refund, ends: false })?.amount ?? 0)
  const returned = isHeld ? ({ kind: 'hold', reason: null } as const) : ({ kind: 'refund', reason: 'changed' } as const)
  return {
    ...booking,
    product,
    price,
    gift: gift && { ...gift, amount: gift.amount - toGift, left: gift.left - toGift },
    entries: [
      ...entries.filter(({ kind }) => kind !== 'charge'),
      { kind: 'charge', source: 'other', reason: null, amount: price.total },
      { kind: 'payment', source: 'online', reason: null, amount: due },
      { kind: 'refund', source: 'online', reason: 'changed', amount: isHeld ? -refund : toGift - refund },
      { ...returned, source: 'gift_card', amount: -toGift },
    ],
  }
}

/** The account of a booking once a change of it is made, with the difference still to be paid: online, or once accepted. */
export function accountAfterChange(
  booking: ShortAccountOf,
  change: OfChange & { onRequest?: boolean },
  now: Date,
): ShortAccount {
  const account = shortAccountOf(changedBooking(booking, change), now)
  if (change.due === 0) return account
  const money = (minor: number) => ({ ...account.paid, minor })
  return {
    ...account,
    paid: money(account.paid.minor - change.due),
    due: [{ when: change.onRequest ? 'answer' : 'booking', amount: money(change.due) }, ...account.due],
  }
}
