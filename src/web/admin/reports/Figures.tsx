import { chartedFigure, reportColumns, type FiguredReport, type Grouping } from '#domains/admin/report-columns.ts'
import type { Report } from '#domains/admin/report-contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { BarChart } from '#web/admin/BarChart.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'

type Row = Report['rows'][number]

/** The figures of a report: the totals, a chart by day, and every row. */
export function Figures({ report, figures, by }: { report: FiguredReport; figures: Report; by: Grouping }) {
  const { t, format } = useLanguage()
  const { rows, totals, currency } = figures
  const columns = Object.entries(reportColumns[report]) as [FigureName, 'count' | 'money'][]
  const figureText = (name: string, kind: 'count' | 'money', of: Record<string, number>) =>
    kind === 'money' ? format.money(of[name] ?? 0, currency) : format.number(of[name] ?? 0)
  const rowName = ({ key, name }: Row) => {
    if (key === totalKey) return t('reports.total')
    return by === 'day' ? format.stayDate(key, 'weekday') : name || t('reports.noPlace')
  }
  const lines: Row[] = [...rows, { key: totalKey, name: '', figures: totals }]
  const first = t(by === 'day' ? 'reports.day' : by === 'city' ? 'reports.city' : 'reports.product')
  const table: Column<Row>[] = [
    { label: first, cell: (row) => <bdi>{rowName(row)}</bdi> },
    ...columns.map(([name, kind]) => ({
      label: t(`reports.${name}`),
      end: true,
      cell: (row: Row) => <bdi>{figureText(name, kind, row.figures)}</bdi>,
    })),
  ]
  const charted = columns.find(([name]) => name === chartedFigure[report])
  if (rows.every((row) => Object.values(row.figures).every((value) => value === 0)))
    return <EmptyState icon="bank" title={t('reports.nothing')} />
  return (
    <>
      <div className="text-lead">
        <KeyValues
          className="stats"
          items={columns.map(([name, kind]) => ({
            label: t(`reports.${name}`),
            value: <bdi>{figureText(name, kind, totals)}</bdi>,
          }))}
        />
      </div>
      {by === 'day' && charted && (
        <div className="max-w-[46rem]">
          <BarChart
            title={t(`reports.${charted[0]}`)}
            unit={t(charted[1] === 'money' ? 'reports.amount' : 'reports.number')}
            bars={rows.map((row) => ({
              key: row.key,
              label: format.stayDate(row.key, 'short'),
              value: row.figures[charted[0]] ?? 0,
              shown: figureText(charted[0], charted[1], row.figures),
            }))}
          />
        </div>
      )}
      <div className="reports-table">
        <Table caption={t(`reports.${report}`)} columns={table} rows={lines} keyOf={({ key }) => key} narrow="scroll" />
      </div>
    </>
  )
}

const totalKey = '\u0000'

type FigureName = { [K in FiguredReport]: keyof (typeof reportColumns)[K] }[FiguredReport]
