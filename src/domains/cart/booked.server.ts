import { sql, type SQL } from 'drizzle-orm'
import { selectionDigest, type CartSelection } from '#domains/cart/selection.ts'
import type { Queryable } from '#domains/db.ts'

/** What has been booked leaves the traveller's cart. In the transaction that books it. */
export async function takeOutBooked(db: Queryable, userId: string, booked: CartSelection[]): Promise<void> {
  await db.execute(takenOutOfCart(sql`${userId}`, sql`${sql.param(booked.map(selectionDigest))}`))
}

/** The same as a part of the statement that books. */
export function takenOutOfCart(userId: SQL, digests: SQL): SQL {
  return sql`delete from cart_line l using cart c
    where c.id = l.cart_id and c.user_id = ${userId} and l.digest = any(${digests}::text[])`
}
