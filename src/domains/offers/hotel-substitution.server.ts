import { sql, type SQL } from 'drizzle-orm'
import { answerDeadline } from '#domains/bookings/model/rules.ts'
import { writeOffer } from '#domains/offers/offers.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { oneByOne, sweepSize, type Failed } from '#domains/bookings/model/one-by-one.ts'
import { bookedDeparture, lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { activeStatuses, askableStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Action, Queryable } from '#domains/context.ts'
import { findPackageHotel, type PackageHotelRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { Guarantee } from '#domains/products/packages/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/**
 * Substitutes one hotel of a departure by another of the same city. Returns the new hotel's id; null if the city has no
 * such other hotel. `askAboutHotelSubstitution` asks the travellers who have booked. Run in a transaction with the
 * departure locked: the substitution is later than all bookings made before the lock, whatever time their processes had.
 */
export async function substituteHotel(
  db: Queryable,
  input: { departureId: number; packageHotel: PackageHotelRow; slug: string; hours: number; now: Date },
): Promise<number | null> {
  const { departureId, packageHotel, slug, hours, now } = input
  const changed = await db.execute<{ hotelId: number }>(sql`
    insert into hotel_substitution (departure_id, position, hotel_id, answer_hours, at)
    select ${departureId}::int, ${packageHotel.position}::smallint, h.id, ${hours}::smallint,
      greatest(${now.toISOString()}::timestamptz, (
        select max(greatest(b.created_at, c.closed_at)) + interval '1 millisecond' from booking b left join booking_change c on c.booking_id = b.id
        where ${bookedDeparture(sql`${departureId}`)})) from hotel h
    where h.slug = ${slug} and h.city = ${packageHotel.city.slug} and h.id is distinct from ${packageHotel.hotelId}::int
    returning hotel_id as "hotelId"`)
  return changed.rows[0]?.hotelId ?? null
}

/** True if the departure was ever booked, whatever the booking status is now. */
export async function wasBooked(db: Queryable, departureId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from departure d join booking b on ${bookedOn} where d.id = ${departureId} limit 1`,
  )
  return rowCount === 1
}

/** Counts the active bookings of a departure. */
export async function countPromised(db: Queryable, departureId: number): Promise<number> {
  const result = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from departure d join booking b on ${bookedOn}
    where d.id = ${departureId} and b.status in ${activeStatuses}`)
  return result.rows[0]?.n ?? 0
}

/** A package hotel as promised to travellers with a booking: one of the site, or the name and the city of another. */
export type PromisedHotel = {
  hotelId: number | null
  name: Bilingual | null
  city: string | null
  guarantee: Guarantee
}

/** A package's hotels in their order, if the package has an active booking; empty otherwise. */
export async function promisedHotels(db: Queryable, packageId: number): Promise<PromisedHotel[]> {
  const result = await db.execute<PromisedHotel>(sql`
    select r.hotel_id as "hotelId", r.name, r.city, r.guarantee from package_hotel r
    where r.package_id = ${packageId} and exists (
      select from departure d join booking b on ${bookedOn}
      where d.package_id = r.package_id and b.status in ${activeStatuses})
    order by r.position`)
  return result.rows
}

/**
 * Asks the travellers of every booking that was made for another hotel than its departure has now: the booking waits
 * for the traveller, who accepts or cancels with a full refund. A booking with a payment in progress is asked after the
 * payment. Each booking has its own transaction.
 */
export async function askAboutHotelSubstitution(
  db: Queryable,
  ports: Action['ports'],
  now: Date,
  failed: Failed,
): Promise<void> {
  const questions = await findQuestions(db, now, sql`true`)
  const bookings = questions.map(({ bookingId }) => ({ id: bookingId }))
  await oneByOne(db, bookings, failed, async (tx, { id }) => {
    const booking = await lockBooking(tx, sql`b.id = ${id}`)
    // Read again under the lock: another process may have asked already.
    const [question] = booking ? await findQuestions(tx, now, sql`b.id = ${id}`) : []
    if (booking && question) await askTraveller({ db: tx, ports, now, actor: 'clock' }, booking, question)
  })
}

type Question = {
  bookingId: number
  change: number
  departureId: number
  position: number
  /** Null for a hotel that is only named. */
  before: number | null
  after: number
  hours: number
}

async function askTraveller(
  at: Action,
  booking: Booking,
  { change, departureId, position, before, after, hours }: Question,
): Promise<void> {
  const { db: tx, now } = at
  const { id, status } = booking
  if (status !== 'confirmed' && status !== 'waiting') return
  const [promised, replacement] = [
    await findPackageHotel(tx, { departureId, position, hotelId: before }),
    await findPackageHotel(tx, { departureId, position, hotelId: after }),
  ]
  if (!promised || !replacement)
    throw new Error(`departure ${departureId} no longer has a hotel at position ${position}`)
  const substitution = { change, from: status, before: promised, after: replacement }
  await writeOffer(tx, id, { product: null, substitution }, now)
  const deadlineAt = answerDeadline(now, arrivalOf(booking), hours)
  await transition(at, booking, { to: 'waiting_user', deadlineAt, note: 'substitution' })
}

/** Joins a booking `b` to its departure `d`. */
const bookedOn = bookedDeparture(sql`d.id`)

/** Bookings whose current hotel differs from the one they were made with or have accepted since. */
async function findQuestions(db: Queryable, now: Date, which: SQL): Promise<Question[]> {
  const result = await db.execute<Question>(sql`
    select b.id as "bookingId", x.id as change, x.departure_id as "departureId", x.position, promised.hotel_id as before,
      x.hotel_id as after, x.answer_hours as hours
    from (select distinct on (x.departure_id, x.position) x.* from hotel_substitution x
        join departure d on d.id = x.departure_id where d.starts_on > ${now.toISOString()}::timestamptz::date
        order by x.departure_id, x.position, x.id desc) x
      join departure d on d.id = x.departure_id
      join package_hotel r on r.package_id = d.package_id and r.position = x.position
      join booking b on ${bookedOn}
      -- A departure that the traveller changed to was chosen with the hotels that it had then.
      cross join lateral (select coalesce((select max(g.closed_at) from booking_change g
        where g.booking_id = b.id and g.state = 'applied' and g.product is not null), b.created_at) as at) chosen
      cross join lateral (select coalesce(
        (select (o.substitution -> 'after' ->> 'hotelId')::int from booking_offer o
          where o.booking_id = b.id and o.state = 'accepted' and o.answered_at > chosen.at and (o.substitution -> 'after' ->> 'position')::int = x.position
          order by o.id desc limit 1),
        (select y.hotel_id from hotel_substitution y
          where y.departure_id = x.departure_id and y.position = x.position and y.at <= chosen.at order by y.id desc limit 1),
        r.hotel_id) as hotel_id) promised
    where b.status in ${askableStatuses} and promised.hotel_id is distinct from x.hotel_id and ${which}
    order by b.id limit ${sweepSize}`)
  return result.rows
}
