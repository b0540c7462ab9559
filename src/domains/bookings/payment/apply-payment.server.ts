import { sql } from 'drizzle-orm'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { accountOfBooking, firstOnlinePayment, unreceivedOf } from '#domains/bookings/model/booking-account.ts'
import type { Capture } from '#domains/bookings/state/features.ts'
import { closeInvalidPages, type PaidBooking } from '#domains/bookings/state/open-payment.server.ts'
import { lockBookings, type Booking } from '#domains/bookings/state/queries.server.ts'
import { awaitsPayment } from '#domains/bookings/model/rules.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { allOrNothing } from '#domains/db.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { hasPaid } from '#domains/payments/statuses.ts'

/** Returns the bookings of a payment with their shares, locked in the order of their ids. */
export async function bookingsOfPayment(tx: Queryable, paymentId: string): Promise<PaidBooking[]> {
  const shares = await tx.execute<{ bookingId: number; amount: number; after: number; change: number | null }>(sql`
    select booking_id as "bookingId", amount_minor as amount, after_minor as after, change_id as change
    from booking_payment where payment_id = ${paymentId}`)
  const ids = shares.rows.map(({ bookingId }) => bookingId)
  const locked = await lockBookings(tx, sql`b.id = any(${sql.param(ids)}::bigint[])`)
  return locked.map((booking) => {
    const { amount = 0, after = 0, change = null } = shares.rows.find(({ bookingId }) => bookingId === booking.id) ?? {}
    return { booking, amount, after, change }
  })
}

/** Applies a later instalment, if the booking is active and nothing else was received since its payment was opened. */
export async function applyInstalment(
  at: Action,
  { booking, amount, after }: PaidBooking,
): Promise<'applied' | 'not_needed' | 'outdated' | null> {
  if (after === 0) return null
  const { id, status, question } = booking
  const { paid } = accountOfBooking(booking)
  // A change that made the booking cheaper meanwhile: less is due now.
  if (paid === after && amount > unreceivedOf(booking)) return 'outdated'
  const isActive = status === 'confirmed' || (status === 'waiting_user' && question === 'substitution')
  if (!isActive || paid !== after) return 'not_needed'
  await at.db.execute(sql`
    update booking set deadline_at = case when status = 'confirmed' then null else deadline_at end, updated_at = ${at.now.toISOString()},
      payment_status = case payment_status when 'refunded' then 'partly_refunded' else payment_status end
    where id = ${id}`)
  return 'applied'
}

/**
 * Applies the first payment of a booking, which confirms it. An expired booking is booked again if its inventory is still
 * free. What follows the payment notifies of the confirmation.
 */
export async function applyFirstPayment(
  at: Action,
  { booking, amount }: PaidBooking,
): Promise<'applied' | 'not_needed' | 'outdated'> {
  if (booking.paymentType !== 'prepay' || hasPaid(booking.paymentStatus)) return 'not_needed'
  const whole = amount === firstOnlinePayment(booking)
  // A booking with payments by hand continues that way.
  const byHand = accountOfBooking(booking).byHand > 0
  const confirmed = whole && !byHand && (await confirm(at, booking))
  // A payment that will be refunded is no longer in progress at a bank.
  await at.db.execute(sql`
    update booking set payment_status = ${confirmed ? 'paid' : 'unpaid'}, updated_at = ${at.now.toISOString()},
      deadline_at = case when ${confirmed} and status = 'confirmed' then null else deadline_at end
    where id = ${booking.id}`)
  if (confirmed) return 'applied'
  const changed = !whole && !byHand && awaitsPayment(booking, booking.question !== null)
  return changed ? 'outdated' : 'not_needed'
}

async function confirm(at: Action, booking: Booking): Promise<boolean> {
  const move = { to: 'confirmed', withoutNotification: true } as const
  switch (booking.status) {
    case 'confirmed':
      return true
    case 'pending':
      return (await transition(at, booking, move)).ok
    case 'waiting_user':
      // A hotel substitution does not change the amount due: the payment is applied, and the answer is still awaited.
      if (booking.question === 'substitution') return true
      // No payment is awaited while an offer is open.
      if (booking.question) return false
      return (await transition(at, booking, move)).ok
    case 'expired': {
      if (arrivalOf(booking) <= at.now) return false
      const revived = await allOrNothing(at.db, (db) =>
        transition({ ...at, db }, booking, { ...move, note: 'paid late' }),
      )
      return revived.ok
    }
    default:
      return false
  }
}

/** Closes the other open pages of paid bookings, which would charge them again. */
export async function closeOtherPages(at: Action, { shares }: Capture): Promise<void> {
  for (const { current } of shares) await closeInvalidPages(at, { ...current, status: 'confirmed', change: null })
}
