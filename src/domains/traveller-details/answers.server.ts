import { sql } from 'drizzle-orm'
import { detailDays } from '#domains/traveller-details/rules.ts'
import { boundToPosition } from '#domains/traveller-details/detail-answers.server.ts'
import { endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Queryable, Vault } from '#domains/context.ts'
import type { Details } from '#domains/shared/details/fields.ts'

/** Replaces the answers at the positions; empty answers delete their row. Run in a transaction. */
export async function saveAnswers(
  tx: Queryable,
  vault: Vault,
  { bookingId, answers, now }: { bookingId: number; answers: ReadonlyMap<number, Details>; now: Date },
): Promise<void> {
  for (const [position, details] of answers) {
    const encrypted = vault.encrypt(boundToPosition(bookingId, position), JSON.stringify(details))
    await (Object.keys(details).length === 0
      ? tx.execute(sql`delete from booking_detail where booking_id = ${bookingId} and position = ${position}`)
      : tx.execute(sql`
          insert into booking_detail (booking_id, position, answers, updated_at)
          values (${bookingId}, ${position}, ${encrypted}, ${now.toISOString()})
          on conflict (booking_id, position) do update set answers = excluded.answers, updated_at = excluded.updated_at`))
  }
}

/** Deletes the details of bookings that ended `detailDays` ago, whether the trip took place or not. */
export async function deleteExpiredDetails(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - detailDays * 86_400_000).toISOString()
  await db.execute(sql`
    delete from booking_detail d using booking b where b.id = d.booking_id and (b.check_out < ${before}::timestamptz::date
      or (b.status in ${endedStatuses} and b.updated_at < ${before}))`)
}
