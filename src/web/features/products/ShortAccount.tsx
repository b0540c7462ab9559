import type { Money } from '#api/shapes.ts'
import type { ShortAccount as Account } from '#domains/shared/short-account.ts'
import { accountLines, type AccountLine, type AccountOf } from '#domains/shared/texts/short-account.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'

/**
 * What a booking, an order or a price costs, what is paid of it and what is due when, and until when cancelling is free.
 * For a price that is not booked: `PriceAccount`.
 */
export function ShortAccount({
  account,
  kind,
  place,
  money,
}: {
  account: Account
  /** Writes the amounts, if they belong to a larger column. */
  money?: ((amount: Money) => string) | undefined
} & AccountOf) {
  const { t, format } = useLanguage()
  return <AccountLines lines={accountLines(t, format, { account, kind, place }, money)} />
}

/**
 * Lines of an account; nothing without any. If the total is due at once, its amount is shown once.
 * @param price the total of a price that is not booked, which is also shown in the visitor's currency
 */
export function AccountLines({ lines, price }: { lines: readonly AccountLine[]; price?: Money }) {
  if (lines.length === 0) return null
  const [total, whole, other] = lines.filter(({ part }) => part === 'total' || part === 'paid' || part === 'due')
  const isWhole = !other && total?.part === 'total' && whole?.part === 'due' && whole.value === total.value
  return (
    <dl className="short-account">
      {lines.map(({ part, label, value }) =>
        isWhole && part === 'due' ? null : (
          <div key={label} data-part={part}>
            <dt>
              {label}
              {isWhole && part === 'total' && (
                <span className="text-muted text-note block font-normal"> {whole.label}</span>
              )}
            </dt>
            <dd>
              {price && part === 'total' ? <span data-price={dataPrice(price)}>{value}</span> : <bdi>{value}</bdi>}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
