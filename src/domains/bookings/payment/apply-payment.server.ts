import { sql } from 'drizzle-orm'
import { applyHeldChange } from '#domains/bookings/state/apply-change.server.ts'
import { retakeGift } from '#domains/bookings/uses/gift-cards.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { endChange } from '#domains/bookings/state/end-change.server.ts'
import type { Action } from '#domains/bookings/state/events.server.ts'
import { accountOfBooking, firstPayment } from '#domains/bookings/model/booking-account.ts'
import type { PaidBooking } from '#domains/bookings/state/open-payment.server.ts'
import { lockBookings, type ChangingBooking } from '#domains/bookings/state/queries.server.ts'
import { awaitsPayment, statusTable } from '#domains/bookings/model/rules.ts'
import { retakePromotionUse, returnPromotionUse } from '#domains/bookings/uses/promotions.server.ts'
import { moveBooking, writeMove } from '#domains/bookings/state/commands.server.ts'
import { releaseStock, reserveStock, stockOf } from '#domains/bookings/model/products/inventory.server.ts'
import type { Queryable } from '#domains/db.ts'
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

/**
 * Applies a payment to its booking: confirms the booking, applies a change, or stores an instalment. An expired booking
 * is booked again if its inventory is still free. Returns null if the payment was applied, otherwise why it has to be
 * refunded: `not_needed`, or `outdated` if the booking was changed during the payment and still has to be paid at its
 * new price. The caller notifies of the confirmation.
 */
export async function confirmPaid(
  at: Action,
  { booking, amount, after, change }: PaidBooking,
): Promise<'not_needed' | 'outdated' | null> {
  if (change !== null) return (await applyPaidChange(at, booking, { change, after })) ? null : 'not_needed'
  if (after > 0) {
    // A change that made the booking cheaper meanwhile: less is due now.
    if (accountOfBooking(booking).paid === after && amount > booking.price.total - after) return 'outdated'
    return (await saveInstalment(at, booking, after)) ? null : 'not_needed'
  }
  if (booking.paymentType !== 'prepay' || hasPaid(booking.paymentStatus)) return 'not_needed'
  // An expired booking needs again what its gift card paid.
  const account = accountOfBooking(booking)
  const gift = booking.status === 'expired' ? (booking.gift?.amount ?? 0) : account.held
  const whole = amount === firstPayment(booking.product) - gift
  // A booking with payments by hand continues that way.
  const byHand = account.byHand > 0
  const confirmed = whole && !byHand && (await confirm(at, booking))
  // A payment that will be refunded is no longer in progress at a bank.
  await at.db.execute(sql`
    update booking set payment_status = ${confirmed ? 'paid' : 'unpaid'}, updated_at = ${at.now.toISOString()},
      deadline_at = case when ${confirmed} and status = 'confirmed' then null else deadline_at end
    where id = ${booking.id}`)
  if (confirmed) return null
  const changed = !whole && !byHand && awaitsPayment(booking, booking.question !== null)
  return changed ? 'outdated' : 'not_needed'
}

/** Applies a change if it still waits for exactly this payment. */
async function applyPaidChange(
  at: Action,
  booking: ChangingBooking,
  { change: id, after }: { change: number; after: number },
): Promise<boolean> {
  const { change } = booking
  if (
    booking.status !== 'confirmed' ||
    change?.id !== id ||
    change.state !== 'unpaid' ||
    accountOfBooking(booking).paid !== after
  )
    return false
  await applyHeldChange(at, booking, change)
  await at.db.execute(sql`
    update booking set payment_status = case payment_status when 'refunded' then 'partly_refunded' else payment_status end
    where id = ${booking.id}`)
  return true
}

/** Stores an instalment if the booking is active and nothing else was received since its payment was opened. */
async function saveInstalment(at: Action, booking: ChangingBooking, after: number): Promise<boolean> {
  const { id, status, question } = booking
  const stands = status === 'confirmed' || (status === 'waiting_user' && question === 'substitution')
  if (!stands || accountOfBooking(booking).paid !== after) return false
  // Its difference was computed without this instalment.
  await endChange(at, booking, 'lapsed')
  await at.db.execute(sql`
    update booking set deadline_at = case when status = 'confirmed' then null else deadline_at end, updated_at = ${at.now.toISOString()},
      payment_status = case payment_status when 'refunded' then 'partly_refunded' else payment_status end
    where id = ${id}`)
  return true
}

async function confirm(at: Action, booking: ChangingBooking): Promise<boolean> {
  const { db: tx, now } = at
  // The caller notifies of all bookings that a payment confirms.
  const move = { to: 'confirmed', withoutNotification: true } as const
  switch (booking.status) {
    case 'confirmed':
      return true
    case 'pending':
      return (await moveBooking(at, booking, move)).ok
    case 'waiting_user':
      // A hotel substitution does not change the amount due: the payment is applied, and the answer is still awaited.
      if (booking.question === 'substitution') return true
      // No payment is awaited while an offer is open.
      if (booking.question) return false
      return (await moveBooking(at, booking, move)).ok
    case 'expired': {
      if (arrivalOf(booking) <= now) return false
      if (!(await retakePromotionUse(tx, booking.id))) return false
      const [counter, stock] = [statusTable.confirmed.stock, stockOf(booking.product)]
      const reserved = await reserveStock(tx, counter, stock)
      if (!reserved || !(await retakeGift(tx, booking, now))) {
        if (reserved) await releaseStock(tx, counter, stock)
        await returnPromotionUse(tx, booking.id, now)
        return false
      }
      return (await writeMove(at, booking, { ...move, note: 'paid late' })) !== null
    }
    default:
      return false
  }
}
