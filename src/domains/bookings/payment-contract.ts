import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { instant, money } from '#contract/shapes.ts'
import { bookingDetails } from '#domains/bookings/contract.ts'

const reference = z.string().max(20)

const receiptAnswer = z
  .object({
    number: z.int(),
    issued_at: instant,
    /** The booking that was paid. */
    reference: z.string(),
    seller: z.object({ name: z.string(), vat_number: z.string() }),
    lines: z.array(z.object({ reference: z.string(), what: z.string(), total: money, vat: money })),
    total: money,
    vat: money.describe('The part of the total that is VAT'),
    others: z.array(z.int()).describe('Numbers of the booking’s other receipts'),
    returned: money.describe('What has been returned of it since'),
    /** Base64 of the tags that a Saudi simplified tax invoice shows as a QR code. */
    qr: z.string(),
  })
  .meta({ id: 'Receipt' })
export type ReceiptAnswer = z.output<typeof receiptAnswer>

export const paymentEndpoints = {
  start_payment: write({
    name: 'start_payment',
    group: 'bookings',
    summary:
      'Where a booking, or an order by its reference, is paid. While its payment is open, asking again answers the same page.',
    who: 'traveller',
    idempotent: 'after',
    input: z.object({ reference }),
    output: z.object({ page: z.string().describe('Address of the page that takes the money') }),
    errors: ['not_found', 'status_changed', 'online_payment_unavailable'],
  }),
  check_payment: write({
    name: 'check_payment',
    group: 'bookings',
    summary: 'Asks the provider how the payment of a booking stands, for whoever comes back from its page.',
    who: 'traveller',
    input: z.object({ reference }),
    output: bookingDetails,
    errors: ['not_found'],
  }),
  show_receipt: read({
    name: 'show_receipt',
    group: 'bookings',
    summary: 'The simplified tax invoice of a booking that was paid online.',
    who: 'traveller',
    input: z.object({ reference, number: z.coerce.number().int().optional().describe('Absent: the last one') }),
    output: receiptAnswer,
    errors: ['not_found'],
  }),
}
