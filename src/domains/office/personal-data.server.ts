import { sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/context.ts'

/** What a member of staff chose to hear of. */
export const noticesOfPerson: PersonalData = {
  async collect(db, userId) {
    const found = await db.execute<{ modes: unknown; hotel_ids: number[] | null; others: boolean }>(
      sql`select modes, hotel_ids, others from notice_choice where user_id = ${userId}`,
    )
    return found.rows[0] ? { notice_choice: found.rows[0] } : {}
  },

  isNeeded: async () => null,
}
