import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import type { PackageQuote } from '#domains/products/packages/answers.ts'
import type { ServiceQuote } from '#domains/products/services/answers.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { PriceDetails } from '#web/features/bookings/PriceDetails.tsx'
import { PackagePrice } from '#web/features/packages/PackagePrice.tsx'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import type { PriceOptions } from '#web/features/products/price-options.ts'
import { ServicePrice } from '#web/features/services/ServicePrice.tsx'

type Quotes = { stay: QuoteAnswer; package: PackageQuote; service: ServiceQuote }

/** A quote with its kind, as it can be booked. */
export type BookableQuote = { [Kind in ProductKind]: { kind: Kind; quote: Quotes[Kind] } }[ProductKind]

/** A quote with its kind, before or after it was booked. */
export type ProductQuote = {
  [Kind in ProductKind]: { kind: Kind; quote: Omit<Quotes[Kind], 'token' | 'expires_at'> }
}[ProductKind]

/** The quote of a cart line; null while the line cannot be booked. */
export function quoteOfLine({ kind, quote }: CartLine): BookableQuote | null {
  return quote && ({ kind, quote } as BookableQuote)
}

/** The quote of what is booked or offered. */
export function quoteOfProduct(product: Pick<BookingDetails, 'priced' | 'package' | 'service'>): ProductQuote | null {
  if (product.priced) return { kind: 'stay', quote: product.priced }
  if (product.package) return { kind: 'package', quote: product.package }
  return product.service && { kind: 'service', quote: product.service }
}

/** The price of a quote with its lines and the amounts due. */
export function ProductPrice({ kind, quote, ...options }: ProductQuote & PriceOptions) {
  switch (kind) {
    case 'stay':
      return <PriceDetails priced={quote} {...options} />
    case 'package':
      return <PackagePrice quote={quote} {...options} />
    case 'service':
      return <ServicePrice quote={quote} {...options} />
  }
}

/** The cancellation terms of a quote, with the times of its place. */
export function ProductTerms({
  product: { kind, quote },
  ...rest
}: { product: ProductQuote } & Pick<Parameters<typeof CancellationTerms>[0], 'unconfirmed' | 'id'>) {
  const { name: place, time_zone: timeZone } =
    kind === 'stay'
      ? { ...quote.hotel, name: quote.hotel.city }
      : kind === 'package'
        ? quote.departure_city
        : { ...quote.city, time_zone: quote.time_zone }
  return <CancellationTerms cancellation={quote.cancellation} {...{ place, timeZone }} {...rest} />
}
