import { sql } from 'drizzle-orm'
import type { Money } from '#api/shapes.ts'
import { bookedKey } from '#domains/bookings/make/make.server.ts'
import type { ToBook } from '#domains/bookings/make/product-to-book.server.ts'
import { firstPayment } from '#domains/bookings/model/booking-account.ts'
import { planOfProduct } from '#domains/bookings/model/products/product.ts'
import { captureGift, holdGift } from '#domains/bookings/uses/gift-cards.server.ts'
import { bookingEvents, notificationOfStatus } from '#domains/bookings/state/notifications.server.ts'
import { lockBookings } from '#domains/bookings/state/queries.server.ts'
import { beginningOf } from '#domains/bookings/model/rules.ts'
import { issueGiftReceipt } from '#domains/bookings/gift-cards/settle-gift.server.ts'
import { shareGift } from '#domains/cart/gift-shares.ts'
import type { Queryable } from '#domains/db.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { giftCardDay, type GiftCardRow } from '#domains/payments/gift-cards/cards.server.ts'
import { planWithAnswer } from '#domains/shared/plan.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/** A gift card and the part that it pays of each booking, in minor units. `cardId` is null without a card. */
type GiftPayment = { cardId: number | null; amounts: number[] }

/** A gift card, null if it was removed, and the amount of it that was accepted. */
export type AcceptedGift = { card: GiftCardRow | null; accepted: Money }

/**
 * Distributes the accepted amount of a gift card over the products to book. `changed` if the card was removed, or can no
 * longer pay this amount of bookings in these currencies.
 */
export function giftPaymentOf(
  gift: AcceptedGift | undefined,
  { paymentType, now }: { paymentType: PaymentType; now: Date },
  products: ToBook[],
): GiftPayment | 'changed' {
  if (!gift || gift.accepted.minor === 0) return { cardId: null, amounts: products.map(() => 0) }
  const { card, accepted } = gift
  const fits =
    card !== null &&
    card.balance >= accepted.minor &&
    card.blockedAt === null &&
    card.expiresOn >= giftCardDay(now) &&
    [accepted.currency, ...products.map(({ price }) => price.currency)].every((one) => one === card.currency)
  if (!fits) return 'changed'
  const plans = products.map(({ product, supply }) =>
    beginningOf(supply, paymentType, firstPayment(product)).paymentType === 'prepay'
      ? planWithAnswer(planOfProduct(product), supply)
      : [],
  )
  return { cardId: card.id, amounts: shareGift(accepted, plans) }
}

type Payer = { cardId: number | null; userId: string | null; reference: string; now: Date }

/**
 * Pays the shares of a gift card for the bookings of one checkout: holds them, captures them at once for bookings that are
 * confirmed already and issues their invoice. Returns false if the card can no longer pay; the caller must then roll back.
 * Run in the transaction that books, after all inventory is taken. The caller notifies of the bookings.
 * @param reference of the booking or of the order
 */
export async function payWithGift(
  tx: Queryable,
  newBookings: { id: number; gift: number }[],
  { cardId, userId, reference, now }: Payer,
): Promise<boolean> {
  const paid = newBookings.filter(({ gift }) => gift > 0)
  if (paid.length === 0) return true
  const amounts = paid.map(({ id, gift }) => ({ id, amount: gift }))
  if (cardId === null || !(await holdGift(tx, amounts, { cardId, userId, now }))) return false
  const bookings = await lockBookings(tx, sql`b.id = any(${sql.param(paid.map(({ id }) => id))}::bigint[])`)
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
  const payment = await captureGift(
    tx,
    confirmed.map(({ id }) => id),
    { reference, now },
  )
  if (payment) await issueGiftReceipt(tx, payment, confirmed, now)
  return true
}

/** Queues the notification of a booking that was made without one. Run in the transaction that books. */
export async function notifyBooked(tx: Queryable, id: number, now: Date): Promise<void> {
  const [booking] = await lockBookings(tx, sql`b.id = ${id}`)
  const kind = booking && notificationOfStatus[booking.status]
  if (kind) await queueNotificationsTo(tx, kind, bookingEvents(bookedKey, sql`b.id = ${id}`), now)
}
