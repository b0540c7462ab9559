import { data } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { monthDates } from '#domains/shared/months.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { readAccounting } from '#web/admin/reports/read-accounting.ts'
import {
  accountingListOf,
  figuresOf,
  isFigured,
  periodOf,
  reportQueryOf,
  reports,
  type ReportQuery,
} from '#web/admin/reports/report-query.ts'
import { AccountingReport } from '#web/admin/reports/AccountingReport.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import type { OutputOf } from '#api/endpoint.ts'
import type { reportEndpoints, Report } from '#domains/admin/report-contract.ts'
import {
  groupings,
  chartedFigure,
  reportColumns,
  type FiguredReport,
  type Grouping,
} from '#domains/admin/report-columns.ts'
import { SelectForm } from '#web/admin/SelectForm.tsx'
import { PrintLink } from '#web/ui/actions/PrintLink.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date'
import { languageOf } from '#i18n/locale.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { AuditTable } from '#web/admin/reports/audit-parts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { Bar } from '#web/admin/Bar.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import type { FindingRule } from '#domains/reconciliation/rules.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
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
      {role === 'manager' && (
        <div className="no-print">
          <Segments
            label={t('reports.which')}
            items={reports.map((one) => ({
              label: t(`reports.${one}`),
              to: adminLinks.reports(locale, { ...query, report: one }),
              current: one === report,
            }))}
          />
        </div>
      )}
      <p className="text-muted">{t(`reports.${report}Text`)}</p>
      {report !== 'reconciliation' && !accounting && <ReportFilter query={query} places={places} today={today} />}
      {accounting && <AccountingReport {...{ accounting, query, today }} hotels={places.hotels} />}
      {figures && isFigured(report) && <Figures report={report} figures={figures} by={query.by} />}
      {report === 'reconciliation' && <Reconciled findings={findings} now={now} />}
      {audit && <AuditTable rows={audit} />}
    </>
  )
}

type Places = OutputOf<typeof reportEndpoints.fetch_report_places>

function ReportFilter({ query, places, today }: { query: ReportQuery; places: Places; today: string }) {
  const { t, locale, format } = useLanguage()
  const { report, month, by, city, hotel } = query
  const calendar = calendarOf(month)
  const grouped = isFigured(report)
  const groupLabels = { day: t('reports.byDay'), city: t('reports.byCity'), hotel: t('reports.byHotel') }
  const inCity = places.hotels.filter((one) => !city || one.city === city)
  const file = (more: object) => adminLinks.reportFile(locale, { ...query, ...more })
  return (
    <div className="no-print grid justify-items-start gap-3">
      <Segments
        label={t('reports.calendar')}
        items={(['gregorian', 'hijri'] as const).map((one) => ({
          label: t(`reports.${one}`),
          to: adminLinks.reports(locale, { ...query, month: one === calendar ? month : monthOf(today, one) }),
          current: one === calendar,
        }))}
      />
      <SelectForm className="admin-filter w-full" key={JSON.stringify(query)}>
        <input type="hidden" name="report" value={report} />
        <Select
          label={t('reports.month')}
          name="month"
          defaultValue={month}
          options={monthChoices(today, month, { t, format })}
        />
        {grouped && (
          <>
            <Select
              label={t('reports.by')}
              name="by"
              defaultValue={by}
              options={groupings.map((value) => ({ value, label: groupLabels[value] }))}
            />
            <Select
              label={t('reports.city')}
              name="city"
              defaultValue={city ?? ''}
              empty={t('reports.all')}
              options={places.cities.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <Select
              label={t('reports.hotel')}
              name="hotel"
              defaultValue={hotel ?? ''}
              empty={t('reports.all')}
              options={inCity.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </>
        )}
      </SelectForm>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a className="link" href={file({})}>
          {t(report === 'audit' ? 'reports.auditFile' : 'reports.file')}
        </a>
        {report === 'bookings' && (
          <a className="link" href={file({ lines: 'yes' })}>
            {t('reports.lines')}
          </a>
        )}
        <PrintLink />
      </p>
    </div>
  )
}

type Calendar = 'gregorian' | 'hijri'
type Choice = { value: string; label: string }

/**
 * Number of months offered before and after the current one. Future months are offered because some of their bookings
 * already exist.
 */
const back = 24
const ahead = 2

/** Years up to and including this one are Hijri, as in `monthDates`. */
const lastHijriYear = 1600

function calendarOf(month: string): Calendar {
  return Number(month.slice(0, 4)) <= lastHijriYear ? 'hijri' : 'gregorian'
}

/** The month of a calendar date: `2026-12`, `1448-06`. */
function monthOf(date: string, calendar: Calendar): string {
  if (calendar === 'gregorian') return date.slice(0, 7)
  const { year, month } = toCalendar(parseDate(date), new IslamicUmalquraCalendar())
  return monthKey(year, month)
}

/** Months to select from, latest first, including the month that is shown even if it is outside this range. */
function monthChoices(today: string, shown: string, { t, format }: { t: Translator; format: Formatter }) {
  const calendar = calendarOf(shown)
  const [year, month] = monthOf(today, calendar).split('-').map(Number) as [number, number]
  const choices = Array.from({ length: back + ahead + 1 }, (_, i) => {
    const count = year * 12 + month - 1 + ahead - i
    return monthKey(Math.floor(count / 12), (count % 12) + 1)
  })
  return [...new Set([...choices, shown])].map((value): Choice => ({ value, label: monthLabel(value, { t, format }) }))
}

function monthLabel(value: string, { t, format }: { t: Translator; format: Formatter }): string {
  if (calendarOf(value) === 'gregorian') return format.stayDate(`${value}-01`, 'month')
  const [year, month] = value.split('-').map(Number) as [number, number]
  return t('reports.hijriMonth', { month: languageOf(t.locale).hijriMonths[month - 1] ?? '', year: String(year) })
}

function monthKey(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

type Row = Report['rows'][number]

function Figures({ report, figures, by }: { report: FiguredReport; figures: Report; by: Grouping }) {
  const { t, format } = useLanguage()
  const { rows, totals, currency } = figures
  const columns = Object.entries(reportColumns[report]) as [FigureName, 'count' | 'money'][]
  const figureText = (name: string, kind: 'count' | 'money', of: Record<string, number>) =>
    kind === 'money' ? format.money(of[name] ?? 0, currency) : format.number(of[name] ?? 0)
  const rowName = ({ key, name }: Row) => {
    if (key === totalKey) return t('reports.total')
    return by === 'day' ? format.stayDate(key, 'weekday') : name || t('reports.noPlace')
  }
  const withMovement = rows.filter((row) => Object.values(row.figures).some((value) => value !== 0))
  const lines: Row[] = [...withMovement, { key: totalKey, name: '', figures: totals }]
  const chartedIn = (row: Row) => row.figures[chartedFigure[report]] ?? 0
  const most = Math.max(...rows.map(chartedIn))
  const first = t(by === 'day' ? 'reports.day' : by === 'city' ? 'reports.city' : 'reports.product')
  const table: Column<Row>[] = [
    {
      label: first,
      cell: (row) => (
        <>
          <bdi className="whitespace-nowrap">{rowName(row)}</bdi>
          {row.key !== totalKey && most > 0 && <Bar value={chartedIn(row) / most} />}
        </>
      ),
    },
    ...columns.map(([name, kind]) => ({
      label: t(`reports.${name}`),
      end: true,
      cell: (row: Row) => <bdi>{figureText(name, kind, row.figures)}</bdi>,
    })),
  ]
  if (withMovement.length === 0) return <EmptyState icon="bank" title={t('reports.nothing')} />
  return (
    <>
      <KeyValues
        className="stats"
        items={columns.map(([name, kind]) => ({
          label: t(`reports.${name}`),
          value: <bdi>{figureText(name, kind, totals)}</bdi>,
        }))}
      />
      <div className="with-total">
        <Table caption={t(`reports.${report}`)} columns={table} rows={lines} keyOf={({ key }) => key} narrow="scroll" />
      </div>
    </>
  )
}

const totalKey = '\u0000'

type FigureName = { [K in FiguredReport]: keyof (typeof reportColumns)[K] }[FiguredReport]

type Finding = { rule: FindingRule; subject: string; facts: Record<string, unknown> }

/** Differences that the reconciliation has found, and money to return; null if the comparison took longer than a page can wait. */
function Reconciled({ findings, now }: { findings: readonly Finding[] | null; now: string }) {
  const { t, format } = useLanguage()
  if (!findings) {
    return (
      <Alert tone="warning" title={t('reports.notNow')}>
        <p>{t('reports.notNowText', { command: '\u2066npm run reconcile\u2069' })}</p>
      </Alert>
    )
  }
  const when = t('reports.agreesAt', { when: format.instant(now, siteTimeZone) })
  const toReturn = findings.filter(({ rule }) => rule === 'to_return')
  const differences = findings.filter(({ rule }) => rule !== 'to_return')
  return (
    <>
      {differences.length === 0 ? (
        <Alert tone="success" title={t('reports.agrees')}>
          <p>{when}</p>
        </Alert>
      ) : (
        <Alert tone="error" title={t('reports.findings', { count: differences.length })}>
          <p>{when}</p>
        </Alert>
      )}
      {differences.length > 0 && <Findings caption={t('reports.reconciliation')} findings={differences} />}
      {toReturn.length > 0 && <Findings caption={t('reports.rule_to_return')} findings={toReturn} />}
    </>
  )
}

function Findings({ caption, findings }: { caption: string; findings: readonly Finding[] }) {
  const t = useText()
  return (
    <Table
      caption={caption}
      rows={findings}
      keyOf={({ rule, subject }) => `${rule} ${subject}`}
      narrow="scroll"
      columns={[
        { label: t('reports.rule'), cell: ({ rule }) => t(`reports.rule_${rule}`) },
        { label: t('reports.subject'), cell: ({ subject }) => <bdi dir="ltr">{subject}</bdi> },
        {
          label: t('reports.facts'),
          cell: ({ facts }) => (
            <code dir="ltr" className="text-small wrap-anywhere">
              {JSON.stringify(facts)}
            </code>
          ),
        },
      ]}
    />
  )
}
