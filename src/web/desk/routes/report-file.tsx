import type { Refusal } from '#contract/errors.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { askedIn, figuresOf, isFigured } from '#web/desk/reports/asked.ts'
import { auditLines, bookingLines, figuresCsv, fileOf } from '#web/desk/reports/report-csv.ts'
import { requestContext } from '#web/server-context.ts'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/report-file.ts'

/** A report as a file: its figures, the bookings one by one, or the audit of the month. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, today } = context.get(requestContext)
  const asked = askedIn(request, today)
  const { t } = await loaderWords(locale)
  const refused = (error: unknown) => deskRefused(error as Refusal, locale, request)
  const name = (what: string) => `${what}-${asked.month}.csv`
  if (new URL(request.url).searchParams.get('lines') === 'yes')
    return fileOf(bookingLines(api, asked, t, refused), name('bookings-each'))
  if (asked.report === 'audit') return fileOf(auditLines(api, asked, t, refused), name('audit'))
  if (!isFigured(asked.report)) throw refused({ code: 'not_found' })
  const found = await figuresOf(api, asked.report, asked)
  if (!found.ok) throw refused(found.error)
  const csv = figuresCsv(asked.report, found.data, asked.by, t)
  return fileOf(once(csv), name(`${asked.report}-by-${asked.by}`))
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
