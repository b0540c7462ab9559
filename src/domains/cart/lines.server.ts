import { sql } from 'drizzle-orm'
import type { CartOwner } from '#domains/cart/owner.server.ts'
import type { ProductSelection } from '#domains/products/shared/selection.ts'
import type { Queryable } from '#domains/db.ts'

/** Maximum number of lines in one cart. */
export const maxLines = 12

export type LineRow = {
  id: number
  selection: ProductSelection
  digest: string
  seenTotal: number
  currency: string
  addedAt: string
}

/** The lines of an owner's cart in the order in which they were added. */
export async function findLines(db: Queryable, owner: CartOwner): Promise<LineRow[]> {
  const found = await db.execute<LineRow>(sql`
    select l.id, l.selection, l.digest, l.seen_total::float8 as "seenTotal", l.currency,
      to_char(l.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt"
    from cart_line l join cart c on c.id = l.cart_id where ${owns(owner)} order by l.added_at, l.id`)
  return found.rows
}

/** Locks a traveller's cart, so that only one order is made from it at a time. Run in a transaction. */
export async function lockCart(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`select from cart where user_id = ${userId} for no key update`)
}

export function owns({ userId, digest }: CartOwner) {
  return userId === null ? sql`c.token_digest = ${digest}` : sql`c.user_id = ${userId}`
}
