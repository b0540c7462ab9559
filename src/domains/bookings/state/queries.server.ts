import { sql, type SQL } from 'drizzle-orm'
import { entriesOfBooking } from '#domains/bookings/account/entries.server.ts'
import type { AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import type { DocumentKind, DocumentState } from '#domains/bookings/model/document-shapes.ts'
import { giftUseOf, type GiftUse, type UsedGiftCard } from '#domains/bookings/account/gift-use.ts'
import type { OpenChange } from '#domains/bookings/model/change-shapes.ts'
import type { booking } from '#domains/bookings/model/schema.server.ts'
import { factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { HotelSubstitution } from '#domains/bookings/model/hotel-substitution.server.ts'
import { endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { addressOfPicture } from '#domains/content/queries.server.ts'
import {
  hotelCardTables,
  licenceColumns,
  type HotelCardRow,
  type HotelRow,
} from '#domains/products/stays/catalogue/queries.server.ts'
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

/** The hotel of a booked or offered stay, as it is now. */
export type HotelOfBooking = Pick<
  HotelCardRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'district'
  | 'cityName'
  | 'lat'
  | 'lon'
  | 'timeZone'
  | 'supply'
  | 'placeName'
  | 'metres'
  | 'checkInFrom'
  | 'checkOutUntil'
  | 'pictures'
> &
  Pick<HotelRow, 'street' | 'phone' | 'tourismLicence' | 'tourismLicenceUntil' | 'officialClass'>

type BookingColumn =
  | 'id'
  | 'reference'
  | 'userId'
  | 'orderId'
  | 'hotelId'
  | 'checkIn'
  | 'checkOut'
  | 'guests'
  | 'contact'
  | 'specialRequest'
  | 'linkGeneration'
  | 'partnerReference'
  | 'rejectReason'
  | 'declineComment'

/** A booking with what belongs to it, as pages, emails, documents, commands and sweeps read it. Amounts in minor units. */
export type Booking = AccountedBooking &
  Pick<typeof booking.$inferSelect, BookingColumn> & {
    /** ISO 8601. */
    createdAt: string
    deadlineAt: Date | null
    checkedIn: boolean
    checkedOut: boolean
    /** Local wall-clock time of the place from which on the traveller can no longer cancel. */
    checkInFrom: string
    timeZone: string
    city: Bilingual
    /** The cities of the hotels of a package; null for a stay or a service. */
    destinations: Bilingual[] | null
    /** True if a provider has to confirm it. */
    onRequest: boolean
    /** Set for a stay. */
    hotel: HotelOfBooking | null
    /** The name of its account; null without one. */
    accountName: string | null
    /** Reference of the order that it was booked in. */
    orderReference: string | null
    /** The number of the other bookings of that order that have not ended. */
    othersOfOrder: number
    /** The part that a gift card pays of it. */
    gift: GiftUse | null
    /** A change by the traveller that awaits the provider or the payment of the difference. */
    change: OpenChange | null
    /** An open question to the traveller about another product, or about another hotel of a package. */
    offer: {
      product: BookedProduct | null
      substitution: HotelSubstitution | null
      hotel: HotelOfBooking | null
    } | null
    /** True if an offer of another product was accepted. */
    offerAccepted: boolean
    /** True if an offer of another product was declined. */
    offerDeclined: boolean
    documents: BookingDocument[]
    /** An open question that the traveller has to answer before any payment. */
    question: 'offer' | 'substitution' | 'document' | null
    hasReceipt: boolean
    /** Id of its last event: a caller with a smaller version has outdated data. */
    version: number
    /** The number of its events. */
    events: number
    /** True if it was ever confirmed, so that documents of it may exist. */
    wasConfirmed: boolean
    /** True if it was held until its online payment and then changed to payment on arrival. */
    wasHeld: boolean
  }

/** The gift card that pays a part of a booking `b`, as `UsedGiftCard`. */
const giftOfBooking: SQL = sql`(
  select json_build_object('state', g.state, 'lastFour', c.last_four, 'used', g.amount_minor)
  from gift_use g join gift_card c on c.id = g.card_id where g.booking_id = b.id)`

/** Orders bookings `b` by their dates: of a day, what begins at an hour comes first, such as the way to a hotel. */
export const inOrderOfTime: SQL = sql`order by b.check_in, b.hour is null, b.id`

/** True if the traveller of a booking `b` has a transfer on a date, or a package that begins, ends or goes on. */
export function hasTravelOn(date: SQL): SQL {
  return sql`exists (select from booking o left join service ts on ts.id = o.service_id
      left join service_type tt on tt.id = ts.type_id
    where (o.user_id = b.user_id or o.order_id = b.order_id) and o.status not in ${endedStatuses}
      and case o.kind when 'service' then tt.kind = 'transfer' and o.check_in = ${date}
        when 'package' then ${date} between o.check_in and o.check_out else false end)`
}

/** The unfinished change of a booking `b`, as `OpenChange`. */
const changeOfBooking = sql`(select json_build_object('id', x.id, 'state', x.state, 'product', x.product, 'selection', x.selection,
    'guests', x.guests, 'penalty', x.penalty_minor, 'due', x.due_minor, 'refund', x.refund_minor,
    'deadlineAt', ${isoInstant(sql`x.deadline_at`)})
  from booking_change x where x.booking_id = b.id and x.state in ('asked', 'unpaid'))`

/** The names of the cities of the hotels of a booked package `b`, in order; null for a stay, a service or without hotels. */
export const destinationsOfBooking = sql`(select jsonb_agg(x.name order by x.position) from (
  select rc.name, min(r.position) as position
  from package_hotel r left join hotel rh on rh.id = r.hotel_id join city rc on rc.slug = coalesce(rh.city, r.city)
  where r.package_id = b.package_id group by rc.slug, rc.name) x)`

/** The columns of `AccountedBooking`. */
export const accountedColumns: SQL = sql`b.status, b.payment_status as "paymentStatus", b.payment_type as "paymentType",
  b.product, b.price, b.cancelled, ${entriesOfBooking} as entries`

/** A booking with its place, and the time zone of that place. */
const withPlace = sql`booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city`
/** The name of what a booking `b` is for, with its hotel `h` and the hotel's city `c` joined; both languages. */
export const aboutOfBooking = sql`coalesce(h.name, b.title)`
export const cityOfBooking = sql`coalesce(c.name, b.city_name)`
/** The city of a stay or service, or those that a package leads to; the city it leaves from only if it has no hotels. */
export const placesOfBooking = sql`coalesce((
  select jsonb_build_object('en', string_agg(d.name ->> 'en', ' · ' order by d.n), 'ar', string_agg(d.name ->> 'ar', ' · ' order by d.n))
  from jsonb_array_elements(${destinationsOfBooking}) with ordinality d (name, n) having count(*) > 0), ${cityOfBooking})`
export const timeZoneOfBooking = sql`coalesce(c.time_zone, b.time_zone)`
/** Condition: the booking `b` is one of a departure. Its days are not asked for, so that no booking can be missed. */
export const bookedDeparture = (id: SQL): SQL => sql`b.departure_id = ${id}`

/** True if a booked service begins at an airport, so that the flight in its details lands. */
export function beginsAtAirport(bookingId: number): SQL {
  return sql`exists (select from booking b join service s on s.id = b.service_id
    join place p on p.category = 'airport' and p.lat = s.lat and p.lon = s.lon
    where b.id = ${bookingId})`
}

/**
 * The product of an open offer whose inventory the booking holds instead of its own: seats or slots. The rooms of an
 * offered stay are taken when the offer is accepted.
 */
export function offeredAndHeld(bookingId: SQL): SQL {
  return sql`(select o.product from booking_offer o
    where o.booking_id = ${bookingId} and o.state = 'open' and o.product_kind <> 'stay')`
}

/** Id of the last event of a booking `b`. */
export const versionOf = sql`(select coalesce(max(e.id), 0)::int from booking_event e where e.booking_id = b.id)`

const questionOf = sql`coalesce(case when o.substitution is not null then 'substitution' when o.id is not null then 'offer' end,
  (select 'document' from booking_document d where d.booking_id = b.id and d.state = 'asked' limit 1))`

const hotelOf = (id: SQL) => sql`(select row_to_json(hotel) from (
  select h.id, h.slug, h.name, d.name as district, c.name as "cityName", h.street, h.phone, ${licenceColumns}, h.lat, h.lon, c.time_zone as "timeZone", h.supply,
    p.name as "placeName", h.nearest_place_metres as metres, h.check_in_from as "checkInFrom", h.check_out_until as "checkOutUntil",
    (select coalesce(json_agg(json_build_object('id', ${addressOfPicture}, 'alt', i.alt)), '[]') from image i where i.id = h.image_ids[1]) as pictures
  from ${hotelCardTables} where h.id = ${id}) hotel)`

/** True if the traveller of the booking `b` has answered an offer of another product like this. */
function hasOffer(state: 'accepted' | 'declined'): SQL {
  return sql`exists (select from booking_offer a where a.booking_id = b.id and a.state = ${state} and a.product is not null)`
}

const columns = sql`b.id, b.reference, ${accountedColumns}, b.user_id as "userId", b.order_id as "orderId", b.hotel_id as "hotelId",
  b.check_in as "checkIn", b.check_out as "checkOut", b.guests, b.contact, b.special_request as "specialRequest",
  b.link_generation as "linkGeneration", b.partner_reference as "partnerReference", b.reject_reason as "rejectReason",
  b.decline_comment as "declineComment", ${isoInstant(sql`b.created_at`)} as "createdAt", b.deadline_at as "deadlineAt",
  b.checked_in_at is not null as "checkedIn", b.checked_out_at is not null as "checkedOut",
  coalesce(h.check_in_from::text, b.starts_at) as "checkInFrom", ${timeZoneOfBooking} as "timeZone", ${cityOfBooking} as city,
  ${destinationsOfBooking} as destinations, coalesce(h.supply, b.supply) = 'portal' as "onRequest", ${hotelOf(sql`b.hotel_id`)} as hotel,
  (select reader.name from "user" reader where reader.id = b.user_id) as "accountName",
  (select ordered.reference from booking_order ordered where ordered.id = b.order_id) as "orderReference",
  (select count(*)::int from booking other where other.order_id = b.order_id and other.id <> b.id and other.status not in ${endedStatuses}) as "othersOfOrder",
  ${giftOfBooking} as gift, ${changeOfBooking} as change,
  case when o.id is not null then json_build_object('product', o.product, 'substitution', o.substitution, 'hotel', ${hotelOf(sql`o.hotel_id`)}) end as offer,
  ${hasOffer('accepted')} as "offerAccepted", ${hasOffer('declined')} as "offerDeclined",
  (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'why', d.why, 'state', d.state, 'type', d.type, 'bytes', d.bytes,
     'sentAt', ${isoInstant(sql`d.sent_at`)}) order by d.id), '[]')
   from booking_document d where d.booking_id = b.id and d.forget_at is null) as documents,
  ${questionOf} as question,
  (exists (select from booking_payment bp join receipt r on r.payment_id = bp.payment_id where bp.booking_id = b.id) or
    exists (select from arrival_payment a join receipt r on r.arrival_payment_id = a.id where a.booking_id = b.id)) as "hasReceipt",
  coalesce(e.version, 0) as version, e.events, coalesce(e.confirmed, false) as "wasConfirmed",
  coalesce(e.held, false) as "wasHeld"`

const tables = sql`${withPlace} left join booking_offer o on o.booking_id = b.id and o.state = 'open'
  cross join lateral (select max(e.id)::int as version, count(*)::int as events, bool_or(e.to_status = 'confirmed') as confirmed,
      bool_or(e.from_status = 'pending' and e.note = 'payment arrival') as held
    from booking_event e where e.booking_id = b.id) e`

type BookingRow = Omit<Booking, 'deadlineAt' | 'gift'> & { deadlineAt: string | null; gift: UsedGiftCard | null }

/**
 * The bookings that match a condition on the booking `b`, its hotel `h` and the city `c` of that, as they are now.
 * @param list order and limit; otherwise all of them in the order of their ids
 */
export async function loadBookings(db: Queryable, which: SQL, list = sql`order by b.id`): Promise<Booking[]> {
  const result = await db.execute<BookingRow>(sql`select ${columns} from ${tables} where ${which} ${list}`)
  return result.rows.map(({ deadlineAt, gift, ...row }) => ({
    ...row,
    gift: gift && giftUseOf(gift, row.entries),
    deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
  }))
}

/** The bookings that match, as `loadBookings` reads them, in the order of their ids and at most `size` at a time. */
export async function* loadPortions(db: Queryable, which: SQL, size: number): AsyncGenerator<Booking[]> {
  for (let after = 0, read = size; read === size;) {
    const bookings = await loadBookings(db, sql`(${which}) and b.id > ${after}`, sql`order by b.id limit ${size}`)
    yield bookings
    after = bookings.at(-1)?.id ?? after
    read = bookings.length
  }
}

/** The first booking that matches; null if there is none. */
export async function loadBooking(db: Queryable, which: SQL): Promise<Booking | null> {
  const [first] = await loadBookings(db, which)
  return first ?? null
}

export type RoomTypeOfBooking = { id: number; name: Bilingual; beds: Bed[] }

/** The room types of stays, in the order of their ids. */
export async function findRoomTypes(db: Queryable, products: readonly BookedProduct[]): Promise<RoomTypeOfBooking[]> {
  const ids = products.flatMap((product) => factsOfProduct(product).rooms.map(({ roomTypeId }) => roomTypeId))
  if (ids.length === 0) return []
  const result = await db.execute<RoomTypeOfBooking>(
    sql`select id, name, beds from room_type where id = any(${sql.param(ids)}::int[]) order by id`,
  )
  return result.rows
}

/** Locks one booking until the transaction ends, so that changes run one at a time on current data. */
export async function lockBooking(db: Queryable, which: SQL): Promise<Booking | null> {
  const [booking] = await lockBookings(db, which)
  return booking ?? null
}

/**
 * Locks several bookings in the order of their ids, the global lock order.
 * @param wait false leaves out those that are locked
 */
export async function lockBookings(db: Queryable, which: SQL, wait = true): Promise<Booking[]> {
  const locked = await db.execute<{ id: number }>(
    sql`select b.id from ${withPlace} where ${which} order by b.id for update of b ${wait ? sql`` : sql`skip locked`}`,
  )
  if (locked.rows.length === 0) return []
  const ids = sql.param(locked.rows.map(({ id }) => id))
  // A separate statement: its snapshot is taken after the lock, so it includes the events and refunds of the previous
  // lock holder.
  return loadBookings(db, sql`b.id = any(${ids}::bigint[])`)
}
