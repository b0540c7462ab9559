import { sql } from 'drizzle-orm'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Queryable } from '#domains/db.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'

/** The amount of an ended booking `b` that staff recorded as refunded by hand, in minor units. */
export const refundedByHand = sql`(
  select coalesce(sum(m.amount_minor), 0)::int from manual_refund m where m.booking_id = b.id and m.reason = 'cancelled')`

/** The amount of an ended booking `b` that still has to be refunded by hand. */
export const owedByHand = sql`(coalesce((b.cancelled ->> 'byHand')::int, 0) - ${refundedByHand})`

/**
 * Writes the amount to be refunded by hand of an ending booking to the ledger, as received by hand and owed back.
 * Idempotent.
 * @param nth tells refunds of an active booking apart
 */
export async function recordManualRefundOwed(
  tx: Queryable,
  { reference, price: { currency } }: Booking,
  amount: number,
  now: Date,
  nth = '',
): Promise<void> {
  if (amount === 0) return
  const id = `owed-by-hand:${reference}${nth}`
  await writeLedger(tx, { id, of: { reference }, amount, currency, to: 'by_hand', from: 'returning', at: now })
}
