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
