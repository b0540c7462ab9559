import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import type { invoiceEndpoints } from '#domains/invoices/contract.ts'
import { findCreditNotes, findInvoices } from '#domains/invoices/issued.server.ts'
import { receiptView } from '#domains/invoices/receipt-view.ts'
import { findBooking } from '#domains/bookings/state/shown-bookings.server.ts'
import type { Handlers } from '#domains/context.ts'
import { amountsOfReceipt } from '#domains/payments/receipt.ts'

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
