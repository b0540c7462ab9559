import type { Bilingual } from '#text/locale.ts'

/** A simplified tax invoice as it was issued: it stays so, whatever is renamed later. Minor units. */
export type ReceiptData = {
  seller: { name: Bilingual; vatNumber: string }
  currency: string
  lines: { reference: string; what: Bilingual; total: number; vat: number }[]
  total: number
  vat: number
}

type InvoiceFacts = {
  sellerName: string
  vatNumber: string
  issuedAt: Date
  /** Decimal text with the currency's digits, VAT included. */
  total: string
  vat: string
}

/**
 * What the QR code of a Saudi simplified tax invoice holds: base64 of tag, length, value for seller, VAT number, time,
 * total and VAT (ZATCA, "Guide to develop a fatoora compliant QR code", tags 1 to 5). A length counts UTF-8 bytes.
 * Throws for a value of more than 255 bytes: its length would not fit.
 */
export function invoiceQr({ sellerName, vatNumber, issuedAt, total, vat }: InvoiceFacts): string {
  const time = `${issuedAt.toISOString().slice(0, 19)}Z`
  const fields = [sellerName, vatNumber, time, total, vat].map((text, i) => field(i + 1, text))
  return btoa(String.fromCharCode(...fields.flat()))
}

/** Minor units as decimal text, as an invoice's QR code wants them: 123456 → `1234.56`. */
export function decimalText(minor: number, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function field(tag: number, text: string): number[] {
  const value = new TextEncoder().encode(text)
  if (value.length > 255) throw new Error(`tag ${tag} of an invoice is longer than 255 bytes`)
  return [tag, value.length, ...value]
}
