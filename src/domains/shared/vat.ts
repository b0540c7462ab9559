import type { TaxRule } from '#domains/shared/shapes.ts'

const basisPoints = 10_000

/** The value added tax in a gross amount, once for a line, never added up. Minor units and basis points. */
export function vatInside(gross: number, rate: number): number {
  return gross - Math.round((gross * basisPoints) / (basisPoints + rate))
}

/** A part of a sale with one rate of VAT in basis points, null outside its scope. Minor units with VAT. */
export type VatPart = { rate: number | null; amount: number }

/**
 * Distributes a payment for a sale over its parts in proportion to them. A larger payment never contains less of a part, and
 * one of the whole sale contains them exactly.
 */
export function splitByRate(parts: readonly VatPart[], payment: number): VatPart[] {
  let left = payment
  let rest = parts.reduce((sum, { amount }) => sum + amount, 0)
  return parts.map(({ rate, amount }, i) => {
    const share = i === parts.length - 1 ? left : rest === 0 ? 0 : Math.round((left * amount) / rest)
    left -= share
    rest -= amount
    return { rate, amount: share }
  })
}

/** The value added tax contained in a gross amount, by the rule in force on a date; null without a rule. */
export function taxContained(
  total: number,
  date: string,
  rules: TaxRule[],
): { rateBasisPoints: number; amount: number } | null {
  const rule = rules.find(
    ({ kind, validFrom, validTo }) => kind === 'vat' && validFrom <= date && (validTo === null || date <= validTo),
  )
  if (!rule) return null
  return { rateBasisPoints: rule.rateBasisPoints, amount: vatInside(total, rule.rateBasisPoints) }
}
