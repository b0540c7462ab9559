import { sql } from 'drizzle-orm'
import type { Outcome } from '#api/endpoint.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { reduceGift } from '#domains/gift-cards/uses.server.ts'
import { accountOfBooking, firstPayment } from '#domains/bookings/model/booking-account.ts'
import { planOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import { awaitsPayment } from '#domains/bookings/model/rules.ts'
import { issueReceipt } from '#domains/invoices/receipt.server.ts'
import { tooMuch } from '#domains/cart/gift-shares.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { creditGiftCard } from '#domains/payments/gift-cards/cards.server.ts'
import { findPayment } from '#domains/payments/queries.server.ts'
import { amountDue, isOnline } from '#domains/shared/plan.ts'

/** True if the gift card of a booking covers all that is due before the confirmation of this product. */
export function isCovered(booking: Booking, product: BookedProduct): boolean {
  const { held } = accountOfBooking(booking)
  return held > 0 && booking.paymentType === 'prepay' && held >= firstPayment(product)
}

/**
 * Confirms a booking that a gift card covers, and issues its invoice. An amount that is no longer needed returns to the
 * card. Run in a transaction with the booking locked and its inventory taken.
 */
export async function confirmCovered(
  at: Action,
  booking: Booking,
  product: BookedProduct,
): Promise<Outcome<null, 'status_changed'>> {
  const { db, now } = at
  // The card is locked last: the move can lock inventory.
  const surplus = await reduceGift(db, booking.id, limitOf(product, accountOfBooking(booking).held))
  const moved = await transition(at, booking, { to: 'confirmed' })
  if (!moved.ok) return moved
  if (surplus) await creditGiftCard(db, surplus.cardId, surplus.amount)
  const confirmed = await lockBooking(db, sql`b.id = ${booking.id}`)
  const captured = await db.execute<{ paymentId: string | null }>(
    sql`select payment_id as "paymentId" from gift_use where booking_id = ${booking.id}`,
  )
  const paymentId = captured.rows[0]?.paymentId
  if (confirmed && paymentId) await issueGiftReceipt(db, paymentId, [confirmed], now)
  return moved
}

/**
 * After the price of a booking has changed: returns what is held beyond what is paid online to the card, and confirms
 * the booking if nothing is left to pay. Run in a transaction with the booking locked.
 */
export async function settleGift(at: Action, booking: Booking, product: BookedProduct): Promise<'confirmed' | null> {
  if (accountOfBooking(booking).held === 0) return null
  const awaited = booking.status !== 'confirmed' && awaitsPayment(booking, booking.question !== null)
  if (awaited && isCovered(booking, product)) {
    await confirmCovered(at, booking, product)
    return 'confirmed'
  }
  const surplus = await reduceGift(at.db, booking.id, limitOf(product, accountOfBooking(booking).held))
  if (surplus) await creditGiftCard(at.db, surplus.cardId, surplus.amount)
  return null
}

/** Issues the invoice of bookings that a gift card has paid alone. Run in the transaction that confirms them. */
export async function issueGiftReceipt(
  tx: Queryable,
  paymentId: string,
  bookings: Booking[],
  now: Date,
): Promise<void> {
  const payment = await findPayment(tx, sql`p.id = ${paymentId}`)
  if (!payment) throw new Error(`payment ${paymentId} is missing after a gift card was captured`)
  const paid = bookings.map((booking) => ({ booking, amount: 0, after: 0, change: null }))
  await issueReceipt(tx, { paymentId, currency: payment.currency }, paid, now)
}

/** What a gift card can pay of a product, of an amount that is held: its rest can be charged. */
function limitOf(product: BookedProduct, held: number): number {
  const first = firstPayment(product)
  // Fees that a hotel collects itself cannot be paid here.
  const due = held < first ? first : amountDue(planOfProduct(product), isOnline)
  return Math.min(held, due) - tooMuch(due - held, held, product.priced.currency)
}
