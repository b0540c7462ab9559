import type { Money } from '#api/shapes.ts'
import type { ToBook } from '#domains/bookings/make/product-to-book.server.ts'
import { firstPayment } from '#domains/bookings/model/booking-account.ts'
import { planOfProduct } from '#domains/bookings/model/products/product.ts'
import { beginningOf } from '#domains/bookings/model/rules.ts'
import { shareGift } from '#domains/cart/gift-shares.ts'
import { giftCardDay, type GiftCardRow } from '#domains/payments/gift-cards/cards.server.ts'
import { planWithAnswer } from '#domains/shared/plan.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/** A gift card and the part that it pays of each booking, in minor units. `cardId` is null without a card. */
type GiftPayment = { cardId: number | null; amounts: number[] }

/** A gift card, null if it was removed, and the amount of it that was accepted. */
export type AcceptedGift = { card: GiftCardRow | null; accepted: Money }

/**
 * Distributes the accepted amount of a gift card over the products to book. `changed` if the card was removed, or can no
 * longer pay this amount of bookings in these currencies.
 */
export function giftPaymentOf(
  gift: AcceptedGift | undefined,
  { paymentType, now }: { paymentType: PaymentType; now: Date },
  products: ToBook[],
): GiftPayment | 'changed' {
  if (!gift || gift.accepted.minor === 0) return { cardId: null, amounts: products.map(() => 0) }
  const { card, accepted } = gift
  const fits =
    card !== null &&
    card.balance >= accepted.minor &&
    card.blockedAt === null &&
    card.expiresOn >= giftCardDay(now) &&
    [accepted.currency, ...products.map(({ price }) => price.currency)].every((one) => one === card.currency)
  if (!fits) return 'changed'
  const plans = products.map(({ product, supply }) =>
    beginningOf(supply, paymentType, firstPayment(product)).paymentType === 'prepay'
      ? planWithAnswer(planOfProduct(product), supply)
      : [],
  )
  return { cardId: card.id, amounts: shareGift(accepted, plans) }
}
