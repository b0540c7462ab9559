import { sql } from 'drizzle-orm'
import type { Action } from '#domains/bookings/state/events.server.ts'
import { afterOnlinePayment } from '#domains/bookings/model/booking-account.ts'
import { lockBooking } from '#domains/bookings/state/queries.server.ts'
import type { PaidBooking } from '#domains/bookings/state/open-payment.server.ts'
import { bookingsOfPayment, confirmPaid } from '#domains/bookings/payment/apply-payment.server.ts'
import { issueReceipt } from '#domains/bookings/invoices/receipt.server.ts'
import { updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import { lockProducts } from '#domains/bookings/model/products/inventory.server.ts'
import { notifyPaid } from '#domains/bookings/payment/payment-notifications.server.ts'
import {
  closeInvalidPages,
  isOpenElsewhere,
  reopenOrClosePayment,
} from '#domains/bookings/state/open-payment.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Db, Queryable } from '#domains/db.ts'
import type { SeenPayment } from '#domains/payments/gateway.ts'
import { findPayment, lockPayment, type PaymentRow } from '#domains/payments/queries.server.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import {
  requestRefund,
  movePayment,
  postponeCheck,
  recordCapture,
  claimDueChecks,
} from '#domains/payments/commands.server.ts'
import { paidStatuses } from '#domains/payments/statuses.server.ts'
import { hasPaid } from '#domains/payments/statuses.ts'

export type SettleDependencies = { db: Db; ports: Ports; now: Date }

/** Trigger of a check: the provider's webhook, the returning browser, or the sweep (`clock`). */
export type SettleActor = 'webhook' | 'return' | 'clock'

/**
 * Fetches the state of a payment from the provider and applies it once. Webhook, browser and sweep all use this
 * function, in any order and any number of times. The content of the webhook or browser request is never trusted.
 * Returns the resulting status.
 */
export async function settlePayment(
  { db, ports, now }: SettleDependencies,
  paymentId: string,
  actor: SettleActor,
): Promise<PaymentStatus | null> {
  const payment = await findPayment(db, sql`p.id = ${paymentId}`)
  if (!payment || !isUndecided(payment)) return payment?.status ?? null
  if (!payment.providerId) return abandonPayment(db, payment, now)
  if (ports.gateway?.provider !== payment.provider)
    throw new Error(`${payment.provider} is no longer the configured payment provider`)
  const seen = await ports.gateway.fetch(payment.providerId, now)
  return db.transaction(async (tx) => {
    const bookings = await bookingsOfPayment(tx, paymentId)
    const locked = await lockPayment(tx, paymentId)
    if (!locked || !isUndecided(locked)) return locked?.status ?? null
    return decide({ db: tx, queue: ports.queue, now, actor }, locked, bookings, seen)
  })
}

/** Checks payments that their provider has not reported; again later if the provider does not respond. */
export async function settleUnreported(dependencies: SettleDependencies): Promise<void> {
  const { db, now } = dependencies
  const failures: unknown[] = []
  const silent = await claimDueChecks(db, now, 20)
  // In parallel: a slow provider delays the deadlines by one call, not by the sum of all calls.
  await Promise.all(
    silent.map(async (id) => {
      try {
        await settlePayment(dependencies, id, 'clock')
      } catch (error) {
        failures.push(error)
        const payment = await findPayment(db, sql`p.id = ${id}`)
        if (payment) await postponeCheck(db, payment, now)
      }
    }),
  )
  if (failures.length > 0) throw new Error(`${failures.length} payments could not be checked`, { cause: failures[0] })
}

/** Failed payments are included, because the provider may have captured them after all. */
function isUndecided({ status, problem }: PaymentRow): boolean {
  return problem === null && !hasPaid(status)
}

async function decide(
  at: Action,
  payment: PaymentRow,
  bookings: PaidBooking[],
  seen: SeenPayment,
): Promise<PaymentStatus> {
  const { db: tx, now, actor } = at
  const move = { from: payment.status, actor, now }
  const wrongCurrency = seen.captured > 0 && seen.currency !== payment.currency
  if (wrongCurrency) {
    // Not written to the ledger: requires manual handling.
    await movePayment(tx, payment.id, { ...move, to: 'failed', problem: 'currency_differs', note: seen.currency })
    await setPaymentStatus(tx, bookings, 'failed', now)
    return 'failed'
  }
  if (seen.state === 'captured') {
    await applyCapture(at, payment, bookings, seen)
    return 'paid'
  }
  if (seen.state === 'failed' && payment.status !== 'failed') {
    await movePayment(tx, payment.id, { ...move, to: 'failed' })
    await setPaymentStatus(tx, bookings, 'failed', now)
    await postponeCheck(tx, payment, now)
    return 'failed'
  }
  if (seen.state === 'open' && payment.status === 'authorised') {
    const status = await reopenOrClosePayment(at, payment, bookings)
    await setPaymentStatus(tx, bookings, 'unpaid', now)
    await postponeCheck(tx, payment, now)
    return status
  }
  const isOnTheWay = seen.state === 'authorised' && (await mayBeOnTheWay(tx, payment, bookings))
  if (isOnTheWay) {
    await movePayment(tx, payment.id, { ...move, to: 'authorised' })
    await setPaymentStatus(tx, bookings, 'authorised', now)
  }
  await postponeCheck(tx, payment, now)
  return isOnTheWay ? 'authorised' : payment.status
}

/** A payment closed here while its bank decided is still awaited, unless its bookings have another open page. */
async function mayBeOnTheWay(tx: Queryable, payment: PaymentRow, bookings: PaidBooking[]): Promise<boolean> {
  if (payment.status === 'failed') return !(await isOpenElsewhere(tx, payment, bookings))
  return payment.status === 'unpaid'
}

/** Records a captured payment: confirms the bookings it pays for and refunds the shares not needed any more. */
async function applyCapture(
  at: Action,
  payment: PaymentRow,
  bookings: PaidBooking[],
  seen: SeenPayment,
): Promise<void> {
  const { db: tx, queue, now, actor } = at
  if (seen.captured !== payment.amount) {
    await recordCapture(tx, payment, seen, { actor, now, problem: 'amount_differs' })
    await setPaymentStatus(tx, bookings, 'failed', now)
    await requestRefund(tx, queue, payment, {
      key: `wrong-amount:${payment.id}`,
      reference: payment.reference,
      amount: seen.captured,
      reason: 'wrong_amount',
      now,
    })
    return
  }
  await recordCapture(tx, payment, seen, { actor, now })
  await lockProducts(
    tx,
    bookings.flatMap(({ booking: { product, change } }) => [product, ...(change?.product ? [change.product] : [])]),
  )
  const confirmed: PaidBooking[] = []
  for (const paid of bookings) {
    const reason = await confirmPaid({ ...at, actor: 'payment' }, paid)
    if (reason === null) {
      confirmed.push(paid)
      continue
    }
    await requestRefund(tx, queue, payment, {
      key: `not-needed:${payment.id}:${paid.booking.reference}`,
      reference: paid.booking.reference,
      amount: paid.amount,
      reason,
      now,
    })
  }
  const current: PaidBooking[] = []
  for (const paid of confirmed) {
    // A change has replaced the product, its price and its instalments.
    const changed = paid.change === null ? null : await lockBooking(tx, sql`b.id = ${paid.booking.id}`)
    current.push({ ...paid, booking: changed ?? afterOnlinePayment(paid.booking, paid.amount) })
  }
  // Other open pages of these bookings would charge them again.
  for (const { booking } of current)
    await closeInvalidPages(at, { ...booking, status: 'confirmed', paymentStatus: 'paid', change: null })
  if (confirmed.length === 0) return
  await issueReceipt(tx, { paymentId: payment.id, currency: payment.currency }, confirmed, now)
  await notifyPaid(tx, payment, current, now)
}

async function setPaymentStatus(
  tx: Queryable,
  bookings: PaidBooking[],
  status: 'unpaid' | 'authorised' | 'failed',
  now: Date,
): Promise<void> {
  const ids = bookings.map(({ booking }) => booking.id)
  await tx.execute(sql`
    update booking set payment_status = ${status}, updated_at = ${now.toISOString()}
    where id = any(${sql.param(ids)}::bigint[]) and payment_type = 'prepay' and payment_status not in ${paidStatuses}`)
  // The notification of an order waits for a payment that is with the bank.
  const orderId = bookings[0]?.booking.orderId ?? null
  if (orderId !== null) await updateOrdered(tx, orderId, now)
}

/** Handles a payment that the provider has not acknowledged: nobody can have paid it, but its page may open. */
async function abandonPayment(db: Db, payment: PaymentRow, now: Date): Promise<PaymentStatus> {
  const isOver = payment.status !== 'failed' && Date.parse(payment.expiresAt) <= now.getTime()
  const move = { from: payment.status, to: 'failed', actor: 'clock', now, note: 'never begun' } as const
  if (isOver) await movePayment(db, payment.id, move)
  await postponeCheck(db, payment, now)
  return isOver ? 'failed' : payment.status
}
