import { sql, type SQL } from 'drizzle-orm'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { writeOffer } from '#domains/bookings/offers.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/one-by-one.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { moveBooking } from '#domains/bookings/write.server.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { findResidence, type ResidenceRow } from '#domains/packages/read.server.ts'
import { instantOf } from '#domains/stays/nights.ts'

/** So many bookings one sweep asks; the next asks the rest. */
const sweepSize = 200

/**
 * Gives a departure another house of the same city instead of one. Answers its id; null when there is no such other
 * house. Those who have booked are asked by `askAboutResidence`.
 */
export async function substituteHouse(
  db: Queryable,
  given: { departureId: number; house: ResidenceRow; slug: string; hours: number; now: Date },
): Promise<number | null> {
  const { departureId, house, slug, hours, now } = given
  const changed = await db.execute<{ hotelId: number }>(sql`
    insert into residence_change (departure_id, position, hotel_id, answer_hours, at)
    select ${departureId}::int, ${house.position}::smallint, h.id, ${hours}::smallint, ${now.toISOString()}::timestamptz from hotel h
    where h.slug = ${slug} and h.city = ${house.city.slug} and h.id <> ${house.hotelId}
    returning hotel_id as "hotelId"`)
  return changed.rows[0]?.hotelId ?? null
}

/** Whether anybody has ever booked a departure, whatever became of it. */
export async function wasBooked(db: Queryable, departureId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from departure d join booking b on ${bookedOn} where d.id = ${departureId} limit 1`,
  )
  return rowCount === 1
}

/** Bookings of a departure that have not ended. */
export async function countPromised(db: Queryable, departureId: number): Promise<number> {
  const counted = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from departure d join booking b on ${bookedOn}
    where d.id = ${departureId} and b.status in ('pending', 'waiting', 'waiting_user', 'confirmed')`)
  return counted.rows[0]?.n ?? 0
}

/** The hotels of a package by their places, first to last, while somebody holds a booking of it; none otherwise. */
export async function promisedHotels(db: Queryable, packageId: number): Promise<number[]> {
  const found = await db.execute<{ hotelId: number }>(sql`
    select r.hotel_id as "hotelId" from package_residence r
    where r.package_id = ${packageId} and exists (
      select from departure d join booking b on ${bookedOn}
      where d.package_id = r.package_id and b.status in ('pending', 'waiting', 'waiting_user', 'confirmed'))
    order by r.position`)
  return found.rows.map(({ hotelId }) => hotelId)
}

/**
 * Asks everyone who was promised another house than their departure has by now: the booking waits for its traveller, who
 * accepts or leaves with all that was paid. Who is on the way to pay is asked once that is done. Each in a transaction of
 * its own; answers the tags of the pages that show them.
 */
export async function askAboutResidence(db: Queryable, queue: QueueJob, now: Date, failed: Failed): Promise<string[]> {
  const tags = new Set<string>()
  const asked = await toBeAsked(db, now, sql`true`)
  const promised = asked.map(({ bookingId }) => ({ id: bookingId }))
  await oneByOne(promised, failed, async ({ id: bookingId }) => {
    await inTransaction(db, async (tx) => {
      const booking = await lockBooking(tx, sql`b.id = ${bookingId}`)
      // Read again under the lock: another process may have asked.
      const [question] = booking ? await toBeAsked(tx, now, sql`b.id = ${bookingId}`) : []
      if (!booking || !question) return
      await ask(tx, queue, booking, question, now)
      for (const tag of pageTagsOf(booking)) tags.add(tag)
    })
  })
  return [...tags]
}

type Question = {
  bookingId: number
  change: number
  departureId: number
  position: number
  before: number
  after: number
  hours: number
}

async function ask(
  tx: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  { change, departureId, position, before, after, hours }: Question,
  now: Date,
): Promise<void> {
  const { id, status, priced, checkInFrom, timeZone } = booking
  if (status !== 'confirmed' && status !== 'waiting') return
  const [was, is] = [
    await findResidence(tx, { departureId, position, hotelId: before }),
    await findResidence(tx, { departureId, position, hotelId: after }),
  ]
  if (!was || !is) throw new Error(`departure ${departureId} has no house ${position} any more`)
  await writeOffer(tx, id, { priced, hotelId: null, residence: { change, from: status, before: was, after: is } }, now)
  await moveBooking(tx, queue, id, {
    from: status,
    to: 'waiting_user',
    actor: 'clock',
    now,
    deadlineAt: answerDeadline(now, instantOf(priced.checkIn, checkInFrom, timeZone), hours),
    note: 'residence',
  })
}

/** What a booking `b` of departure `d` has in common with it; found by the index of hotels and dates. */
const bookedOn = sql`b.hotel_id is null and b.check_in = d.starts_on and b.kind = 'package'
  and (b.journey -> 'priced' ->> 'departureId')::int = d.id`

/** Bookings whose house is another by now than the one they were made with or have accepted since. */
async function toBeAsked(db: Queryable, now: Date, which: SQL): Promise<Question[]> {
  const found = await db.execute<Question>(sql`
    select b.id as "bookingId", x.id as change, x.departure_id as "departureId", x.position, promised.hotel_id as before,
      x.hotel_id as after, x.answer_hours as hours
    from (select distinct on (x.departure_id, x.position) x.* from residence_change x
        join departure d on d.id = x.departure_id where d.starts_on > ${now.toISOString()}::timestamptz::date
        order by x.departure_id, x.position, x.id desc) x
      join departure d on d.id = x.departure_id
      join package_residence r on r.package_id = d.package_id and r.position = x.position
      join booking b on ${bookedOn}
      cross join lateral (select coalesce(
        (select (o.residence -> 'after' ->> 'hotelId')::int from booking_offer o
          where o.booking_id = b.id and o.state = 'accepted' and (o.residence -> 'after' ->> 'position')::int = x.position
          order by o.id desc limit 1),
        (select y.hotel_id from residence_change y
          where y.departure_id = x.departure_id and y.position = x.position and y.at <= b.created_at order by y.id desc limit 1),
        r.hotel_id) as hotel_id) promised
    where b.status in ('confirmed', 'waiting') and promised.hotel_id <> x.hotel_id and ${which}
    order by b.id limit ${sweepSize}`)
  return found.rows
}
