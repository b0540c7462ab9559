import { sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/context.ts'

/** What a member of staff chose to hear of. */
export const noticesOfPerson: PersonalData = {
  async collect(db, userId) {
    const result = await db.execute<{ modes: unknown; hotel_ids: number[] | null; others: boolean }>(
      sql`select modes, hotel_ids, others from notice_choice where user_id = ${userId}`,
    )
    return result.rows[0] ? { notice_choice: result.rows[0] } : {}
  },

  isNeeded: async () => null,
}
