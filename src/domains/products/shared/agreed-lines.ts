import { groupBy } from '#domains/shared/group-by.ts'
import { addPresent, amountOf, grantForAdded, keepAgreed, spreadOver, unitsOf } from '#domains/shared/agreed.ts'
import { cancellationOf } from '#domains/shared/cancellation.ts'
import { applyDiscount, type Discount, type GrantedDiscount } from '#domains/shared/discount.ts'
import type { AgreedPart, Cancellation, PriceUnit } from '#domains/shared/shapes.ts'

/** Equal units in a row, as a line. */
type Line = { count: number; each: number; amount: number }

/** A changed price of units that include their taxes. `retained` is the amount of the booked total that it keeps. */
type ChangedUnits = {
  agreed: AgreedPart[]
  retained: number
  /** True if there are units that were not agreed. */
  isAdding: boolean
  total: number
  discount: Discount | null
  /** Takes the units with a key, in the order in which they were agreed, as lines. */
  take: (key: string, count: number) => Line[]
}

/**
 * Keeps agreed units and adds the others at their present price. A discount applies to added units as far as it is left.
 * @param step amounts that can be charged are multiples of it
 */
export function changedUnits(
  agreed: AgreedPart[],
  present: AgreedPart,
  granted: GrantedDiscount | undefined,
  step: number,
): ChangedUnits {
  const retained = keepAgreed(
    agreed,
    present.units.map(({ key }) => key),
  )
  const added = unitsOf(addPresent({ parts: [], missing: retained.missing }, [present]))
  const bare = added.map(({ key, amount }) => ({ key, amount }))
  const discount = applyDiscount(amountOf(bare), grantForAdded(granted, retained.parts), step)?.amount ?? 0
  const units = spreadOver(bare, { discount, step })
  const parts = units.length > 0 ? [...retained.parts, { ...present, units }] : retained.parts
  const all = unitsOf(parts)
  const deducted = all.reduce((sum, unit) => sum + (unit.discount ?? 0), 0)
  const left = groupBy(all, ({ key }) => key)
  return {
    agreed: parts,
    retained: amountOf(unitsOf(retained.parts)),
    isAdding: units.length > 0,
    total: amountOf(all),
    discount: granted && deducted > 0 ? { ...granted, amount: deducted } : null,
    take: (key, count) => linesOf(left.get(key)?.splice(0, count) ?? []),
  }
}

/** The cancellation terms of parts that were agreed under different windows. */
export function cancellationOfParts(
  parts: readonly AgreedPart[],
  begins: { date: string; time: string; timeZone: string },
  now: Date,
  step: number,
): Cancellation {
  const groups = groupBy(parts, ({ windows }) => JSON.stringify(windows))
  const terms = [...groups.values()].map((group) => {
    const total = amountOf(unitsOf(group))
    return { windows: group[0]?.windows ?? [], total, nights: [total] }
  })
  return cancellationOf(terms, begins, now, step)
}

function linesOf(units: PriceUnit[]): Line[] {
  const lines: Line[] = []
  for (const { amount } of units) {
    const last = lines.at(-1)
    if (last?.each === amount)
      lines.splice(-1, 1, { count: last.count + 1, each: amount, amount: last.amount + amount })
    else lines.push({ count: 1, each: amount, amount })
  }
  return lines
}
