import { z } from 'zod'
import { contact, guest } from '#domains/bookings/model/shapes.ts'
import { paymentType } from '#domains/products/shared/answers.ts'
import { freeText, printableText } from '#domains/shared/free-text.ts'

/** Maximum number of guests named in one order. */
export const maxNamed = 40

export const guestList = z
  .array(guest)
  .min(1, 'required')
  .max(maxNamed)
  .describe('Lead guests of rooms or groups, named as on the identity document, once for all lines')

/** The traveller's input for one line of the cart. */
export const lineRequest = z.object({
  line_id: z.int32(),
  leads: z
    .array(
      z
        .int()
        .min(0)
        .max(maxNamed - 1),
    )
    .max(maxNamed)
    .optional()
    .describe('Positions in the list of guests; default: the first guest'),
  special_request: printableText(1000).default(''),
})

/**
 * The last step of the checkout as typed, by the name of the field, before anything is checked. `about` is `cart`, or names the
 * product whose payment type and consent these are.
 */
const typedForm = z.object({
  about: z.string().regex(/^(cart|[0-9a-f]{8})$/),
  values: z
    .record(z.string().regex(/^[\w.]{1,60}$/), freeText(1000))
    .refine((values) => Object.keys(values).length <= 400, 'too_many'),
})

/** A partly filled-in order: each part once it is complete, and the form as typed. */
export const checkoutDraft = z
  .object({
    guests: guestList.optional(),
    contact: contact.optional(),
    lines: z.array(lineRequest).max(maxNamed).optional(),
    payment_type: paymentType.optional(),
    typed: typedForm.optional(),
  })
  .meta({ id: 'CheckoutDraft' })
export type CheckoutDraft = z.output<typeof checkoutDraft>
