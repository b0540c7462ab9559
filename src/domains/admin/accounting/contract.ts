import { z } from 'zod'
import { endpoints, staffRead } from '#api/endpoint.ts'
import { calendarDate, money, slug } from '#api/shapes.ts'
import { managers } from '#api/staff.ts'
import { accountingLists, maxListed } from '#domains/admin/accounting/lists.ts'
import { paymentWays } from '#domains/payments/shapes.ts'

const paymentKinds = ['payment', 'refund', 'reversal'] as const

const period = {
  from: calendarDate,
  to: calendarDate.describe('The last day; a period has at most 366 days'),
  hotel: slug.optional(),
}
const input = z.object({ ...period, limit: z.int().min(1).max(1000).default(maxListed) })

const taxDocument = z
  .object({
    kind: z.enum(['invoice', 'credit_note']),
    number: z.int(),
    corrects: z.int().nullable().describe('The number of the invoice that a credit note corrects'),
    day: calendarDate.describe('The date on the document'),
    references: z.array(z.string()),
    customer: z.string(),
    rate: z
      .int()
      .nullable()
      .describe('VAT in basis points; null outside its scope. A document has a row for each rate'),
    net: money,
    vat: money,
    gross: money,
  })
  .meta({ id: 'AccountedDocument', description: 'Amounts of a credit note are negative' })
export type AccountedDocument = z.output<typeof taxDocument>

const dayOfPayments = z
  .object({
    day: calendarDate,
    way: z.enum(paymentWays),
    kind: z.enum(paymentKinds).describe('`reversal`: of a payment that was recorded by mistake'),
    count: z.int(),
    amount: money.describe('Negative for a refund and a reversal'),
  })
  .meta({ id: 'DayOfPayments' })
export type DayOfPayments = z.output<typeof dayOfPayments>

/** What accountants export, of a period in days of the provider, payments of a hotel in its own. */
export const accountingEndpoints = endpoints('admin', {
  fetch_tax_documents: staffRead({
    summary:
      'The invoices and credit notes of a period in the order in which they were issued, a row for each VAT rate.',
    staff: managers,
    input,
    output: z.object({
      rows: z.array(taxDocument).describe('Of the first documents, at most `limit`'),
      count: z.int().describe('Of all documents of the period'),
      totals: z.array(z.object({ net: money, vat: money, gross: money })).describe('Of all of them, by currency'),
    }),
    errors: ['invalid_input'],
  }),
  fetch_payments_by_day: staffRead({
    summary: 'Money received and returned in a period, by day, way and currency; online on the day that it moved.',
    staff: managers,
    input,
    output: z.object({
      rows: z.array(dayOfPayments).describe('The first ones, at most `limit`'),
      count: z.int().describe('Of all rows of the period'),
      totals: z.array(money).describe('Of all of them, by currency'),
    }),
    errors: ['invalid_input'],
  }),
  export_accounting: staffRead({
    summary: 'One of these lists as a workbook or as CSV, in words of the language of the request.',
    staff: managers,
    input: z.object({ ...period, list: z.enum(accountingLists), format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    output: z.object({ name: z.string(), file: z.string().describe('Base64') }),
    errors: ['invalid_input'],
  }),
})
