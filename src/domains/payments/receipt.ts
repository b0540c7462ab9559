import { groupBy } from '#domains/shared/group-by.ts'
import { sumOf } from '#domains/shared/sum.ts'
import type { RefundReason } from '#domains/payments/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { currencyDecimals } from '#i18n/money.ts'

/** A simplified tax invoice as issued; later changes of names do not affect it. Amounts are minor units. */
export type ReceiptData = {
  /** Receipts of earlier versions have no registration and address. */
  seller: { name: Bilingual; vatNumber: string; registration?: string; address?: Bilingual | null }
  currency: string
  lines: ReceiptLine[]
  total: number
  vat: number
  /** Set if VAT was computed once for each line; receipts of earlier versions added it up from nights. */
  vatByLine?: true
}

/** What was paid for a booking, a line for each rate of VAT: what is said once about the booking is in its first line. */
export type ReceiptLine = {
  reference: string
  what: Bilingual
  /** The dates of the supply, for a stay with its nights; receipts of earlier versions have no dates and no rate. */
  dates?: { first: string; last: string; nights: number | null }
  total: number
  vat: number
  /** Basis points; null without VAT. */
  vatRate?: number | null
  /** The part of the total that is the fee of the city. */
  cityFee?: number
  /** Set for the difference of a change: the dates before, and the invoice before. Older invoices lack it. */
  change?: { before: { first: string; last: string }; receipt: number }
  /** The price of the booking, if this is a part of it. Older invoices do not have it. */
  partOf?: number
  /** The fees of the hotel, which it collects itself and which are not in the invoice. Older invoices do not have it. */
  hotelFee?: number
  /** Already deducted from the price of the booking; on the receipt of its first payment. */
  discount?: { code: string; amount: number }
  /** The part of the total that a gift card paid. */
  gift?: { lastFour: string; amount: number }
}

/** The rate of VAT of a line in basis points, null outside its scope; computed where a receipt does not state it. */
export function rateOfLine({ vatRate, vat, total }: Pick<ReceiptLine, 'vatRate' | 'vat' | 'total'>): number | null {
  if (vatRate !== undefined) return vatRate
  return vat === 0 ? null : Math.round((vat / (total - vat)) * 100) * 100
}

/** Minor units of an invoice: without VAT, what each gift card paid of it, and what was paid otherwise. */
export function amountsOfReceipt({ lines, total, vat }: Pick<ReceiptData, 'lines' | 'total' | 'vat'>) {
  const ofCards = groupBy(
    lines.flatMap(({ gift }) => gift ?? []),
    ({ lastFour }) => lastFour,
  )
  const gifts = [...ofCards].map(([lastFour, all]) => ({ lastFour, amount: sumOf(all.map(({ amount }) => amount)) }))
  return { net: total - vat, gifts, paid: total - sumOf(gifts.map(({ amount }) => amount)) }
}

/** A credit note as issued: what an invoice was reduced by, and why. */
export type CreditNoteData = ReceiptData & { reason: CreditReason }

/** Reasons of a credit note: those of a refund, or a payment on arrival that was recorded by mistake. */
export type CreditReason = RefundReason | 'mistake'

/** The QR code of an invoice or credit note; it always contains the seller’s Arabic name, as the tax authority requires. */
export function invoiceQrOf({ seller, total, vat, currency }: ReceiptData, issuedAt: string): string {
  const digits = currencyDecimals(currency)
  return invoiceQr({
    sellerName: seller.name.ar || seller.name.en,
    vatNumber: seller.vatNumber,
    issuedAt: new Date(issuedAt),
    total: decimalText(total, digits),
    vat: decimalText(vat, digits),
  })
}

type InvoiceFacts = {
  sellerName: string
  vatNumber: string
  issuedAt: Date
  /** Decimal text with the digits of the currency, including VAT. */
  total: string
  vat: string
}

/**
 * The content of the QR code of a Saudi simplified tax invoice: base64 of tag, length and value for seller, VAT number,
 * time, total and VAT (ZATCA, "Guide to develop a fatoora compliant QR code", tags 1 to 5). Lengths are in UTF-8 bytes.
 * Throws for a value of more than 255 bytes, whose length does not fit.
 */
export function invoiceQr({ sellerName, vatNumber, issuedAt, total, vat }: InvoiceFacts): string {
  const time = `${issuedAt.toISOString().slice(0, 19)}Z`
  const fields = [sellerName, vatNumber, time, total, vat].map((text, i) => field(i + 1, text))
  return btoa(String.fromCharCode(...fields.flat()))
}

/** Minor units as decimal text, as the QR code of an invoice requires: 123456 → `1234.56`. */
export function decimalText(minor: number, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function field(tag: number, text: string): number[] {
  const value = new TextEncoder().encode(text)
  if (value.length > 255) throw new Error(`Tag ${tag} of an invoice is longer than 255 bytes`)
  return [tag, value.length, ...value]
}
