import { sql } from 'drizzle-orm'
import { bookingsOf } from '#domains/bookings/access/claim.server.ts'
import { readAnswers } from '#domains/traveller-details/detail-answers.server.ts'
import type { PersonalData, Vault } from '#domains/context.ts'

/** The details that a person has given for bookings, decrypted. */
export function detailsOfPerson(vault: Vault): PersonalData {
  return {
    async collect(db, userId) {
      const result = await db.execute<{ id: number; reference: string }>(sql`
        select b.id, b.reference from booking b where b.id in ${bookingsOf(userId)}
          and exists (select from booking_detail d where d.booking_id = b.id) order by b.id`)
      const answers = await readAnswers(
        db,
        vault,
        result.rows.map(({ id }) => id),
      )
      return {
        booking_details: result.rows.flatMap(({ id, reference }) =>
          [...(answers.get(id) ?? [])].map(([position, details]) => ({ reference, position, details })),
        ),
      }
    },
  }
}
