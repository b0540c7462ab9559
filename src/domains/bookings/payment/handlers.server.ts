import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import { startPayment } from '#domains/bookings/payment/pay.server.ts'
import type { paymentEndpoints } from '#domains/bookings/payment/contract.ts'
import { findBooking } from '#domains/bookings/state/shown-bookings.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { bookingDetailsView } from '#domains/bookings/contract/views.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
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
