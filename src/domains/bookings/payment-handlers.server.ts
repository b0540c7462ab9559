import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { startPayment } from '#domains/bookings/pay.server.ts'
import type { paymentEndpoints } from '#domains/bookings/payment-contract.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { findBooking, type BookingRow } from '#domains/bookings/read.server.ts'
import { receiptView } from '#domains/bookings/receipt-view.ts'
import { settlePayment } from '#domains/bookings/settle.server.ts'
import { bookingDetailsView } from '#domains/bookings/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { findPayment, findReceipt } from '#domains/payments/read.server.ts'

/** How often one payment is asked after by whoever waits for it: the page looks every few seconds. */
const checkRule = { burst: 6, perHour: 720 }

export const paymentHandlers: Handlers<typeof paymentEndpoints> = {
  start_payment: (context, { reference }) => startPayment(context, reference),

  async check_payment(context, { reference }) {
    const { db, actor, now, locale } = context
    const before = await findBooking(db, actor.userId, reference)
    if (!before) return refuse('not_found')
    await askAfterPayment(context, before)
    const row = await findBooking(db, actor.userId, reference)
    return row ? done(bookingDetailsView(row, locale, now)) : refuse('not_found')
  },

  async show_receipt({ db, actor, locale }, { reference, number }) {
    const booking = await findBooking(db, actor.userId, reference)
    if (!booking) return refuse('not_found')
    const issued = await db.execute<{ number: number; paymentId: string }>(sql`
      select r.number, r.payment_id as "paymentId" from receipt r join booking_payment bp on bp.payment_id = r.payment_id
      where bp.booking_id = ${booking.bookingId} order by r.number desc`)
    const chosen = issued.rows.find((one) => number === undefined || one.number === number)
    const payment = chosen && (await findPayment(db, sql`p.id = ${chosen.paymentId}`))
    const receipt = payment && (await findReceipt(db, payment.id))
    if (!receipt) return refuse('not_found')
    const others = issued.rows.flatMap((one) => (one === chosen ? [] : one.number))
    return done({ ...receiptView(receipt, payment, booking.reference, locale), others })
  },
}

/** Asks the provider about the open payment of a booking, so often at most as somebody who waits may look. */
export async function askAfterPayment(
  { root, ports, now, changes }: Context,
  { bookingId, hotel, journey }: Pick<BookingRow, 'bookingId' | 'hotel' | 'journey'>,
): Promise<void> {
  // Also one whose page was closed: somebody may just come from it.
  const asked = await root.execute<{ id: string }>(sql`
    select p.id from payment p join booking_payment bp on bp.payment_id = p.id
    where bp.booking_id = ${bookingId} and p.check_at is not null and p.status in ('unpaid', 'authorised', 'failed')
    order by p.status = 'failed', p.created_at desc, p.id limit 2`)
  for (const { id } of asked.rows) {
    if ((await ports.limit(`check:${id}`, checkRule)) !== null) continue
    // Should the provider be out of reach, the clock finds out later; the traveller sees what is known.
    await settlePayment({ db: root, ports, now }, id, 'return').catch(() => null)
  }
  if (asked.rows.length > 0) changes.push(lettersQueued, ...pageTagsOf({ hotelId: hotel?.id ?? null, journey }))
}
