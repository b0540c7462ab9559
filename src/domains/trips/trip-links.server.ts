import { sql, type SQL } from 'drizzle-orm'
import type { SharedTrip, TripLink } from '#domains/trips/contract.ts'
import { linkEnd } from '#domains/trips/trips.ts'
import type { PlaceFacts } from '#domains/vouchers/contract.ts'
import { placeFactsOf } from '#domains/vouchers/voucher.server.ts'
import { aboutOfBooking, inOrderOfTime, loadBookings, type Booking } from '#domains/bookings/state/queries.server.ts'
import { endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Ports, Queryable, Signer } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { optionText } from '#domains/shared/texts/vehicles.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

/** Condition of a booking `b` that a link can show: it has not been rejected, cancelled or missed. */
const isShown = sql`(b.status not in ${endedStatuses} and b.status <> 'no_show')`
/** Condition of a row `lb` whose booking `b` still accepts links of its generation. */
const isAccepted = sql`lb.link_generation = b.link_generation and ${isShown}`

type TripBooking = {
  reference: string
  order: string | null
  name: Bilingual
  check_in: string
  check_out: string
  lastDay: string
}

/** The bookings that an owner can share, in the order of their dates. */
export async function findShareable(db: Queryable, own: SQL): Promise<TripBooking[]> {
  const result = await db.execute<TripBooking>(sql`
    select b.reference, b.order_id::text as "order", ${aboutOfBooking} as name, b.check_in, b.check_out,
      case when b.kind = 'stay' then b.check_out else b.check_out - 1 end as "lastDay"
    from booking b left join hotel h on h.id = b.hotel_id where ${own} and ${isShown} ${inOrderOfTime} limit 200`)
  return result.rows
}

/** The valid links that show any of the bookings. */
export async function findTripLinks(db: Queryable, references: string[], now: Date): Promise<TripLink[]> {
  const result = await db.execute<Omit<TripLink, 'valid_until'> & { checkOut: string }>(sql`
    select l.id, l.name, ${isoInstant(sql`l.created_at`)} as created_at,
      array_agg(b.reference order by b.check_in, b.id) as bookings, max(b.check_out) as "checkOut"
    from trip_link l join trip_link_booking lb on lb.link_id = l.id join booking b on b.id = lb.booking_id and ${isAccepted}
    where l.revoked_at is null
    group by l.id having bool_or(b.reference = any(${sql.param(references)}::text[])) order by l.id`)
  return result.rows
    .map(({ checkOut, ...link }) => ({ ...link, valid_until: linkEnd([{ checkOut }]) }))
    .filter((link) => link.valid_until >= tripToday(now))
}

/** Creates a link to bookings; returns its token, or null if one of them is not the owner's or is not shown. */
export async function createTripLink(
  db: Queryable,
  { name, references, own }: { name: string; references: string[]; own: SQL },
  { ports, now }: { ports: Pick<Ports, 'signer' | 'random'>; now: Date },
): Promise<string | null> {
  const token = Buffer.from(ports.random(24)).toString('base64url')
  const referenceList = sql.param(references)
  const created = await db.execute(sql`
    with shared as (
      select b.id, b.link_generation from booking b where b.reference = any(${referenceList}::text[]) and ${own} and ${isShown}),
    link as (
      insert into trip_link (name, digest, created_at) select ${name}, ${digestOf(ports.signer, token)}, ${now.toISOString()}
      where (select count(*) from shared) = cardinality(${referenceList}::text[]) returning id)
    insert into trip_link_booking (link_id, booking_id, link_generation)
    select link.id, shared.id, shared.link_generation from link, shared`)
  return created.rowCount ? token : null
}

/** Revokes a link that shows a booking of the owner. Returns false if there is none. */
export async function revokeTripLink(db: Queryable, id: number, own: SQL, now: Date): Promise<boolean> {
  const revoked = await db.execute(sql`
    update trip_link l set revoked_at = ${now.toISOString()} where l.id = ${id} and l.revoked_at is null
      and exists (select from trip_link_booking lb join booking b on b.id = lb.booking_id where lb.link_id = l.id and ${own})`)
  return revoked.rowCount === 1
}

/** A booking of a trip with the facts of its documents. */
export type TripFacts = { row: Booking; facts: PlaceFacts }

/** The bookings of a link in the order of their dates; null if the link is unknown, revoked or expired, or shows none. */
export async function findTrip(
  db: Queryable,
  token: string,
  { ports, now }: { ports: Pick<Ports, 'signer'>; now: Date },
): Promise<TripFacts[] | null> {
  const rows = await loadBookings(
    db,
    sql`b.id in (select lb.booking_id from trip_link_booking lb join trip_link l on l.id = lb.link_id
      where l.digest = ${digestOf(ports.signer, token)} and l.revoked_at is null and ${isAccepted})`,
    inOrderOfTime,
  )
  if (rows.length === 0 || linkEnd(rows) < tripToday(now)) return null
  const trip: TripFacts[] = []
  for (const row of rows) trip.push({ row, facts: await placeFactsOf(row, { db, now }) })
  return trip
}

/** The trip in the language of a reader. Only what is listed here leaves the server. */
export function tripView(trip: readonly TripFacts[], locale: Locale): SharedTrip {
  const text = (value: Bilingual | null) => value && inLocale(value, locale)
  const days = trip.map(({ facts }) => facts)
  return {
    travellers: [...new Set(trip.flatMap(({ row }) => row.guests.map(({ first_name }) => first_name)))],
    first_day: days.map(({ first_day }) => first_day).toSorted()[0] ?? '',
    last_day:
      days
        .map(({ last_day }) => last_day)
        .toSorted()
        .at(-1) ?? '',
    valid_until: linkEnd(trip.map(({ row }) => row)),
    bookings: trip.map(({ row, facts }) => ({
      kind: facts.kind,
      name: inLocale(facts.name, locale),
      confirmed: row.status === 'confirmed' || row.status === 'completed',
      address: inLocale(facts.address, locale),
      phone: facts.phone,
      point: facts.point,
      first_day: facts.first_day,
      last_day: facts.last_day,
      nights: facts.nights,
      starts_at: facts.starts_at,
      ends_at: facts.ends_at,
      option: facts.option && optionText(translator(locale), inLocale(facts.option, locale), facts.vehicles),
      meeting: text(facts.meeting),
      flight: text(facts.flight),
      hotels: facts.hotels.map(({ name, nights }) => ({ name: inLocale(name, locale), nights })),
      programme: facts.programme.map(({ date, title }) => ({ date, title: inLocale(title, locale) })),
    })),
  }
}

/** The token is random enough; the keyed digest also makes a stolen table useless for trying tokens elsewhere. */
function digestOf(signer: Signer, token: string): string {
  return signer.digest('trip link', token)
}

/** Links end by the calendar of the cities where guests stay. */
function tripToday(now: Date): string {
  return todayIn(siteTimeZone, now)
}
