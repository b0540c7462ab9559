import type { Entry } from '#domains/bookings/account/account.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** `held` until the booking is confirmed or ends. */
export type GiftUseState = 'held' | 'captured' | 'returned'

/** A gift card that pays a part of a booking; `used` is what it was held for, in minor units. */
export type UsedGiftCard = { state: GiftUseState; lastFour: string; used: number }

/** The part that a gift card pays of a booking, in minor units, without refunds of changes: `left` is without any refund. */
export type GiftUse = { amount: number; left: number; state: GiftUseState; lastFour: string }

/** What a gift card pays of a booking, of which `entries` has the payment and refunds once it is captured. */
export function giftUseOf({ used, ...card }: UsedGiftCard, entries: readonly Entry[]): GiftUse {
  const moved = entries.filter(({ kind, source }) => source === 'gift_card' && kind !== 'hold')
  const ofCard = (which: typeof moved) => sumOf(which.map(({ amount }) => amount))
  return card.state === 'captured'
    ? {
        ...card,
        amount: ofCard(moved.filter(({ kind, reason }) => kind === 'payment' || reason === 'changed')),
        left: ofCard(moved),
      }
    : { ...card, amount: used, left: used }
}

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
): CardRefund | null {
  return gift && toCard(gift, { held: ends ? gift.left : 0, captured: Math.min(gift.left, refund), returned: 0 })
}

/** The part of the refund of a cancelled booking that was returned to its gift card; null without one. */
export function giftReturned(gift: GiftUse | null, refund: number): CardRefund | null {
  return gift && toCard(gift, { held: 0, captured: Math.min(gift.amount - gift.left, refund), returned: gift.amount })
}

type CardRefund = { lastFour: string; amount: number }

function toCard({ state, lastFour }: GiftUse, amounts: Record<GiftUseState, number>): CardRefund | null {
  return amounts[state] > 0 ? { lastFour, amount: amounts[state] } : null
}
