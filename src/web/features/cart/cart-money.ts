import type { Money } from '#api/shapes.ts'
import type { Cart } from '#domains/cart/answers.ts'
import type { PaymentPlans } from '#domains/products/shared/answers.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { Formatter } from '#i18n/translator.ts'

type PricedLine = { total: Money | null; quote: { pay: PaymentPlans } | null }

/** Writes the totals of a cart and what is due of them when: all with decimals, or none. */
export function moneyOfCart(
  format: Pick<Formatter, 'money'>,
  { lines, total, pay }: Pick<Cart, 'total' | 'pay'> & { lines: readonly PricedLine[] },
): (amount: Money) => string {
  const plans = [pay, ...lines.flatMap(({ quote }) => quote?.pay ?? [])]
  const due = plans.flatMap(({ prepay, arrival }) => [...(prepay ?? []), ...(arrival ?? [])])
  return moneyColumn(
    format,
    [total, ...lines.map((line) => line.total), ...due.map(({ amount }) => amount)].filter((amount) => amount !== null),
  )
}
