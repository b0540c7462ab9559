import type { TaxLine } from '#domains/einvoicing/authority.ts'
import type { ReceiptLine } from '#domains/payments/receipt.ts'

/**
 * The parts of an invoice with one VAT category each. A line can contain amounts without VAT, such as a fee of a city
 * that does not tax it: VAT then is less than its rate of the whole line.
 */
export function taxLines(lines: ReceiptLine[]): TaxLine[] {
  return lines.flatMap(({ what, total, vat, vatRate }) => {
    const name = what.ar || what.en
    const net = total - vat
    if (vat === 0) return [{ name, net, vat, category: 'O' as const, rate: 0 }]
    // Invoices of earlier versions do not state the rate.
    const rate = vatRate || Math.round((vat / net) * 100) * 100
    const taxed = Math.min(net, Math.round((vat * 10_000) / rate))
    // Up to this difference it is the rounding of VAT.
    const isRounding = net - taxed <= Math.ceil(10_000 / rate)
    if (isRounding) return [{ name, net, vat, category: 'S' as const, rate }]
    return [
      { name, net: taxed, vat, category: 'S' as const, rate },
      { name, net: net - taxed, vat: 0, category: 'O' as const, rate: 0 },
    ]
  })
}

/** The local date and time of Riyadh, which has no daylight saving time. */
export function riyadhTime(at: Date): string[] {
  return new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 19).split('T')
}
