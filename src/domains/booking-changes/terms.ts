import { priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { chargeStep, leastCharge, roundToStep } from '#domains/shared/charge-step.ts'
import { penaltyNow } from '#domains/shared/cancellation.ts'
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

type Changing = {
  /** The present product of the booking. */
  before: BookedProduct
  /** The new product, without earlier terms. */
  after: BookedProduct
  /** The amount of the current price that the new product keeps. */
  retained: number
  /** The share of the booked inventory that the new product does not use, from 0 to 1. */
  releasedShare: number
  /** True once the booking is confirmed: before that, a change has no penalty. */
  binding: boolean
  /** True if the provider waives the penalty of this change; that of a later cancellation stays. */
  waived?: boolean
  /** The amount paid online so far, in minor units; null if the booking has not been paid yet. */
  paid: number | null
  /** The local date of the place. */
  today: string
  now: Date
}

/** Minor units. `due` is payable online before the change; `later` is what remains after it. */
export type ChangeTerms = { after: BookedProduct; penalty: number; due: number; refund: number; later: number }

/**
 * The cost of a change. The penalty of the earlier terms applies to the released share, and to a reduction of the
 * price, so that a change never refunds more than a cancellation; it is never more than what was given up had cost. The rest
 * of that penalty is the minimum cost of a later cancellation. The new total contains the penalty. A difference that is too
 * small to be charged is paid with the next instalment, or in person.
 */
export function termsOfChange(changing: Changing): ChangeTerms {
  const { before, binding, waived = false, paid, today, now } = changing
  const { fee = 0 } = before.earlierTerms ?? {}
  const old = priceOfProduct(before)
  const oldTotal = old.total - fee
  const oldPenalty = binding ? Math.max(0, Math.min(penaltyNow(old.cancellation, now), old.total) - fee) : 0
  const fall = Math.max(0, oldTotal - changing.after.priced.total)
  const ofFall = oldTotal === 0 ? 0 : (fall * oldPenalty) / oldTotal
  const lost = Math.max(0, oldTotal - changing.retained)
  const step = chargeStep(old.currency)
  const cost = Math.min(lost, roundToStep(Math.max(oldPenalty * changing.releasedShare, ofFall), step))
  const penalty = waived ? 0 : cost
  const earlierTerms = { fee: fee + penalty, penalty: oldPenalty - penalty }
  const plan = planOf([{ due: 'booking', amount: earlierTerms.fee }, ...changing.after.priced.plan])
  const total = amountDue(plan)
  const isPackage = changing.after.kind === 'package'
  const required = amountDue(plan, (part) => (isPackage ? !isDated(part) || part.due <= today : isFirst(part)))
  const missing = paid === null ? 0 : Math.max(0, required - paid)
  const due = missing < leastCharge(old.currency) ? 0 : missing
  const refund = paid === null ? 0 : Math.max(0, paid - (isPackage ? total : required))
  const left = paid === null ? plan : planAfter(plan, paid + due - refund)
  // The next instalment contains a difference that is not charged, if there is one.
  const inPerson = left.some(isDated) ? 0 : missing - due
  const priced = {
    ...changing.after.priced,
    plan: planOf([...left, { due: 'booking', amount: -inPerson }, { due: 'arrival', amount: inPerson }]),
  }
  const hasTerms = earlierTerms.fee + earlierTerms.penalty > 0
  const after = { ...changing.after, priced, ...(hasTerms && { earlierTerms }) } as BookedProduct
  return { after, penalty, due, refund, later: paid === null ? total : total - (paid + due - refund) }
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
