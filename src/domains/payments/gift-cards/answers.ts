import { z } from 'zod'
import { calendarDate, money, typedCode } from '#api/shapes.ts'

/** A gift card as its holder sees it. */
export const giftCard = z
  .object({
    id: z.int(),
    last_four: z.string(),
    balance: money,
    expires_on: calendarDate.describe('The last day on which it pays for a new booking'),
    state: z.enum(['usable', 'expired', 'blocked']),
  })
  .meta({ id: 'GiftCard' })
export type GiftCardAnswer = z.output<typeof giftCard>

export const giftCardCode = typedCode(40).min(1, 'required')
