import type { ApiError } from '#api/errors.ts'
import type { ApiClient } from '#api/index.ts'
import { reportColumns, type FiguredReport, type Grouping } from '#domains/admin/report-columns.ts'
import type { Report } from '#domains/admin/report-contract.ts'
import { monthDates } from '#domains/shared/months.ts'
import { decimalText } from '#domains/payments/receipt.ts'
import { csvLine, csvMark, type CsvCell } from '#i18n/csv.ts'
import { currencyDecimals } from '#i18n/money.ts'
import { textAt, type TextKey, type Translator } from '#i18n/translator.ts'
import type { ReportQuery } from '#web/admin/reports/report-query.ts'

const atOnce = 500

/** A report as CSV: a header row, its rows, the totals. Amounts are decimals of the currency in the header. */
export function figuresCsv(report: FiguredReport, { rows, totals, currency }: Report, by: Grouping, t: Translator) {
  const columns = Object.entries(reportColumns[report])
  const cells = (figures: Record<string, number>) =>
    columns.map(([name, kind]) => {
      const value = figures[name] ?? 0
      return kind === 'money' ? decimal(value, currency) : { figure: String(value) }
    })
  const head = columns.map(([name, kind]) => {
    const label = textAt(t, `reports.${name}` as TextKey)
    return kind === 'money' ? `${label} (${currency})` : label
  })
  const first = t(by === 'day' ? 'reports.day' : by === 'city' ? 'reports.city' : 'reports.product')
  return [
    [first, ...head],
    ...rows.map(({ key, name, figures }) => [by === 'day' ? key : name || t('reports.noPlace'), ...cells(figures)]),
    [t('reports.total'), ...cells(totals)],
  ]
    .map(csvLine)
    .join('')
}

/** The bookings of a month, one row each, read in pages. Throws `failure(error)` if a page cannot be read. */
export function bookingLines(api: ApiClient, { month, city, hotel }: ReportQuery, t: Translator, failure: Failed) {
  const fetchRows = (after: number | undefined) => api.fetch_report_lines({ month, city, hotel, after, limit: atOnce })
  return lines(fetchRows, failure, [
    [t('reports.reference'), (row) => row.reference],
    [t('reports.madeAt'), (row) => row.made_at],
    [t('reports.kind'), (row) => row.kind],
    [t('reports.status'), (row) => row.status],
    [t('reports.payment'), (row) => row.payment_status],
    [t('reports.about'), (row) => row.about],
    [t('reports.city'), (row) => row.city],
    [t('reports.guest'), (row) => row.guest],
    [t('reports.checkIn'), (row) => row.check_in],
    [t('reports.checkOut'), (row) => row.check_out],
    [t('reports.discountCode'), (row) => row.discount_code],
    [t('reports.discounts'), ({ discount, total }) => decimal(discount.minor, total.currency)],
    [t('reports.amount'), ({ total }) => decimal(total.minor, total.currency)],
    [t('reports.currency'), ({ total }) => total.currency],
  ])
}

/** The audit entries of a month, one row each, newest first. Throws `failure(error)` if a page cannot be read. */
export function auditLines(api: ApiClient, { month }: ReportQuery, t: Translator, failure: Failed) {
  const fetchRows = (before: number | undefined) => api.fetch_audit({ ...monthDates(month), before, limit: atOnce })
  return lines(fetchRows, failure, [
    [t('reports.at'), ({ at }) => at],
    [t('reports.who'), ({ name }) => name],
    [t('reports.role'), ({ role }) => role],
    [t('reports.what'), ({ endpoint }) => endpoint],
    [t('reports.of'), ({ subject }) => subject],
    [t('reports.before'), ({ before }) => JSON.stringify(before)],
    [t('reports.after'), ({ after }) => JSON.stringify(after)],
  ])
}

/** A header row and the rows of all pages; `fetchRows` returns those that follow an id. */
async function* lines<Row extends { id: number }>(
  fetchRows: (last: number | undefined) => Promise<{ ok: true; data: Row[] } | { ok: false; error: ApiError }>,
  failure: Failed,
  columns: readonly [label: string, cell: (row: Row) => CsvCell][],
): AsyncGenerator<string> {
  yield csvLine(columns.map(([label]) => label))
  let last: number | undefined
  for (;;) {
    const answer = await fetchRows(last)
    if (!answer.ok) throw failure(answer.error)
    yield answer.data.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
    if (answer.data.length < atOnce) return
    last = answer.data.at(-1)?.id
  }
}

type Failed = (error: ApiError) => unknown

/**
 * Streams text as a CSV download; further parts are read only when the stream has capacity. The first rows are read
 * before the response is created, so that their error becomes an error response and not a truncated file.
 */
export async function fileOf(parts: AsyncGenerator<string>, name: string): Promise<Response> {
  const encoder = new TextEncoder()
  const [head, first] = [await parts.next(), await parts.next()]
  const begun = [csvMark, head, first].map((part) => (typeof part === 'string' ? part : part.done ? '' : part.value))
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(begun.join(''))),
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    cancel: async () => void (await parts.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

function decimal(minor: number, currency: string): CsvCell {
  return { figure: `${minor < 0 ? '-' : ''}${decimalText(Math.abs(minor), currencyDecimals(currency))}` }
}
