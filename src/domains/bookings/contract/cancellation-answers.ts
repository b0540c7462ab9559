import { z } from 'zod'
import { instant, money } from '#api/shapes.ts'

/** The cost of a possible or a completed cancellation. */
export const cancellationCosts = {
  penalty: money.describe('The cost of the cancellation'),
  refund: money.describe('Refund of the amount paid online'),
  by_hand: money.describe('Refund of the amount paid at the hotel or by transfer, in the same way'),
  due: money.describe('The part of the penalty that no payment covers; the hotel can charge it'),
}

/** The parts of `refund`. */
export const refundParts = {
  gift_card: z
    .object({ last_four: z.string(), amount: money })
    .nullable()
    .describe('Returns to the gift card, at once'),
  to_payment_card: money.describe('Returns the way it was paid otherwise'),
}

export const cancellationQuote = z
  .object({
    reference: z.string(),
    ...cancellationCosts,
    ...refundParts,
    gift_card: refundParts.gift_card.describe(
      'What returns to the gift card: a part of `refund`, or what it holds for a booking that is not confirmed',
    ),
    /** The instant until which these costs apply; null if they do not change before check-in. */
    holds_until: instant.nullable(),
  })
  .meta({ id: 'CancellationQuote' })
export type CancellationQuote = z.output<typeof cancellationQuote>
