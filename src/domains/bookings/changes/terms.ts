import {
  factsOfProduct,
  priceOfProduct,
  type BookedOf,
  type BookedProduct,
} from '#domains/bookings/model/products/product.ts'
import type { Instalment } from '#domains/products/packages/shapes.ts'
import { chargeStep, leastCharge, roundToStep } from '#domains/shared/charge-step.ts'
import { penaltyNow } from '#domains/shared/cancellation.ts'
import { sumOf } from '#domains/shared/sum.ts'

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
  const { before, binding, waived = false, paid, now } = changing
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
  const bare: BookedProduct =
    earlierTerms.fee + earlierTerms.penalty === 0 ? changing.after : { ...changing.after, earlierTerms }
  const { due: higher, refund } = paid === null ? { due: 0, refund: 0 } : difference(bare, paid, changing.today)
  const due = higher < leastCharge(old.currency) ? 0 : higher
  const scheduled = bare.kind === 'package' ? withSchedule(bare, paid === null ? null : paid + due - refund) : bare
  // The next instalment contains it, if there is one.
  const inPerson = !factsOfProduct(scheduled).later.some(({ due }) => due !== 'arrival') ? higher - due : 0
  const after: BookedProduct = inPerson > 0 ? { ...scheduled, dueInPerson: inPerson } : scheduled
  const total = priceOfProduct(after).total
  return { after, penalty, due, refund, later: paid === null ? total : total - (paid + due - refund) }
}

/** The amount to pay for a paid booking, or the amount paid too much. */
function difference(after: BookedProduct, paid: number, today: string): { due: number; refund: number } {
  const { total, dueLater } = priceOfProduct(after)
  const isLater = ({ due }: Instalment) => due !== null && due > today
  const [lower, upper] =
    after.kind === 'package'
      ? [total - sumOf(after.priced.instalments.filter(isLater).map(({ amount }) => amount)), total]
      : [total - dueLater, total - dueLater]
  return { due: Math.max(0, lower - paid), refund: Math.max(0, paid - upper) }
}

/**
 * The instalments of a changed package: the first is what has been paid when the change is applied; of the others, what
 * that does not cover. The first contains the fee of earlier terms.
 */
function withSchedule(product: BookedOf<'package'>, paid: number | null): BookedOf<'package'> {
  const fee = product.earlierTerms?.fee ?? 0
  if (paid === null && fee === 0) return product
  const { instalments } = product.priced
  const booked = fee + sumOf(instalments.filter(({ due }) => due === null).map(({ amount }) => amount))
  const first = paid ?? booked
  let covered = first - booked
  const later: Instalment[] = []
  for (const { due, amount } of instalments.filter((one) => one.due !== null)) {
    const left = Math.max(0, amount - covered)
    covered -= amount - left
    if (left > 0) later.push({ due, amount: left })
  }
  return { ...product, priced: { ...product.priced, instalments: [{ due: null, amount: first }, ...later] } }
}
