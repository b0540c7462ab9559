import type { ApiClient } from '#api/index.ts'
import type { Money } from '#api/shapes.ts'
import type { Cart, CartLine } from '#domains/cart/answers.ts'
import { shareGift } from '#domains/cart/gift-shares.ts'
import type { GiftCardAnswer } from '#domains/payments/gift-cards/answers.ts'
import type { PaymentPlans } from '#domains/products/shared/answers.ts'
import { minorPlan, moneyPlan, unpaidParts } from '#domains/shared/plan.ts'

/** The gift card of a checkout, and what it pays of the cart if that is paid online. */
export type UsedGiftCard = GiftCardAnswer & { pays: Money }
export type GiftCards = { used: UsedGiftCard | null; own: GiftCardAnswer[] }

const none: GiftCards = { used: null, own: [] }

/** The gift cards of the checkout, and the cart with the amounts that are due after the used one has paid. */
export async function withGiftCards(api: ApiClient, cart: Cart): Promise<{ cart: Cart; gifts: GiftCards }> {
  const answer = cart.total ? await api.fetch_checkout_gift_card() : null
  if (!answer?.ok) return { cart, gifts: none }
  const { used, own } = answer.data
  if (!used) return { cart, gifts: { used: null, own } }
  const fits = used.state === 'usable' && cart.total?.currency === used.balance.currency
  const shares = shareGift(
    fits ? used.balance : { ...used.balance, minor: 0 },
    cart.lines.map(({ quote }) => minorPlan(quote?.pay.prepay ?? [])),
  )
  const pays = { ...used.balance, minor: shares.reduce((sum, share) => sum + share, 0) }
  const gifts = { used: { ...used, pays }, own }
  if (pays.minor === 0) return { cart, gifts }
  const lines = cart.lines.map((line, i) => afterGift(line, { ...pays, minor: shares[i] ?? 0 }))
  return { cart: { ...cart, lines, pay: payAfterGift(cart.pay, pays) }, gifts }
}

/** The last characters of the gift card that pays a part of the cart, if that is paid online. */
export function giftCardOf({ used }: GiftCards): string | undefined {
  return used && used.pays.minor > 0 ? used.last_four : undefined
}

function afterGift(line: CartLine, share: Money): CartLine {
  // The quote stays one of the kind of its line.
  return line.quote
    ? ({ ...line, quote: { ...line.quote, pay: payAfterGift(line.quote.pay, share) } } as CartLine)
    : line
}

function payAfterGift({ prepay, arrival }: PaymentPlans, { minor, currency }: Money): PaymentPlans {
  return { prepay: prepay && moneyPlan(unpaidParts(minorPlan(prepay), minor), currency), arrival }
}
