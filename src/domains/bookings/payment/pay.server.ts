import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { ownBooking } from '#domains/bookings/access/booking-session.server.ts'
import { holdEnd } from '#domains/bookings/model/rules.ts'
import { awaitsDifference } from '#domains/bookings/model/change-shapes.ts'
import { payableNow } from '#domains/bookings/model/booking-account.ts'
import { fittingPayment } from '#domains/bookings/state/open-payment.server.ts'
import { lockBookings, type Booking } from '#domains/bookings/state/queries.server.ts'
import type { Context, Queryable } from '#domains/context.ts'
import { findOpenPayment, type PaymentRow } from '#domains/payments/queries.server.ts'
import { ProviderUnavailable } from '#domains/payments/gateway.ts'
import { storePage, openPayment, type NewPayment } from '#domains/payments/commands.server.ts'
import { paidStatuses } from '#domains/payments/statuses.server.ts'
import { documentLinks } from '#links/booking.ts'

type PayError = 'not_found' | 'status_changed' | 'online_payment_unavailable'

/**
 * Starts the payment of a booking that the actor is allowed to see, or returns the open payment if it is for the amount payable now: a
 * booking has at most one open page. The provider is called outside of any transaction, with an id that makes the call
 * safe to repeat.
 */
export function startPayment(context: Context, reference: string): Promise<Outcome<{ page: string }, PayError>> {
  return startPaymentOf(context, {
    reference,
    which: ownBooking(context.actor),
    returnPath: ({ kind, reference }) =>
      kind === 'order'
        ? documentLinks.paidOrderReturn(context.locale, reference)
        : documentLinks.paidReturn(context.locale, reference),
  })
}

type Paid = { kind: 'reference' | 'order'; reference: string }

/**
 * As `startPayment`, for any payer.
 * @param which condition of a booking `b` for the bookings that the payer is allowed to pay
 * @param returnPath path that the provider returns the payer to
 */
export async function startPaymentOf(
  { pool, ports, now, locale }: Context,
  {
    reference: typedReference,
    which,
    returnPath,
  }: { reference: string; which: SQL; returnPath: (what: Paid) => string },
): Promise<Outcome<{ page: string }, PayError>> {
  const { gateway } = ports
  if (!gateway) return err('online_payment_unavailable')
  const reference = typedReference.toUpperCase()
  const opened = await pool.transaction(async (tx) => {
    const ofOrder = sql`b.order_id = (select id from booking_order where reference = ${reference})`
    const together = await lockTogether(tx, sql`(b.reference = ${reference} or ${ofOrder}) and ${which}`)
    // For the reference of an order, its most urgent booking.
    const [booking] = together
      .filter((one) => one.reference === reference || !together.some((other) => other.reference === reference))
      .toSorted((one, other) => urgency(one, now) - urgency(other, now) || isConfirmed(one) - isConfirmed(other))
    if (!booking) return err('not_found')
    if (!isPayable(booking, now)) return err('status_changed')
    const payable = paidWith(booking, together, now)
    const actor = `traveller:${booking.userId ?? 'guest'}`
    const open = await fittingPayment({ db: tx, ports, now, actor }, payable)
    if (open) return done({ payment: open, kind: kindOf(open) })
    const payment = { id: randomUUID(), userId: booking.userId, provider: gateway.provider, locale, now }
    const what = payable.length > 1 ? await orderReference(tx, booking) : booking.reference
    const created = await openPaymentOf(tx, { ...payment, reference: what }, payable)
    return done({ payment: created, kind: kindOf(created) })

    function kindOf(paid: PaymentRow): Paid['kind'] {
      return together.some((one) => one.reference === paid.reference) ? 'reference' : 'order'
    }
  })
  if (!opened.ok) return opened
  const { payment, kind } = opened.data
  if (payment.pageUrl) return done({ page: payment.pageUrl })
  if (!gateway.charges(payment.currency, payment.amount)) return err('online_payment_unavailable')
  const page = await gateway
    .begin({
      id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      reference: payment.reference,
      description: payment.reference,
      locale,
      returnPath: returnPath({ kind, reference: payment.reference }),
      expiresAt: new Date(payment.expiresAt),
      now,
    })
    .catch((cause: unknown) => {
      throw new ProviderUnavailable(`${gateway.provider} did not open its page`, { cause })
    })
  const { status, pageUrl } = await storePage(pool, payment.id, page)
  if (status !== 'failed') return done({ page: pageUrl })
  // The payment was closed while its page was being opened, so the page has not been closed yet.
  await ports.queue(pool, { name: 'close-page', key: `${payment.id}:late`, data: { paymentId: payment.id } })
  return err('status_changed')
}

/** Opens one payment for locked bookings of one currency without an open payment, each with its share. */
export async function openPaymentOf(
  tx: Queryable,
  payment: Omit<NewPayment, 'amount' | 'currency' | 'expiresAt'>,
  bookings: [Booking, ...Booking[]],
): Promise<PaymentRow> {
  const { id, reference, now } = payment
  const payable = bookings.map((booking) => {
    const share = payableNow(booking, booking.question !== null, now)
    if (!share) throw new Error(`nothing is payable online for ${booking.reference}`)
    return share
  })
  const shares = payable.map(({ amount }) => amount)
  const deadlines = bookings.map(({ deadlineAt, change }) =>
    awaitsDifference(change, now) ? Date.parse(change.deadlineAt) : (deadlineAt ?? holdEnd(now)).getTime(),
  )
  await openPayment(tx, {
    ...payment,
    amount: shares.reduce((sum, share) => sum + share, 0),
    currency: bookings[0].price.currency,
    expiresAt: new Date(Math.min(...deadlines)),
  })
  const ids = sql.param(bookings.map((booking) => booking.id))
  await tx.execute(sql`
    insert into booking_payment (payment_id, booking_id, amount_minor, after_minor, change_id)
    select ${id}, s.id, s.share, s.after, s.change from unnest(${ids}::bigint[], ${sql.param(shares)}::int[],
      ${sql.param(payable.map(({ after }) => after))}::int[], ${sql.param(payable.map(({ change }) => change))}::bigint[])
      as s (id, share, after, change)`)
  await tx.execute(sql`
    update booking set payment_status = 'unpaid', updated_at = ${now.toISOString()}
    where id = any(${ids}::bigint[]) and payment_status not in ${paidStatuses}`)
  const created = await findOpenPayment(tx, reference)
  if (!created) throw new Error(`the payment opened for ${reference} was not found`)
  return created
}

/** Locks a booking and the others of its order, in the order of their ids. */
function lockTogether(tx: Queryable, which: SQL): Promise<Booking[]> {
  return lockBookings(
    tx,
    sql`b.id in (
      select other.id from booking one join booking other on other.id = one.id or other.order_id = one.order_id
      where one.id = (select b.id from booking b where ${which} order by b.id limit 1))`,
  )
}

/** A booking held until payment is paid with the held ones of its order; any other is paid separately. */
function paidWith(booking: Booking, together: Booking[], now: Date): [Booking, ...Booking[]] {
  if (booking.status !== 'pending') return [booking]
  const alike = (other: Booking) =>
    other !== booking && other.status === 'pending' && other.price.currency === booking.price.currency
  return [booking, ...together.filter((other) => alike(other) && isPayable(other, now))]
}

async function orderReference(tx: Queryable, { orderId, reference }: Booking): Promise<string> {
  const result = await tx.execute<{ reference: string }>(sql`select reference from booking_order where id = ${orderId}`)
  return result.rows[0]?.reference ?? reference
}

const isConfirmed = ({ status }: Booking) => Number(status === 'confirmed')

/** Sort key: held bookings by their deadline, then confirmed ones, then those that are not payable. */
function urgency(booking: Booking, now: Date): number {
  return isPayable(booking, now)
    ? (booking.deadlineAt?.getTime() ?? Number.MAX_SAFE_INTEGER - 1)
    : Number.MAX_SAFE_INTEGER
}

function isPayable(booking: Booking, now: Date): boolean {
  if (!payableNow(booking, booking.question !== null, now)) return false
  return booking.deadlineAt === null || booking.deadlineAt > now
}
