import type { Money } from '#api/shapes.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { amountsOfAccount, type AccountOf } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'
import { accountsOfPrice, type OpenPrice } from '#web/features/products/accounts-of-price.ts'
import { PriceAccount } from '#web/features/products/PriceAccount.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { ShortAccount } from '#web/features/products/ShortAccount.tsx'
import { PriceLines, type PriceLine } from '#web/ui/figures/PriceLines.tsx'

/** The lines of a price above its account, with the VAT in it if that is no line; its terms stand beside it. */
export function AccountedPrice({
  lines,
  price: quoted,
  vat,
  kind,
  payment,
  card,
  account,
  unconfirmed,
}: {
  lines: readonly PriceLine[]
  price: OpenPrice
  vat?: { rate_percent: number; amount: Money } | null
} & Pick<AccountOf, 'kind'> &
  Pick<PriceOptions, 'payment' | 'card' | 'account' | 'unconfirmed'>) {
  const { t, format } = useLanguage()
  // The terms of what is on request apply once it is confirmed.
  const price = unconfirmed ? { ...quoted, cancellation: null } : quoted
  const accounts = account ? [account.account] : accountsOfPrice(price, { payment, card })
  const money = moneyColumn(format, [...lines.map(({ amount }) => amount), ...accounts.flatMap(amountsOfAccount)])
  return (
    <>
      <PriceLines lines={lines} {...(account === null && { total: price.total })} money={money} />
      {account && <ShortAccount {...account} place={null} money={money} />}
      {account === undefined && <PriceAccount {...{ price, payment, card, kind, money }} />}
      {vat && (
        <p className="text-muted text-small">
          {t('prices.vatInside', { amount: format.amount(vat.amount), rate: format.percent(vat.rate_percent / 100) })}
        </p>
      )}
    </>
  )
}
