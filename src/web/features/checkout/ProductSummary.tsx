import type { ComponentType } from 'react'
import type { BookingKind } from '#domains/bookings/model/products/kinds.ts'
import type { PackageQuote } from '#domains/products/packages/answers.ts'
import type { ServiceQuote } from '#domains/products/services/answers.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { packageSummary, serviceSummary, staySummary } from '#web/features/bookings/islands.ts'

type Quotes = { stay: QuoteAnswer; package: PackageQuote; service: ServiceQuote }

/** The quote of one product kind. */
export type QuoteOfKind = { [Kind in BookingKind]: { kind: Kind; quote: Quotes[Kind] } }[BookingKind]

const summaries: { [Kind in BookingKind]: ComponentType<{ quote: Quotes[Kind] }> } = {
  stay: staySummary.LazyIsland,
  package: packageSummary.LazyIsland,
  service: serviceSummary.LazyIsland,
}

/** The summary of a quote next to a form, as an island of its product kind. */
export function ProductSummary({ kind, quote }: QuoteOfKind) {
  const Summary = summaries[kind] as ComponentType<{ quote: QuoteOfKind['quote'] }>
  return <Summary quote={quote} />
}
