import { moneyColumn } from '#domains/shared/money-column.ts'
import { useFormat } from '#i18n/react.tsx'
import type { Money } from '#web/ui/Price.tsx'

export type NamedAmount = { label: string; amount: Money }

export function AmountList({ amounts }: { amounts: readonly NamedAmount[] }) {
  const money = moneyColumn(
    useFormat(),
    amounts.map(({ amount }) => amount),
  )
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
