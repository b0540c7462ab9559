import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { nextCheck } from '#domains/payments/checking.ts'
import type { PaymentToBegin, SeenPayment } from '#domains/payments/gateway.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import type { PaymentRow } from '#domains/payments/queries.server.ts'
import type { PaymentProblem, PaymentProvider, PaymentStatus, RefundReason } from '#domains/payments/shapes.ts'
import { openPaymentStatuses, paidStatuses } from '#domains/payments/statuses.server.ts'

type Begun = 'id' | 'reference' | 'amount' | 'currency' | 'locale' | 'expiresAt' | 'now'
export type NewPayment = Pick<PaymentToBegin, Begun> & {
  /** Null if a guest without an account pays. */
  userId: string | null
  provider: PaymentProvider
}

/** Opens a payment unless one is open for the same reference. Returns true if it did. */
export async function openPayment(db: Queryable, payment: NewPayment): Promise<boolean> {
  const at = payment.now.toISOString()
  const opened = await db.execute(sql`
    with opened as (
      insert into payment (id, reference, user_id, provider, amount_minor, currency, status, locale, expires_at, check_at, created_at, updated_at)
      values (${payment.id}, ${payment.reference}, ${payment.userId}, ${payment.provider}, ${payment.amount}, ${payment.currency}, 'unpaid', ${payment.locale},
        ${payment.expiresAt.toISOString()}, ${nextCheck(payment.now, payment.expiresAt)?.toISOString() ?? null}, ${at}, ${at})
      on conflict (reference) where status in ${openPaymentStatuses} do nothing
      returning id
    )
    insert into payment_move (payment_id, at, actor, from_status, to_status)
    select id, ${at}, ${`traveller:${payment.userId ?? 'guest'}`}, null, 'unpaid' from opened`)
  return opened.rowCount === 1
}

/** Stores the address of a payment page. Returns the page stored first, the only one shown, and the status. */
export async function storePage(
  db: Queryable,
  id: string,
  page: { providerId: string; pageUrl: string },
): Promise<{ pageUrl: string; status: PaymentStatus | null }> {
  const stored = await db.execute<{ pageUrl: string; status: PaymentStatus }>(sql`
    update payment set provider_id = coalesce(provider_id, ${page.providerId}), page_url = coalesce(page_url, ${page.pageUrl})
    where id = ${id} returning page_url as "pageUrl", status`)
  return stored.rows[0] ?? { pageUrl: page.pageUrl, status: null }
}

type PaymentMove = {
  from: PaymentStatus
  to: PaymentStatus
  actor: string
  now: Date
  note?: string
  captured?: number
  refunded?: number
  problem?: PaymentProblem
}

/** Moves a payment from the status that was read, and records it. False if the status has changed meanwhile. */
export async function movePayment(db: Queryable, id: string, move: PaymentMove): Promise<boolean> {
  const at = move.now.toISOString()
  const moved = await db.execute(sql`
    with moved as (
      update payment set status = ${move.to}, updated_at = ${at}, captured_minor = captured_minor + ${move.captured ?? 0},
        refunded_minor = refunded_minor + ${move.refunded ?? 0}, problem = coalesce(${move.problem ?? null}, problem),
        paid_at = case when ${move.captured ?? 0} > 0 then ${at}::timestamptz else paid_at end,
        check_at = case when ${move.to} in ${openPaymentStatuses} then check_at end
      where id = ${id} and status = ${move.from}
      returning id
    )
    insert into payment_move (payment_id, at, actor, from_status, to_status, note)
    select id, ${at}, ${move.actor}, ${move.from}, ${move.to}, ${move.note ?? ''} from moved`)
  return moved.rowCount === 1
}

/** Sets the next check of an undecided or failed payment: a failed card can be charged and reported later. */
export async function postponeCheck(db: Queryable, payment: PaymentRow, now: Date): Promise<void> {
  const next = nextCheck(now, new Date(payment.expiresAt))
  await db.execute(sql`
    update payment set check_at = ${next?.toISOString() ?? null}
    where id = ${payment.id} and status not in ${paidStatuses} and problem is null`)
}

/** Seconds until a payment is released whose process died during a check; longer than any provider takes. */
const pollSeconds = 60

/**
 * Claims payments that are due for a check, each for one process at a time: mostly those whose inventory is still held,
 * and always some of the expired ones; in each group, those waiting longest.
 */
export async function claimDueChecks(db: Queryable, now: Date, max: number): Promise<string[]> {
  const at = now.toISOString()
  const late = Math.floor(max / 4)
  const next = (over: SQL, limit: SQL) => sql`
    select id from payment where check_at <= ${at} and ${over} order by check_at, id limit ${limit} for update skip locked`
  const due = await db.execute<{ id: string }>(sql`
    with held as (${next(sql`expires_at >= ${at}`, sql`${max - late}::int`)}),
      over as (${next(sql`expires_at < ${at}`, sql`${max}::int - (select count(*) from held)`)})
    update payment set check_at = ${at}::timestamptz + make_interval(secs => ${pollSeconds})
    where id in (select id from held union all select id from over)
    returning id`)
  return due.rows.map((row) => row.id)
}

/** Records captured money in the ledger. The payment must be locked. */
export async function recordCapture(
  db: Queryable,
  payment: PaymentRow,
  seen: SeenPayment,
  { actor, now, problem }: { actor: string; now: Date; problem?: PaymentProblem },
): Promise<void> {
  const move = { from: payment.status, to: 'paid', actor, now, captured: seen.captured } as const
  await movePayment(db, payment.id, problem ? { ...move, problem, note: problem } : move)
  await writeLedger(db, {
    id: `capture:${payment.id}`,
    of: { paymentId: payment.id },
    amount: seen.captured,
    currency: payment.currency,
    to: `provider:${payment.provider}`,
    from: 'guests',
    at: now,
  })
}

type RefundRequest = { key: string; reference: string; amount: number; reason: RefundReason; now: Date }

/** Requests a refund: recorded in the ledger immediately and paid by a job. The same key again has no effect. */
export async function requestRefund(
  db: Queryable,
  queue: QueueJob,
  payment: Pick<PaymentRow, 'id' | 'currency'>,
  refund: RefundRequest,
): Promise<void> {
  const result = await db.execute<{ id: number }>(sql`
    insert into refund (key, payment_id, reference, amount_minor, reason, requested_at)
    values (${refund.key}, ${payment.id}, ${refund.reference}, ${refund.amount}, ${refund.reason}, ${refund.now.toISOString()})
    on conflict (key) do nothing returning id`)
  const id = result.rows[0]?.id
  if (id === undefined) return
  await writeLedger(db, {
    id: `returning:${refund.key}`,
    of: { paymentId: payment.id },
    amount: refund.amount,
    currency: payment.currency,
    to: 'guests',
    from: 'returning',
    at: refund.now,
  })
  await queue(db, { name: 'pay-refund', key: refund.key, data: { refundId: id } })
}
