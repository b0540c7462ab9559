import type { ReactNode } from 'react'
import { useFormat, useText } from '#text/react.tsx'
import type { Money } from '#web/kit/Price.tsx'

export type PriceLine = { label: string; amount: Money; note?: ReactNode }

/** What a price is made of, down to its total. Amounts are aligned at their end; nothing to pay is said in words. */
export function PriceLines({
  lines,
  total,
  after = [],
}: {
  lines: readonly PriceLine[]
  total: Money
  /** What is paid when, below the total. */
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
