import { factsOfProduct, priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { rateOfLine, type ReceiptLine } from '#domains/payments/receipt.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { splitByRate, vatInside } from '#domains/shared/vat.ts'

type TaxedAmount = Pick<ReceiptLine, 'total' | 'vat' | 'vatRate'>

/** Minor units of a booking: its invoices less its credit notes, and the money that they are for. */
export type Documented = {
  invoiced: number
  /** Received and not returned yet. */
  kept: number
  /** Returned by goodwill. */
  goodwill: number
  /** The part of `kept` whose return was requested. */
  returning: number
}

/**
 * What the invoices of a booking less its credit notes state, in minor units: the money kept of what is sold. A fee that the
 * hotel collects itself is not sold here; what was received pays for it last. What a change has made too much stays stated until
 * it is returned.
 */
export function amountToState(product: BookedProduct, { kept, goodwill }: Omit<Documented, 'invoiced'>): number {
  const sold = soldOf(product)
  const fees = Math.max(0, priceOfProduct(product).total - sold)
  return Math.max(0, Math.min(sold - goodwill, kept), kept - fees)
}

/**
 * The amount of the invoice of a payment of `amount`, which `kept` contains. The credit notes of what is being returned
 * will follow.
 */
export function amountToInvoice(product: BookedProduct, documented: Documented, amount: number): number {
  const { invoiced, kept, returning } = documented
  const stated = (left: number) => amountToState(product, { ...documented, kept: left - returning })
  const toCredit = Math.max(0, Math.min(invoiced - stated(kept - amount), returning))
  return Math.max(0, stated(kept) - (invoiced - toCredit))
}

/** What this site sells of a product, in minor units. */
export function soldOf(product: BookedProduct): number {
  return sumOf(factsOfProduct(product).sold.map(({ amount }) => amount))
}

/** The sums of lines of an invoice or a credit note, in minor units. */
export function totalsOf(lines: readonly Pick<TaxedAmount, 'total' | 'vat'>[]): { total: number; vat: number } {
  return { total: sumOf(lines.map(({ total }) => total)), vat: sumOf(lines.map(({ vat }) => vat)) }
}

/** The lines of an invoice of an amount for a product, one for each rate of VAT, which is computed once. Minor units. */
export function linesOfInvoice(product: BookedProduct, amount: number): TaxedAmount[] {
  return splitByRate(factsOfProduct(product).sold, amount)
    .filter((part) => part.amount > 0)
    .map(({ rate, amount: total }) => ({ total, vat: vatInside(total, rate ?? 0), vatRate: rate }))
}

/**
 * The lines of a credit note that deducts an amount from the lines of one booking in an invoice, of which earlier notes deducted
 * `before`. Notes of the whole invoice contain its VAT exactly, and never more.
 */
export function linesOfCredit(
  lines: readonly ReceiptLine[],
  { before, amount }: { before: (line: ReceiptLine) => { total: number; vat: number }; amount: number },
): ReceiptLine[] {
  const parts = lines.map(({ vatRate = null, total }) => ({ rate: vatRate, amount: total }))
  const upTo = sumOf(lines.map((line) => before(line).total)) + amount
  return splitByRate(parts, upTo).flatMap(({ amount: upToHere }, i): ReceiptLine[] => {
    const line = lines[i] as ReceiptLine
    const { discount: _, cityFee: __, gift: ___, partOf: ____, hotelFee: _____, ...supplied } = line
    const credited = before(line)
    const total = upToHere - credited.total
    // Up to the VAT of the invoice: earlier versions computed it otherwise.
    const vat = upToHere === line.total ? line.vat : Math.min(line.vat, vatInside(upToHere, rateOfLine(line) ?? 0))
    return total > 0 ? [{ ...supplied, total, vat: Math.max(0, vat - credited.vat) }] : []
  })
}
