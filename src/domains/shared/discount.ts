import { roundToStep } from '#domains/shared/charge-step.ts'
import type { Bilingual } from '#i18n/locale.ts'

const basisPoints = 10_000

/** A discount that a promotion grants to a selection: a share of its price, an amount, or a share up to an amount. */
export type GrantedDiscount = {
  promotionId: number
  code: string
  name: Bilingual
  /** The share; null if only the amount limits the discount. */
  basisPoints: number | null
  /** The maximum in minor units; null if only the share limits the discount. */
  maxAmount: number | null
}

/** A discount as it was deducted from a price, in minor units. */
export type Discount = GrantedDiscount & { amount: number }

/**
 * Applies a discount to the amount that it reduces, never below zero. Null without a discount, and if it is nothing.
 * @param amount minor units: before taxes for a stay, with the contained tax for a package or service
 * @param step the discount is a multiple of it, so that the rest can be charged
 */
export function applyDiscount(amount: number, granted: GrantedDiscount | undefined, step = 1): Discount | null {
  if (!granted) return null
  const { basisPoints: points, maxAmount } = granted
  const part = points === null ? amount : roundToStep((amount * points) / basisPoints, step)
  const deducted = Math.max(0, Math.min(amount, part, Math.floor((maxAmount ?? amount) / step) * step))
  return deducted > 0 ? { ...granted, amount: deducted } : null
}

/** The discount that a booked price was granted, to price a change of the booking with it. */
export function grantOf({ discount }: { discount?: Discount }): { discount?: GrantedDiscount } {
  if (!discount) return {}
  const { amount: _, ...granted } = discount
  return { discount: granted }
}

/**
 * Distributes a discount over the parts of an amount in proportion to them. Call the result with the parts in order; the
 * running total is rounded, so that the shares add up to the discount and no share is larger than its part.
 * @param step the shares are multiples of it, if the parts and the discount are
 */
export function spreadDiscount(amount: number, discount: number, step = 1): (part: number) => number {
  let reached = 0
  let spread = 0
  return (part) => {
    reached += part
    const rounded = amount > 0 ? roundToStep((discount * reached) / amount, step) : 0
    const upToHere = amount > 0 && reached === amount ? discount : Math.min(discount, rounded)
    const share = upToHere - spread
    spread = upToHere
    return share
  }
}
