import { sql } from 'drizzle-orm'
import { selectionDigest, type CartSelection } from '#domains/cart/selection.ts'
import type { Queryable } from '#domains/db.ts'

/** What has been booked leaves the traveller's cart. In the transaction that books it. */
export async function takeOutBooked(db: Queryable, userId: string, booked: CartSelection[]): Promise<void> {
  const digests = booked.map(selectionDigest)
  await db.execute(sql`
    delete from cart_line l using cart c
    where c.id = l.cart_id and c.user_id = ${userId} and l.digest = any(${sql.param(digests)}::text[])`)
}
