import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '#domains/db.ts'
import { findRefund, lockPayment, type PaymentRow, type RefundRow } from '#domains/payments/read.server.ts'

/**
 * So long a process may ask a provider to pay a refund: longer than an adapter waits for its answers, and than clocks of
 * two processes differ. One that dies meanwhile leaves the refund for as long.
 */
const claimSeconds = 120

/** `before` is what the claim took the place of: an earlier try of which nothing is known, or none. */
export type RefundClaim = { refund: RefundRow; payment: PaymentRow; until: Date; before: string | null }

/**
 * Takes a refund for the one process that asks its provider, with its payment as it is then. Null when it is done, when
 * another process is asking, or when another refund of the payment goes first: where a provider has no keys, one is
 * told from the next by what was returned before. So what was asked for goes before all that was not, until it is known
 * what became of it, and else the earliest.
 */
export function claimRefund(db: Db, { id, paymentId }: RefundRow, now: Date): Promise<RefundClaim | null> {
  const until = new Date(now.getTime() + claimSeconds * 1000)
  return db.transaction(async (tx) => {
    // Under this lock two refunds of a payment see one another.
    const payment = await lockPayment(tx, paymentId)
    const refund = await findRefund(tx, id)
    const claimed = await tx.execute(sql`
      update refund r set claimed_until = ${until.toISOString()}
      where r.id = ${id} and r.done_at is null and (r.claimed_until is null or r.claimed_until <= ${now.toISOString()})
        and not exists (select from refund o where o.payment_id = r.payment_id and o.id <> r.id and o.done_at is null
          and (o.claimed_until is null, o.id) < (r.claimed_until is null, r.id))`)
    return claimed.rowCount && refund && payment ? { refund, payment, until, before: refund.claimedUntil } : null
  })
}

/** Gives a claim back by which certainly nothing was returned: the next try need not wait. */
export async function freeRefund(db: Queryable, { refund, until, before }: RefundClaim): Promise<void> {
  await db.execute(sql`
    update refund set claimed_until = ${before}
    where id = ${refund.id} and done_at is null and claimed_until = ${until.toISOString()}`)
}

const mostRetries = 50

/**
 * Takes refunds whose job has given up, each once an hour: those first that have waited longest for a try, so that
 * however many are hopeless, all have their turn.
 */
export async function takeToRetry(db: Queryable, now: Date): Promise<{ id: number; key: string }[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const taken = await db.execute<{ id: number; key: string }>(sql`
    update refund set retried_at = ${at}
    where id in (
      select id from refund
      where done_at is null and requested_at < ${at} - interval '2 hours' and (retried_at is null or retried_at <= ${at} - interval '1 hour')
      order by coalesce(retried_at, requested_at), id limit ${mostRetries} for update skip locked)
    returning id, key`)
  return taken.rows
}
