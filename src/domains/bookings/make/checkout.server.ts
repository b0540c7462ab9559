import { sql, type SQL } from 'drizzle-orm'
import type { CheckoutDraft } from '#domains/bookings/model/order-shapes.ts'
import { json } from '#domains/bookings/state/commands.server.ts'
import { firstSelectionId } from '#domains/cart/lines.server.ts'
import { browserOf, type CartOwner } from '#domains/cart/owner.server.ts'
import type { Queryable, SessionHooks } from '#domains/context.ts'
import { findGiftCard, type GiftCardRow } from '#domains/payments/gift-cards/cards.server.ts'

/** Days after which an unused draft is deleted. */
export const checkoutDays = 7

/** Returns the checkout form as its owner has filled it in so far; an empty draft if nothing is stored. */
export async function findCheckout(db: Queryable, { userId, digest }: CartOwner): Promise<CheckoutDraft> {
  const owned = userId === null ? sql`token_digest = ${digest}` : sql`user_id = ${userId}`
  const result = await db.execute<{ draft: CheckoutDraft }>(sql`select draft from checkout where ${owned}`)
  return result.rows[0]?.draft ?? {}
}

/** Stores the given parts and keeps the other stored parts. */
export async function saveCheckout(
  db: Queryable,
  { userId, digest }: CartOwner,
  parts: CheckoutDraft,
  now: Date,
): Promise<CheckoutDraft> {
  const column = userId === null ? sql`token_digest` : sql`user_id`
  const stored = await db.execute<{ draft: CheckoutDraft }>(sql`
    insert into checkout (user_id, token_digest, draft, touched_at) values (${userId}, ${digest}, ${json(parts)}, ${now.toISOString()})
    on conflict (${column}) do update set draft = checkout.draft || excluded.draft, touched_at = excluded.touched_at
    returning draft`)
  return stored.rows[0]?.draft ?? {}
}

/** The gift card that was entered in the checkout; null if there is none. */
export async function findGiftCardOfCheckout(
  db: Queryable,
  { userId, digest }: CartOwner,
): Promise<GiftCardRow | null> {
  const owned = userId === null ? sql`token_digest = ${digest}` : sql`user_id = ${userId}`
  return findGiftCard(db, sql`c.id = (select gift_card_id from checkout where ${owned})`)
}

/** Stores the gift card to pay with; null removes it. */
export async function saveGiftCardOfCheckout(
  db: Queryable,
  { userId, digest }: CartOwner,
  cardId: number | null,
  now: Date,
): Promise<void> {
  const column = userId === null ? sql`token_digest` : sql`user_id`
  await db.execute(sql`
    insert into checkout (user_id, token_digest, draft, gift_card_id, touched_at)
    values (${userId}, ${digest}, '{}', ${cardId}, ${now.toISOString()})
    on conflict (${column}) do update set gift_card_id = excluded.gift_card_id, touched_at = excluded.touched_at`)
}

/** Called when the cart is ordered: from then on only the bookings contain the data. */
export async function deleteCheckout(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from checkout where user_id = ${userId}`)
}

/**
 * Deletes the draft of the account as a part of the statement that books one product. Input for lines of its cart stays,
 * without the form as typed and the gift card.
 */
export function withoutBookedDraft(userId: string | null): SQL {
  const linesOfCart = sql.raw(`'$.lines[*].line_id ? (@ < ${firstSelectionId})'`)
  return sql`update checkout set draft = case when jsonb_path_exists(draft, ${linesOfCart}) then draft - 'typed' else '{}' end,
      gift_card_id = null where user_id = ${userId}`
}

/** At sign-in, moves the browser's draft to the traveller's; the parts that the browser has are the newer ones. */
export const visitorsCheckout: SessionHooks = {
  async onSignIn({ pool, headers, now, ports }, userId) {
    const digest = browserOf({ headers, ports })
    if (!digest) return
    await pool.execute(sql`
      with moved as (delete from checkout where token_digest = ${digest} returning draft, gift_card_id)
      insert into checkout (user_id, draft, gift_card_id, touched_at)
      select ${userId}, draft, gift_card_id, ${now.toISOString()}::timestamptz from moved
      on conflict (user_id) do update set draft = checkout.draft || excluded.draft, touched_at = excluded.touched_at,
        gift_card_id = coalesce(excluded.gift_card_id, checkout.gift_card_id)`)
  },
}
