import { sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/context.ts'
import { isLastManager } from '#domains/staff/people.server.ts'

/** Personal data of a member of staff. Audit rows remain, because they belong to the provider. */
export const staffOfPerson: PersonalData = {
  async collect(db, userId) {
    const result = await db.execute<{ role: string; since: string }>(
      sql`select role, since from staff_member where user_id = ${userId}`,
    )
    return result.rows[0] ? { staff: result.rows[0] } : {}
  },

  /** Without a manager, nobody could appoint another one. */
  async isNeeded(db, userId) {
    return (await isLastManager(db, userId)) ? 'last_manager' : null
  },
}
