import { useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

type Bar = { key: string; label: string; value: number; shown: string }

const width = 280
const height = 72

/**
 * SVG bar chart with one value per day; a table below repeats the values. `most` is the value of a full-height bar and
 * defaults to the highest value.
 */
export function BarChart({
  title,
  bars,
  most: max,
  unit,
}: {
  title: string
  bars: Bar[]
  most?: number
  unit: string
}) {
  const t = useText()
  const values = bars.map(({ value }) => value)
  const full = max ?? Math.max(1, ...values)
  const step = width / Math.max(1, bars.length)
  const of = (value: number) => bars.find((bar) => bar.value === value)?.shown ?? ''
  const drawn = t('adminbookings.dayChartOf', { title, least: of(Math.min(...values)), most: of(Math.max(...values)) })
  return (
    <figure className="admin-card gap-2 [&_.table]:min-w-0">
      <figcaption className="font-medium">{title}</figcaption>
      {/* The time axis follows the reading direction. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={drawn}
        className="w-full fill-primary rtl:-scale-x-100"
      >
        <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line" />
        {bars.map(({ key, value }, i) => {
          const tall = value > 0 ? Math.max(1.5, (value / full) * (height - 4)) : 0
          return <rect key={key} x={i * step + step * 0.15} y={height - tall} width={step * 0.7} height={tall} rx="2" />
        })}
      </svg>
      <p className="flex justify-between text-muted text-small">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <Disclosure summary={t('adminbookings.dayFigures')}>
        <Table
          caption={<span className="sr-only">{title}</span>}
          rows={bars}
          keyOf={(bar) => bar.key}
          narrow="scroll"
          columns={[
            { label: t('adminbookings.dayDay'), cell: (bar) => bar.label },
            { label: unit, end: true, cell: (bar) => <bdi>{bar.shown}</bdi> },
          ]}
        />
      </Disclosure>
    </figure>
  )
}
