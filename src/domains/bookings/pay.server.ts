import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { holdEnd } from '#domains/bookings/deadlines.ts'
import { payableNow } from '#domains/bookings/instalments.ts'
import { fittingPayment } from '#domains/bookings/open-payment.server.ts'
import { lockBookings, type ChangingBooking } from '#domains/bookings/read.server.ts'
import type { Context, Traveller } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { findOpenPayment, type PaymentRow } from '#domains/payments/read.server.ts'
import { ProviderSilent } from '#domains/payments/gateway.ts'
import { keepPage, openPayment, type NewPayment } from '#domains/payments/write.server.ts'

type PayRefusal = 'not_found' | 'status_changed' | 'online_payment_unavailable'

/**
 * Begins the payment of a traveller's booking, or finds the one that is open and asks what is payable now: at most one page
 * takes money for a booking at a time. The provider is asked outside of any transaction, by an id that makes asking again harmless.
 */
export function startPayment(
  context: Context & { actor: Traveller },
  reference: string,
): Promise<Outcome<{ page: string }, PayRefusal>> {
  const { userId } = context.actor
  return startPaymentOf(context, {
    asked: reference,
    mine: sql`user_id = ${userId}`,
    returnPath: (what) => `/${context.locale}/booking/confirm?${what.kind}=${what.reference}&paid=yes`,
  })
}

type Paid = { kind: 'reference' | 'order'; reference: string }

/**
 * The same for whoever may pay for a booking.
 * @param mine what of `booking` is theirs to pay @param returnPath where the provider sends them back to
 */
export async function startPaymentOf(
  { root, ports, now, locale }: Context,
  { asked, mine, returnPath }: { asked: string; mine: SQL; returnPath: (what: Paid) => string },
): Promise<Outcome<{ page: string }, PayRefusal>> {
  const { gateway } = ports
  if (!gateway) return refuse('online_payment_unavailable')
  const reference = asked.toUpperCase()
  const opened = await root.transaction(async (tx) => {
    const ofOrder = sql`order_id = (select id from booking_order where reference = ${reference})`
    const together = await lockTogether(tx, sql`(reference = ${reference} or ${ofOrder}) and ${mine}`)
    // Of an order that is asked for by its own reference, what is to be paid first.
    const [booking] = together
      .filter((one) => one.reference === reference || !together.some((other) => other.reference === reference))
      .toSorted((one, other) => urgency(one, now) - urgency(other, now))
    if (!booking) return refuse('not_found')
    if (!isPayable(booking, now)) return refuse('status_changed')
    const payable = paidWith(booking, together, now)
    const actor = `traveller:${booking.userId ?? 'guest'}`
    const open = await fittingPayment({ db: tx, queue: ports.queue, now, actor }, payable)
    if (open) return done({ payment: open, kind: kindOf(open) })
    const payment = { id: randomUUID(), userId: booking.userId, provider: gateway.provider, locale, now }
    const what = payable.length > 1 ? await orderReference(tx, booking) : booking.reference
    const made = await openPaymentOf(tx, { ...payment, reference: what }, payable)
    return done({ payment: made, kind: kindOf(made) })

    function kindOf(paid: PaymentRow): Paid['kind'] {
      return together.some((one) => one.reference === paid.reference) ? 'reference' : 'order'
    }
  })
  if (!opened.ok) return opened
  const { payment, kind } = opened.data
  if (payment.pageUrl) return done({ page: payment.pageUrl })
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
      throw new ProviderSilent(`${gateway.provider} did not open its page`, { cause })
    })
  const { status, pageUrl } = await keepPage(root, payment.id, page)
  if (status !== 'failed') return done({ page: pageUrl })
  // It was closed while its page was opened, and nobody closed that.
  await ports.queue(root, { name: 'close-page', key: `${payment.id}:late`, data: { paymentId: payment.id } })
  return refuse('status_changed')
}

/** Opens one payment for bookings of one currency, each with its share. They are locked, and no payment is open for them. */
export async function openPaymentOf(
  tx: Queryable,
  payment: Omit<NewPayment, 'amount' | 'currency' | 'expiresAt'>,
  bookings: [ChangingBooking, ...ChangingBooking[]],
): Promise<PaymentRow> {
  const { id, reference, now } = payment
  const payable = bookings.map((booking) => {
    const share = payableNow(booking, booking.question !== null, now)
    if (!share) throw new Error(`nothing is to be paid online for ${booking.reference}`)
    return share
  })
  const shares = payable.map(({ amount }) => amount)
  const deadlines = bookings.map(({ deadlineAt }) => (deadlineAt ?? holdEnd(now)).getTime())
  await openPayment(tx, {
    ...payment,
    amount: shares.reduce((sum, share) => sum + share, 0),
    currency: bookings[0].priced.currency,
    expiresAt: new Date(Math.min(...deadlines)),
  })
  const ids = sql.param(bookings.map((booking) => booking.id))
  await tx.execute(sql`
    insert into booking_payment (payment_id, booking_id, amount_minor, after_minor)
    select ${id}, s.id, s.share, s.after from unnest(${ids}::bigint[], ${sql.param(shares)}::int[],
      ${sql.param(payable.map(({ after }) => after))}::int[]) as s (id, share, after)`)
  await tx.execute(sql`
    update booking set payment_status = 'unpaid', updated_at = ${now.toISOString()}
    where id = any(${ids}::bigint[]) and payment_status in ('unpaid', 'authorised', 'failed')`)
  const made = await findOpenPayment(tx, reference)
  if (!made) throw new Error(`no payment is open for ${reference} after it was opened`)
  return made
}

/** A booking and those that were booked together with it, locked in the order of their ids. */
function lockTogether(tx: Queryable, which: SQL): Promise<ChangingBooking[]> {
  return lockBookings(
    tx,
    sql`b.id in (
      select other.id from booking one join booking other on other.id = one.id or other.order_id = one.order_id
      where one.id = (select id from booking where ${which} order by id limit 1))`,
  )
}

/** What is held until it is paid is paid together with all of its order that is; anything else by itself. */
function paidWith(
  booking: ChangingBooking,
  together: ChangingBooking[],
  now: Date,
): [ChangingBooking, ...ChangingBooking[]] {
  const others: ChangingBooking[] = []
  for (const other of booking.status === 'pending' ? together : []) {
    const alike = other !== booking && other.status === 'pending' && other.priced.currency === booking.priced.currency
    if (alike && isPayable(other, now)) others.push(other)
  }
  return [booking, ...others]
}

async function orderReference(tx: Queryable, { orderId, reference }: ChangingBooking): Promise<string> {
  const found = await tx.execute<{ reference: string }>(sql`select reference from booking_order where id = ${orderId}`)
  return found.rows[0]?.reference ?? reference
}

/** What is held only until it is paid goes before what stands, and that before what is not to be paid at all. */
function urgency(booking: ChangingBooking, now: Date): number {
  return isPayable(booking, now)
    ? (booking.deadlineAt?.getTime() ?? Number.MAX_SAFE_INTEGER - 1)
    : Number.MAX_SAFE_INTEGER
}

function isPayable(booking: ChangingBooking, now: Date): boolean {
  if (!payableNow(booking, booking.question !== null, now)) return false
  return booking.deadlineAt === null || booking.deadlineAt > now
}
