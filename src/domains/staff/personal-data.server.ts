import { sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/context.ts'
import { isLastManager } from '#domains/staff/people.server.ts'

/** What is kept of a person as one of the staff. The rows of the audit stay: they are the provider's. */
export const staffOfPerson: PersonalData = {
  async gather(db, userId) {
    const found = await db.execute<{ role: string; since: string }>(
      sql`select role, since from staff_member where user_id = ${userId}`,
    )
    return found.rows[0] ? { staff: found.rows[0] } : {}
  },

  /** Without a manager nobody could make another one. */
  async isNeeded(db, userId) {
    return (await isLastManager(db, userId)) ? 'last_manager' : null
  },

  // With the account goes its row.
  erase: () => Promise.resolve(),
}
