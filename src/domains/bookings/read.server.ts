import { sql, type SQL } from 'drizzle-orm'
import { givenByHand } from '#domains/bookings/by-hand.server.ts'
import type { DocumentKind, DocumentState } from '#domains/bookings/document-shapes.ts'
import type { BookingGroup } from '#domains/bookings/groups.ts'
import type { BookingStatus, CancellationCost, Contact, Guest } from '#domains/bookings/shapes.ts'
import type { RejectReason } from '#domains/bookings/supply.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import type { ResidenceAsked } from '#domains/bookings/residence.ts'
import type { Queryable } from '#domains/db.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { hotelCardColumns, hotelCardTables, type HotelCardRow } from '#domains/stays/hotels.server.ts'
import type { Bed, PaymentType, PricedStay } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

/** A document that staff asked for; instants are ISO 8601. */
type BookingDocument = {
  id: number
  kind: DocumentKind
  why: string
  state: DocumentState
  sentAt: string | null
  type: string | null
  bytes: number | null
}

export type BookingRow = {
  bookingId: number
  reference: string
  /** Reference of what it was booked together with. */
  orderReference: string | null
  status: BookingStatus
  paymentStatus: PaymentStatus
  paymentType: PaymentType
  checkIn: string
  checkOut: string
  totalMinor: number
  currency: string
  priced: PricedStay
  guests: Guest[]
  contact: Contact
  specialRequest: string
  deadlineAt: string | null
  rejectReason: RejectReason | null
  cancelled: CancellationCost | null
  hasReceipt: boolean
  /** All that came in for it, in minor units. */
  received: number
  /** What was paid online and is not returned or to be returned. */
  captured: number
  /** What was given back by hand. */
  givenByHand: number
  offer: PricedStay | null
  /** Of an offer instead of a package or service. */
  offerJourney: BookedJourney | null
  /** Of a question about another house of the same journey. */
  offerResidence: ResidenceAsked | null
  documents: BookingDocument[]
  /** Of an offer in another hotel. */
  offerHotel: HotelCardRow | null
  createdAt: string
  /** Of a stay. */
  hotel: (HotelCardRow & { street: Bilingual; phone: string }) | null
  /** Whether what was booked is on the site now. */
  offered: boolean
  /** Of a package or service. */
  journey: BookedJourney | null
  roomTypes: { id: number; name: Bilingual; beds: Bed[] }[]
}

/** What payments took for a booking `b`, less what went back or is on its way back of it. */
export const capturedOfBooking = sql`(
  select coalesce(sum(bp.amount_minor - coalesce(
    (select sum(r.amount_minor) from refund r where r.payment_id = bp.payment_id and r.reference = b.reference), 0)), 0)::int
  from booking_payment bp join payment p on p.id = bp.payment_id and p.captured_minor > 0 and p.problem is null
  where bp.booking_id = b.id)`

/** What went back of a booking `b` by goodwill. */
export const goodwillOfBooking = sql`(
  select coalesce(sum(r.amount_minor), 0)::int from refund r join booking_payment bp on bp.payment_id = r.payment_id
  where bp.booking_id = b.id and r.reference = b.reference and r.reason = 'goodwill')`

/** What a booking `b` paid at the hotel or the meeting point, or by transfer, as staff wrote it down. */
export const recordedOfBooking = sql`(
  select coalesce(sum(a.amount_minor), 0)::int from arrival_payment a where a.booking_id = b.id)`

/** What came in for a booking `b`, whatever went back by goodwill since; nothing of money that was not the booking's. */
export const receivedOfBooking = sql`(
  (select coalesce(sum(bp.amount_minor), 0) from booking_payment bp
     join payment p on p.id = bp.payment_id and p.captured_minor > 0 and p.problem is null
   where bp.booking_id = b.id and not exists (select from refund r
     where r.payment_id = p.id and r.reference = b.reference and r.reason in ('not_needed', 'outdated')))
  + ${recordedOfBooking})::int`

const columns = sql`b.id as "bookingId", b.reference,
  (select o.reference from booking_order o where o.id = b.order_id) as "orderReference", b.status, b.payment_status as "paymentStatus", b.payment_type as "paymentType",
  b.check_in as "checkIn", b.check_out as "checkOut", b.total_minor as "totalMinor", b.currency, b.priced, b.guests, b.contact,
  b.special_request as "specialRequest", b.reject_reason as "rejectReason", b.cancelled,
  exists (select from booking_payment bp join receipt r on r.payment_id = bp.payment_id where bp.booking_id = b.id) as "hasReceipt",
  ${receivedOfBooking} as received, ${capturedOfBooking} as captured, ${givenByHand} as "givenByHand",
  asked.priced as offer, asked.journey as "offerJourney", asked.residence as "offerResidence",
  (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'why', d.why, 'state', d.state, 'type', d.type, 'bytes', d.bytes,
     'sentAt', to_char(d.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.id), '[]')
     from booking_document d where d.booking_id = b.id and d.forget_at is null) as documents,
  (select row_to_json(card) from (
     select ${hotelCardColumns} from ${hotelCardTables}
     where h.id = (select o.hotel_id from booking_offer o where o.booking_id = b.id and o.state = 'open') and h.id <> b.hotel_id) card) as "offerHotel",
  to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deadlineAt",
  to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  case when b.hotel_id is not null then (select row_to_json(card) from (select ${hotelCardColumns}, h.street, h.phone) card) end as hotel, b.journey,
  coalesce(case b.kind when 'package' then (select offered from package where id = (b.journey -> 'row' ->> 'id')::int)
    when 'service' then (select offered from service where id = (b.journey -> 'row' ->> 'id')::int) else h.offered end, false) as offered,
  (select coalesce(json_agg(json_build_object('id', rt.id, 'name', rt.name, 'beds', rt.beds) order by rt.id), '[]')
     from room_type rt where rt.id in (select br.room_type_id from booking_room br where br.booking_id = b.id)
       or rt.id in (select (room ->> 'roomTypeId')::int from booking_offer o, jsonb_array_elements(o.priced -> 'rooms') room
                    where o.booking_id = b.id and o.state = 'open')) as "roomTypes"`

const tables = sql`booking b left join (${hotelCardTables}) on h.id = b.hotel_id
  left join booking_offer asked on asked.booking_id = b.id and asked.state = 'open' and b.status = 'waiting_user'`

/** A booking with the place that it is in, and the zone whose calendar counts there. */
const withPlace = sql`booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city`
export const placeZone = sql`coalesce(c.time_zone, b.journey ->> 'timeZone')`

/** One booking of a traveller; another's is not found. */
export async function findBooking(db: Queryable, userId: string, reference: string): Promise<BookingRow | null> {
  const found = await db.execute<BookingRow>(
    sql`select ${columns} from ${tables} where b.reference = ${reference.toUpperCase()} and b.user_id = ${userId}`,
  )
  return found.rows[0] ?? null
}

/** The bookings of a traveller's order; none when it is another's. */
export async function findOrder(
  db: Queryable,
  userId: string,
  reference: string,
): Promise<{ createdAt: string; rows: BookingRow[] } | null> {
  const found = await db.execute<BookingRow>(sql`
    select ${columns} from ${tables} where b.user_id = ${userId}
      and b.order_id = (select id from booking_order where reference = ${reference.toUpperCase()} and user_id = ${userId}) order by b.id`)
  const [first] = found.rows
  return first ? { createdAt: first.createdAt, rows: found.rows } : null
}

/** One booking whoever made it, for the desk. */
export async function findBookingForDesk(db: Queryable, reference: string): Promise<BookingRow | null> {
  const found = await db.execute<BookingRow>(
    sql`select ${columns} from ${tables} where b.reference = ${reference.toUpperCase()}`,
  )
  return found.rows[0] ?? null
}

/** A page of a traveller's bookings in a group, or of one status, and how many there are. */
export async function findMyBookings(
  db: Queryable,
  userId: string,
  { group, status, now }: { group: BookingGroup; status?: BookingStatus | undefined; now: Date },
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const mine = sql`b.user_id = ${userId} and ${status ? sql`b.status = ${status}` : inGroup(group, now)}`
  const order = group === 'upcoming' ? sql`b.check_in, b.id` : sql`b.check_in desc, b.id desc`
  const found = await db.execute<BookingRow & { total: number }>(sql`
    select ${columns}, count(*) over () as total from ${tables} where ${mine}
    order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`)
  if (found.rows[0] || page === 1) return { rows: found.rows, total: found.rows[0]?.total ?? 0 }
  const counted = await db.execute<{ total: number }>(sql`select count(*) as total from ${withPlace} where ${mine}`)
  return { rows: [], total: counted.rows[0]?.total ?? 0 }
}

/** The same rule as `groupOf`, for the database. */
function inGroup(group: BookingGroup, now: Date): SQL {
  const ended = sql`b.status in ('rejected', 'expired', 'cancelled')`
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${placeZone})::date`
  const over = sql`(b.check_out <= ${today} or b.status in ('completed', 'no_show'))`
  if (group === 'cancelled') return ended
  return group === 'past' ? sql`not ${ended} and ${over}` : sql`not ${ended} and not ${over}`
}

/** A booking as its changes need it. */
export type ChangingBooking = {
  id: number
  reference: string
  userId: string | null
  orderId: number | null
  hotelId: number | null
  /** Whether a supplier gives it. */
  onRequest: boolean
  /** Of a package or service. */
  journey: BookedJourney | null
  /** What is offered instead of it, whose seats or slots the booking holds meanwhile. */
  offered: BookedJourney | null
  /** What is the traveller's to answer before anything is paid. */
  question: 'offer' | 'residence' | 'document' | null
  status: BookingStatus
  paymentStatus: PaymentStatus
  paymentType: PaymentType
  priced: PricedStay
  specialRequest: string
  partnerReference: string | null
  deadlineAt: Date | null
  /** Grows with everything that happens to the booking: whoever saw a smaller one has not seen it as it is. */
  version: number
  /** What was paid online and is not returned or to be returned, in minor units. */
  captured: number
  /** What staff wrote down as paid in person or by transfer. */
  recorded: number
  /** What of it went back as a gift. */
  goodwill: number
  /** All that came in for it, online and on arrival: the instalments that it covers are paid. */
  received: number
  /** Local wall-clock time of the place, from which on it is no longer the traveller's to cancel. */
  checkInFrom: string
  timeZone: string
}

/** The last thing that happened to a booking `b`. */
export const versionOf = sql`(select coalesce(max(e.id), 0)::int from booking_event e where e.booking_id = b.id)`

const questionOf = sql`coalesce(
  (select case when o.residence is null then 'offer' else 'residence' end from booking_offer o where o.booking_id = b.id and o.state = 'open'),
  (select 'document' from booking_document d where d.booking_id = b.id and d.state = 'asked' limit 1))`

/** Locks one booking until the transaction ends, so that one change at a time sees it as it is. */
export async function lockBooking(db: Queryable, which: SQL): Promise<ChangingBooking | null> {
  const [booking] = await lockBookings(db, which)
  return booking ?? null
}

/** Locks several in the order of their ids, as everybody does. */
export async function lockBookings(db: Queryable, which: SQL): Promise<ChangingBooking[]> {
  const locked = await db.execute<{ id: number }>(
    sql`select b.id from ${withPlace} where ${which} order by b.id for update of b`,
  )
  if (locked.rows.length === 0) return []
  const ids = sql.param(locked.rows.map(({ id }) => id))
  // A statement of its own: its snapshot is taken after the lock, so it sees the events and refunds of the last holder.
  const found = await db.execute<Omit<ChangingBooking, 'deadlineAt'> & { deadlineAt: string | null }>(sql`
    select b.id, b.reference, b.user_id as "userId", b.order_id as "orderId", b.hotel_id as "hotelId", b.journey,
      coalesce(h.supply, b.journey -> 'row' ->> 'supply') = 'portal' as "onRequest",
      (select o.journey from booking_offer o where o.booking_id = b.id and o.state = 'open') as offered, ${questionOf} as question, b.status,
      b.payment_status as "paymentStatus", b.payment_type as "paymentType", b.priced, b.special_request as "specialRequest",
      b.partner_reference as "partnerReference", b.deadline_at as "deadlineAt", ${versionOf} as version, ${capturedOfBooking} as captured, ${recordedOfBooking} as recorded, ${goodwillOfBooking} as goodwill, ${receivedOfBooking} as received,
      coalesce(h.check_in_from::text, b.journey ->> 'startsAt') as "checkInFrom",
      ${placeZone} as "timeZone"
    from ${withPlace} where b.id = any(${ids}::bigint[]) order by b.id`)
  return found.rows.map((row) => ({ ...row, deadlineAt: row.deadlineAt === null ? null : new Date(row.deadlineAt) }))
}
