import type { Money } from '#api/shapes.ts'
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { OutputOf } from '#api/endpoint.ts'
import type { AccountedDocument, DayOfPayments } from '#domains/admin/accounting/contract.ts'
import { maxListed } from '#domains/admin/accounting/lists.ts'
import type { reportEndpoints } from '#domains/admin/report-contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Figure } from '#web/admin/Figure.tsx'
import type { Accounting } from '#web/admin/reports/read-accounting.ts'
import { periodOf, type ReportQuery } from '#web/admin/reports/report-query.ts'
import { errorMessages } from '#web/lib/forms.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'

type Props = Pick<OutputOf<typeof reportEndpoints.fetch_report_places>, 'hotels'> & {
  accounting: Accounting
  query: ReportQuery
  today: string
}

/** A list for accountants: its period, its files, the sums and the first rows. */
export function AccountingReport({ accounting, query, hotels, today }: Props) {
  const { t, locale } = useLanguage()
  const period = periodOf(query, today)
  const failure = 'failure' in accounting ? accounting.failure : undefined
  const labels = { from: t('reports.firstDay'), to: t('reports.lastDay') }
  const messages = errorMessages(t, failure, labels)
  const file = (format: 'csv' | 'xlsx') => adminLinks.reportFile(locale, { report: query.report, ...period, format })
  return (
    <>
      <ErrorSummary errors={messages.summary} />
      {failure && messages.summary.length === 0 && (
        <Alert tone="error" title={messages.title ?? ''}>
          {messages.text && <p>{messages.text}</p>}
        </Alert>
      )}
      <Form method="get" className="admin-filter no-print w-full" noValidate key={JSON.stringify(query)}>
        <input type="hidden" name="report" value={query.report} />
        <DateInput label={labels.from} name="from" defaultValue={period.from} error={messages.ofField('from')} />
        <DateInput label={labels.to} name="to" defaultValue={period.to} error={messages.ofField('to')} />
        <Select
          label={t('reports.hotel')}
          name="hotel"
          defaultValue={query.hotel ?? ''}
          empty={t('reports.all')}
          options={hotels.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <Button type="submit" variant="secondary" icon="filter">
          {t('adminbookings.filter')}
        </Button>
      </Form>
      {'rows' in accounting && accounting.count === 0 && (
        <EmptyState icon="bank" title={t('reports.nothingInPeriod')} />
      )}
      {'rows' in accounting && accounting.count > 0 && (
        <>
          <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
            <a className="link" href={file('xlsx')}>
              {t('reports.workbook')}
            </a>
            <a className="link" href={file('csv')}>
              {t('reports.file')}
            </a>
          </p>
          {accounting.list === 'documents' ? <Documents {...accounting} /> : <Payments {...accounting} />}
          {accounting.count > maxListed && (
            <p className="text-muted">{t('reports.firstRows', { count: maxListed, total: accounting.count })}</p>
          )}
        </>
      )}
    </>
  )
}

function Documents({ rows, totals }: Extract<Accounting, { list: 'documents'; rows: unknown }>) {
  const { t, format } = useLanguage()
  const money = ({ minor, currency }: Money) => <bdi>{format.money(minor, currency, { trim: false })}</bdi>
  const amounts = [
    { name: 'net', label: t('reports.netOfVat') },
    { name: 'vat', label: t('reports.vat') },
    { name: 'gross', label: t('reports.gross') },
  ] as const
  const columns: Column<AccountedDocument>[] = [
    {
      label: t('reports.document'),
      cell: ({ kind, number }) => (
        <>
          {t('reports.documentOf', { kind })} <bdi>{number}</bdi>
        </>
      ),
    },
    { label: t('reports.date'), cell: ({ day }) => <span className="whitespace-nowrap">{format.stayDate(day)}</span> },
    { label: t('reports.corrects'), end: true, cell: ({ corrects }) => corrects ?? '' },
    { label: t('reports.customer'), cell: ({ customer }) => <bdi>{customer}</bdi> },
    {
      label: t('reports.references'),
      cell: ({ references }) => <bdi className="whitespace-nowrap">{references.join(', ')}</bdi>,
    },
    { label: t('reports.rate'), end: true, cell: ({ rate }) => (rate === null ? '' : format.number(rate / 100)) },
    ...amounts.map(({ name, label }) => ({
      label,
      end: true,
      cell: (row: AccountedDocument) => (name === 'gross' ? money(row.gross) : <Figure {...row[name]} />),
    })),
  ]
  return (
    <Listed
      totals={totals.map((total) => amounts.map(({ name, label }) => ({ label, value: money(total[name]) })))}
      caption={t('reports.documents')}
      {...{ columns, rows }}
      keyOf={({ kind, number, rate }) => `${kind} ${number} ${rate}`}
    />
  )
}

function Payments({ rows, totals }: Extract<Accounting, { list: 'payments'; rows: unknown }>) {
  const { t, format } = useLanguage()
  const money = ({ minor, currency }: Money) => <bdi>{format.money(minor, currency, { trim: false })}</bdi>
  const columns: Column<DayOfPayments>[] = [
    { label: t('reports.day'), cell: ({ day }) => format.stayDate(day, 'weekday') },
    { label: t('reports.way'), cell: ({ way }) => t('folio.wayOf', { way }) },
    { label: t('reports.kind'), cell: ({ kind }) => t('reports.kindOf', { kind }) },
    { label: t('reports.number'), end: true, cell: ({ count }) => format.number(count) },
    { label: t('reports.amount'), end: true, cell: ({ amount }) => money(amount) },
  ]
  return (
    <Listed
      totals={totals.map((total) => [{ label: t('reports.total'), value: money(total) }])}
      caption={t('reports.payments')}
      {...{ columns, rows }}
      keyOf={({ day, way, kind, amount }) => `${day} ${way} ${kind} ${amount.currency}`}
    />
  )
}

/** The sums of each currency, and the rows. */
function Listed<Row>({
  totals,
  ...table
}: ComponentProps<typeof Table<Row>> & {
  totals: ComponentProps<typeof KeyValues>['items'][]
}) {
  return (
    <>
      {totals.map((items, i) => (
        <KeyValues key={i} className="stats" items={items} />
      ))}
      <div className="with-total">
        <Table {...table} narrow="scroll" />
      </div>
    </>
  )
}
