import { sql } from 'drizzle-orm'
import { detailDays } from '#domains/bookings/details/rules.ts'
import { boundTo } from '#domains/bookings/model/guests/detail-answers.server.ts'
import type { Vault } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { Details } from '#domains/shared/details/fields.ts'

type AnswerRow = { bookingId: number; position: number; answers: string }

/** Replaces the answers at the positions; empty answers delete their row. Run in a transaction. */
export async function saveAnswers(
  tx: Queryable,
  vault: Vault,
  { bookingId, answers, now }: { bookingId: number; answers: ReadonlyMap<number, Details>; now: Date },
): Promise<void> {
  for (const [position, details] of answers) {
    const encrypted = vault.encrypt(boundTo(bookingId, position), JSON.stringify(details))
    await (Object.keys(details).length === 0
      ? tx.execute(sql`delete from booking_detail where booking_id = ${bookingId} and position = ${position}`)
      : tx.execute(sql`
          insert into booking_detail (booking_id, position, answers, updated_at)
          values (${bookingId}, ${position}, ${encrypted}, ${now.toISOString()})
          on conflict (booking_id, position) do update set answers = excluded.answers, updated_at = excluded.updated_at`))
  }
}

/** Re-encrypts answers that were encrypted with an earlier key, at most `max` per call. Returns their number. */
export async function reencryptBookingDetails(db: Queryable, vault: Vault, max = 1000): Promise<number> {
  const old = await db.execute<AnswerRow>(sql`
    select booking_id as "bookingId", position, answers from booking_detail
    where not starts_with(answers, ${vault.mark}) limit ${max}`)
  for (const { bookingId, position, answers } of old.rows) {
    const bound = boundTo(bookingId, position)
    // Skips the row if it was changed meanwhile.
    await db.execute(sql`
      update booking_detail set answers = ${vault.encrypt(bound, vault.decrypt(bound, answers))}
      where booking_id = ${bookingId} and position = ${position} and answers = ${answers}`)
  }
  return old.rows.length
}

/** Deletes the details of bookings that ended `detailDays` ago, whether the trip took place or not. */
export async function deleteExpiredDetails(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - detailDays * 86_400_000).toISOString()
  await db.execute(sql`
    delete from booking_detail d using booking b where b.id = d.booking_id and (b.check_out < ${before}::timestamptz::date
      or (b.status in ('cancelled', 'rejected', 'expired') and b.updated_at < ${before}))`)
}
