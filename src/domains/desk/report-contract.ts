import { z } from 'zod'
import { staffRead } from '#contract/endpoint.ts'
import { calendarDate, instant, money, slug } from '#contract/shapes.ts'
import { bookingKinds } from '#domains/bookings/kinds.ts'
import { bookingStatuses } from '#domains/bookings/shapes.ts'
import { groupings } from '#domains/desk/report-columns.ts'
import { monthDates } from '#domains/packages/months.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'

const month = z
  .string()
  .refine((text) => monthDates(text) !== null, 'invalid_date')
  .describe('`2026-12`, or `1448-06` by the Umm al-Qura calendar')
const where = {
  month,
  city: slug.optional(),
  hotel: slug.optional(),
}
const input = z.object({ ...where, by: z.enum(groupings).default('day') })

const figures = z.record(z.string(), z.int())
const report = z
  .object({
    from: calendarDate,
    to: calendarDate,
    currency: z.string().length(3).describe('Of all amounts, which are minor units; other currencies are not counted'),
    rows: z.array(
      z.object({
        key: z.string().describe('The date, or what stands for the city or hotel'),
        name: z.string().describe('Of the city, or of the hotel, package or service; empty for a date'),
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
    kind: z.enum(bookingKinds),
    status: z.enum(bookingStatuses),
    payment_status: z.enum(paymentStatuses),
    about: z.string(),
    city: z.string(),
    guest: z.string(),
    check_in: calendarDate,
    check_out: calendarDate,
    total: money,
  })
  .meta({ id: 'ReportLine' })
export type ReportLine = z.output<typeof reportLine>

const agents = ['agent', 'manager'] as const
const managers = ['manager'] as const

/** Figures of a month, by the calendar one likes; days are those of the stay cities. */
export const reportEndpoints = {
  report_bookings: staffRead({
    name: 'report_bookings',
    summary: 'Bookings made in a month: how many, what became of them, and what those that stand are worth.',
    staff: agents,
    input,
    output: report,
  }),
  report_revenue: staffRead({
    name: 'report_revenue',
    summary:
      'Money of a month as the ledger has it: taken online, promised back, what is left, penalties kept in it; beside it what was paid on arrival or by transfer, and what was given back of that by hand, by the day it was given.',
    staff: managers,
    input,
    output: report,
  }),
  report_taxes: staffRead({
    name: 'report_taxes',
    summary: 'Taxes contained in bookings that end in a month and stand.',
    staff: managers,
    input,
    output: report,
  }),
  report_cancellations: staffRead({
    name: 'report_cancellations',
    summary: 'Bookings that ended in a month without a stay, how, and what was kept and returned.',
    staff: managers,
    input,
    output: report,
  }),
  report_reconciliation: staffRead({
    name: 'report_reconciliation',
    summary: 'What does not agree between stock, bookings, payments and ledger now; nothing when all is well.',
    staff: managers,
    input: z.object({}),
    output: z.array(z.object({ rule: z.string(), subject: z.string(), facts: z.record(z.string(), z.unknown()) })),
  }),
  fetch_report_lines: staffRead({
    name: 'fetch_report_lines',
    summary: 'Bookings made in a month one by one, in the order in which they were made.',
    staff: agents,
    input: z.object({
      ...where,
      after: z.coerce.number().int().optional().describe('The id of the last line seen'),
      limit: z.int().min(1).max(500).default(500),
    }),
    output: z.array(reportLine),
  }),
  fetch_report_places: staffRead({
    name: 'fetch_report_places',
    summary: 'Cities and hotels that reports can be of.',
    staff: agents,
    input: z.object({}),
    output: z.object({
      cities: z.array(z.object({ slug: z.string(), name: z.string() })),
      hotels: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string() })),
    }),
  }),
}
