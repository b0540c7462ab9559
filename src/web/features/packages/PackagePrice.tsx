import type { PackageQuote } from '#domains/products/packages/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { alikeRooms } from '#domains/products/packages/pricing/alike-rooms.ts'
import { adjustmentLines } from '#web/features/promotions/adjustment-lines.ts'
import { AccountedPrice } from '#web/features/products/AccountedPrice.tsx'
import type { PriceLine } from '#web/ui/figures/PriceLines.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'

export function PackagePrice({
  quote,
  ...options
}: {
  quote: Pick<
    PackageQuote,
    'rooms' | 'extras' | 'discount' | 'change_charge' | 'total' | 'vat' | 'pay' | 'cancellation' | 'departure_city'
  >
} & PriceOptions) {
  const { t, format } = useLanguage()
  const alike = alikeRooms(quote.rooms)
  const rooms = alike.map(({ sharing, count, persons, total }, i): PriceLine => ({
    label: [
      ...(alike.length > 1 ? [`${i + 1}.`] : []),
      ...(count > 1 && sharing !== 'any' ? [count, '×'] : []),
      t('prices.packageRoom', { sharing }),
    ].join(' '),
    amount: total,
    note: persons
      .map(({ kind, count, each }) => t(`packages.personsOf_${kind}`, { count, each: format.amount(each) }))
      .join(' · '),
  }))
  const extras = quote.extras.map(({ name, quantity, amount }): PriceLine => ({
    label: t('packages.timesExtra', { name, count: quantity }),
    amount,
  }))
  return (
    <AccountedPrice
      lines={[...rooms, ...extras, ...adjustmentLines(quote)]}
      price={quote}
      vat={quote.vat}
      kind="package"
      {...options}
    />
  )
}
