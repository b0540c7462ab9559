import { data } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { monthDates } from '#domains/shared/months.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { readAccounting } from '#web/admin/reports/read-accounting.ts'
import {
  accountingListOf,
  figuresOf,
  isFigured,
  periodOf,
  reportQueryOf,
  reports,
} from '#web/admin/reports/report-query.ts'
import { AccountingReport } from '#web/admin/reports/AccountingReport.tsx'
import { AuditReport } from '#web/admin/reports/AuditReport.tsx'
import { Figures } from '#web/admin/reports/Figures.tsx'
import { Reconciled } from '#web/admin/reports/Reconciled.tsx'
import { ReportFilter } from '#web/admin/reports/ReportFilter.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/reports'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'reports.title')

/** Number of audit rows on the page; the download contains the whole month. */
const maxRows = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query: params, today, now, dataOf, responseTo } = adminRequest(request, context)
  const query = reportQueryOf(params, today)
  const { role } = dataOf(await api.show_admin())
  const places = dataOf(await api.fetch_report_places())
  const emptyReport = {
    role,
    places,
    query,
    today,
    now: now.toISOString(),
    figures: null,
    findings: null,
    audit: null,
    accounting: null,
  }
  if (isFigured(query.report)) return { ...emptyReport, figures: dataOf(await figuresOf(api, query.report, query)) }
  const list = accountingListOf(query.report)
  if (list) {
    const accounting = await readAccounting(api, list, periodOf(query, today))
    if (!('failure' in accounting)) return { ...emptyReport, accounting }
    if (accounting.failure.code !== 'invalid_input') throw responseTo(accounting.failure)
    return data({ ...emptyReport, accounting }, { status: errorStatus.invalid_input })
  }
  if (query.report === 'audit') {
    const audit = await api.fetch_audit({ ...monthDates(query.month), limit: maxRows })
    return { ...emptyReport, audit: dataOf(audit) }
  }
  const compared = await api.report_reconciliation()
  // With a lot of data the comparison takes longer than a page can wait.
  if (!compared.ok && compared.error.code !== 'unavailable') throw responseTo(compared.error)
  return { ...emptyReport, findings: compared.ok ? compared.data : null }
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { role, places, query, today, now, figures, findings, audit, accounting } = loaderData
  const { t, locale, format } = useLanguage()
  const { report, month } = query
  const dates = monthDates(month)
  const visibleReports = role === 'manager' ? reports : reports.slice(0, 1)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading>{t(`reports.${report}`)}</PageHeading>
        {dates && report !== 'reconciliation' && !accounting && (
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
          items={visibleReports.map((one) => ({
            label: t(`reports.${one}`),
            to: adminLinks.reports(locale, { ...query, report: one }),
            current: one === report,
          }))}
        />
      </div>
      <p className="text-muted">{t(`reports.${report}Text`)}</p>
      {report !== 'reconciliation' && !accounting && <ReportFilter query={query} places={places} today={today} />}
      {accounting && <AccountingReport {...{ accounting, query, today }} hotels={places.hotels} />}
      {figures && isFigured(report) && <Figures report={report} figures={figures} by={query.by} />}
      {report === 'reconciliation' && <Reconciled findings={findings} now={now} />}
      {audit && <AuditReport rows={audit} />}
    </>
  )
}
