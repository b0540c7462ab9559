import type { ReactNode } from 'react'
import { useFormat, useText } from '#i18n/react.tsx'
import type { Money } from '#web/ui/Price.tsx'

export type PriceLine = { label: string; amount: Money; note?: ReactNode }

/** The lines of a price and its total. Amounts are end-aligned; a zero amount is shown as text. */
export function PriceLines({
  lines,
  total,
  after = [],
}: {
  lines: readonly PriceLine[]
  total: Money
  /** Due dates of payments, below the total. */
  after?: readonly PriceLine[]
}) {
  const t = useText()
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <Line key={line.label} line={line} />
      ))}
      <Line line={{ label: t('common.total'), amount: total }} total />
      {after.map((line) => (
        <Line key={line.label} line={line} />
      ))}
    </dl>
  )
}

function Line({ line: { label, amount, note }, total }: { line: PriceLine; total?: boolean }) {
  const t = useText()
  const format = useFormat()
  return (
    <div data-total={total ? '' : undefined}>
      <dt>
        {label}
        {note && <span className="text-muted text-small block">{note}</span>}
      </dt>
      <dd>
        {amount.minor === 0 && !total ? t('common.free') : <bdi>{format.money(amount.minor, amount.currency)}</bdi>}
      </dd>
    </div>
  )
}
