import type { ApiClient } from '#api/index.ts'
import { accountingLists, type AccountingList } from '#domains/admin/accounting/lists.ts'
import type { FiguredReport, Grouping } from '#domains/admin/report-columns.ts'
import { groupings, reportColumns } from '#domains/admin/report-columns.ts'
import { monthDates } from '#domains/shared/months.ts'
import { isSlug } from '#web/lib/loaders.ts'
import { typedIn } from '#web/ui/dates/submitted-dates.ts'

/** All reports in display order; agents have access only to the first. */
export const reports = [
  'bookings',
  'revenue',
  'taxes',
  'cancellations',
  ...accountingLists,
  'reconciliation',
  'audit',
] as const
type ReportName = (typeof reports)[number]

/** `from` and `to` are the days of a list for accountants, as typed. */
export type ReportQuery = {
  report: ReportName
  month: string
  by: Grouping
  city?: string
  hotel?: string
  from?: string | undefined
  to?: string | undefined
}

/** Reads the parameters of a report; an invalid value is treated as absent. */
export function reportQueryOf(query: URLSearchParams, today: string): ReportQuery {
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
    from: typedIn(query, 'from'),
    to: typedIn(query, 'to'),
  }
}

/** The period of a list for accountants: as typed, or the present month until today. */
export function periodOf({ from, to, hotel }: ReportQuery, today: string) {
  return { from: from ?? `${today.slice(0, 7)}-01`, to: to ?? today, ...(hotel && { hotel }) }
}

/** The list for accountants that a report is; undefined for another report. */
export function accountingListOf(report: ReportName): AccountingList | undefined {
  return accountingLists.find((list) => list === report)
}

export function isFigured(report: ReportName): report is FiguredReport {
  return report in reportColumns
}

export function figuresOf(api: ApiClient, report: FiguredReport, { month, by, city, hotel }: ReportQuery) {
  return api[`report_${report}` as const]({ month, by, city, hotel })
}
