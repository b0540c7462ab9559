import { sql, type SQL } from 'drizzle-orm'

/** Removes a booked selection from the traveller's cart, as a part of the statement that books. */
export function takenOutOfCart(userId: SQL, digest: SQL): SQL {
  return sql`delete from cart_line l using cart c
    where c.id = l.cart_id and c.user_id = ${userId} and l.digest = ${digest}`
}
