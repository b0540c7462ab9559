import type { Money } from '#api/shapes.ts'
import type { PaymentSchedule } from '#domains/cart/answers.ts'
import { chargeStep, leastCharge } from '#domains/shared/charge-step.ts'
import { spreadDiscount } from '#domains/shared/discount.ts'

/** The amount that is paid online of a booking, in minor units. Nothing is if it is paid on arrival. */
export type OnlineParts = { now: number; afterAnswer: number; later: number }

/**
 * Distributes an amount of a gift card over the bookings of one checkout: first over what is due now, in proportion, so that
 * no booking is confirmed while the others of its order await payment; then over what is due after the provider's answer,
 * then over later instalments, both one booking after the other. Never more than is paid online, and only amounts whose
 * rest can be charged.
 */
export function shareGift({ minor, currency }: Money, bookings: OnlineParts[]): number[] {
  const step = chargeStep(currency)
  let left = Math.floor(minor / step) * step
  const shares = bookings.map(() => 0)
  for (const part of ['now', 'afterAnswer', 'later'] as const) {
    const total = bookings.reduce((sum, one) => sum + one[part], 0)
    const available = Math.min(left, total)
    let used = available - tooMuch(total - available, available, currency)
    const spread = spreadDiscount(total, used, step)
    for (const [i, one] of bookings.entries()) {
      const next = Math.min(used, one[part])
      const share = part === 'now' ? spread(one.now) : next - tooMuch(one[part] - next, next, currency)
      if (part !== 'now') used -= share
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

/** The amount that is paid online, of the amounts of a payment type; null for one that is not available. */
export function onlineOf(paid: PaymentSchedule | null): OnlineParts {
  return { now: paid?.now.minor ?? 0, afterAnswer: paid?.after_answer.minor ?? 0, later: paid?.later.minor ?? 0 }
}

/** The amounts due after a gift card has paid its share, earliest first. */
export function payAfterGift(paid: PaymentSchedule, gift: number): PaymentSchedule {
  const { instalments } = paid
  const parts = [paid.now, paid.after_answer, ...instalments.map(({ amount }) => amount)]
  const [now = paid.now, after = paid.after_answer, ...rest] = deduct(parts, gift)
  const open = instalments.map((one, i) => ({ ...one, amount: rest[i] ?? one.amount }))
  return {
    ...paid,
    now,
    after_answer: after,
    later: { ...paid.later, minor: rest.reduce((sum, { minor }) => sum + minor, 0) },
    instalments: open.filter(({ amount }) => amount.minor > 0),
  }
}

type Split = { now: Money; later?: { due: string; amount: Money }[] }

/** As `payAfterGift`, for the amounts of a quote or of a booking. */
export function splitAfterGift<Of extends Split>(split: Of, gift: number): Of {
  const [now = split.now, ...later] = deduct([split.now, ...(split.later ?? []).map(({ amount }) => amount)], gift)
  return {
    ...split,
    now,
    ...(split.later && { later: split.later.map((one, i) => ({ ...one, amount: later[i] ?? one.amount })) }),
  }
}

function deduct(amounts: Money[], gift: number): Money[] {
  let left = gift
  return amounts.map((amount) => {
    const used = Math.min(left, amount.minor)
    left -= used
    return { ...amount, minor: amount.minor - used }
  })
}
