import type { Refusal } from '#contract/errors.ts'
import { monthDates } from '#domains/packages/months.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { askedIn, figuresOf, isFigured, reports } from '#web/desk/reports/asked.ts'
import { AuditReport } from '#web/desk/reports/AuditReport.tsx'
import { Figures } from '#web/desk/reports/Figures.tsx'
import { Reconciled } from '#web/desk/reports/Reconciled.tsx'
import { ReportFilter } from '#web/desk/reports/ReportFilter.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/reports.ts'
import '#web/desk/reports/reports.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'reports.title')

/** Rows of the audit that the page shows; the file has all of the month. */
const mostRows = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, today, now } = context.get(requestContext)
  const asked = askedIn(request, today)
  const must = async <T,>(answer: Promise<{ ok: true; data: T } | { ok: false; error: Refusal }>): Promise<T> => {
    const found = await answer
    if (!found.ok) throw deskRefused(found.error, locale, request)
    return found.data
  }
  const [{ role }, places] = [await must(api.show_desk()), await must(api.fetch_report_places())]
  const shown = { role, places, asked, today, now: now.toISOString(), figures: null, findings: null, audit: null }
  if (isFigured(asked.report)) return { ...shown, figures: await must(figuresOf(api, asked.report, asked)) }
  if (asked.report === 'audit')
    return { ...shown, audit: await must(api.fetch_audit({ ...monthDates(asked.month), limit: mostRows })) }
  const compared = await api.report_reconciliation()
  // Where there is very much to compare a page cannot wait for it.
  if (!compared.ok && compared.error.code !== 'unavailable') throw deskRefused(compared.error, locale, request)
  return { ...shown, findings: compared.ok ? compared.data : null }
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { role, places, asked, today, now, figures, findings, audit } = loaderData
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  const { report, month } = asked
  const dates = monthDates(month)
  const mine = role === 'manager' ? reports : reports.slice(0, 1)
  return (
    <>
      <div className="desk-title">
        <PageHeading>{t(`reports.${report}`)}</PageHeading>
        {dates && report !== 'reconciliation' && (
          <p className="text-muted">
            {t('reports.period', {
              gregorian: format.stayRange(dates.from, dates.to),
              hijri: format.hijriRange(dates.from, dates.to),
            })}
          </p>
        )}
      </div>
      <div className="no-print">
        <Segments
          label={t('reports.which')}
          items={mine.map((one) => ({
            label: t(`reports.${one}`),
            to: deskLinks.reports(locale, { ...asked, report: one }),
            current: one === report,
          }))}
        />
      </div>
      <p className="text-muted">{t(`reports.${report}Text`)}</p>
      {report !== 'reconciliation' && <ReportFilter asked={asked} places={places} today={today} />}
      {figures && isFigured(report) && <Figures report={report} figures={figures} by={asked.by} />}
      {report === 'reconciliation' && <Reconciled findings={findings} now={now} />}
      {audit && <AuditReport rows={audit} />}
    </>
  )
}
