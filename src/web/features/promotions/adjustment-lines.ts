import type { ChangeChargeAnswer, DiscountAnswer } from '#domains/products/shared/answers.ts'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** The lines of a discount and of the charge for changes in a price, if there are any. */
export function adjustmentLines({
  discount,
  change_charge: charge,
}: {
  discount: DiscountAnswer
  change_charge?: ChangeChargeAnswer
}): PriceLine[] {
  return [
    ...(discount
      ? [
          {
            label: `${discount.name} · ${discount.code}`,
            amount: { ...discount.amount, minor: -discount.amount.minor },
          },
        ]
      : []),
    ...(charge ? [{ label: charge.name, amount: charge.amount }] : []),
  ]
}
