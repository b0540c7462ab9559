import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { instant, money } from '#api/shapes.ts'
import { bookedItem, bookingDetails } from '#domains/bookings/contract/bookings.ts'
import { refundParts } from '#domains/bookings/contract/cancellation-answers.ts'
import { priceLines } from '#domains/booking-changes/lines.ts'
import { guest, reference } from '#domains/bookings/model/shapes.ts'
import { productRequest } from '#domains/cart/contract.ts'
import { shortAccount } from '#domains/shared/short-account-answer.ts'
import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'

export const changeQuote = z
  .object({
    reference: z.string(),
    token: z.string().describe('Input of change_booking'),
    expires_at: instant,
    on_request: z.boolean().describe('True if the provider has to accept the change'),
    item: bookedItem.nullable().describe('After the change; null if only the names change'),
    guest_names: z.array(guest),
    lines: z
      .array(z.object({ line: z.enum(priceLines), before: money, after: money }))
      .describe('The price line by line, before and after the change; empty if only the names change'),
    total_before: money,
    total_after: money.describe('Contains the penalty'),
    penalty: money.describe('The penalty of the terms of the booking for the released inventory'),
    free_until: instant.nullable().describe('Until then a change costs no penalty'),
    account: shortAccount.describe('The account of the booking once the change is made; `pay_now` is still due'),
    pay_now: money.describe('The difference to pay online; the change is made when it is paid'),
    refund: money.describe('The amount that is returned'),
    ...refundParts,
  })
  .meta({ id: 'ChangeQuote' })
export type ChangeQuote = z.output<typeof changeQuote>

export const changeErrors = [
  'not_found',
  'status_changed',
  'too_late',
  'conflict',
  'on_request',
  'sold_out',
  ...stayRules,
  'too_many_guests',
  'not_bookable_online',
  'payment_type_not_allowed',
  'online_payment_unavailable',
] as const

export const changeRequest = z.object({
  reference,
  selection: productRequest.optional().describe('The whole new selection; by default what is booked'),
  guests: z.array(guest).min(1, 'required').max(40).optional().describe('By default the present names'),
})
export const changeToken = z.string().min(1, 'required').max(12_000)

export const changesEndpoints = endpoints('bookings', {
  quote_change: read({
    summary:
      'The price of a change line by line, its penalty, and the difference. The hotel, package or service stays the same.',
    access: 'booking',
    input: changeRequest,
    output: changeQuote,
    errors: changeErrors,
  }),
  change_booking: write({
    summary:
      'Makes exactly the quoted change: at once, when its difference is paid, or when the provider accepts it; until then the booking stays as it is.',
    access: 'booking',
    idempotent: true,
    input: z.object({ reference, change_token: changeToken }),
    output: bookingDetails,
    errors: [...changeErrors, 'quote_expired', 'price_changed', 'step_up_required'],
    errorData: { price_changed: changeQuote },
  }),
  withdraw_change: write({
    summary: 'Withdraws a change that is not paid or not answered yet; the booking stays as it is.',
    access: 'booking',
    input: z.object({ reference }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed', 'step_up_required'],
  }),
})
