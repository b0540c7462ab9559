import { sql } from 'drizzle-orm'
import { bookingsOfPayment, keepPaid, type PaidBooking } from '#domains/bookings/keep-paid.server.ts'
import { issueReceipt } from '#domains/bookings/receipt.server.ts'
import { lockStock } from '#domains/bookings/stock-order.server.ts'
import { tellPaid } from '#domains/bookings/payment-letters.server.ts'
import { closeUnfit, isOpenElsewhere, takeBack } from '#domains/bookings/open-payment.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Db, Queryable } from '#domains/db.ts'
import type { SeenPayment } from '#domains/payments/gateway.ts'
import { findPayment, lockPayment, type PaymentRow } from '#domains/payments/read.server.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { askRefund, movePayment, putOffCheck, recordCapture, takeToCheck } from '#domains/payments/write.server.ts'

export type SettleNeeds = { db: Db; ports: Ports; now: Date }

/** What made us look: the provider's message, the browser that came back, or nobody. */
export type SettleActor = 'webhook' | 'return' | 'clock'

/**
 * Asks the provider how a payment stands and does what follows, once: the one way for webhook, browser and clock, in
 * any order and however often. What the webhook or the browser says is never believed. Answers where it stands then.
 */
export async function settlePayment(
  { db, ports, now }: SettleNeeds,
  paymentId: string,
  actor: SettleActor,
): Promise<PaymentStatus | null> {
  const payment = await findPayment(db, sql`p.id = ${paymentId}`)
  if (!payment || !isUndecided(payment)) return payment?.status ?? null
  if (!payment.providerId) return giveUp(db, payment, now)
  if (ports.gateway?.provider !== payment.provider) throw new Error(`${payment.provider} is not the provider any more`)
  const seen = await ports.gateway.fetch(payment.providerId, now)
  return db.transaction(async (tx) => {
    const bookings = await bookingsOfPayment(tx, paymentId)
    const locked = await lockPayment(tx, paymentId)
    if (!locked || !isUndecided(locked)) return locked?.status ?? null
    return decide({ tx, ports, now, actor }, locked, bookings, seen)
  })
}

/** Looks after payments whose provider has said nothing. A provider that does not answer is asked again later. */
export async function settleSilent(needs: SettleNeeds): Promise<void> {
  const { db, now } = needs
  const failures: unknown[] = []
  const silent = await takeToCheck(db, now, 20)
  // All at once: a provider that is slow for each holds up the deadlines only as long as for one.
  await Promise.all(
    silent.map(async (id) => {
      try {
        await settlePayment(needs, id, 'clock')
      } catch (error) {
        failures.push(error)
        const payment = await findPayment(db, sql`p.id = ${id}`)
        if (payment) await putOffCheck(db, payment, now)
      }
    }),
  )
  if (failures.length > 0)
    throw new Error(`${failures.length} payments could not be asked after`, { cause: failures[0] })
}

type Deciding = { tx: Queryable; ports: Ports; now: Date; actor: SettleActor }

/** A payment that failed is looked at too: its provider may have taken the money after all. */
function isUndecided({ status, problem }: PaymentRow): boolean {
  return problem === null && ['unpaid', 'authorised', 'failed'].includes(status)
}

async function decide(
  { tx, ports, now, actor }: Deciding,
  payment: PaymentRow,
  bookings: PaidBooking[],
  seen: SeenPayment,
): Promise<PaymentStatus> {
  const move = { from: payment.status, actor, now }
  const wrongCurrency = seen.captured > 0 && seen.currency !== payment.currency
  if (wrongCurrency) {
    // Not ours to keep in these books: a person must look.
    await movePayment(tx, payment.id, { ...move, to: 'failed', problem: 'currency_differs', note: seen.currency })
    await markBookings(tx, bookings, 'failed', now)
    return 'failed'
  }
  if (seen.state === 'captured') {
    await takeIn({ tx, ports, now, actor }, payment, bookings, seen)
    return 'paid'
  }
  if (seen.state === 'failed' && payment.status !== 'failed') {
    await movePayment(tx, payment.id, { ...move, to: 'failed' })
    await markBookings(tx, bookings, 'failed', now)
    await putOffCheck(tx, payment, now)
    return 'failed'
  }
  if (seen.state === 'open' && payment.status === 'authorised') {
    const status = await takeBack({ db: tx, queue: ports.queue, now, actor }, payment, bookings)
    await markBookings(tx, bookings, 'unpaid', now)
    await putOffCheck(tx, payment, now)
    return status
  }
  const isOnTheWay = seen.state === 'authorised' && (await mayBeOnTheWay(tx, payment, bookings))
  if (isOnTheWay) {
    await movePayment(tx, payment.id, { ...move, to: 'authorised' })
    await markBookings(tx, bookings, 'authorised', now)
  }
  await putOffCheck(tx, payment, now)
  return isOnTheWay ? 'authorised' : payment.status
}

/** One that was closed here while its bank was asked is waited for all the same, unless it is paid on another page by now. */
async function mayBeOnTheWay(tx: Queryable, payment: PaymentRow, bookings: PaidBooking[]): Promise<boolean> {
  if (payment.status === 'failed') return !(await isOpenElsewhere(tx, payment, bookings))
  return payment.status === 'unpaid'
}

/** The money is there: what it pays for is confirmed; what nobody waits for any more goes back by itself. */
async function takeIn(
  { tx, ports, now, actor }: Deciding,
  payment: PaymentRow,
  bookings: PaidBooking[],
  seen: SeenPayment,
): Promise<void> {
  if (seen.captured !== payment.amount) {
    await recordCapture(tx, payment, seen, { actor, now, problem: 'amount_differs' })
    await markBookings(tx, bookings, 'failed', now)
    await askRefund(tx, ports.queue, payment, {
      key: `wrong-amount:${payment.id}`,
      reference: payment.reference,
      amount: seen.captured,
      reason: 'wrong_amount',
      now,
    })
    return
  }
  await recordCapture(tx, payment, seen, { actor, now })
  await lockStock(
    tx,
    bookings.map(({ booking }) => booking),
  )
  const kept: PaidBooking[] = []
  for (const paid of bookings) {
    const reason = await keepPaid(tx, ports.queue, paid, now)
    if (reason === null) {
      kept.push(paid)
      continue
    }
    await askRefund(tx, ports.queue, payment, {
      key: `not-needed:${payment.id}:${paid.booking.reference}`,
      reference: paid.booking.reference,
      amount: paid.amount,
      reason,
      now,
    })
  }
  // Whatever else is open for them would take the money again.
  for (const { booking, amount, after } of kept) {
    const paid = { ...booking, status: 'confirmed', paymentStatus: 'paid', received: after + amount } as const
    await closeUnfit({ db: tx, queue: ports.queue, now, actor }, paid)
  }
  if (kept.length === 0) return
  await issueReceipt(tx, payment, kept, now)
  await tellPaid(tx, payment, kept, now)
}

async function markBookings(
  tx: Queryable,
  bookings: PaidBooking[],
  status: 'unpaid' | 'authorised' | 'failed',
  now: Date,
): Promise<void> {
  const ids = bookings.map(({ booking }) => booking.id)
  await tx.execute(sql`
    update booking set payment_status = ${status}, updated_at = ${now.toISOString()}
    where id = any(${sql.param(ids)}::bigint[]) and payment_type = 'prepay' and payment_status in ('unpaid', 'authorised', 'failed')`)
}

/** The provider has not answered that it heard of it, so nobody can have paid yet; its page may still open. */
async function giveUp(db: Db, payment: PaymentRow, now: Date): Promise<PaymentStatus> {
  const isOver = payment.status !== 'failed' && Date.parse(payment.expiresAt) <= now.getTime()
  const move = { from: payment.status, to: 'failed', actor: 'clock', now, note: 'never begun' } as const
  if (isOver) await movePayment(db, payment.id, move)
  await putOffCheck(db, payment, now)
  return isOver ? 'failed' : payment.status
}
