import type { ComponentType } from 'react'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { Unconfirmed } from '#domains/bookings/model/cancellation.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import type { PackageQuote } from '#domains/products/packages/answers.ts'
import type { ServiceQuote } from '#domains/products/services/answers.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import type { PriceLine } from '#web/ui/PriceLines.tsx'
import { PackageSummary } from '#web/features/packages/PackageSummary.tsx'
import { ServiceSummary } from '#web/features/services/ServiceSummary.tsx'
import { StaySummary } from '#web/features/bookings/StaySummary.tsx'

type Quotes = { stay: QuoteAnswer; package: PackageQuote; service: ServiceQuote }

export type QuoteOfKind = { [Kind in ProductKind]: { kind: Kind; quote: Quotes[Kind] } }[ProductKind]

/** The contents of the summary of any product besides its quote. */
export type SummaryOptions = {
  /** The selected payment type; undefined shows all types, null no amounts due. */
  payment?: 'prepay' | 'arrival' | null
  /** Lines below the total: what is paid, and what is due of a booking. */
  below?: readonly PriceLine[] | undefined
  /** True if the booking has ended: cancellation terms are then omitted. */
  over?: boolean
  /** The next event of a booking that is not confirmed: cancelling it is free. */
  unconfirmed?: Unconfirmed | null
  /** URL to which its name leads: its public page by default, false if it has none. */
  href?: string | false
}
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
