import type { Money } from '#api/shapes.ts'

/** The part of a refund that returns to a gift card, in minor units. */
type ToGiftCard = { lastFour: string; amount: number }

/** A refund with its parts, ready to be shown. */
type RefundParts = {
  refund: Money
  gift_card: { last_four: string; amount: Money } | null
  to_payment_card: Money
}

/** A refund by where it returns: first to the gift card, if it gets any. What a gift card only holds is not a part of the refund. */
export function refundParts(currency: string, refund: number, gift: ToGiftCard | null): RefundParts {
  const money = (minor: number) => ({ minor, currency })
  return {
    refund: money(refund),
    gift_card: gift && gift.amount > 0 ? { last_four: gift.lastFour, amount: money(gift.amount) } : null,
    to_payment_card: money(Math.max(0, refund - (gift?.amount ?? 0))),
  }
}
