import { z } from 'zod'
import { instant, money } from '#contract/shapes.ts'

/** What cancelling costs, or has cost. */
export const cancellationCosts = {
  penalty: money.describe('What cancelling costs'),
  refund: money.describe('What is returned of what was paid online'),
  by_hand: money.describe('What is returned of what was paid at the hotel or by transfer, in the same way'),
  due: money.describe('The part of the penalty that no payment covers: the hotel may ask for it'),
}

export const cancellationQuote = z
  .object({
    reference: z.string(),
    ...cancellationCosts,
    /** Until when this stays so; null when it does not change before check-in. */
    holds_until: instant.nullable(),
  })
  .meta({ id: 'CancellationQuote' })
export type CancellationQuote = z.output<typeof cancellationQuote>
