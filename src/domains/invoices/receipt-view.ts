import type { ReceiptAnswer } from '#domains/invoices/contract.ts'
import type { CreditNoteRow } from '#domains/invoices/issued.server.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import { amountsOfReceipt, invoiceQrOf } from '#domains/payments/receipt.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

/** Returns a receipt in a language, with the refunds of its bookings since and the credit notes of its booking. */
export function receiptView(
  { number, issuedAt, data, qr }: ReceiptRow,
  {
    reference,
    order,
    returned,
    creditNotes,
  }: {
    reference: string
    order: string | null
    returned: { reference: string; amount: number }[]
    creditNotes: CreditNoteRow[]
  },
  locale: Locale,
): Omit<ReceiptAnswer, 'others'> {
  const { seller, currency } = data
  const money = (minor: number) => ({ minor, currency })
  const { net, gifts, paid } = amountsOfReceipt(data)
  return {
    number,
    issued_at: issuedAt,
    reference,
    order: new Set(data.lines.map((line) => line.reference)).size > 1 ? order : null,
    seller: {
      name: inLocale(seller.name, locale),
      vat_number: seller.vatNumber,
      registration: seller.registration ?? '',
      address: seller.address ? inLocale(seller.address, locale) : '',
    },
    lines: data.lines.map((line, i) => ({
      reference: line.reference,
      what: inLocale(line.what, locale),
      dates: line.dates ? { first_day: line.dates.first, last_day: line.dates.last, nights: line.dates.nights } : null,
      total: money(line.total),
      vat: money(line.vat),
      // A booking has a line for each rate of VAT; the first one states what was returned.
      returned: money(
        (data.lines.findIndex(({ reference: other }) => other === line.reference) === i &&
          returned.find((one) => one.reference === line.reference)?.amount) ||
          0,
      ),
      vat_rate_percent: line.vatRate === undefined || line.vatRate === null ? null : line.vatRate / 100,
      change: line.change
        ? { first_day: line.change.before.first, last_day: line.change.before.last, receipt: line.change.receipt }
        : null,
      part_of: line.partOf ? money(line.partOf) : null,
      hotel_fee: line.hotelFee ? money(line.hotelFee) : null,
      discount: line.discount ? { code: line.discount.code, amount: money(line.discount.amount) } : null,
    })),
    total: money(data.total),
    vat: money(data.vat),
    net: money(net),
    gift_cards: gifts.map(({ lastFour, amount }) => ({ last_four: lastFour, amount: money(amount) })),
    paid: money(paid),
    returned: money(sumOf(returned.map(({ amount }) => amount))),
    credit_notes: creditNotes
      .filter((note) => note.receiptNumber === number)
      .map((note) => ({ number: note.number, issued_at: note.issuedAt, total: money(note.data.total) })),
    qr: qr ?? invoiceQrOf(data, issuedAt),
  }
}
