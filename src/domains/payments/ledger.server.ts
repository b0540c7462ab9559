import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'

/**
 * The accounts. What a provider holds for us is `provider:<name>`; what guests have paid and may still get back is
 * theirs, `guests`; what is on its way back is `returning`; penalties kept are `penalties`. What was paid in person or by
 * transfer stands in no books but the booking's, until something of it is owed back: that is `by_hand`.
 */
type Account = `provider:${string}` | 'guests' | 'returning' | 'penalties' | 'by_hand'

type LedgerTransaction = {
  /** What happened, so that it is written once: `capture:<payment>`. */
  id: string
  /** Of which payment; of money that no provider had, of which booking. */
  of: { paymentId: string } | { reference: string }
  /** Minor units: moved from the second account to the first. */
  amount: number
  currency: string
  to: Account
  from: Account
  at: Date
}

/** Writes a movement of money as two entries that sum to zero; the same one again writes nothing. */
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
