import { sql } from 'drizzle-orm'
import { signLink } from '#domains/bookings/access/booking-link.server.ts'
import { languageOfReader, nameOfReader } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import { aboutOfBooking, cityOfBooking } from '#domains/bookings/state/queries.server.ts'
import type { Ports, Queryable } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { hasTraveller, productOfBooking } from '#domains/reviews/linked.server.ts'
import { reviewDays } from '#domains/reviews/rules.ts'

/** Hours after completion at which the traveller is invited to review, and days after which it is too late to do so. */
const hoursAfter = 6
const daysAfter = 14

/** Maximum number of bookings per sweep; the next sweep takes the rest. */
const sweepSize = 200

/**
 * Queues the invitation to review each completed booking, once per booking. Leaves out travellers who have disabled
 * reminders, bookings whose account was erased, reviewed bookings and deleted products.
 */
export async function requestReviews(db: Queryable, ports: Ports, now: Date, failed: Failed): Promise<void> {
  const at = now.toISOString()
  const key = sql`'review:' || b.reference`
  const due = await db.execute<{ id: number; reference: string; linkGeneration: number }>(sql`
    select b.id, b.reference, b.link_generation as "linkGeneration" from booking_event e join booking b on b.id = e.booking_id
    where e.to_status = 'completed' and e.at between ${at}::timestamptz - make_interval(days => ${daysAfter})
        and ${at}::timestamptz - make_interval(hours => ${hoursAfter})
      and b.status = 'completed' and ${hasTraveller} and ${productOfBooking} is not null
      and not exists (select from "user" u where u.id = b.user_id and not u.notify_reminders)
      and not exists (select from review r where r.booking_id = b.id)
      and not exists (select from notification m where m.dedupe_key = ${key})
    order by e.id limit ${sweepSize}`)
  await oneByOne(db, due.rows, failed, async (tx, { id, ...booking }) => {
    await queueNotificationsTo(
      tx,
      'review_request',
      sql`
        select ${key} as key, b.contact ->> 'email' as recipient, b.contact ->> 'phone' as phone, ${languageOfReader} as locale,
          jsonb_build_object('name', ${nameOfReader}, 'reference', b.reference, 'kind', b.kind,
            'about', ${aboutOfBooking}, 'city', ${cityOfBooking}, 'until', b.check_out + ${reviewDays}::int,
            'token', ${signLink(ports, 'review-link', booking, now)}::text) as data
        from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city where b.id = ${id}`,
      now,
    )
  })
}

/**
 * Queues the email to the author of a review that the provider has answered, once per review. Not for a hidden review,
 * whose answer nobody sees. Run in the transaction of the answer.
 */
export async function notifyOfAnswer(db: Queryable, ports: Ports, reviewId: number, now: Date): Promise<void> {
  const result = await db.execute<{ id: number; reference: string; linkGeneration: number }>(sql`
    select b.id, b.reference, b.link_generation as "linkGeneration" from review r join booking b on b.id = r.booking_id
    where r.id = ${reviewId} and r.answer <> '' and r.hidden_at is null and ${hasTraveller}`)
  const [booking] = result.rows
  if (!booking) return
  await queueNotificationsTo(
    db,
    'review_answered',
    sql`
      select 'review-answered:' || r.id as key, b.contact ->> 'email' as recipient, b.contact ->> 'phone' as phone, ${languageOfReader} as locale,
        jsonb_build_object('name', ${nameOfReader}, 'about', ${aboutOfBooking}, 'answer', r.answer,
          'token', ${signLink(ports, 'review-link', booking, now)}::text) as data
      from review r join booking b on b.id = r.booking_id left join hotel h on h.id = b.hotel_id where r.id = ${reviewId}`,
    now,
  )
}
