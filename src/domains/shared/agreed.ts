import { spreadDiscount, type GrantedDiscount } from '#domains/shared/discount.ts'
import type { AgreedPart, Cancellation, PenaltyWindow, PricedTax, PriceUnit } from '#domains/shared/shapes.ts'
import { sumOf } from '#domains/shared/sum.ts'

// A change of a booking prices only what is new (decision 0069). A price is a list of units; a unit of the new selection
// that the booking has already keeps the amounts and the terms that were agreed for it.

/** What a selection keeps of a booking, and the units that it adds. */
type Retained = { parts: AgreedPart[]; missing: string[] }

/**
 * The agreed units that a selection keeps. Of equal units the first agreed stay, so that a unit that was added last is
 * given up first.
 * @param keys the units that the selection needs, one key each
 */
export function keepAgreed(agreed: readonly AgreedPart[], keys: readonly string[]): Retained {
  const needed = new Map<string, number>()
  for (const key of keys) needed.set(key, (needed.get(key) ?? 0) + 1)
  const take = ({ key }: PriceUnit) => {
    const left = needed.get(key) ?? 0
    if (left > 0) needed.set(key, left - 1)
    return left > 0
  }
  const parts = agreed.map((part) => ({ ...part, units: part.units.filter(take) }))
  const missing = [...needed].flatMap(([key, count]) => Array.from({ length: count }, () => key))
  return { parts: parts.filter(({ units }) => units.length > 0), missing }
}

/** The kept parts with the added units at their current price, under the current terms. */
export function addPresent({ parts, missing }: Retained, present: AgreedPart[]): AgreedPart[] {
  return [...parts, ...keepAgreed(present, missing).parts]
}

/** The discount that is left for added units: of one with a maximum, what the kept units have not used. */
export function grantForAdded(granted: GrantedDiscount | undefined, kept: AgreedPart[]): GrantedDiscount | undefined {
  if (!granted || granted.maxAmount === null) return granted
  const maxAmount = granted.maxAmount - sumOf(unitsOf(kept).map(({ discount = 0 }) => discount))
  return maxAmount > 0 ? { ...granted, maxAmount } : undefined
}

export function unitsOf(parts: readonly AgreedPart[]): PriceUnit[] {
  return parts.flatMap(({ units }) => units)
}

/** The amount charged for units, with their discount and taxes. */
export function amountOf(units: readonly PriceUnit[]): number {
  return sumOf(
    units.map(({ amount, discount = 0, taxes = [] }) => amount - discount + sumOf(taxes.map((tax) => tax.amount))),
  )
}

/** Units with the discount and the taxes of their sum, distributed in proportion to their amounts. */
export function spreadOver(
  units: readonly { key: string; amount: number }[],
  { discount = 0, taxes = [], step = 1 }: { discount?: number; taxes?: readonly PricedTax[]; step?: number },
): PriceUnit[] {
  const whole = sumOf(units.map(({ amount }) => amount))
  const discountOf = spreadDiscount(whole, discount, step)
  const reduced = units.map((unit) => {
    const part = discountOf(unit.amount)
    return part > 0 ? { ...unit, discount: part } : unit
  })
  const spreads = taxes.map((tax) => ({
    tax,
    partOf: spreadDiscount(whole - discount, tax.amount),
    baseOf: tax.base === undefined ? undefined : spreadDiscount(whole - discount, tax.base),
  }))
  return reduced.map((unit: PriceUnit) => {
    const net = unit.amount - (unit.discount ?? 0)
    const parts = spreads
      .map(({ tax, partOf, baseOf }) => ({ ...tax, ...(baseOf && { base: baseOf(net) }), amount: partOf(net) }))
      .filter(({ amount, base = 0 }, i) => amount > 0 || base > 0 || taxes[i]?.amount === 0)
    return parts.length > 0 ? { ...unit, taxes: parts } : unit
  })
}

/**
 * The windows of a booked price that does not state them: what remained of its terms when it was booked, as shares of
 * its total.
 * @param begins the start that the windows count back from
 */
export function windowsOfSteps({ steps }: Cancellation, total: number, begins: Date): PenaltyWindow[] {
  return steps.map(({ from, penalty }) => ({
    fromHoursBeforeCheckIn: from === null ? null : (begins.getTime() - Date.parse(from)) / 3_600_000,
    penalty: { percent: total > 0 ? (penalty * 100) / total : 0 },
  }))
}
