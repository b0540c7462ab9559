import { sql } from 'drizzle-orm'
import { oweByHand } from '#domains/bookings/by-hand.server.ts'
import { bookingsOfPayment } from '#domains/bookings/keep-paid.server.ts'
import { tellReturned } from '#domains/bookings/payment-letters.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import type { SettleNeeds } from '#domains/bookings/settle.server.ts'
import type { CancellationCost } from '#domains/bookings/shapes.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { NotReturned } from '#domains/payments/gateway.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import { findPayment, findRefund, lockPayment, type PaymentRow } from '#domains/payments/read.server.ts'
import { claimRefund, freeRefund, takeToRetry } from '#domains/payments/refund-claims.server.ts'
import type { RefundReason } from '#domains/payments/shapes.ts'
import { askRefund, movePayment } from '#domains/payments/write.server.ts'

/**
 * Returns of a booking's payments what its end returns, and keeps the rest: of the earliest first. What is to be given back
 * by hand is owed in the books. In the transaction that ends it.
 */
export async function returnOnCancel(
  tx: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  cost: CancellationCost,
  { now, reason = 'cancelled' }: { now: Date; reason?: 'cancelled' | 'expired' },
): Promise<void> {
  await oweByHand(tx, booking, cost.byHand, now)
  if (booking.captured === 0) return
  const { reference } = booking
  let toKeep = booking.captured - cost.refund
  let toReturn = cost.refund
  for (const [i, { payment, left }] of (await paymentsOf(tx, booking)).entries()) {
    const nth = i === 0 ? reference : `${reference}:${i + 1}`
    const kept = Math.min(left, toKeep)
    if (kept > 0) {
      await writeLedger(tx, {
        id: `penalty:${nth}`,
        of: { paymentId: payment.id },
        amount: kept,
        currency: payment.currency,
        to: 'guests',
        from: 'penalties',
        at: now,
      })
    }
    const amount = Math.min(left - kept, toReturn)
    if (amount > 0) await askRefund(tx, queue, payment, { key: `cancelled:${nth}`, reference, amount, reason, now })
    toKeep -= kept
    toReturn -= amount
  }
}

/**
 * Returns something of what was paid for a booking that goes on; all of it at most, and of the last payment first. In
 * the transaction of what causes it.
 */
export async function returnBeside(
  tx: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  asked: { amount: number; reason: 'goodwill' | 'changed'; key: string; now: Date },
): Promise<void> {
  if (asked.amount > booking.captured) throw new Error(`booking ${booking.reference} was not paid so much`)
  const { reason, now } = asked
  let toReturn = asked.amount
  for (const [i, { payment, left }] of (await paymentsOf(tx, booking)).toReversed().entries()) {
    const amount = Math.min(left, toReturn)
    if (amount === 0) break
    const key = i === 0 ? asked.key : `${asked.key}:${i + 1}`
    await askRefund(tx, queue, payment, { key, reference: booking.reference, amount, reason, now })
    toReturn -= amount
  }
}

/** The payments that a booking's money is of, the earliest first, with what each still holds of it. */
async function paymentsOf(
  tx: Queryable,
  { id, reference }: ChangingBooking,
): Promise<{ payment: { id: string; currency: string }; left: number }[]> {
  const found = await tx.execute<{ id: string; currency: string; left: number }>(sql`
    select * from (
      select p.id, p.currency, p.paid_at, (bp.amount_minor - coalesce(
        (select sum(r.amount_minor) from refund r where r.payment_id = p.id and r.reference = ${reference}), 0))::int as left
      from booking_payment bp join payment p on p.id = bp.payment_id and p.captured_minor > 0 and p.problem is null
      where bp.booking_id = ${id}
    ) p where p.left > 0 order by p.paid_at, p.id`)
  if (found.rows.length === 0) throw new Error(`booking ${reference} is paid by no payment`)
  return found.rows.map(({ left, ...payment }) => ({ payment, left }))
}

/**
 * Pays a refund out through the provider, once: by one process at a time, and before it is written down a second call
 * repeats the same key and says the same of what was returned before. Throws when it is not this one's turn: later it is.
 */
export async function payRefund({ db, ports, now }: SettleNeeds, refundId: number): Promise<void> {
  const refund = await findRefund(db, refundId)
  if (!refund || refund.doneAt) return
  const { gateway } = ports
  const payment = await findPayment(db, sql`p.id = ${refund.paymentId}`)
  if (!payment?.providerId || gateway?.provider !== payment.provider) {
    throw new Error(`refund ${refund.key} has no provider to go through`)
  }
  const claim = await claimRefund(db, refund, now)
  if (!claim) throw new Error(`refund ${refund.key} is under way, or waits for another one of its payment`)
  const { refundId: providerRefundId } = await gateway
    .refund({
      providerId: payment.providerId,
      amount: refund.amount,
      currency: payment.currency,
      refundedBefore: claim.payment.refunded,
      key: refund.key,
      now,
    })
    .catch(async (error: unknown) => {
      // What may have been returned all the same waits until the provider would tell.
      if (error instanceof NotReturned) await freeRefund(db, claim)
      throw error
    })
  await db.transaction(async (tx) => {
    const bookings = await bookingsOfPayment(tx, payment.id)
    const locked = await lockPayment(tx, payment.id)
    const done = await tx.execute(sql`
      update refund set done_at = ${now.toISOString()}, provider_refund_id = ${providerRefundId} where id = ${refund.id} and done_at is null`)
    if (!done.rowCount || !locked) return
    await writeReturned(tx, locked, refund, now)
    const returned = bookings.find(({ booking }) => booking.reference === refund.reference)
    if (returned && ofWhatWasKept.includes(refund.reason)) {
      const status = returned.booking.captured === 0 ? 'refunded' : 'partly_refunded'
      await tx.execute(sql`
        update booking set payment_status = ${status}, updated_at = ${now.toISOString()} where id = ${returned.booking.id}`)
    }
    await tellReturned(tx, locked, refund, now)
  })
}

/** Refunds of money that a booking was paid with; other money never was the booking's. */
const ofWhatWasKept: readonly RefundReason[] = ['cancelled', 'expired', 'goodwill', 'changed']

/** Queues refunds again that their job has given up on: money that is owed is never forgotten. */
export async function retryRefunds({ db, ports, now }: SettleNeeds): Promise<void> {
  const hour = Math.floor(now.getTime() / 3_600_000)
  await db.transaction(async (tx) => {
    for (const { id, key } of await takeToRetry(tx, now)) {
      await ports.queue(tx, { name: 'pay-refund', key: `${key}:${hour}`, data: { refundId: id } })
    }
  })
}

async function writeReturned(
  tx: Queryable,
  payment: PaymentRow,
  refund: { key: string; amount: number },
  now: Date,
): Promise<void> {
  const all = payment.refunded + refund.amount === payment.captured
  const to = all ? 'refunded' : 'partly_refunded'
  const moved = { from: payment.status, to, actor: 'refund', now, refunded: refund.amount, note: refund.key } as const
  if (!(await movePayment(tx, payment.id, moved))) throw new Error(`payment ${payment.id} changed while it was locked`)
  await writeLedger(tx, {
    id: `returned:${refund.key}`,
    of: { paymentId: payment.id },
    amount: refund.amount,
    currency: payment.currency,
    to: 'returning',
    from: `provider:${payment.provider}`,
    at: now,
  })
}
