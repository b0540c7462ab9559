import type { Money } from '#api/shapes.ts'
import { chargeStep, leastCharge } from '#domains/shared/charge-step.ts'
import { spreadDiscount } from '#domains/shared/discount.ts'
import { amountDue, isDated, type PlanPart } from '#domains/shared/plan.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** What is paid online, in the order in which a gift card pays it. */
const turns = {
  now: ({ due }: Pick<PlanPart, 'due'>) => due === 'booking',
  afterAnswer: ({ due }: Pick<PlanPart, 'due'>) => due === 'answer',
  later: isDated,
}

/**
 * Distributes an amount of a gift card over the bookings of one checkout, by their plans: first over what is due now, in
 * proportion, so that no booking is confirmed while the others of its order await payment; then over what is due after the
 * provider's answer, then over later instalments, both one booking after the other. Never more than is paid online, and
 * only amounts whose rest can be charged.
 */
export function shareGift({ minor, currency }: Money, plans: readonly (readonly PlanPart[])[]): number[] {
  const step = chargeStep(currency)
  let left = Math.floor(minor / step) * step
  const shares = plans.map(() => 0)
  for (const [turn, isIn] of Object.entries(turns)) {
    const amounts = plans.map((plan) => amountDue(plan, isIn))
    const total = sumOf(amounts)
    const available = Math.min(left, total)
    let used = available - tooMuch(total - available, available, currency)
    const spread = spreadDiscount(total, used, step)
    for (const [i, amount] of amounts.entries()) {
      const next = Math.min(used, amount)
      const share = turn === 'now' ? spread(amount) : next - tooMuch(amount - next, next, currency)
      if (turn !== 'now') used -= share
      shares[i] = (shares[i] ?? 0) + share
    }
    left -= available
  }
  return shares
}

/** The part of a share that it must not pay, because a provider does not charge a rest as small as this one. */
export function tooMuch(rest: number, share: number, currency: string): number {
  return rest > 0 ? Math.max(0, Math.min(share, leastCharge(currency) - rest)) : 0
}
