import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { holdEnd } from '#domains/bookings/deadlines.ts'
import { hasOpenOffer } from '#domains/bookings/keep-paid.server.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { awaitsPayment } from '#domains/bookings/rules.ts'
import type { Context, Traveller } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { PaymentGateway } from '#domains/payments/gateway.ts'
import { findOpenPayment, type PaymentRow } from '#domains/payments/read.server.ts'
import { keepPage, openPayment } from '#domains/payments/write.server.ts'

type PayRefusal = 'not_found' | 'status_changed' | 'online_payment_unavailable'

/**
 * Begins the payment of a traveller's booking, or finds the one that is open: at most one page takes money for a
 * booking at a time. The provider is asked outside of any transaction, by an id that makes asking again harmless.
 */
export async function startPayment(
  { root, actor, ports, now, locale }: Context & { actor: Traveller },
  reference: string,
): Promise<Outcome<{ page: string }, PayRefusal>> {
  const { gateway } = ports
  if (!gateway) return refuse('online_payment_unavailable')
  const opened = await root.transaction(async (tx) => {
    const booking = await lockBooking(tx, sql`b.reference = ${reference.toUpperCase()} and b.user_id = ${actor.userId}`)
    if (!booking) return refuse('not_found')
    if (!(await isPayable(tx, booking, now))) return refuse('status_changed')
    const open = await findOpenPayment(tx, booking.reference)
    return done(open ?? (await openFor(tx, booking, gateway, { actor, locale, now })))
  })
  if (!opened.ok) return opened
  const payment = opened.data
  if (payment.pageUrl) return done({ page: payment.pageUrl })
  const page = await gateway.begin({
    id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    reference: payment.reference,
    description: payment.reference,
    locale,
    returnPath: `/${locale}/booking/confirm?reference=${payment.reference}&paid=yes`,
    expiresAt: new Date(payment.expiresAt),
    now,
  })
  return done({ page: await keepPage(root, payment.id, page) })
}

async function isPayable(tx: Queryable, booking: ChangingBooking, now: Date): Promise<boolean> {
  if (!awaitsPayment(booking, await hasOpenOffer(tx, booking.id))) return false
  return booking.deadlineAt === null || booking.deadlineAt > now
}

async function openFor(
  tx: Queryable,
  booking: ChangingBooking,
  gateway: PaymentGateway,
  { actor, locale, now }: Pick<Context, 'locale' | 'now'> & { actor: Traveller },
): Promise<PaymentRow> {
  const amount = booking.priced.total - booking.priced.dueAtProperty
  const id = randomUUID()
  await openPayment(tx, {
    id,
    reference: booking.reference,
    userId: actor.userId,
    provider: gateway.provider,
    amount,
    currency: booking.priced.currency,
    locale,
    expiresAt: booking.deadlineAt ?? holdEnd(now),
    now,
  })
  await tx.execute(
    sql`insert into booking_payment (payment_id, booking_id, amount_minor) values (${id}, ${booking.id}, ${amount})`,
  )
  await tx.execute(sql`
    update booking set payment_status = 'unpaid', updated_at = ${now.toISOString()} where id = ${booking.id}`)
  const made = await findOpenPayment(tx, booking.reference)
  if (!made) throw new Error(`no payment is open for ${booking.reference} after it was opened`)
  return made
}
