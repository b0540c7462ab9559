import { sql } from 'drizzle-orm'
import type { Binding, Queryable, Vault } from '#domains/context.ts'
import type { Details } from '#domains/shared/details/fields.ts'

type AnswerRow = { bookingId: number; position: number; answers: string }

/** The decrypted details of bookings, by booking and position. */
export async function readAnswers(
  db: Queryable,
  vault: Vault,
  bookings: readonly number[],
): Promise<Map<number, Map<number, Details>>> {
  const result = await db.execute<AnswerRow>(sql`
    select booking_id as "bookingId", position, answers from booking_detail
    where booking_id = any(${sql.param([...bookings])}::bigint[]) order by booking_id, position`)
  const all = new Map<number, Map<number, Details>>()
  for (const { bookingId, position, answers } of result.rows) {
    const ofBooking = all.get(bookingId) ?? new Map<number, Details>()
    const details = JSON.parse(vault.decrypt(boundToPosition(bookingId, position), answers)) as Details
    all.set(bookingId, ofBooking.set(position, details))
  }
  return all
}

/** Binds answers to their row: they can be decrypted only there. */
export function boundToPosition(bookingId: number, position: number): Binding {
  return `booking_detail:${bookingId}:${position}`
}
