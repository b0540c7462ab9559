import type { Money } from '#api/shapes.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { amountsOfAccount } from '#domains/shared/texts/short-account.ts'
import { useFormat } from '#i18n/react.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import { PriceLines, type PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** The lines of a price with its total, which the account of its booking contains. */
export function AccountedPrice({
  lines,
  total,
  below,
  account,
}: { lines: readonly PriceLine[]; total: Money } & Pick<PriceOptions, 'below' | 'account'>) {
  const format = useFormat()
  if (!account) return <PriceLines lines={lines} total={total} after={below} />
  const amounts = [...lines.map(({ amount }) => amount), ...amountsOfAccount(account.account)]
  const money = moneyColumn(format, amounts)
  return (
    <>
      <PriceLines lines={lines} money={money} />
      <ShortAccount {...account} money={money} />
    </>
  )
}
