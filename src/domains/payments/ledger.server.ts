import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'

/**
 * The accounts. `provider:<name>`: money held by a provider, or paid with gift cards (`provider:gift_card`). `guests`:
 * payments that can still be refunded. `returning`: refunds in progress. `penalties`: retained penalties. Payments in
 * person or by transfer are recorded with the booking only, until a part of them is owed back: `by_hand`.
 */
type Account = `provider:${string}` | 'guests' | 'returning' | 'penalties' | 'by_hand'

type LedgerTransaction = {
  /** The event, so that it is recorded once: `capture:<payment>`. */
  id: string
  /** The payment, or the booking for money that no provider had. */
  of: { paymentId: string } | { reference: string }
  /** Minor units, moved from the account `from` to the account `to`. */
  amount: number
  currency: string
  to: Account
  from: Account
  at: Date
}

/** Records a movement of money as two entries that sum to zero. The same id again has no effect. */
export async function writeLedger(db: Queryable, moved: LedgerTransaction): Promise<void> {
  const { id, amount, currency, to, from } = moved
  const { paymentId, reference } = { paymentId: null, reference: null, ...moved.of }
  const at = moved.at.toISOString()
  await db.execute(sql`
    insert into ledger_entry (transaction_id, at, account, amount_minor, currency, payment_id, reference)
    values (${id}, ${at}, ${to}, ${amount}, ${currency}, ${paymentId}, ${reference}),
      (${id}, ${at}, ${from}, ${-amount}, ${currency}, ${paymentId}, ${reference})
    on conflict do nothing`)
}
