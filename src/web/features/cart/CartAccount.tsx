import type { Cart, CartLine } from '#domains/cart/answers.ts'
import { useFormat } from '#i18n/react.tsx'
import { moneyOfCart } from '#web/features/cart/cart-money.ts'
import type { ChosenWay } from '#web/features/products/accounts-of-price.ts'
import { PriceAccount } from '#web/features/products/PriceAccount.tsx'
import { giftCardOf, type GiftCards } from '#web/features/promotions/gift-card.ts'

/** The account of all lines of a cart together; the terms stay with each line. */
export function CartAccount({ cart, gifts, payment }: { cart: Cart; gifts: GiftCards; payment?: ChosenWay }) {
  const format = useFormat()
  const { lines, total, pay } = cart
  if (!total) return null
  return (
    <PriceAccount
      price={{ total, pay, cancellation: null }}
      payment={payment}
      card={giftCardOf(gifts)}
      kind={kindOfAll(lines)}
      money={moneyOfCart(format, cart)}
    />
  )
}

/** The product kind of all lines; `other` if they differ. */
export function kindOfAll(lines: readonly Pick<CartLine, 'kind'>[]): CartLine['kind'] | 'other' {
  const kind = lines[0]?.kind
  return kind && lines.every((line) => line.kind === kind) ? kind : 'other'
}
