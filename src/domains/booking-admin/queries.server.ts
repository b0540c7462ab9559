import { aboutOfBooking, timeZoneOfBooking, versionOf } from '#domains/bookings/state/queries.server.ts'
import { leadGuestName } from '#domains/bookings/model/guests/lead-guest.server.ts'
import { orderedKey } from '#domains/bookings/state/notifications.server.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { AdminBooking, AdminBookingDetails, ChangedSince } from '#domains/booking-admin/answers.ts'
import type { Beginning } from '#domains/bookings/model/guests/arrival-time.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { invoicesOfBooking, paysBeyond } from '#domains/invoices/issued.server.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { ofHotels, type HotelLimit } from '#domains/staff/hotel-limits.server.ts'
import { containsTyped } from '#domains/shared/search-text.server.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'
import { payLinks } from '#links/booking.ts'

/** A booking of a list of the admin, with its names in both languages. */
export type AdminBookingRow = Omit<AdminBooking, 'about'> & { about: Bilingual }

type AdminFilter = {
  hotels: HotelLimit
  /** Set to the current date for the bookings whose guests are in house. */
  stayingOn?: string | undefined
  q: string
  status: readonly BookingStatus[]
  kind?: ProductKind | undefined
  hotel?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const adminBookingColumns = sql`b.id, b.reference, b.status, b.kind, ${versionOf} as version, ${aboutOfBooking} as about,
  ${leadGuestName} as guest, coalesce(b.contact ->> 'phone', '') as phone,
  b.check_in, case b.kind when 'stay' then b.check_out else b.check_out - 1 end as last_day,
  json_build_object('minor', b.total_minor, 'currency', b.currency) as total,
  ${isoInstant(sql`b.deadline_at`)} as deadline_at,
  b.checked_in_at is not null as checked_in, b.checked_out_at is not null as checked_out`

/** Returns a page of bookings after the one with the given id: waiting ones oldest first, all others newest first. */
export async function findAdminBookings(
  db: Queryable,
  filter: AdminFilter,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<{ rows: AdminBookingRow[]; total: number; more: boolean }> {
  const which = whereOf(filter)
  const oldestFirst = filter.status.length > 0 && filter.status.every((one) => one === 'waiting')
  const afterLast = after === undefined ? sql`true` : oldestFirst ? sql`b.id > ${after}` : sql`b.id < ${after}`
  const { rows } = await db.execute<AdminBookingRow>(sql`
    select ${adminBookingColumns} from booking b left join hotel h on h.id = b.hotel_id
    where ${which} and ${afterLast} order by b.id ${oldestFirst ? sql`asc` : sql`desc`} limit ${limit + 1}`)
  const count = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from booking b left join hotel h on h.id = b.hotel_id where ${which}`)
  return { rows: rows.slice(0, limit), total: count.rows[0]?.total ?? 0, more: rows.length > limit }
}

/** Counts the bookings that await an answer or a payment. */
export async function countOpen(
  db: Queryable,
  hotels: HotelLimit,
): Promise<{ waiting: number; waiting_user: number; pending: number }> {
  const result = await db.execute<{ status: BookingStatus; n: number }>(sql`
    select status, count(*)::int as n from booking
    where deadline_at is not null and ${ofHotels(sql`hotel_id`, hotels)} group by status`)
  const of = (status: BookingStatus) => result.rows.find((row) => row.status === status)?.n ?? 0
  return { waiting: of('waiting'), waiting_user: of('waiting_user'), pending: of('pending') }
}

/** Condition that the guests of a stay `b` are checked in, have not left, and leave on a day or later. */
export const isStaying = (today: string): SQL =>
  sql`(b.kind = 'stay' and b.status = 'confirmed' and b.checked_in_at is not null and b.checked_out_at is null and b.check_out >= ${today})`

function whereOf({ hotels, q, status, kind, hotel, from, to, stayingOn }: AdminFilter): SQL {
  const parts: SQL[] = [ofHotels(sql`b.hotel_id`, hotels)]
  if (q) {
    const reference = q.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
    parts.push(sql`(b.reference = ${reference} or b.order_id = (select id from booking_order where reference = ${reference})
      or ${containsTyped(sql`b.search_key`, q)})`)
  }
  if (status.length > 0) parts.push(sql`b.status = any(${sql.param([...status])}::text[])`)
  if (kind) parts.push(sql`b.kind = ${kind}`)
  if (stayingOn) parts.push(isStaying(stayingOn))
  // Matches any part of its name in either language, in any common spelling.
  if (hotel)
    parts.push(sql`(h.slug = ${hotel} or ${containsTyped(sql`(' ' || replace(h.search_key, '|', ' '))`, hotel)})`)
  if (from) parts.push(sql`b.check_in >= ${from}`)
  if (to) parts.push(sql`b.check_in <= ${to}`)
  return sql.join(parts, sql` and `)
}

type EventRow = ChangedSince['events'][number]

/** The events of a booking after a given event, oldest first, with their actors. */
export async function findEvents(db: Queryable, bookingId: number, after = 0): Promise<EventRow[]> {
  const result = await db.execute<Omit<EventRow, 'by'> & { actor: string; name: string | null }>(sql`
    select e.id::int as id, ${isoInstant(sql`e.at`)} as at, e.actor, u.name, e.from_status as "from", e.to_status as "to", e.note
    from booking_event e left join "user" u on u.id = split_part(e.actor, ':', 2)
    where e.booking_id = ${bookingId} and e.id > ${after} order by e.id`)
  return result.rows.map(({ actor, name, ...event }) => ({ ...event, by: doerOf(actor, name) }))
}

export function doerOf(actor: string, name: string | null): EventRow['by'] {
  const kind = (['traveller', 'staff', 'hotel', 'partner', 'payment'] as const).find((one) => actor.startsWith(one))
  return { kind: kind ?? 'clock', name: name ?? '' }
}

type AdminFacts = Omit<
  AdminBookingDetails,
  | 'booking'
  | 'events'
  | 'folio'
  | 'has_voucher'
  | `can_${'check_in' | 'be_no_show' | 'check_out' | 'undo_check_in' | 'undo_check_out'}`
> & {
  beginning: Beginning
  bookingId: number
}

type Notification = AdminFacts['notifications'][number]
type FactsRow = Omit<AdminFacts, 'notifications'> & {
  notifications: (Omit<Notification, 'pay_link'> & { pay: { locale: Locale; token: string } | null })[]
}

/**
 * Reads all stored data about a booking in addition to the booking itself and its folio, in one statement.
 */
export async function findAdminFacts(db: Queryable, reference: string, hotels: HotelLimit): Promise<AdminFacts | null> {
  const money = (minor: SQL, currency: SQL) => sql`json_build_object('minor', ${minor}, 'currency', ${currency})`
  const result = await db.execute<FactsRow>(sql`
    select b.id::int as "bookingId", ${versionOf} as version, b.source,
      ${isoInstant(sql`b.checked_in_at`)} as checked_in_at, ${isoInstant(sql`b.checked_out_at`)} as checked_out_at, json_build_object('checkIn', b.check_in, 'timeZone', ${timeZoneOfBooking},
        'checkInFrom', coalesce(h.check_in_from::text, b.starts_at)) as beginning,
      coalesce(h.supply, b.supply) = 'portal' as on_request,
      (select json_build_object('version', v.id, 'changed_on', v.changed_on, 'at', ${isoInstant(sql`b.created_at`)})
       from terms_version v where v.id = b.terms_version_id) as accepted_terms,
      (select json_build_object('name', u.name, 'email', u.email) from "user" u where u.id = b.user_id) as account,
      (select coalesce(json_agg(json_build_object('number', r.number, 'issued_at', ${isoInstant(sql`r.issued_at`)},
         'total', ${money(sql`r.data -> 'total'`, sql`r.data -> 'currency'`)}) order by r.number), '[]') from ${invoicesOfBooking} r
         where not ${paysBeyond(sql`r.payment_id`, hotels)}) as invoices,
      (select coalesce(json_agg(json_build_object('number', c.number, 'issued_at', ${isoInstant(sql`c.issued_at`)},
         'total', ${money(sql`c.data -> 'total'`, sql`c.data -> 'currency'`)}, 'invoice', r.number) order by c.number), '[]')
       from ${invoicesOfBooking} r join credit_note c on c.receipt_number = r.number
       where c.data #>> '{lines,0,reference}' = b.reference) as credit_notes,
      (select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'channel', m.channel, 'status', m.status,
         'created_at', ${isoInstant(sql`m.created_at`)}, 'sent_at', ${isoInstant(sql`m.sent_at`)}, 'error', m.error,
         'pay', case when m.status = 'failed' and m.kind = 'payment_link'
           then json_build_object('locale', m.locale, 'token', m.data ->> 'token') end) order by m.created_at, m.id), '[]')
       from notification m where ${notificationOf(sql`b.reference`, sql`b.id`)}) as notifications,
      (select coalesce(json_agg(json_build_object('at', ${isoInstant(sql`n.at`)}, 'name', n.name, 'text', n.text) order by n.id), '[]')
       from booking_note n where n.booking_id = b.id) as notes
    from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city
    where b.reference = ${reference.toUpperCase()}`)
  const [row] = result.rows
  if (!row) return null
  const notifications = row.notifications.map(({ pay, ...notification }) => ({
    ...notification,
    pay_link: pay && payLinks.pay(pay.locale, pay.token),
  }))
  return { ...row, notifications }
}

/** Condition: a notification `m` is about a booking, by its data or its key, or that of its payment or order. */
export function notificationOf(reference: SQL, bookingId: SQL): SQL {
  return sql`(m.data ->> 'reference' = ${reference} or position(${reference} in m.dedupe_key) > 0
    or m.dedupe_key in (select 'paid:' || bp.payment_id from booking_payment bp where bp.booking_id = ${bookingId})
    or m.dedupe_key = (select ${orderedKey} from booking_order o join booking one on one.order_id = o.id where one.id = ${bookingId}))`
}
