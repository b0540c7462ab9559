import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { calendarDate, instant, money } from '#api/shapes.ts'
import { reference } from '#domains/bookings/model/shapes.ts'

const receiptAnswer = z
  .object({
    number: z.int(),
    issued_at: instant,
    /** The paid booking. */
    reference: z.string(),
    order: z.string().nullable().describe('Reference of the order, if the invoice is of several bookings'),
    seller: z.object({ name: z.string(), vat_number: z.string(), registration: z.string(), address: z.string() }),
    lines: z.array(
      z.object({
        reference: z.string(),
        what: z.string(),
        dates: z
          .object({ first_day: calendarDate, last_day: calendarDate, nights: z.int().nullable() })
          .nullable()
          .describe('When it is supplied; null on invoices of earlier versions'),
        total: money,
        vat: money,
        vat_rate_percent: z.number().nullable(),
        discount: z
          .object({ code: z.string(), amount: money })
          .nullable()
          .describe('Already deducted from the price of the booking'),
        change: z
          .object({ first_day: calendarDate, last_day: calendarDate, receipt: z.int() })
          .nullable()
          .describe('For the price difference of a change: the dates before, and the number of the earlier invoice'),
        part_of: money.nullable().describe('The price of the booking, if the line is a part of it'),
        hotel_fee: money.nullable().describe('Fees of the hotel, paid there and not on this invoice'),
        returned: money.describe('Amount of it refunded since'),
      }),
    ),
    total: money,
    vat: money.describe('The part of the total that is VAT'),
    net: money.describe('The total without VAT'),
    gift_cards: z
      .array(z.object({ last_four: z.string(), amount: money }))
      .describe('What gift cards paid of the total; the rest was paid online'),
    others: z.array(z.int()).describe('Numbers of the other receipts of the booking'),
    paid: money.describe('The part of the total that was paid without gift cards'),
    returned: money.describe('Amount refunded since'),
    credit_notes: z
      .array(z.object({ number: z.int(), issued_at: instant, total: money }))
      .describe('The credit notes of this booking that reduce the invoice, the last one first'),
    /** Base64 of the TLV tags that a Saudi simplified tax invoice shows as a QR code. */
    qr: z.string(),
  })
  .meta({ id: 'Receipt' })
export type ReceiptAnswer = z.output<typeof receiptAnswer>

export const invoiceEndpoints = endpoints('bookings', {
  show_receipt: read({
    summary: 'A simplified tax invoice of a booking: one for each payment.',
    access: 'booking',
    input: z.object({ reference, number: z.coerce.number().int().optional().describe('Default: the last one') }),
    output: receiptAnswer,
    errors: ['not_found'],
  }),
})
