import { sql, type SQL } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import type { Queryable } from '#domains/context.ts'
import type { LinkedRow } from '#domains/reviews/linked.server.ts'
import type { ReviewContent } from '#domains/reviews/queries.server.ts'
import { changeDays } from '#domains/reviews/rules.ts'
import type { HideReason, ReviewAction } from '#domains/reviews/shapes.ts'

/**
 * Publishes the review of a booking, or changes it while it can be changed; `too_late` for one that is hidden or too
 * old. A changed review is unread again. Run in a transaction.
 */
export async function saveReview(
  db: Queryable,
  booking: LinkedRow & { productId: number },
  review: ReviewContent,
  now: Date,
): Promise<Outcome<null, 'too_late'>> {
  const at = now.toISOString()
  const productIn = (kind: LinkedRow['kind']) => (booking.kind === kind ? booking.productId : null)
  const result = await db.execute<{ id: number; changed: boolean }>(sql`
    insert into review as r (booking_id, kind, hotel_id, package_id, service_id, stars, parts, words, locale, party, author, stayed_on, created_at)
    values (${booking.bookingId}, ${booking.kind}, ${productIn('stay')}, ${productIn('package')}, ${productIn('service')}, ${review.stars},
      ${JSON.stringify(review.parts)}::jsonb, ${review.words}, ${review.locale}, ${review.party}, ${review.author}, ${booking.checkIn}, ${at})
    on conflict (booking_id) do update set stars = excluded.stars, parts = excluded.parts, words = excluded.words, locale = excluded.locale,
      party = excluded.party, author = excluded.author, changed_at = ${at}, read_at = null
      where r.hidden_at is null and r.created_at > ${at}::timestamptz - make_interval(days => ${changeDays})
    returning r.id, r.changed_at is not null as changed`)
  const [row] = result.rows
  if (!row) return err('too_late')
  await writeReviewEvent(db, { id: row.id, action: row.changed ? 'changed' : 'written', name: '', now })
  return done(null)
}

/** Deletes the review of a booking for good, with its history. */
export async function deleteReview(db: Queryable, bookingId: number): Promise<void> {
  await db.execute(sql`delete from review where booking_id = ${bookingId}`)
}

/** A change of a review by a member of staff. Run in a transaction. */
type StaffChange = { id: number; name: string; now: Date }

/** Takes a review out of the queue; false if it is not in it. */
export async function markReviewRead(db: Queryable, change: StaffChange): Promise<boolean> {
  return changeReview(db, change, 'read', {
    set: sql`read_at = ${change.now.toISOString()}`,
    where: sql`read_at is null`,
  })
}

/** Publishes, changes or removes (empty) the answer of the provider; false if there is no such review. */
export async function answerReview(db: Queryable, change: StaffChange & { answer: string }): Promise<boolean> {
  const at = change.now.toISOString()
  return changeReview(db, change, change.answer ? 'answered' : 'answer_removed', {
    set: sql`answer = ${change.answer}, answered_at = ${change.answer ? at : null}, read_at = coalesce(read_at, ${at})`,
    where: sql`true`,
  })
}

/** Hides a review; false if it is hidden already. */
export async function hideReview(
  db: Queryable,
  change: StaffChange & { reason: HideReason; note: string },
): Promise<boolean> {
  const at = change.now.toISOString()
  return changeReview(db, change, 'hidden', {
    set: sql`hidden_at = ${at}, hidden_reason = ${change.reason}, read_at = coalesce(read_at, ${at})`,
    where: sql`hidden_at is null`,
  })
}

/** Publishes a hidden review again; false if it is not hidden. */
export async function publishReview(db: Queryable, change: StaffChange): Promise<boolean> {
  return changeReview(db, change, 'published', {
    set: sql`hidden_at = null, hidden_reason = null`,
    where: sql`hidden_at is not null`,
  })
}

async function changeReview(
  db: Queryable,
  change: StaffChange & { reason?: HideReason; note?: string },
  action: ReviewAction,
  { set, where }: { set: SQL; where: SQL },
): Promise<boolean> {
  const changed = await db.execute(sql`update review set ${set} where id = ${change.id} and ${where} returning id`)
  if (changed.rows.length === 0) return false
  await writeReviewEvent(db, { ...change, action })
  return true
}

async function writeReviewEvent(
  db: Queryable,
  event: { id: number; name: string; now: Date; action: ReviewAction; reason?: HideReason; note?: string },
): Promise<void> {
  await db.execute(sql`
    insert into review_event (review_id, at, name, action, reason, note)
    values (${event.id}, ${event.now.toISOString()}, ${event.name}, ${event.action}, ${event.reason ?? null}, ${event.note ?? ''})`)
}
