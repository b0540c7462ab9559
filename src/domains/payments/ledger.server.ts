import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'

/**
 * The accounts. What a provider holds for us is `provider:<name>`; what guests have paid and may still get back is
 * theirs, `guests`; what is on its way back is `returning`; penalties kept are `penalties`.
 */
type Account = `provider:${string}` | 'guests' | 'returning' | 'penalties'

type LedgerTransaction = {
  /** What happened, so that it is written once: `capture:<payment>`. */
  id: string
  paymentId: string
  /** Minor units: moved from the second account to the first. */
  amount: number
  currency: string
  to: Account
  from: Account
  at: Date
}

/** Writes a movement of money as two entries that sum to zero; the same one again writes nothing. */
export async function writeLedger(db: Queryable, moved: LedgerTransaction): Promise<void> {
  const { id, paymentId, amount, currency, to, from } = moved
  const at = moved.at.toISOString()
  await db.execute(sql`
    insert into ledger_entry (transaction_id, at, account, amount_minor, currency, payment_id)
    values (${id}, ${at}, ${to}, ${amount}, ${currency}, ${paymentId}), (${id}, ${at}, ${from}, ${-amount}, ${currency}, ${paymentId})
    on conflict do nothing`)
}
