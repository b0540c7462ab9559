import { sql } from 'drizzle-orm'
import { bookingsOf } from '#domains/bookings/access/claim.server.ts'
import type { PersonalData } from '#domains/context.ts'

export const reviewsOfPerson: PersonalData = {
  async collect(db, userId) {
    const reviews = await db.execute(sql`
      select b.reference, r.kind, r.stars, r.parts, r.words, r.locale, r.party, r.author, r.stayed_on::text as stayed_on, r.hidden_at,
        r.hidden_reason, r.answer, r.answered_at, r.created_at, r.changed_at
      from review r join booking b on b.id = r.booking_id where b.id in ${bookingsOf(userId)} order by r.id`)
    const events = await db.execute(sql`
      select b.reference, e.at, e.action, e.reason, e.note from review_event e join review r on r.id = e.review_id
      join booking b on b.id = r.booking_id where b.id in ${bookingsOf(userId)} order by e.id`)
    return { reviews: reviews.rows, review_events: events.rows }
  },
}
