import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { holdEnd } from '#domains/bookings/deadlines.ts'
import { hasOpenOffer } from '#domains/bookings/keep-paid.server.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { awaitsPayment } from '#domains/bookings/rules.ts'
import type { Context, Traveller } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { findOpenPayment, type PaymentRow } from '#domains/payments/read.server.ts'
import { ProviderSilent } from '#domains/payments/gateway.ts'
import { keepPage, openPayment, type NewPayment } from '#domains/payments/write.server.ts'

type PayRefusal = 'not_found' | 'status_changed' | 'online_payment_unavailable'

/**
 * Begins the payment of a traveller's booking, or finds the one that is open: at most one page takes money for a
 * booking at a time. The provider is asked outside of any transaction, by an id that makes asking again harmless.
 */
export async function startPayment(
  { root, actor, ports, now, locale }: Context & { actor: Traveller },
  asked: string,
): Promise<Outcome<{ page: string }, PayRefusal>> {
  const { gateway } = ports
  if (!gateway) return refuse('online_payment_unavailable')
  const reference = asked.toUpperCase()
  const opened = await root.transaction(async (tx) => {
    const booking = await lockBooking(tx, sql`b.reference = ${reference} and b.user_id = ${actor.userId}`)
    if (!booking) return refuse('not_found')
    if (!(await isPayable(tx, booking, now))) return refuse('status_changed')
    const open = await findOpenPayment(tx, reference)
    const payment = { id: randomUUID(), reference, userId: actor.userId, provider: gateway.provider, locale, now }
    return done(open ?? (await openPaymentOf(tx, payment, [booking])))
  })
  if (!opened.ok) return opened
  const payment = opened.data
  if (payment.pageUrl) return done({ page: payment.pageUrl })
  const page = await gateway
    .begin({
      id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      reference,
      description: reference,
      locale,
      returnPath: `/${locale}/booking/confirm?reference=${reference}&paid=yes`,
      expiresAt: new Date(payment.expiresAt),
      now,
    })
    .catch((cause: unknown) => {
      throw new ProviderSilent(`${gateway.provider} did not open its page`, { cause })
    })
  return done({ page: await keepPage(root, payment.id, page) })
}

/** Opens one payment for bookings of one currency, each with its share. They are locked, and no payment is open for them. */
export async function openPaymentOf(
  tx: Queryable,
  payment: Omit<NewPayment, 'amount' | 'currency' | 'expiresAt'>,
  bookings: [ChangingBooking, ...ChangingBooking[]],
): Promise<PaymentRow> {
  const { id, reference, now } = payment
  const shares = bookings.map(({ priced }) => priced.total - priced.dueAtProperty)
  const deadlines = bookings.map(({ deadlineAt }) => (deadlineAt ?? holdEnd(now)).getTime())
  await openPayment(tx, {
    ...payment,
    amount: shares.reduce((sum, share) => sum + share, 0),
    currency: bookings[0].priced.currency,
    expiresAt: new Date(Math.min(...deadlines)),
  })
  const ids = sql.param(bookings.map((booking) => booking.id))
  await tx.execute(sql`
    insert into booking_payment (payment_id, booking_id, amount_minor)
    select ${id}, s.id, s.share from unnest(${ids}::bigint[], ${sql.param(shares)}::int[]) as s (id, share)`)
  await tx.execute(sql`
    update booking set payment_status = 'unpaid', updated_at = ${now.toISOString()} where id = any(${ids}::bigint[])`)
  const made = await findOpenPayment(tx, reference)
  if (!made) throw new Error(`no payment is open for ${reference} after it was opened`)
  return made
}

async function isPayable(tx: Queryable, booking: ChangingBooking, now: Date): Promise<boolean> {
  if (!awaitsPayment(booking, await hasOpenOffer(tx, booking.id))) return false
  return booking.deadlineAt === null || booking.deadlineAt > now
}
