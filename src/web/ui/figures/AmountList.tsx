import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { useFormat } from '#i18n/react.tsx'
import type { Money } from '#web/ui/figures/Price.tsx'

export type NamedAmount = { label: string; amount: Money }

/** Labelled amounts below each other; `money` writes them if they belong to a larger column. */
export function AmountList({
  amounts,
  money: ofColumn,
}: {
  amounts: readonly NamedAmount[]
  money?: ((amount: Money) => string) | undefined
}) {
  const format = useFormat()
  const ownColumn = () =>
    moneyColumn(
      format,
      amounts.map(({ amount }) => amount),
    )
  const money = ofColumn ?? ownColumn()
  return (
    <dl className="grid gap-2">
      {amounts.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd>
            <bdi>{money(amount)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
