import { PriceLines, type PriceLine } from '#web/ui/figures/PriceLines.tsx'
import { adjustmentLines } from '#web/features/promotions/adjustment-lines.ts'
import { AccountedPrice } from '#web/features/products/AccountedPrice.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { sumOf } from '#domains/shared/sum.ts'
import type { BookedItem, ItemOf } from '#domains/bookings/contract/bookings.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { PackagePrice } from '#web/features/packages/PackagePrice.tsx'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { ServicePrice } from '#web/features/services/ServicePrice.tsx'

/** A product with its price, as it can be booked. */
export type BookableItem = BookedItem & Pick<QuoteAnswer, 'token' | 'expires_at'>

/** The product of a cart line; null while the line cannot be booked. */
export function itemOfLine({ kind, quote }: CartLine): BookableItem | null {
  return quote && ({ kind, ...quote } as BookableItem)
}

/** The price of a product with its lines and its account. */
export function ProductPrice({ item, ...options }: { item: BookedItem } & PriceOptions) {
  switch (item.kind) {
    case 'stay':
      return <PriceDetails priced={item} {...options} />
    case 'package':
      return <PackagePrice quote={item} {...options} />
    case 'service':
      return <ServicePrice quote={item} {...options} />
  }
}

/** All lines of the price of a stay with its account. */
function PriceDetails({ priced, over, ...options }: { priced: ItemOf<'stay'> } & PriceOptions) {
  const { t, format } = useLanguage()
  const extras = over ? [] : priced.fees.filter((fee) => !fee.mandatory)
  const rooms = priced.rooms.flatMap(({ name, total, nights, board_amount: board }, i): PriceLine[] => [
    {
      label: priced.rooms.length > 1 ? t('booking.roomNumber', { number: i + 1, name }) : name,
      amount: { ...total, minor: sumOf(nights.map(({ amount }) => amount.minor)) },
      note: format.nights(nights.length),
    },
    ...(board.minor > 0 ? [{ label: t('prices.meals'), amount: board }] : []),
  ])
  const feeLines = (of: 'booking' | 'property') =>
    priced.fees.flatMap(({ mandatory, due, name, amount }) =>
      mandatory && due === of ? [{ label: name, amount }] : [],
    )
  const lines: PriceLine[] = [
    ...rooms,
    ...adjustmentLines({ discount: priced.discount }),
    // VAT contains that of these fees.
    ...feeLines('booking'),
    ...priced.taxes.map(({ kind, rate_percent, amount }) => ({
      label: t(kind === 'vat' ? 'prices.vat' : 'prices.cityFee', { rate: format.percent(rate_percent / 100) }),
      amount,
    })),
    ...feeLines('property'),
    ...adjustmentLines({ discount: null, change_charge: priced.change_charge }),
  ]
  return (
    <div className="grid gap-4">
      <AccountedPrice lines={lines} price={priced} kind="stay" {...options} />
      {extras.length > 0 && (
        <details className="text-note">
          <summary className="link cursor-pointer">{t('booking.optionalFees')}</summary>
          <div className="mt-3">
            <PriceLines lines={extras.map(({ name, amount }) => ({ label: name, amount }))} />
          </div>
        </details>
      )}
    </div>
  )
}

/** The place of a product, whose time its terms are in. */
function placeOfItem(item: BookedItem): { name: string; timeZone: string } {
  switch (item.kind) {
    case 'stay':
      return { name: item.hotel.city, timeZone: item.hotel.time_zone }
    case 'package':
      return { name: item.departure_city.name, timeZone: item.departure_city.time_zone }
    case 'service':
      return { name: item.city.name, timeZone: item.time_zone }
  }
}

/** The cancellation terms of a product, with the times of its place. */
export function ProductTerms({
  item,
  ...options
}: { item: BookedItem; costNow?: number; heading?: 'h2' } & Pick<PriceOptions, 'unconfirmed'>) {
  const { name: place, timeZone } = placeOfItem(item)
  return <CancellationTerms cancellation={item.cancellation} {...{ place, timeZone }} {...options} />
}
