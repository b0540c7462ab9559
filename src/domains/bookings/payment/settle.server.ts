import { sql } from 'drizzle-orm'
import { lockBookings } from '#domains/bookings/state/queries.server.ts'
import type { Capture } from '#domains/bookings/state/features.ts'
import type { PaidBooking } from '#domains/bookings/state/open-payment.server.ts'
import { bookingsOfPayment } from '#domains/bookings/payment/apply-payment.server.ts'
import { updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import { lockProducts } from '#domains/bookings/model/products/inventory.server.ts'
import { isOpenElsewhere, reopenOrClosePayment } from '#domains/bookings/state/open-payment.server.ts'
import type { Action, Db, Ports, Queryable } from '#domains/context.ts'
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
    return decide({ db: tx, ports, now, actor }, locked, bookings, seen)
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

/** Records a captured payment, applies its shares, refunds those that are not needed any more, and calls what follows. */
async function applyCapture(
  at: Action,
  payment: PaymentRow,
  bookings: PaidBooking[],
  seen: SeenPayment,
): Promise<void> {
  const { db: tx, ports, now, actor } = at
  if (seen.captured !== payment.amount) {
    await recordCapture(tx, payment, seen, { actor, now, problem: 'amount_differs' })
    await setPaymentStatus(tx, bookings, 'failed', now)
    await requestRefund(tx, ports.queue, payment, {
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
  const applied: PaidBooking[] = []
  for (const share of bookings) {
    const result = await applyShare({ ...at, actor: 'payment' }, share)
    if (result === 'applied') {
      applied.push(share)
      continue
    }
    const { reference } = share.booking
    const key = `not-needed:${payment.id}:${reference}`
    await requestRefund(tx, ports.queue, payment, { key, reference, amount: share.amount, reason: result, now })
  }
  if (applied.length === 0) return
  const shares = await withCurrent(tx, applied)
  for (const follow of ports.features.onCapture) await follow(at, { payment, shares })
}

async function applyShare(at: Action, share: PaidBooking): Promise<'applied' | 'not_needed' | 'outdated'> {
  for (const apply of at.ports.features.onShare) {
    const result = await apply(at, share)
    if (result !== null) return result
  }
  throw new Error(`nothing applies the payment of booking ${share.booking.reference}`)
}

/** Shares with their bookings as the payment has left them. */
async function withCurrent(tx: Queryable, shares: PaidBooking[]): Promise<Capture['shares']> {
  const ids = shares.map(({ booking }) => booking.id)
  const bookings = await lockBookings(tx, sql`b.id = any(${sql.param(ids)}::bigint[])`)
  return shares.map((share) => {
    const current = bookings.find(({ id }) => id === share.booking.id)
    if (!current) throw new Error(`the paid booking ${share.booking.reference} is gone`)
    return { ...share, current }
  })
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
