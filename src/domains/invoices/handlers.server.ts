import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import type { invoiceEndpoints, ReceiptAnswer } from '#domains/invoices/contract.ts'
import { type CreditNoteRow, findCreditNotes, findInvoices } from '#domains/invoices/issued.server.ts'
import { findBooking } from '#domains/bookings/state/shown-bookings.server.ts'
import type { Handlers } from '#domains/context.ts'
import { amountsOfReceipt, invoiceQrOf } from '#domains/payments/receipt.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

export const invoiceHandlers: Handlers<typeof invoiceEndpoints> = {
  async show_receipt({ db, actor, locale, ports }, { reference, number }) {
    const booking = await findBooking(db, actor, reference)
    if (!booking) return err('not_found')
    await ports.signInvoices()
    const which = sql`b.id = ${booking.id}`
    const issued = await findInvoices(db, which)
    const creditNotes = await findCreditNotes(db, which)
    const receipt = issued.find((one) => number === undefined || one.number === number)
    if (!receipt) return err('not_found')
    const gifts = amountsOfReceipt(receipt.data).gifts.length > 0
    // Refunds of payments by hand are known by their credit notes; older refunds of other payments have none.
    const returned = await db.execute<{ reference: string; amount: number }>(sql`
      select reference, sum(amount)::int as amount from (
        select r.reference, r.amount_minor as amount from refund r
        where r.done_at is not null and (r.payment_id = ${receipt.paymentId} or ${gifts} and r.payment_id in (
          select g.payment_id from gift_use g join booking_payment bp on bp.booking_id = g.booking_id
          where bp.payment_id = ${receipt.paymentId}))
        union all
        select c.data #>> '{lines,0,reference}', (c.data ->> 'total')::int from credit_note c
        where c.receipt_number = ${receipt.number} and c.refund_id is null) all_of_it
      group by reference`)
    const others = issued.flatMap((one) => (one === receipt ? [] : one.number))
    return done({
      ...receiptView(
        receipt,
        { reference: booking.reference, order: booking.orderReference, returned: returned.rows, creditNotes },
        locale,
      ),
      others,
    })
  },
}

/** Returns a receipt in a language, with the refunds of its bookings since and the credit notes of its booking. */
function receiptView(
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
