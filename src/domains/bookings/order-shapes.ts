import { z } from 'zod'
import { contact, guest } from '#domains/bookings/shapes.ts'
import { paymentType } from '#domains/stays/answers.ts'

/** The most people who are named for one order. */
export const mostNamed = 40

export const guestList = z
  .array(guest)
  .min(1, 'required')
  .max(mostNamed, 'too_big')
  .describe('Those who lead a room or a group, named as on ID, once for all lines')

/** What is said of one line of the cart. */
export const lineWish = z.object({
  line_id: z.int32(),
  leads: z
    .array(
      z
        .int()
        .min(0)
        .max(mostNamed - 1),
    )
    .max(mostNamed)
    .optional()
    .describe('Positions in the list of guests; absent: its first'),
  special_request: z.string().max(1000, 'too_long').default(''),
})

/** What has been typed of an order so far: each part once it is whole. */
export const checkoutDraft = z
  .object({
    guests: guestList.optional(),
    contact: contact.optional(),
    lines: z.array(lineWish).max(mostNamed).optional(),
    payment_type: paymentType.optional(),
  })
  .meta({ id: 'CheckoutDraft' })
export type CheckoutDraft = z.output<typeof checkoutDraft>
