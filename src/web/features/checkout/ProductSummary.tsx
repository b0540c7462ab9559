import type { ComponentType } from 'react'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import type { PackageQuote } from '#domains/products/packages/answers.ts'
import type { ServiceQuote } from '#domains/products/services/answers.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import type { SummaryOptions } from '#web/features/products/summary-options.ts'
import { PackageSummary } from '#web/features/packages/PackageSummary.tsx'
import { ServiceSummary } from '#web/features/services/ServiceSummary.tsx'
import { StaySummary } from '#web/features/bookings/StaySummary.tsx'

type Quotes = { stay: QuoteAnswer; package: PackageQuote; service: ServiceQuote }

export type QuoteOfKind = { [Kind in ProductKind]: { kind: Kind; quote: Quotes[Kind] } }[ProductKind]

type Options = Pick<SummaryOptions, 'payment' | 'below' | 'unconfirmed' | 'href'>
type SummaryOf<Kind extends ProductKind> = ComponentType<{ quote: Quotes[Kind] } & Options>

const summaries: { [Kind in ProductKind]: SummaryOf<Kind> } = {
  stay: StaySummary,
  package: PackageSummary,
  service: ServiceSummary,
}

/** The summary of a quote next to a form, by the kind of product. */
export function ProductSummary({ kind, quote, unconfirmed = null, ...options }: QuoteOfKind & Options) {
  const Summary = summaries[kind] as SummaryOf<ProductKind>
  return <Summary quote={quote} unconfirmed={unconfirmed} {...options} />
}

/** The quote of a cart line with its kind; null while the line cannot be booked. */
export function quoteOf({ kind, quote }: CartLine): QuoteOfKind | null {
  return quote && ({ kind, quote } as QuoteOfKind)
}
