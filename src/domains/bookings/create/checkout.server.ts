import { sql, type SQL } from 'drizzle-orm'
import type { CheckoutDraft } from '#domains/bookings/model/order-shapes.ts'
import { json } from '#domains/bookings/model/commands.server.ts'
import { firstSelectionId } from '#domains/cart/lines.server.ts'
import { browserOf, type CartOwner } from '#domains/cart/owner.server.ts'
import type { SessionHooks } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/** Days after which an unused draft is deleted. */
export const checkoutDays = 7

/** Returns the checkout form as its owner has filled it in so far; an empty draft if nothing is stored. */
export async function findCheckout(db: Queryable, { userId, digest }: CartOwner): Promise<CheckoutDraft> {
  const owned = userId === null ? sql`token_digest = ${digest}` : sql`user_id = ${userId}`
  const found = await db.execute<{ draft: CheckoutDraft }>(sql`select draft from checkout where ${owned}`)
  return found.rows[0]?.draft ?? {}
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

/** Called when the cart is ordered: from then on only the bookings contain the data. */
export async function deleteCheckout(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from checkout where user_id = ${userId}`)
}

/**
 * Deletes the draft of the account as a part of the statement that books one product. Input for lines of its cart stays,
 * without the form as typed.
 */
export function withoutBookedDraft(userId: SQL): SQL {
  const linesOfCart = sql.raw(`'$.lines[*].line_id ? (@ < ${firstSelectionId})'`)
  return sql`update checkout set draft = case when jsonb_path_exists(draft, ${linesOfCart}) then draft - 'typed' else '{}' end
    where user_id = ${userId}`
}

/** At sign-in, moves the browser's draft to the traveller's; the parts that the browser has are the newer ones. */
export const visitorsCheckout: SessionHooks = {
  async onSignIn({ pool, headers, now, ports }, userId) {
    const digest = browserOf({ headers, ports })
    if (!digest) return
    await pool.execute(sql`
      with moved as (delete from checkout where token_digest = ${digest} returning draft)
      insert into checkout (user_id, draft, touched_at) select ${userId}, draft, ${now.toISOString()}::timestamptz from moved
      on conflict (user_id) do update set draft = checkout.draft || excluded.draft, touched_at = excluded.touched_at`)
  },
  // A traveller's draft belongs to the account; the browser stores none of it.
  onSignOut: () => undefined,
}
