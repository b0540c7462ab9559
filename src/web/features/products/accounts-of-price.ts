import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { accountOfPrice, type ShortAccount } from '#domains/shared/short-account.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** A price that is not booked; the terms of several products together stay with each of them. */
export type OpenPrice = Pick<QuoteAnswer, 'total' | 'pay'> & { cancellation: QuoteAnswer['cancellation'] | null }

/** The way to pay that was chosen: undefined for all that are offered, null to leave out when the price is paid. */
export type ChosenWay = PaymentType | null | undefined

/**
 * The accounts of a price that is not booked, one for each way to pay; never empty.
 * @param card the last characters of the gift card that pays a part online; the plan is of the rest
 */
export function accountsOfPrice(
  { total, pay, cancellation }: OpenPrice,
  { payment, card }: { payment?: ChosenWay; card?: string | undefined },
): [ShortAccount, ...ShortAccount[]] {
  const ways = payment === undefined ? (['prepay', 'arrival'] as const) : payment ? [payment] : []
  const accounts = ways.flatMap((way) => {
    const plan = pay[way]
    if (!plan) return []
    const byCard = total.minor - sumOf(plan.map(({ amount }) => amount.minor))
    const cards =
      way === 'prepay' && card && byCard > 0
        ? [{ last_four: card, amount: { ...total, minor: byCard }, held: false }]
        : []
    const due = plan.map((part) => ({ when: part.due, amount: part.amount }))
    return [accountOfPrice({ total, due, gift_cards: cards, cancellation })]
  })
  const [first, ...others] = accounts
  return [first ?? accountOfPrice({ total, due: [], cancellation }), ...others]
}
