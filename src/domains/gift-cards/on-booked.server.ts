import { sql } from 'drizzle-orm'
import { issueGiftReceipt } from '#domains/gift-cards/settle-gift.server.ts'
import { captureGift, holdGift } from '#domains/gift-cards/uses.server.ts'
import type { Action } from '#domains/context.ts'
import type { Booked } from '#domains/bookings/state/features.ts'
import { lockBookings } from '#domains/bookings/state/queries.server.ts'

/**
 * Pays the shares of a gift card for new bookings: holds them, captures them at once for bookings that are confirmed
 * already and issues their invoice.
 */
export async function payWithGift(
  { db, now }: Pick<Action, 'db' | 'now'>,
  { bookings: booked, cardId, userId, reference }: Booked,
): Promise<'gift_card_changed' | void> {
  const paid = booked.filter(({ gift }) => gift > 0)
  if (paid.length === 0) return
  const amounts = paid.map(({ id, gift }) => ({ id, amount: gift }))
  if (cardId === null || !(await holdGift(db, amounts, { cardId, userId, now }))) return 'gift_card_changed'
  const bookings = await lockBookings(db, sql`b.id = any(${sql.param(paid.map(({ id }) => id))}::bigint[])`)
  const confirmed = bookings.filter(({ status }) => status === 'confirmed')
  const ids = confirmed.map(({ id }) => id)
  const payment = await captureGift(db, ids, { reference, now })
  if (payment) await issueGiftReceipt(db, payment, confirmed, now)
}
