import { accountingListOf, figuresOf, isFigured, periodOf, reportQueryOf } from '#web/admin/reports/report-query.ts'
import { auditLines, bookingLines, figuresCsv, fileOf } from '#web/admin/reports/report-csv.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { csvResponse, workbookResponse } from '#web/lib/workbook-response.ts'
import type { Route } from './+types/report-file'

/** Downloads a report: its figures, its single bookings, the audit entries of the month, or a list for accountants. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query: params, locale, today, dataOf, responseTo } = adminRequest(request, context)
  const query = reportQueryOf(params, today)
  const list = accountingListOf(query.report)
  if (list) {
    const format = params.get('format') === 'csv' ? 'csv' : 'xlsx'
    const { name, file } = dataOf(await api.export_accounting({ ...periodOf(query, today), list, format }))
    return format === 'xlsx' ? workbookResponse({ name, file }) : csvResponse({ name, file })
  }
  const { t } = await loaderTranslator(locale)
  const name = (what: string) => `${what}-${query.month}.csv`
  if (params.get('lines') === 'yes') return fileOf(bookingLines(api, query, t, responseTo), name('bookings-each'))
  if (query.report === 'audit') return fileOf(auditLines(api, query, t, responseTo), name('audit'))
  if (!isFigured(query.report)) throw responseTo({ code: 'not_found' })
  const figures = dataOf(await figuresOf(api, query.report, query))
  const csv = figuresCsv(query.report, figures, query.by, t)
  return fileOf(once(csv), name(`${query.report}-by-${query.by}`))
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
