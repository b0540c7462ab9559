import { sql, type SQL } from 'drizzle-orm'
import { payableNow } from '#domains/bookings/model/booking-account.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { findOpenPayment, findPayment, type PaymentRow } from '#domains/payments/queries.server.ts'
import { movePayment, postponeCheck } from '#domains/payments/commands.server.ts'
import { openPaymentStatuses } from '#domains/payments/statuses.server.ts'

/**
 * A booking and its share of a payment, in minor units; `after` is the amount paid before the payment was opened,
 * `change` the change by the traveller whose difference is paid.
 */
export type PaidBooking = { booking: Booking; amount: number; after: number; change: number | null }

/** One share of a payment that can still be paid. */
type OpenShare = {
  paymentId: string
  status: 'unpaid' | 'authorised'
  bookingId: number
  amount: number
  after: number
  change: number | null
}

/**
 * Returns the open payment for exactly the amount payable now for these bookings, or the payment in progress for the
 * first of them. Closes all their other payments, because their pages show an outdated amount. The bookings must be
 * locked.
 */
export async function fittingPayment(at: Action, payable: [Booking, ...Booking[]]): Promise<PaymentRow | null> {
  const open = await openOf(at.db, payable)
  const [first] = payable
  const [fitting] = open.filter(
    (shares) =>
      shares.some(({ status, bookingId }) => status === 'authorised' && bookingId === first.id) ||
      (shares.length === payable.length && payable.every((booking) => fits(shares, booking, at.now))),
  )
  for (const shares of open) if (shares !== fitting) await closePayment(at, shares)
  return fitting?.[0] ? findPayment(at.db, sql`p.id = ${fitting[0].paymentId}`) : null
}

/** Closes the open payments of a changed booking whose amount is no longer the payable one. */
export async function closeInvalidPages(at: Action, booking: Booking): Promise<void> {
  for (const shares of await openOf(at.db, [booking])) {
    if (!fits(shares, booking, at.now)) await closePayment(at, shares)
  }
}

/** Closes the open payments of a change that has ended. The booking must be locked. */
export async function closePagesOfChange(at: Action, changeId: number): Promise<void> {
  const which = sql`select payment_id from booking_payment where change_id = ${changeId}`
  for (const shares of await openWhere(at.db, which)) await closePayment(at, shares)
}

/** Closes all open payments of a booking that is no longer payable. The booking must be locked. */
export async function closeAll(at: Action, bookingId: number): Promise<void> {
  for (const shares of await openOf(at.db, [{ id: bookingId }])) await closePayment(at, shares)
}

/** True if another page can be paid for something that this payment is for. The bookings must be locked. */
export async function isOpenElsewhere(
  tx: Queryable,
  { id, reference }: PaymentRow,
  paid: PaidBooking[],
): Promise<boolean> {
  const bookings = paid.map(({ booking }) => booking)
  if ((await openOf(tx, bookings)).some(([share]) => share?.paymentId !== id)) return true
  // An order can have an open payment for its other bookings, but a reference can have only one open payment.
  const open = await findOpenPayment(tx, reference)
  return open !== null && open.id !== id
}

/**
 * Handles a payment that the bank declined while its page accepts another card: reopens the payment if its amount is
 * still the payable one, otherwise closes it. The bookings and the payment must be locked. Returns the new status.
 */
export async function reopenOrClosePayment(
  { db, ports, now, actor }: Action,
  payment: PaymentRow,
  paid: PaidBooking[],
): Promise<'unpaid' | 'failed'> {
  const { id: paymentId } = payment
  const isTrue = paid.length > 0 && paid.every(({ booking, ...share }) => isPayable(share, booking, now))
  const move = { from: payment.status, actor, now }
  if (isTrue && !(await isOpenElsewhere(db, payment, paid))) {
    await movePayment(db, paymentId, { ...move, to: 'unpaid', note: 'open again' })
    return 'unpaid'
  }
  await movePayment(db, paymentId, { ...move, to: 'failed', note: 'closed' })
  // The key is unique, because the page may have been closed before, while the bank was deciding.
  await ports.queue(db, { name: 'close-page', key: `${paymentId}:${now.toISOString()}`, data: { paymentId } })
  return 'failed'
}

function openOf(tx: Queryable, bookings: { id: number }[]): Promise<OpenShare[][]> {
  const ids = sql.param(bookings.map(({ id }) => id))
  return openWhere(tx, sql`select payment_id from booking_payment where booking_id = any(${ids}::bigint[])`)
}

/** The open payments with an id in `payments`, each with its shares. */
async function openWhere(tx: Queryable, payments: SQL): Promise<OpenShare[][]> {
  const result = await tx.execute<OpenShare>(sql`
    select p.id as "paymentId", p.status, bp.booking_id as "bookingId", bp.amount_minor as amount, bp.after_minor as after,
      bp.change_id as change
    from payment p join booking_payment bp on bp.payment_id = p.id
    where p.status in ${openPaymentStatuses}
      and p.id in (${payments})
    order by p.created_at, p.id`)
  return [...Map.groupBy(result.rows, ({ paymentId }) => paymentId).values()]
}

function fits(shares: OpenShare[], booking: Booking, now: Date): boolean {
  return isPayable(
    shares.find(({ bookingId }) => bookingId === booking.id),
    booking,
    now,
  )
}

function isPayable(
  share: Pick<OpenShare, 'amount' | 'after' | 'change'> | undefined,
  booking: Booking,
  now: Date,
): boolean {
  const payable = payableNow(booking, booking.question !== null, now)
  return share?.amount === payable?.amount && share?.after === payable?.after && share?.change === payable?.change
}

/** A payment that the bank still decides stays open: closing its page has no effect, and its result is handled. */
async function closePayment({ db, ports, now, actor }: Action, [share]: OpenShare[]): Promise<void> {
  if (share?.status !== 'unpaid') return
  const { paymentId } = share
  const payment = await findPayment(db, sql`p.id = ${paymentId}`)
  if (!payment || !(await movePayment(db, paymentId, { from: 'unpaid', to: 'failed', actor, now, note: 'closed' })))
    return
  await postponeCheck(db, payment, now)
  await ports.queue(db, { name: 'close-page', key: paymentId, data: { paymentId } })
}
