import type { Account } from '#domains/bookings/account/account.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** What a penalty is, and what it leaves of the payments: `due` is the part that they do not cover. Minor units. */
export type EndCost = { penalty: number; refund: number; byHand: number; due: number }

/**
 * What an end with a penalty costs, in minor units. Payments recorded by hand cover the penalty first, because online
 * payments can be refunded automatically to their source. A goodwill refund is not charged again.
 */
export function costOfEnd(penalty: number, { refundable, byHand, goodwill }: Account): EndCost {
  const retainedByHand = Math.min(penalty, byHand)
  const retainedOnline = Math.min(penalty - retainedByHand, refundable)
  return {
    penalty,
    refund: refundable - retainedOnline,
    byHand: byHand - retainedByHand,
    due: Math.max(0, penalty - retainedByHand - retainedOnline - goodwill),
  }
}

/**
 * Which parts of payments a refund returns, and which are retained: the last payment is returned first.
 * @param payments the earliest first, with the amount `left` of each that was not refunded
 * @param refund at most all that is left
 */
export function splitRefund<Payment extends { left: number }>(
  payments: readonly Payment[],
  refund: number,
): (Payment & { returned: number; retained: number })[] {
  let toRetain = sumOf(payments.map(({ left }) => left)) - refund
  return payments.map((payment) => {
    const retained = Math.min(payment.left, toRetain)
    toRetain -= retained
    return { ...payment, retained, returned: payment.left - retained }
  })
}
