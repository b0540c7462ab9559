import type { DiscountAnswer } from '#domains/products/shared/answers.ts'
import type { PriceLine } from '#web/ui/PriceLines.tsx'

/** The line of a discount in a price; none without one. */
export function discountLines(discount: DiscountAnswer): PriceLine[] {
  if (!discount) return []
  const { code, name, amount } = discount
  return [{ label: `${name} · ${code}`, amount: { ...amount, minor: -amount.minor } }]
}
