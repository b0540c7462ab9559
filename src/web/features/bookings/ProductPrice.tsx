import type { BookedItem } from '#domains/bookings/contract/bookings.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { PriceDetails } from '#web/features/bookings/PriceDetails.tsx'
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

/** The price of a product with its lines and the amounts due. */
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

/** The cancellation terms of a product, with the times of its place. */
export function ProductTerms({
  item,
  ...rest
}: { item: BookedItem } & Pick<Parameters<typeof CancellationTerms>[0], 'unconfirmed' | 'id'>) {
  const { name: place, time_zone: timeZone } =
    item.kind === 'stay'
      ? { ...item.hotel, name: item.hotel.city }
      : item.kind === 'package'
        ? item.departure_city
        : { ...item.city, time_zone: item.time_zone }
  return <CancellationTerms cancellation={item.cancellation} {...{ place, timeZone }} {...rest} />
}
