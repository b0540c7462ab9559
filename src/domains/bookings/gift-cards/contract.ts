import { managers } from '#api/staff.ts'
import { z } from 'zod'
import { endpoints, staffRead } from '#api/endpoint.ts'
import { instant, money } from '#api/shapes.ts'
import { issuedGiftCard } from '#domains/payments/gift-cards/contract.ts'

const giftUse = z.object({
  reference: z.string().describe('The booking'),
  amount: money,
  state: z.enum(['held', 'captured', 'returned']),
  refunded: money.describe('The part of a captured amount that is on the card again'),
  at: instant,
})
export type GiftUseAnswer = z.output<typeof giftUse>

export const giftUseEndpoints = endpoints('admin', {
  show_gift_card: staffRead({
    summary: 'A gift card with the bookings that it pays, the last one first.',
    staff: managers,
    input: z.object({ id: z.coerce.number().int().max(2_147_483_647) }),
    output: z.object({ card: issuedGiftCard, uses: z.array(giftUse) }),
  }),
})
