import { sql, type SQL } from 'drizzle-orm'
import { ownBooking } from '#domains/bookings/access/booking-session.server.ts'
import { entriesOfBooking } from '#domains/bookings/account/entries.server.ts'
import type { AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import type { DocumentKind, DocumentState } from '#domains/bookings/model/document-shapes.ts'
import type { GiftUse } from '#domains/bookings/model/gift-use.ts'
import type { MadeChange, OpenChange } from '#domains/bookings/model/change-shapes.ts'
import type { BookingGroup } from '#domains/bookings/model/rules.ts'
import type { BookingStatus, Contact } from '#domains/bookings/model/shapes.ts'
import type { RejectReason } from '#domains/bookings/model/decline.ts'
import type { booking } from '#domains/bookings/model/schema.server.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { HotelSubstitution } from '#domains/bookings/model/hotel-substitution.server.ts'
import { activeStatuses, endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import { isSold } from '#domains/content/queries.server.ts'
import type { Actor } from '#domains/context.ts'
import { isoInstant, type Queryable } from '#domains/db.ts'
import {
  hotelCardColumns,
  hotelCardTables,
  type HotelCardRow,
} from '#domains/products/stays/catalogue/queries.server.ts'
import { leastCharges } from '#domains/shared/charge-step.ts'
import type { Bed } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** A document that staff requested; instants are ISO 8601. */
type BookingDocument = {
  id: number
  kind: DocumentKind
  why: string
  state: DocumentState
  type: string | null
  bytes: number | null
  sentAt: string | null
}

/** What every read of a booking has. Amounts in minor units. */
type ReadBooking = Pick<
  typeof booking.$inferSelect,
  'reference' | 'checkIn' | 'checkOut' | 'guests' | 'specialRequest' | 'linkGeneration'
> &
  AccountedBooking & {
    checkedIn: boolean
    checkedOut: boolean
    /** The part that a gift card pays of it. */
    gift: GiftUse | null
    /** A change by the traveller that awaits the provider or the payment of the difference. */
    change: OpenChange | null
  }

export type BookingRow = ReadBooking & {
  bookingId: number
  /** Reference of the order that it was booked in. */
  orderReference: string | null
  /** The number of the other bookings of that order that have not ended. */
  othersOfOrder: number
  /** The cities of the hotels of a package; null for a stay or a service. */
  destinations: Bilingual[] | null
  contact: Contact
  deadlineAt: string | null
  rejectReason: RejectReason | null
  declineComment: string
  hasReceipt: boolean
  /** The last change that was made; only read for a single booking of its traveller. */
  madeChange?: MadeChange | null
  /** The product of an open offer. */
  offer: BookedProduct | null
  /** Set for an open question about a hotel substitution. */
  offerHotelSubstitution: HotelSubstitution | null
  /** True if an offer of another product was accepted. */
  offerAccepted: boolean
  documents: BookingDocument[]
  /** Set for an open offer in another hotel. */
  offerHotel: HotelCardRow | null
  createdAt: string
  /** Set for a stay. */
  hotel: (HotelCardRow & { street: Bilingual; phone: string }) | null
  /** True if the booked product is published on the site now. */
  offered: boolean
  /** True for a stay to or from which nothing is booked, in a city with transfers. */
  transferMissing: boolean
  roomTypes: { id: number; name: Bilingual; beds: Bed[] }[]
}

/** The smallest amount that can be charged in the currency of a booking `b`, as `leastCharge`. */
export const leastChargeOfBooking = sql`coalesce((${JSON.stringify(leastCharges)}::jsonb ->> b.currency)::int, 1)`

/** The use of a gift card by a booking `b`, as `GiftUse`: its amount is without refunds of changes. */
export const giftOfBooking: SQL = sql`(
  select json_build_object('state', g.state, 'lastFour', c.last_four,
    'amount', (g.amount_minor - coalesce(r.changed, 0))::int, 'left', (g.amount_minor - coalesce(r.whole, 0))::int)
  from gift_use g join gift_card c on c.id = g.card_id cross join lateral (
    select sum(r.amount_minor) as whole, sum(r.amount_minor) filter (where r.reason = 'changed') as changed
    from refund r where r.payment_id = g.payment_id and r.reference = b.reference) r
  where g.booking_id = b.id)`

/** Orders the bookings `b` of a day: what begins at an hour, such as the way to a hotel, comes first. */
export const hasNoHour: SQL = sql`(b.product -> 'priced' ->> 'time') is null`

/** True if the traveller of a booking `b` has a transfer on a date, or a package that begins, ends or goes on. */
export function hasTravelOn(date: SQL): SQL {
  return sql`exists (select from booking o left join service ts on o.kind = 'service' and ts.id = (o.product -> 'row' ->> 'id')::int
      left join service_type tt on tt.id = ts.type_id
    where (o.user_id = b.user_id or o.order_id = b.order_id) and o.status not in ${endedStatuses}
      and case o.kind when 'service' then tt.kind = 'transfer' and o.check_in = ${date}
        when 'package' then ${date} between o.check_in and o.check_out else false end)`
}

/** The unfinished change of a booking `b`, as `OpenChange`. */
export const changeOfBooking = sql`(select json_build_object('id', x.id, 'state', x.state, 'product', x.product, 'selection', x.selection,
    'guests', x.guests, 'penalty', x.penalty_minor, 'due', x.due_minor, 'refund', x.refund_minor,
    'deadlineAt', ${isoInstant(sql`x.deadline_at`)})
  from booking_change x where x.booking_id = b.id and x.state in ('asked', 'unpaid'))`

/**
 * The last applied change of a booking `b` that is known with what it replaced, as `MadeChange`: of a booking that was
 * confirmed by then, and whose price no later offer has replaced.
 */
const madeChangeOf = sql`(select json_build_object(
    'madeAt', ${isoInstant(sql`x.closed_at`)}, 'product', x.product_before, 'guests', x.guests_before,
    'penalty', x.penalty_minor, 'paid', x.due_minor, 'refund', x.refund_minor,
    'toGiftCard', (select coalesce(sum(r.amount_minor), 0)::int from refund r join gift_use g on g.payment_id = r.payment_id and g.booking_id = b.id
      where r.reference = b.reference and r.reason = 'changed' and r.requested_at = x.closed_at))
  from booking_change x where x.booking_id = b.id and x.state = 'applied' and x.guests_before is not null
    and exists (select from booking_event e where e.booking_id = b.id and e.to_status = 'confirmed' and e.at <= x.closed_at)
    and (x.product is null or x.product -> 'priced' = b.product -> 'priced')
  order by x.id desc limit 1)`

/** The names of the cities of the hotels of a booked package `b`, in order; null for a stay, a service or without hotels. */
export const destinationsOfBooking = sql`(select jsonb_agg(x.name order by x.position) from (
  select rc.name, min(r.position) as position
  from package_hotel r left join hotel rh on rh.id = r.hotel_id join city rc on rc.slug = coalesce(rh.city, r.city)
  where b.kind = 'package' and r.package_id = (b.product -> 'row' ->> 'id')::int group by rc.slug, rc.name) x)`

/** The columns of `AccountedBooking`. */
export const accountedColumns: SQL = sql`b.status, b.payment_status as "paymentStatus", b.payment_type as "paymentType",
  b.product, b.price, b.cancelled, ${entriesOfBooking} as entries`

/** The columns of `ReadBooking`. */
const readColumns = sql`b.reference, ${accountedColumns},
  b.check_in as "checkIn", b.check_out as "checkOut", b.guests, b.special_request as "specialRequest",
  b.link_generation as "linkGeneration", b.checked_in_at is not null as "checkedIn",
  b.checked_out_at is not null as "checkedOut", ${giftOfBooking} as gift, ${changeOfBooking} as change`

const columns = sql`${readColumns}, b.id as "bookingId",
  (select o.reference from booking_order o where o.id = b.order_id) as "orderReference",
  (select count(*)::int from booking o where o.order_id = b.order_id and o.id <> b.id and o.status not in ${endedStatuses}) as "othersOfOrder",
  b.contact, ${destinationsOfBooking} as destinations,
  b.reject_reason as "rejectReason", b.decline_comment as "declineComment",
  (exists (select from booking_payment bp join receipt r on r.payment_id = bp.payment_id where bp.booking_id = b.id) or
    exists (select from arrival_payment a join receipt r on r.arrival_payment_id = a.id where a.booking_id = b.id)) as "hasReceipt",
  asked.product as offer, asked.substitution as "offerHotelSubstitution",
  exists (select from booking_offer o where o.booking_id = b.id and o.state = 'accepted' and o.product is not null) as "offerAccepted",
  (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'why', d.why, 'state', d.state, 'type', d.type, 'bytes', d.bytes,
     'sentAt', ${isoInstant(sql`d.sent_at`)}) order by d.id), '[]')
     from booking_document d where d.booking_id = b.id and d.forget_at is null) as documents,
  (select row_to_json(card) from (
     select ${hotelCardColumns} from ${hotelCardTables}
     where h.id = (select o.hotel_id from booking_offer o where o.booking_id = b.id and o.state = 'open') and h.id <> b.hotel_id) card) as "offerHotel",
  ${isoInstant(sql`b.deadline_at`)} as "deadlineAt",
  ${isoInstant(sql`b.created_at`)} as "createdAt",
  case when b.hotel_id is not null then (select row_to_json(card) from (select ${hotelCardColumns}, h.street, h.phone) card) end as hotel,
  coalesce(case b.kind when 'package' then (select offered and ${isSold('packages')} from package where id = (b.product -> 'row' ->> 'id')::int)
    when 'service' then (select offered and ${isSold('services')} from service where id = (b.product -> 'row' ->> 'id')::int) else h.offered and ${isSold('stays')} end, false) as offered,
  b.status = 'confirmed' and h.id is not null and ${isSold('services')}
    and exists (select from service ts join service_type tt on tt.id = ts.type_id where ts.offered and tt.kind = 'transfer' and h.city in (ts.city, ts.to_city))
    and not (${hasTravelOn(sql`b.check_in`)} and ${hasTravelOn(sql`b.check_out`)}) as "transferMissing",
  (select coalesce(json_agg(json_build_object('id', rt.id, 'name', rt.name, 'beds', rt.beds) order by rt.id), '[]')
     from room_type rt where rt.id in (select br.room_type_id from booking_room br where br.booking_id = b.id)
       or rt.id in (select (room ->> 'roomTypeId')::int from booking_change x, jsonb_array_elements(x.product -> 'priced' -> 'rooms') room
                    where x.booking_id = b.id and x.state in ('asked', 'unpaid') and x.product ->> 'kind' = 'stay')
       or rt.id in (select (room ->> 'roomTypeId')::int from booking_change x, jsonb_array_elements(x.product_before -> 'priced' -> 'rooms') room
                    where x.booking_id = b.id and x.state = 'applied' and x.product_before ->> 'kind' = 'stay')
       or rt.id in (select (room ->> 'roomTypeId')::int from booking_offer o, jsonb_array_elements(o.product -> 'priced' -> 'rooms') room
                    where o.booking_id = b.id and o.state = 'open' and o.product ->> 'kind' = 'stay')) as "roomTypes"`

const tables = sql`booking b left join (${hotelCardTables}) on h.id = b.hotel_id
  left join booking_offer asked on asked.booking_id = b.id and asked.state = 'open' and b.status = 'waiting_user'`

/** A booking with its place, and the time zone of that place. */
const withPlace = sql`booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city`
/** The name of what a booking `b` is for, with its hotel `h` and the hotel's city `c` joined; both languages. */
export const aboutOfBooking = sql`coalesce(h.name, b.product -> 'row' -> 'title', b.product -> 'row' -> 'name')`
export const cityOfBooking = sql`coalesce(c.name, b.product -> 'row' -> 'departureCity' -> 'name', b.product -> 'row' -> 'city' -> 'name')`
/** The city of a stay or service, or those that a package leads to; the city it leaves from only if it has no hotels. */
export const placesOfBooking = sql`coalesce((
  select jsonb_build_object('en', string_agg(d.name ->> 'en', ' · ' order by d.n), 'ar', string_agg(d.name ->> 'ar', ' · ' order by d.n))
  from jsonb_array_elements(${destinationsOfBooking}) with ordinality d (name, n) having count(*) > 0), ${cityOfBooking})`
export const timeZoneOfBooking = sql`coalesce(c.time_zone, b.product ->> 'timeZone')`
/** Condition: the booking `b` is one of a departure. Its days are not asked for, so that no booking can be missed. */
export const bookedDeparture = (id: SQL): SQL =>
  sql`(b.kind = 'package' and (b.product -> 'priced' ->> 'departureId')::int = ${id})`

/** True if a booked service begins at an airport, so that the flight in its details lands. */
export function beginsAtAirport(bookingId: number): SQL {
  return sql`exists (select from booking b join service s on s.id = (b.product -> 'row' ->> 'id')::int
    join place p on p.category = 'airport' and p.lat = s.lat and p.lon = s.lon
    where b.id = ${bookingId} and b.kind = 'service')`
}

/** Finds a booking that an actor is allowed to see; null for any other. */
export async function findBooking(db: Queryable, actor: Actor, reference: string): Promise<BookingRow | null> {
  const result = await db.execute<BookingRow & { madeChange: MadeChange | null }>(
    sql`select ${columns}, ${madeChangeOf} as "madeChange" from ${tables} where b.reference = ${reference.toUpperCase()} and ${ownBooking(actor)}`,
  )
  return result.rows[0] ?? null
}

/** Finds the bookings of an order that an actor is allowed to see; null if there are none. */
export async function findOrder(
  db: Queryable,
  actor: Actor,
  reference: string,
): Promise<{ createdAt: string; rows: BookingRow[] } | null> {
  const result = await db.execute<BookingRow>(sql`
    select ${columns} from ${tables} where ${ownBooking(actor)}
      and b.order_id = (select id from booking_order where reference = ${reference.toUpperCase()}) order by b.id`)
  const [first] = result.rows
  return first ? { createdAt: first.createdAt, rows: result.rows } : null
}

export async function findBookingForAdmin(db: Queryable, reference: string): Promise<BookingRow | null> {
  const result = await db.execute<BookingRow>(
    sql`select ${columns} from ${tables} where b.reference = ${reference.toUpperCase()}`,
  )
  return result.rows[0] ?? null
}

/** Returns a page of a traveller's bookings in a group or with a status, and their total number. */
export async function findMyBookings(
  db: Queryable,
  userId: string,
  { group, status, now }: { group: BookingGroup; status?: BookingStatus | undefined; now: Date },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const ofUser = sql`b.user_id = ${userId} and ${status ? sql`b.status = ${status}` : inGroup(group, now)}`
  const order = group === 'upcoming' ? sql`b.check_in, b.id` : sql`b.check_in desc, b.id desc`
  const result = await db.execute<BookingRow & { total: number }>(sql`
    select ${columns}, count(*) over () as total from ${tables} where ${ofUser}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`)
  if (result.rows[0] || page === 1) return { rows: result.rows, total: result.rows[0]?.total ?? 0 }
  const counted = await db.execute<{ total: number }>(sql`select count(*) as total from ${withPlace} where ${ofUser}`)
  return { rows: [], total: counted.rows[0]?.total ?? 0 }
}

/** The condition of a list of my bookings, by the local date of its place. */
function inGroup(group: BookingGroup, now: Date): SQL {
  const ended = sql`b.status in ${endedStatuses}`
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking})::date`
  const over = sql`(b.check_out <= ${today} or b.status not in ${activeStatuses})`
  if (group === 'cancelled') return ended
  return group === 'past' ? sql`not ${ended} and ${over}` : sql`not ${ended} and not ${over}`
}

/** A locked booking with the data that changes need. */
export type ChangingBooking = ReadBooking & {
  id: number
  userId: string | null
  orderId: number | null
  hotelId: number | null
  /** True if a provider has to confirm it. */
  onRequest: boolean
  /** The product of an open offer, whose seats or slots the booking holds meanwhile. */
  offered: BookedProduct | null
  /** An open question that the traveller has to answer before any payment. */
  question: 'offer' | 'substitution' | 'document' | null
  partnerReference: string | null
  deadlineAt: Date | null
  /** Increases with every event of the booking: a caller with a smaller version has outdated data. */
  version: number
  /** Local wall-clock time of the place from which on the traveller can no longer cancel. */
  checkInFrom: string
  timeZone: string
}

/**
 * The product of an open offer whose inventory the booking holds instead of its own: seats or slots. The rooms of an
 * offered stay are taken when the offer is accepted.
 */
export function offeredAndHeld(bookingId: SQL): SQL {
  return sql`(select o.product from booking_offer o
    where o.booking_id = ${bookingId} and o.state = 'open' and o.product ->> 'kind' <> 'stay')`
}

/** Id of the last event of a booking `b`. */
export const versionOf = sql`(select coalesce(max(e.id), 0)::int from booking_event e where e.booking_id = b.id)`

const questionOf = sql`coalesce(
  (select case when o.substitution is null then 'offer' else 'substitution' end from booking_offer o where o.booking_id = b.id and o.state = 'open'),
  (select 'document' from booking_document d where d.booking_id = b.id and d.state = 'asked' limit 1))`

/** Locks one booking until the transaction ends, so that changes run one at a time on current data. */
export async function lockBooking(db: Queryable, which: SQL): Promise<ChangingBooking | null> {
  const [booking] = await lockBookings(db, which)
  return booking ?? null
}

/** The same without a lock, for a quote of a change. */
export async function findChanging(db: Queryable, which: SQL): Promise<ChangingBooking | null> {
  const [booking] = await changingBookings(db, which)
  return booking ?? null
}

/**
 * Locks several bookings in the order of their ids, the global lock order.
 * @param wait false leaves out those that are locked
 */
export async function lockBookings(db: Queryable, which: SQL, wait = true): Promise<ChangingBooking[]> {
  const locked = await db.execute<{ id: number }>(
    sql`select b.id from ${withPlace} where ${which} order by b.id for update of b ${wait ? sql`` : sql`skip locked`}`,
  )
  if (locked.rows.length === 0) return []
  const ids = sql.param(locked.rows.map(({ id }) => id))
  // A separate statement: its snapshot is taken after the lock, so it includes the events and refunds of the previous
  // lock holder.
  return changingBookings(db, sql`b.id = any(${ids}::bigint[])`)
}

async function changingBookings(db: Queryable, which: SQL): Promise<ChangingBooking[]> {
  const result = await db.execute<Omit<ChangingBooking, 'deadlineAt'> & { deadlineAt: string | null }>(sql`
    select ${readColumns}, b.id, b.user_id as "userId", b.order_id as "orderId", b.hotel_id as "hotelId",
      coalesce(h.supply, b.product -> 'row' ->> 'supply') = 'portal' as "onRequest",
      ${offeredAndHeld(sql`b.id`)} as offered, ${questionOf} as question,
      b.partner_reference as "partnerReference", b.deadline_at as "deadlineAt", ${versionOf} as version,
      coalesce(h.check_in_from::text, b.product ->> 'startsAt') as "checkInFrom",
      ${timeZoneOfBooking} as "timeZone"
    from ${withPlace} where ${which} order by b.id`)
  return result.rows.map((row) => ({ ...row, deadlineAt: row.deadlineAt === null ? null : new Date(row.deadlineAt) }))
}
