import { sql } from 'drizzle-orm'
import type { CheckoutDraft } from '#domains/bookings/order-shapes.ts'
import { json } from '#domains/bookings/write.server.ts'
import type { Queryable } from '#domains/db.ts'

/** As long as a cart that nobody looks at. */
const keptDays = 30

/** What a traveller has typed on the way to an order; nothing yet is an empty draft. */
export async function findCheckout(db: Queryable, userId: string): Promise<CheckoutDraft> {
  const found = await db.execute<{ draft: CheckoutDraft }>(sql`select draft from checkout where user_id = ${userId}`)
  return found.rows[0]?.draft ?? {}
}

/** Keeps the parts that are given beside those that were. */
export async function keepCheckout(
  db: Queryable,
  userId: string,
  parts: CheckoutDraft,
  now: Date,
): Promise<CheckoutDraft> {
  const kept = await db.execute<{ draft: CheckoutDraft }>(sql`
    insert into checkout (user_id, draft, touched_at) values (${userId}, ${json(parts)}, ${now.toISOString()})
    on conflict (user_id) do update set draft = checkout.draft || excluded.draft, touched_at = excluded.touched_at
    returning draft`)
  return kept.rows[0]?.draft ?? {}
}

/** Once it is ordered nothing of it is kept but what the bookings say. */
export async function forgetCheckout(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from checkout where user_id = ${userId}`)
}

export async function forgetOldCheckouts(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    delete from checkout where touched_at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`)
}
