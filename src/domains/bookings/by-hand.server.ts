import { sql } from 'drizzle-orm'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import type { Queryable } from '#domains/db.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'

/** What staff wrote down as given back by hand of a booking `b`, in minor units. */
export const givenByHand = sql`(
  select coalesce(sum(m.amount_minor), 0)::int from manual_refund m where m.booking_id = b.id)`

/** What is still to be given back by hand of a booking `b` that ended. */
export const owedByHand = sql`(coalesce((b.cancelled ->> 'byHand')::int, 0) - ${givenByHand})`

/**
 * Writes in the books what is to be given back by hand of a booking that ends: with us, and on its way back. The same
 * again writes nothing.
 */
export async function oweByHand(
  tx: Queryable,
  { reference, priced: { currency } }: ChangingBooking,
  amount: number,
  now: Date,
): Promise<void> {
  if (amount === 0) return
  const id = `owed-by-hand:${reference}`
  await writeLedger(tx, { id, of: { reference }, amount, currency, to: 'by_hand', from: 'returning', at: now })
}
