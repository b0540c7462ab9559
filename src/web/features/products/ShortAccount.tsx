import type { Money } from '#api/shapes.ts'
import type { ShortAccount as Account } from '#domains/shared/short-account.ts'
import { accountLines, type AccountOf } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'

/**
 * What a booking, an order or a price costs, what is paid of it and what is due when, and until when cancelling is free.
 * For a price that is not booked: `accountOfPrice`.
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
  const lines = accountLines(t, format, { account, kind, place }, money)
  return (
    <dl className="short-account">
      {lines.map(({ part, label, value }) => (
        <div key={label} data-part={part}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
