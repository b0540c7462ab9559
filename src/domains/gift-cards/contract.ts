import { managers } from '#api/staff.ts'
import { z } from 'zod'
import { endpoints, read, staffRead, write } from '#api/endpoint.ts'
import { instant, money } from '#api/shapes.ts'
import { giftCard, giftCardCode } from '#domains/payments/gift-cards/answers.ts'
import { issuedGiftCard } from '#domains/payments/gift-cards/contract.ts'

const giftUse = z.object({
  reference: z.string().describe('The booking'),
  amount: money,
  state: z.enum(['held', 'captured', 'returned']),
  refunded: money.describe('The part of a captured amount that is on the card again'),
  at: instant,
})
export type GiftUseAnswer = z.output<typeof giftUse>

const checkoutGiftCards = z.object({
  used: giftCard.nullable(),
  own: z.array(giftCard).describe('Other usable gift cards of the account'),
})

/** The gift card of a checkout. */
export const checkoutGiftCardEndpoints = endpoints('cart', {
  fetch_checkout_gift_card: read({
    summary: 'The gift card that was entered in the checkout, and the usable ones of the signed-in traveller.',
    access: 'visitor',
    output: checkoutGiftCards,
  }),
  store_checkout_gift_card: write({
    summary:
      'Enters a gift card in the checkout by its code, or by its id if it is one of the traveller; null removes it. Its amount is held once something is booked.',
    access: 'visitor',
    input: z.object({ card: z.union([z.object({ code: giftCardCode }), z.object({ id: z.int32() }), z.null()]) }),
    output: checkoutGiftCards,
    errors: ['not_found'],
  }),
})

export const giftUseEndpoints = endpoints('admin', {
  show_gift_card: staffRead({
    summary: 'A gift card with the bookings that it pays, the last one first.',
    staff: managers,
    input: z.object({ id: z.coerce.number().int().max(2_147_483_647) }),
    output: z.object({ card: issuedGiftCard, uses: z.array(giftUse) }),
  }),
})
