import type { Money } from '#api/shapes.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { accountLines, amountsOfAccount, type AccountOf } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'
import { accountsOfPrice, type ChosenWay, type OpenPrice } from '#web/features/products/accounts-of-price.ts'
import { AccountLines } from '#web/features/products/ShortAccount.tsx'

/** The account of a price that is not booked: of two ways to pay, the total and the terms once and the parts of each. */
export function PriceAccount({
  price,
  payment,
  card,
  kind,
  money: ofColumn,
}: {
  price: OpenPrice
  payment?: ChosenWay
  /** The last characters of the gift card that pays a part. */
  card?: string | undefined
  /** Writes the amounts, if they belong to a larger column. */
  money?: ((amount: Money) => string) | undefined
} & Pick<AccountOf, 'kind'>) {
  const { t, format } = useLanguage()
  const accounts = accountsOfPrice(price, { payment, card })
  const money = ofColumn ?? moneyColumn(format, accounts.flatMap(amountsOfAccount))
  const [lines = [], other] = accounts.map((account) => accountLines(t, format, { account, kind, place: null }, money))
  if (!other) return <AccountLines lines={lines} price={price.total} />
  const isPaid = ({ part }: (typeof lines)[number]) => part === 'paid' || part === 'due'
  return (
    <div className="grid gap-2">
      <AccountLines lines={lines.filter(({ part }) => part === 'total')} price={price.total} />
      <AccountLines lines={lines.filter(isPaid)} />
      <p className="text-muted text-note">{t('shortaccount.or')}</p>
      <AccountLines lines={other.filter(isPaid)} />
      <AccountLines lines={lines.filter(({ part }) => part === 'terms')} />
    </div>
  )
}
