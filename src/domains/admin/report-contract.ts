import { findingRules } from '#domains/reconciliation/rules.ts'
import { z } from 'zod'
import { endpoints, staffRead } from '#api/endpoint.ts'
import { calendarDate, instant, money, slug } from '#api/shapes.ts'
import { agents, managers } from '#api/staff.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { bookingStatuses } from '#domains/bookings/model/shapes.ts'
import { groupings } from '#domains/admin/report-columns.ts'
import { monthDates } from '#domains/shared/months.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'

const month = z
  .string()
  .refine((text) => monthDates(text) !== null, 'invalid_date')
  .describe('`2026-12`, or `1448-06` in the Umm al-Qura calendar')
const where = { month, city: slug.optional(), hotel: slug.optional() }
const input = z.object({ ...where, by: z.enum(groupings).default('day') })

const figures = z.record(z.string(), z.int())
const report = z
  .object({
    from: calendarDate,
    to: calendarDate,
    currency: z.string().length(3).describe('Of all amounts, in minor units; other currencies are not included'),
    rows: z.array(
      z.object({
        key: z
          .string()
          .describe('The date, or the English name of the city (a package: of the cities that it leads to) or product'),
        name: z.string().describe('Name of the city, hotel, package or service; empty for a date'),
        figures,
      }),
    ),
    totals: figures,
  })
  .meta({ id: 'Report' })
export type Report = z.output<typeof report>

const reportLine = z
  .object({
    id: z.int(),
    reference: z.string(),
    made_at: instant,
    kind: z.enum(productKinds),
    status: z.enum(bookingStatuses),
    payment_status: z.enum(paymentStatuses),
    about: z.string(),
    city: z.string(),
    guest: z.string(),
    check_in: calendarDate,
    check_out: calendarDate,
    total: money,
    discount: money.describe('Already deducted from the total'),
    discount_code: z.string().describe('Empty without a discount'),
  })
  .meta({ id: 'ReportLine' })
export type ReportLine = z.output<typeof reportLine>

/** Monthly reports in either calendar; days are those of the cities where guests stay. */
export const reportEndpoints = endpoints('admin', {
  report_bookings: staffRead({
    summary: 'Bookings made in a month: their number, their outcome, and the value of the active ones.',
    staff: agents,
    hotelScope: 'filtered',
    input,
    output: report,
  }),
  report_revenue: staffRead({
    summary:
      'Revenue of a month from the ledger: captured online, refunds owed, net amount and penalties; in addition payments on arrival or by transfer, and manual refunds of them by the day of the refund.',
    staff: managers,
    input,
    output: report,
  }),
  report_taxes: staffRead({
    summary: 'Taxes contained in active bookings that end in a month.',
    staff: managers,
    input,
    output: report,
  }),
  report_cancellations: staffRead({
    summary: 'Bookings that ended in a month without a stay: the reason, and the amounts retained and refunded.',
    staff: managers,
    input,
    output: report,
  }),
  report_reconciliation: staffRead({
    summary:
      'Current inconsistencies between inventory, bookings, payments, invoices and ledger, then money that is still to be returned (`to_return`).',
    staff: managers,
    output: z.array(
      z.object({ rule: z.enum(findingRules), subject: z.string(), facts: z.record(z.string(), z.unknown()) }),
    ),
  }),
  fetch_report_lines: staffRead({
    summary: 'All bookings made in a month, in the order in which they were made.',
    staff: agents,
    hotelScope: 'filtered',
    input: z.object({
      ...where,
      after: z.coerce.number().int().optional().describe('The id of the last row of the previous page'),
      limit: z.int().min(1).max(500).default(500),
    }),
    output: z.array(reportLine),
  }),
  fetch_report_places: staffRead({
    summary: 'Cities and hotels that reports can be filtered by.',
    staff: agents,
    hotelScope: 'filtered',
    output: z.object({
      cities: z.array(z.object({ slug: z.string(), name: z.string() })),
      hotels: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string() })),
    }),
  }),
})
