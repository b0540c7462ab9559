import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '#domains/context.ts'
import { findRefund, lockPayment, type PaymentRow, type RefundRow } from '#domains/payments/queries.server.ts'

/**
 * Seconds for which a process claims a refund: longer than the timeout of an adapter and the clock difference between
 * processes. If the process dies, the refund stays claimed for this time.
 */
const claimSeconds = 120

/** `before` is the replaced claim: an earlier attempt with an unknown outcome, or null. */
type RefundClaim = { refund: RefundRow; payment: PaymentRow; until: Date; before: string | null }

/**
 * Claims a refund for one process, with the current state of its payment. Null if it is done, claimed by another
 * process, or another refund of the payment must go first. Providers without keys distinguish refunds by the amount
 * refunded before, so an attempt with an unknown outcome goes before untried ones, and otherwise the earliest goes
 * first.
 */
export function claimRefund(db: Db, { id, paymentId }: RefundRow, now: Date): Promise<RefundClaim | null> {
  const until = new Date(now.getTime() + claimSeconds * 1000)
  return db.transaction(async (tx) => {
    // This lock serialises the refunds of a payment.
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

/** Releases a claim whose call certainly refunded nothing, so that the next attempt need not wait. */
export async function releaseRefundClaim(db: Queryable, { refund, until, before }: RefundClaim): Promise<void> {
  await db.execute(sql`
    update refund set claimed_until = ${before}
    where id = ${refund.id} and done_at is null and claimed_until = ${until.toISOString()}`)
}

const maxRetries = 50

/** Refunds whose job gave up, each once an hour, the oldest first, so that failures do not block others. */
export async function takeRefundRetries(db: Queryable, now: Date): Promise<{ id: number; key: string }[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const claimed = await db.execute<{ id: number; key: string }>(sql`
    update refund set retried_at = ${at}
    where id in (
      select id from refund
      where done_at is null and requested_at < ${at} - interval '2 hours' and (retried_at is null or retried_at <= ${at} - interval '1 hour')
      order by coalesce(retried_at, requested_at), id limit ${maxRetries} for update skip locked)
    returning id, key`)
  return claimed.rows
}
