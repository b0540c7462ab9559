import type { Money } from '#api/shapes.ts'
import type { Cart, CartLine } from '#domains/cart/answers.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { Formatter } from '#i18n/formatter.ts'

type Priced = Pick<Cart | CartLine, 'total' | 'pay'>

/** Writes the totals of a cart and what is due of them when: all with decimals, or none. */
export function moneyOfCart(
  format: Pick<Formatter, 'money'>,
  { lines, total, pay }: Priced & { lines: readonly Priced[] },
): (amount: Money) => string {
  const ways = [{ total, pay }, ...lines].flatMap(({ pay: { prepay, arrival } }) => [prepay, arrival])
  const amounts = [total, ...lines.map((line) => line.total)]
  for (const way of ways) {
    if (way) amounts.push(way.now, way.after_answer, way.on_arrival, ...way.instalments.map(({ amount }) => amount))
  }
  return moneyColumn(
    format,
    amounts.filter((amount) => amount !== null),
  )
}
