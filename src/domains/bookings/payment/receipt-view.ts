import type { ReceiptAnswer } from '#domains/bookings/contract/payments.ts'
import type { PaymentRow, ReceiptRow } from '#domains/payments/queries.server.ts'
import { decimalText, invoiceQr } from '#domains/payments/receipt.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

/**
 * Returns a receipt in a language, with the refunds of its bookings since; its QR code always contains the seller's Arabic name, as the tax invoice requires.
 */
export function receiptView(
  { number, issuedAt, data }: ReceiptRow,
  payment: PaymentRow,
  { reference, returned }: { reference: string; returned: { reference: string; amount: number }[] },
  locale: Locale,
): Omit<ReceiptAnswer, 'others'> {
  const { seller, currency } = data
  const money = (minor: number) => ({ minor, currency })
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return {
    number,
    issued_at: issuedAt,
    reference,
    seller: {
      name: inLocale(seller.name, locale),
      vat_number: seller.vatNumber,
      registration: seller.registration ?? '',
      address: seller.address ? inLocale(seller.address, locale) : '',
    },
    lines: data.lines.map((line) => ({
      reference: line.reference,
      what: inLocale(line.what, locale),
      total: money(line.total),
      vat: money(line.vat),
      returned: money(returned.find((one) => one.reference === line.reference)?.amount ?? 0),
      discount: line.discount ? { code: line.discount.code, amount: money(line.discount.amount) } : null,
    })),
    total: money(data.total),
    vat: money(data.vat),
    returned: money(payment.refunded),
    qr: invoiceQr({
      sellerName: seller.name.ar || seller.name.en,
      vatNumber: seller.vatNumber,
      issuedAt: new Date(issuedAt),
      total: decimalText(data.total, digits),
      vat: decimalText(data.vat, digits),
    }),
  }
}
