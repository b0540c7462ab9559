import type { ApiError } from '#api/errors.ts'
import { adminData, adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { reportQueryOf, figuresOf, isFigured } from '#web/admin/reports/report-query.ts'
import { auditLines, bookingLines, figuresCsv, fileOf } from '#web/admin/reports/report-csv.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/report-file'

/** Downloads a report: its figures, its single bookings, or the audit entries of the month. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, today } = context.get(requestContext)
  const query = reportQueryOf(request, today)
  const { t } = await loaderTranslator(locale)
  const failure = (error: ApiError) => adminErrorResponse(error, locale, request)
  const name = (what: string) => `${what}-${query.month}.csv`
  if (new URL(request.url).searchParams.get('lines') === 'yes')
    return fileOf(bookingLines(api, query, t, failure), name('bookings-each'))
  if (query.report === 'audit') return fileOf(auditLines(api, query, t, failure), name('audit'))
  if (!isFigured(query.report)) throw failure({ code: 'not_found' })
  const figures = adminData(await figuresOf(api, query.report, query), locale, request)
  const csv = figuresCsv(query.report, figures, query.by, t)
  return fileOf(once(csv), name(`${query.report}-by-${query.by}`))
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
