import type { ApiClient } from '#contract/api.ts'
import type { FiguredReport, Grouping } from '#domains/desk/report-columns.ts'
import { groupings, reportColumns } from '#domains/desk/report-columns.ts'
import { monthDates } from '#domains/packages/months.ts'
import { isSlug } from '#web/refusal.ts'

/** All reports in their order; agents have the first alone. */
export const reports = ['bookings', 'revenue', 'taxes', 'cancellations', 'reconciliation', 'audit'] as const
type ReportName = (typeof reports)[number]

export type Asked = { report: ReportName; month: string; by: Grouping; city?: string; hotel?: string }

/** What an address asks for; what makes no sense is as if it were not said. */
export function askedIn(request: Request, today: string): Asked {
  const query = new URL(request.url).searchParams
  const month = query.get('month') ?? ''
  const place = (name: 'city' | 'hotel') => {
    const text = query.get(name) ?? ''
    return isSlug(text) ? { [name]: text } : {}
  }
  return {
    report: reports.find((one) => one === query.get('report')) ?? 'bookings',
    month: monthDates(month) ? month : today.slice(0, 7),
    by: groupings.find((one) => one === query.get('by')) ?? 'day',
    ...place('city'),
    ...place('hotel'),
  }
}

export function isFigured(report: ReportName): report is FiguredReport {
  return report in reportColumns
}

/** Asks for the figures of a report. */
export function figuresOf(api: ApiClient, report: FiguredReport, { month, by, city, hotel }: Asked) {
  const input = { month, by, city, hotel }
  switch (report) {
    case 'bookings':
      return api.report_bookings(input)
    case 'revenue':
      return api.report_revenue(input)
    case 'taxes':
      return api.report_taxes(input)
    case 'cancellations':
      return api.report_cancellations(input)
  }
}
