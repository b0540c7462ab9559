import type { PlanPart } from '#domains/bookings/account/account.ts'
import type { OnlineParts } from '#domains/cart/gift-shares.ts'
import { planOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { sumOf } from '#domains/shared/sum.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/** `held` until the booking is confirmed or ends. */
export type GiftUseState = 'held' | 'captured' | 'returned'

/** The part that a gift card pays of a booking, in minor units: `left` is without any refund. */
export type GiftUse = { amount: number; left: number; state: GiftUseState; lastFour: string }

/** The part that a gift card pays of a booking, to show it; null once it was returned or refunded for a change. */
export function giftShown({ gift }: { gift: GiftUse | null }): (GiftUse & { held: boolean }) | null {
  return gift && gift.state !== 'returned' && gift.amount > 0 ? { ...gift, held: gift.state === 'held' } : null
}

/**
 * The part of a refund of online payments that returns to the gift card, which is refunded first.
 * A held amount returns as a whole when the booking ends. Null if nothing returns.
 */
export function giftRefund(
  { gift }: { gift: GiftUse | null },
  { refund, ends }: { refund: number; ends: boolean },
): { lastFour: string; amount: number } | null {
  if (gift === null) return null
  const amounts = { held: ends ? gift.left : 0, captured: Math.min(gift.left, refund), returned: 0 }
  const amount = amounts[gift.state]
  return amount > 0 ? { lastFour: gift.lastFour, amount } : null
}

/** The part of the refund of a cancelled booking that was returned to its gift card; null without one. */
export function giftReturned(gift: GiftUse | null, refund: number): { lastFour: string; amount: number } | null {
  if (gift === null) return null
  const amounts = { held: 0, captured: Math.min(gift.amount - gift.left, refund), returned: gift.amount }
  const amount = amounts[gift.state]
  return amount > 0 ? { lastFour: gift.lastFour, amount } : null
}

/** The amounts of a booking that are paid online, in minor units: with the booking, and by later instalments. */
type Online = { first: number; later: number }

/** The part that a gift card can pay of a product: everything that is paid online. */
export function onlineParts(product: BookedProduct): Online {
  // Fees that a hotel collects itself cannot be paid here.
  const sumOfParts = (which: (part: PlanPart) => boolean) =>
    sumOf(
      planOfProduct(product)
        .filter(which)
        .map(({ amount }) => amount),
    )
  const first = sumOfParts(({ due }) => due === 'booking')
  return { first, later: sumOfParts(({ due }) => due !== 'arrival') - first }
}

type Sharing = { product: BookedProduct; paymentType: PaymentType; onRequest: boolean }

/** The amount that is paid online of a booking that is about to be made. */
export function onlinePartsOf({ product, paymentType, onRequest }: Sharing): OnlineParts {
  if (paymentType !== 'prepay') return { now: 0, afterAnswer: 0, later: 0 }
  const { first, later } = onlineParts(product)
  return { now: onRequest ? 0 : first, afterAnswer: onRequest ? first : 0, later }
}
