import { sql } from 'drizzle-orm'
import { aboutOfBooking, placesOfBooking } from '#domains/bookings/state/queries.server.ts'
import type { booking } from '#domains/bookings/model/schema.server.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import type { ReviewContent, ReviewRow } from '#domains/reviews/queries.server.ts'
import { reviewDays } from '#domains/reviews/rules.ts'
import type { HideReason } from '#domains/reviews/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The id of the product of a booking `b`; null if it has been deleted. */
export const productOfBooking = sql`case b.kind when 'stay' then b.hotel_id
  when 'package' then (select p.id from package p where p.id = b.package_id)
  else (select s.id from service s where s.id = b.service_id) end`

/** True for a booking `b` whose traveller is known: bookings of the site lose their account when it is erased. */
export const hasTraveller = sql`(b.user_id is not null
  or (b.source = 'phone' and (b.contact ->> 'email' <> '' or b.contact ->> 'phone' <> '')))`

type BookingColumn = 'reference' | 'kind' | 'status' | 'linkGeneration' | 'checkIn' | 'checkOut'

/** A booking with the review of its traveller. Instants are ISO 8601. */
export type LinkedRow = Pick<typeof booking.$inferSelect, BookingColumn> & {
  bookingId: number
  productId: number | null
  hasTraveller: boolean
  about: Bilingual
  city: Bilingual
  firstName: string
  lastName: string
  own: (Omit<ReviewContent, 'locale'> & Pick<ReviewRow, 'createdAt' | 'answer'> & { hidden: HideReason | null }) | null
}

/** Finds the booking of a review link; null if it does not exist. */
export async function findLinked(db: Queryable, reference: string): Promise<LinkedRow | null> {
  const result = await db.execute<LinkedRow>(sql`
    select b.id as "bookingId", b.reference, b.kind, b.status, b.link_generation as "linkGeneration", b.check_in as "checkIn", b.check_out as "checkOut",
      ${productOfBooking} as "productId", ${hasTraveller} as "hasTraveller", ${aboutOfBooking} as about, ${placesOfBooking} as city,
      coalesce(b.guests -> 0 ->> 'first_name', '') as "firstName", coalesce(b.guests -> 0 ->> 'last_name', '') as "lastName",
      case when r.id is not null then json_build_object('stars', r.stars, 'parts', r.parts, 'words', r.words, 'party', r.party,
        'author', r.author, 'createdAt', ${isoInstant(sql`r.created_at`)}, 'hidden', r.hidden_reason, 'answer', r.answer) end as own
    from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city left join review r on r.booking_id = b.id
    where b.reference = ${reference}`)
  return result.rows[0] ?? null
}

type Reviewable = { reference: string; linkGeneration: number; reviewed: boolean }

/** The completed bookings of a traveller that are reviewed, or can still be. */
export async function findReviewable(db: Queryable, userId: string, now: Date): Promise<Reviewable[]> {
  const result = await db.execute<Reviewable>(sql`
    select b.reference, b.link_generation as "linkGeneration", r.id is not null as reviewed
    from booking b left join review r on r.booking_id = b.id
    where b.user_id = ${userId} and b.status = 'completed'
      and (r.id is not null or (b.check_out >= ${now.toISOString()}::timestamptz::date - ${reviewDays}::int and ${productOfBooking} is not null))
    order by b.check_in desc, b.id desc limit 200`)
  return result.rows
}
