import type { TaxLine } from '@rihla/zatca/document'
import { rateOfLine, type ReceiptLine } from '#domains/payments/receipt.ts'

/** The lines of an invoice with their VAT category, which follows from the rate alone: no amount is made to fit. */
export function taxLines(lines: ReceiptLine[]): TaxLine[] {
  return lines.map((line) => {
    const rate = rateOfLine(line)
    return {
      name: line.what.ar || line.what.en,
      net: line.total - line.vat,
      vat: line.vat,
      category: rate === null ? 'O' : rate === 0 ? 'Z' : 'S',
      rate: rate ?? 0,
    }
  })
}

/** The local date and time of Riyadh, which has no daylight saving time. */
export function riyadhTime(at: Date): string[] {
  return new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 19).split('T')
}
