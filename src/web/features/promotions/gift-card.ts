import type { ApiClient } from '#api/index.ts'
import type { Money } from '#api/shapes.ts'
import type { Cart, CartLine } from '#domains/cart/answers.ts'
import { onlineOf, payAfterGift, shareGift, splitAfterGift } from '#domains/cart/gift-shares.ts'
import type { GiftCardAnswer } from '#domains/payments/gift-cards/answers.ts'

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
  const { prepay } = cart.pay
  const fits = used.state === 'usable' && prepay?.now.currency === used.balance.currency
  const shares = shareGift(
    fits ? used.balance : { ...used.balance, minor: 0 },
    cart.lines.map((line) => onlineOf(line.pay.prepay)),
  )
  const pays = { ...used.balance, minor: shares.reduce((sum, share) => sum + share, 0) }
  const gifts = { used: { ...used, pays }, own }
  if (pays.minor === 0 || !prepay) return { cart, gifts }
  const lines = cart.lines.map((line, i) => afterGift(line, shares[i] ?? 0))
  return { cart: { ...cart, lines, pay: { ...cart.pay, prepay: payAfterGift(prepay, pays.minor) } }, gifts }
}

function afterGift(line: CartLine, share: number): CartLine {
  const { prepay } = line.pay
  const split = line.quote?.pay.prepay
  const quote = line.quote &&
    split && { ...line.quote, pay: { ...line.quote.pay, prepay: splitAfterGift(split, share) } }
  // The quote stays one of the kind of its line.
  return {
    ...line,
    pay: { ...line.pay, prepay: prepay && payAfterGift(prepay, share) },
    ...(quote && { quote }),
  } as CartLine
}
