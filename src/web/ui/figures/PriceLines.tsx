import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { ReactNode } from 'react'
import { dataPrice } from '#i18n/money.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import type { Money } from '#web/ui/figures/Price.tsx'

export type PriceLine = { label: string; amount: Money; note?: ReactNode }

/** The lines of a price, and its total unless that stands elsewhere. Amounts are end-aligned; a zero amount is shown as text. */
export function PriceLines({
  lines,
  total,
  money: ofColumn,
}: {
  lines: readonly PriceLine[]
  total?: Money
  /** Writes the amounts if they belong to a larger column. */
  money?: (amount: Money) => string
}) {
  const t = useText()
  const format = useFormat()
  const amounts = lines.map(({ amount }) => amount)
  const money = ofColumn ?? moneyColumn(format, total ? [...amounts, total] : amounts)
  return (
    <dl className="price-lines">
      {lines.map((line, i) => (
        <Line key={i} line={line} money={money} />
      ))}
      {total && <Line line={{ label: t('common.total'), amount: total }} money={money} total />}
    </dl>
  )
}

function Line({
  line: { label, amount, note },
  money,
  total,
}: {
  line: PriceLine
  money: (amount: Money) => string
  total?: boolean
}) {
  const t = useText()
  return (
    <div data-total={total ? '' : undefined}>
      <dt>
        {label}
        {note && <span className="text-muted text-small block">{note}</span>}
      </dt>
      <dd>
        {total ? (
          <span data-price={dataPrice(amount)}>{money(amount)}</span>
        ) : amount.minor === 0 ? (
          t('common.free')
        ) : (
          <bdi>{money(amount)}</bdi>
        )}
      </dd>
    </div>
  )
}
