import type { TaxRule } from '#domains/shared/shapes.ts'

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
  const before = Math.round((total * 10_000) / (10_000 + rule.rateBasisPoints))
  return { rateBasisPoints: rule.rateBasisPoints, amount: total - before }
}
