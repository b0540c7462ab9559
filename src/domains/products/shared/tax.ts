import type { TaxRule } from '#domains/shared/shapes.ts'
import { vatInside } from '#domains/shared/vat.ts'

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
