import { sql } from 'drizzle-orm'
import { findOpenPayments } from '#domains/bookings/account/entries.server.ts'
import { splitRefund } from '#domains/bookings/account/refund.ts'
import { recordManualRefundOwed } from '#domains/bookings/payment/manual-refund.server.ts'
import { bookingsOfPayment } from '#domains/bookings/payment/apply-payment.server.ts'
import { notifyRefund } from '#domains/bookings/payment/payment-notifications.server.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { SettleDependencies } from '#domains/bookings/payment/settle.server.ts'
import type { CancellationCost } from '#domains/bookings/model/shapes.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { RefundNotMade } from '#domains/payments/gateway.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import {
  findPayment,
  findRefund,
  lockPayment,
  type PaymentRow,
  type RefundRow,
} from '#domains/payments/queries.server.ts'
import { claimRefund, releaseRefundClaim, takeRefundRetries } from '#domains/payments/refund-claims.server.ts'
import type { RefundReason } from '#domains/payments/shapes.ts'
import { requestRefund, movePayment } from '#domains/payments/commands.server.ts'

/**
 * Requests the refunds of a booking that ends and keeps the penalty, from the earliest payment first. Writes the amount
 * to be refunded by hand to the ledger. Run in the transaction that ends the booking.
 */
export async function refundEndedBooking(
  { db: tx, ports, now }: Action,
  booking: Booking,
  cost: CancellationCost,
  reason: 'cancelled' | 'expired' = 'cancelled',
): Promise<void> {
  await recordManualRefundOwed(tx, booking, cost.byHand, now)
  if (accountOfBooking(booking).refundable === 0) return
  const { reference } = booking
  const payments = splitRefund(await findOpenPayments(tx, booking), cost.refund)
  for (const [i, { returned: amount, retained, ...payment }] of payments.entries()) {
    const nth = i === 0 ? reference : `${reference}:${i + 1}`
    if (retained > 0) {
      await writeLedger(tx, {
        id: `penalty:${nth}`,
        of: { paymentId: payment.id },
        amount: retained,
        currency: payment.currency,
        to: 'guests',
        from: 'penalties',
        at: now,
      })
    }
    if (amount > 0)
      await requestRefund(tx, ports.queue, payment, { key: `cancelled:${nth}`, reference, amount, reason, now })
  }
}

/** Requests a refund of at most the captured amount, of the last payment first. In the transaction of its cause. */
export async function refundActiveBooking(
  { db: tx, ports, now }: Action,
  booking: Booking,
  refund: { amount: number; reason: 'goodwill' | 'changed' | 'cancelled'; key: string },
): Promise<void> {
  if (refund.amount > accountOfBooking(booking).refundable)
    throw new Error(`the refund exceeds the refundable amount of booking ${booking.reference}`)
  const { reason } = refund
  const payments = splitRefund(await findOpenPayments(tx, booking), refund.amount)
  const returned = payments.toReversed().filter((payment) => payment.returned > 0)
  for (const [i, { returned: amount, ...payment }] of returned.entries()) {
    const key = i === 0 ? refund.key : `${refund.key}:${i + 1}`
    await requestRefund(tx, ports.queue, payment, { key, reference: booking.reference, amount, reason, now })
  }
}

/**
 * Pays a refund through the provider exactly once: one process at a time, and until the refund is recorded a repeated
 * call sends the same key and the same previously refunded amount. Throws if another process or another refund of the
 * payment comes first; the job is retried later.
 */
export async function payRefund({ db, ports, now }: SettleDependencies, refundId: number): Promise<void> {
  const refund = await findRefund(db, refundId)
  if (!refund || refund.doneAt) return
  const { gateway } = ports
  const payment = await findPayment(db, sql`p.id = ${refund.paymentId}`)
  if (payment?.provider === 'gift_card') return recordRefund({ db, ports, now }, payment, refund, null)
  if (!payment?.providerId || gateway?.provider !== payment.provider) {
    throw new Error(`refund ${refund.key} cannot be paid: the provider of its payment is not configured`)
  }
  const claim = await claimRefund(db, refund, now)
  if (!claim) throw new Error(`refund ${refund.key} is under way, or waits for another one of the same payment`)
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
      // A refund with an uncertain result keeps its claim until the provider can report it.
      if (error instanceof RefundNotMade) await releaseRefundClaim(db, claim)
      throw error
    })
  await recordRefund({ db, ports, now }, payment, refund, providerRefundId)
}

/** Records a refund that was paid by the provider or belongs to a gift card, and calls what follows. Does nothing if it was recorded before. */
async function recordRefund(
  { db, ports, now }: SettleDependencies,
  payment: PaymentRow,
  refund: RefundRow,
  providerRefundId: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const bookings = await bookingsOfPayment(tx, payment.id)
    const locked = await lockPayment(tx, payment.id)
    const done = await tx.execute(sql`
      update refund set done_at = ${now.toISOString()}, provider_refund_id = ${providerRefundId} where id = ${refund.id} and done_at is null`)
    if (!done.rowCount || !locked) return
    await writeReturned(tx, locked, refund, now)
    const { id: refundId, reason, reference, amount } = refund
    const booking =
      (reasonsOfAppliedPayments.includes(reason) &&
        bookings.find((share) => share.booking.reference === reference)?.booking) ||
      null
    const of = { payment: locked, refundId }
    for (const follow of ports.features.onRefund)
      await follow({ db: tx, now }, { reference, amount, reason, booking, of })
    if (booking) {
      const status = accountOfBooking(booking).refundable === 0 ? 'refunded' : 'partly_refunded'
      await tx.execute(sql`
        update booking set payment_status = ${status}, updated_at = ${now.toISOString()} where id = ${booking.id}`)
    }
    await notifyRefund(tx, locked, refund, now)
  })
}

/** Reasons of refunds that change the payment status; others return payments that were never applied. */
const reasonsOfAppliedPayments: readonly RefundReason[] = ['cancelled', 'expired', 'goodwill', 'changed']

/** Queues refunds again whose job has been given up, so that no owed refund is lost. */
export async function retryRefunds({ db, ports, now }: SettleDependencies): Promise<void> {
  const hour = Math.floor(now.getTime() / 3_600_000)
  await db.transaction(async (tx) => {
    for (const { id, key } of await takeRefundRetries(tx, now)) {
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
