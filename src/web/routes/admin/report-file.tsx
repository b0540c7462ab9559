import type { ApiError } from '#api/errors.ts'
import { adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { reportQueryOf, figuresOf, isFigured } from '#web/admin/reports/report-query.ts'
import { auditLines, bookingLines, figuresCsv, fileOf } from '#web/admin/reports/report-csv.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/report-file'

/** Downloads a report: its figures, its single bookings, or the audit entries of the month. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, today } = context.get(requestContext)
  const requested = reportQueryOf(request, today)
  const { t } = await loaderTranslator(locale)
  const failure = (error: unknown) => adminErrorResponse(error as ApiError, locale, request)
  const name = (what: string) => `${what}-${requested.month}.csv`
  if (new URL(request.url).searchParams.get('lines') === 'yes')
    return fileOf(bookingLines(api, requested, t, failure), name('bookings-each'))
  if (requested.report === 'audit') return fileOf(auditLines(api, requested, t, failure), name('audit'))
  if (!isFigured(requested.report)) throw failure({ code: 'not_found' })
  const found = await figuresOf(api, requested.report, requested)
  if (!found.ok) throw failure(found.error)
  const csv = figuresCsv(requested.report, found.data, requested.by, t)
  return fileOf(once(csv), name(`${requested.report}-by-${requested.by}`))
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
