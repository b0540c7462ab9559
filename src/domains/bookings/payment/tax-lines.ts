import { factsOfProduct, priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { rateOfLine, type ReceiptLine } from '#domains/payments/receipt.ts'
import { splitByRate, vatInside } from '#domains/shared/vat.ts'

type TaxedAmount = Pick<ReceiptLine, 'total' | 'vat' | 'vatRate'>

/**
 * The lines of the invoice of a payment for a product, one for each rate of VAT, which is computed once. A fee that the hotel
 * collects itself is not sold here: the part of a payment for it is on no line. Minor units; `after` was paid before.
 */
export function linesOfPayment(
  product: BookedProduct,
  { amount, after }: { amount: number; after: number },
): { lines: TaxedAmount[]; paid: number; price: number } {
  const { sold } = factsOfProduct(product)
  const price = sumOf(sold.map((part) => part.amount))
  const paid = price === priceOfProduct(product).total ? amount : Math.max(0, Math.min(amount, price - after))
  const lines = splitByRate(sold, paid)
    .filter((part) => part.amount > 0)
    .map(({ rate, amount: total }) => ({ total, vat: vatInside(total, rate ?? 0), vatRate: rate }))
  return { lines, paid, price }
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
  // An invoice does not contain what was paid for fees that the hotel collects itself.
  const upTo = Math.min(
    sumOf(lines.map((line) => before(line).total)) + amount,
    sumOf(parts.map((part) => part.amount)),
  )
  return splitByRate(parts, upTo).flatMap(({ amount: upToHere }, i): ReceiptLine[] => {
    const line = lines[i] as ReceiptLine
    const { discount: _, cityFee: __, gift: ___, partOf: ____, ...supplied } = line
    const credited = before(line)
    const total = upToHere - credited.total
    // Up to the VAT of the invoice: earlier versions computed it otherwise.
    const vat = upToHere === line.total ? line.vat : Math.min(line.vat, vatInside(upToHere, rateOfLine(line) ?? 0))
    return total > 0 ? [{ ...supplied, total, vat: Math.max(0, vat - credited.vat) }] : []
  })
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
