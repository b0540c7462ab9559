import { sql } from 'drizzle-orm'
import type { Action } from '#domains/context.ts'
import type { Refund } from '#domains/bookings/state/features.ts'
import { creditGiftCard } from '#domains/payments/gift-cards/cards.server.ts'

/** Pays a refund of what a gift card paid to that gift card. */
export async function refundToGiftCard({ db }: Pick<Action, 'db'>, { reference, amount, of }: Refund): Promise<void> {
  if (!('payment' in of) || of.payment.provider !== 'gift_card') return
  const result = await db.execute<{ cardId: number }>(sql`
    select g.card_id as "cardId" from gift_use g join booking b on b.id = g.booking_id
    where g.payment_id = ${of.payment.id} and b.reference = ${reference}`)
  const [use] = result.rows
  if (!use) throw new Error(`payment ${of.payment.id} was not made with a gift card for booking ${reference}`)
  await creditGiftCard(db, use.cardId, amount)
}
