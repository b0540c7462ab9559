import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { startPayment } from '#domains/bookings/payment/pay.server.ts'
import type { paymentEndpoints } from '#domains/bookings/payment/contract.ts'
import { findBooking } from '#domains/bookings/state/shown-bookings.server.ts'
import { findCreditNotes, findInvoices } from '#domains/bookings/invoices/issued.server.ts'
import { receiptView } from '#domains/bookings/payment/receipt-view.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { bookingDetailsView } from '#domains/bookings/contract/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { giftsOfReceipt } from '#domains/payments/receipt.ts'
import { paidStatuses } from '#domains/payments/statuses.server.ts'

/** Rate limit of checks per payment: the waiting page checks every few seconds. */
const checkRule = { burst: 6, perHour: 720 }

export const paymentHandlers: Handlers<typeof paymentEndpoints> = {
  start_payment: (context, { reference }) => startPayment(context, reference),

  async check_payment(context, { reference }) {
    const { db, actor, now, locale } = context
    const before = await findBooking(db, actor, reference)
    if (!before) return err('not_found')
    await queuePaymentCheck(context, before)
    const row = await findBooking(db, actor, reference)
    return row ? done(bookingDetailsView(row, locale, now)) : err('not_found')
  },

  async show_receipt({ db, actor, locale, ports }, { reference, number }) {
    const booking = await findBooking(db, actor, reference)
    if (!booking) return err('not_found')
    await ports.signInvoices()
    const which = sql`b.id = ${booking.id}`
    const issued = await findInvoices(db, which)
    const creditNotes = await findCreditNotes(db, which)
    const receipt = issued.find((one) => number === undefined || one.number === number)
    if (!receipt) return err('not_found')
    const gifts = giftsOfReceipt(receipt.data).length > 0
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

/** Checks the open payments of a booking with the payment provider, at most as often as a waiting page does. */
export async function queuePaymentCheck({ pool, ports, now }: Context, { id }: { id: number }): Promise<void> {
  // Includes a payment whose page was closed: the traveller may have just paid on it.
  const unsettled = await pool.execute<{ id: string }>(sql`
    select p.id from payment p join booking_payment bp on bp.payment_id = p.id
    where bp.booking_id = ${id} and p.check_at is not null and p.status not in ${paidStatuses}
    order by p.status = 'failed', p.created_at desc, p.id limit 2`)
  for (const { id } of unsettled.rows) {
    if ((await ports.limit(`check:${id}`, checkRule)) !== null) continue
    // If the provider is unavailable, a later sweep finds the result; the traveller sees the last known state.
    await settlePayment({ db: pool, ports, now }, id, 'return').catch(() => null)
  }
}
