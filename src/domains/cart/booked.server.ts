import { sql } from 'drizzle-orm'
import { selectionDigest } from '#domains/cart/selection.ts'
import type { Queryable } from '#domains/db.ts'
import type { Selection } from '#domains/stays/quote.server.ts'

/** What has been booked leaves the traveller's cart. In the transaction that books it. */
export async function takeOutBooked(db: Queryable, userId: string, selection: Selection): Promise<void> {
  await db.execute(sql`
    delete from cart_line l using cart c
    where c.id = l.cart_id and c.user_id = ${userId} and l.digest = ${selectionDigest({ kind: 'stay', ...selection })}`)
}
