import { sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/context.ts'

export const cartOfPerson: PersonalData = {
  async collect(db, userId) {
    const result = await db.execute(sql`
      select l.selection, l.seen_total, l.currency, l.added_at from cart_line l join cart c on c.id = l.cart_id
      where c.user_id = ${userId} order by l.added_at, l.id`)
    return { cart: result.rows }
  },

  isNeeded: async () => null,
}
