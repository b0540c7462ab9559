import { sql } from 'drizzle-orm'
import { payableNow } from '#domains/bookings/instalments.ts'
import type { PaidBooking } from '#domains/bookings/keep-paid.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { findOpenPayment, findPayment, type PaymentRow } from '#domains/payments/read.server.ts'
import { movePayment, putOffCheck } from '#domains/payments/write.server.ts'

type Closing = { db: Queryable; queue: QueueJob; now: Date; actor: string }

/** One share of a payment that may still be paid. */
type OpenShare = {
  paymentId: string
  status: 'unpaid' | 'authorised'
  bookingId: number
  amount: number
  after: number
}

/**
 * The open payment that takes exactly what is payable now for these bookings, or whose money is on its way for the first
 * of them. Any other of theirs is closed: what its page shows is not true any more. The bookings are locked.
 */
export async function fittingPayment(
  at: Closing,
  payable: [ChangingBooking, ...ChangingBooking[]],
): Promise<PaymentRow | null> {
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

/** Closes what is open for a booking that has just been changed and asks for something else than it costs now. */
export async function closeUnfit(at: Closing, booking: ChangingBooking): Promise<void> {
  for (const shares of await openOf(at.db, [booking])) {
    if (!fits(shares, booking, at.now)) await closePayment(at, shares)
  }
}

/** Closes what is open for a booking that nothing is to be paid for any more. It is locked. */
export async function closeAll(at: Closing, bookingId: number): Promise<void> {
  for (const shares of await openOf(at.db, [{ id: bookingId }])) await closePayment(at, shares)
}

/** Whether another page may be paid for something that this payment is for. The bookings are locked. */
export async function isOpenElsewhere(
  tx: Queryable,
  { id, reference }: PaymentRow,
  paid: PaidBooking[],
): Promise<boolean> {
  const bookings = paid.map(({ booking }) => booking)
  if ((await openOf(tx, bookings)).some(([share]) => share?.paymentId !== id)) return true
  // Of one order there may be one for other bookings: two open ones of a reference cannot be.
  const open = await findOpenPayment(tx, reference)
  return open !== null && open.id !== id
}

/**
 * A bank has refused what was on its way, and the page takes another card: it is to be paid again if it still asks for what
 * these bookings cost, and closed otherwise. They and the payment are locked. Answers where it stands then.
 */
export async function takeBack(
  { db, queue, now, actor }: Closing,
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
  // It may have been tried before, while the bank was deciding.
  await queue(db, { name: 'close-page', key: `${paymentId}:${now.toISOString()}`, data: { paymentId } })
  return 'failed'
}

async function openOf(tx: Queryable, bookings: { id: number }[]): Promise<OpenShare[][]> {
  const ids = sql.param(bookings.map(({ id }) => id))
  const found = await tx.execute<OpenShare>(sql`
    select p.id as "paymentId", p.status, bp.booking_id as "bookingId", bp.amount_minor as amount, bp.after_minor as after
    from payment p join booking_payment bp on bp.payment_id = p.id
    where p.status in ('unpaid', 'authorised')
      and p.id in (select payment_id from booking_payment where booking_id = any(${ids}::bigint[]))
    order by p.created_at, p.id`)
  return [...Map.groupBy(found.rows, ({ paymentId }) => paymentId).values()]
}

function fits(shares: OpenShare[], booking: ChangingBooking, now: Date): boolean {
  return isPayable(
    shares.find(({ bookingId }) => bookingId === booking.id),
    booking,
    now,
  )
}

function isPayable(
  share: Pick<OpenShare, 'amount' | 'after'> | undefined,
  booking: ChangingBooking,
  now: Date,
): boolean {
  const payable = payableNow(booking, booking.question !== null, now)
  return share?.amount === payable?.amount && share?.after === payable?.after
}

/** One whose bank still decides stays open: closing it stops nothing, and what comes of it is looked at then. */
async function closePayment({ db, queue, now, actor }: Closing, [share]: OpenShare[]): Promise<void> {
  if (share?.status !== 'unpaid') return
  const { paymentId } = share
  const payment = await findPayment(db, sql`p.id = ${paymentId}`)
  if (!payment || !(await movePayment(db, paymentId, { from: 'unpaid', to: 'failed', actor, now, note: 'closed' })))
    return
  await putOffCheck(db, payment, now)
  await queue(db, { name: 'close-page', key: paymentId, data: { paymentId } })
}
