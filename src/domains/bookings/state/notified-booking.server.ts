import { sql, type SQL } from 'drizzle-orm'
import { wholeName } from '#domains/shared/person-name.ts'
import { accountAfterChange } from '#domains/bookings/model/change-account.ts'
import { payableNow } from '#domains/bookings/model/booking-account.ts'
import { awaitsDifference } from '#domains/bookings/model/change-shapes.ts'
import { namesOf } from '#domains/bookings/model/guests/known-guest.ts'
import { factsOfProduct, priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { shortAccountOf } from '#domains/bookings/model/short-account.ts'
import { hasEnded } from '#domains/bookings/model/rules.ts'
import { activeStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { RejectReason } from '#domains/bookings/model/decline.ts'
import { findRoomTypes, loadBookings, type Booking } from '#domains/bookings/state/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import type {
  BookingEvent,
  NotificationData,
  NotificationKind,
  NotifiedBooking,
  QueuedData,
} from '#domains/notifications/shapes.ts'
import { dueDate } from '#domains/products/shared/requirements.ts'
import { instantOf, todayIn } from '#domains/shared/dates.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** A booking with what only its emails say: of a package its hotels, with the substitutions of its departure, and its present meeting point. */
type Row = Booking & {
  hotels: { name: Bilingual; nights: number }[] | null
  meetingPoint: Bilingual | null
  providerPhone: string | null
}

type Need = Exclude<NotificationData['booking_needs_you']['need'], 'prepayment'>

/** A booking as its emails describe it, with the fields that only some kinds have. Amounts in minor units. */
export type BookingOfNotification = NotifiedBooking &
  Omit<NotificationData['booking_needs_you'], keyof NotifiedBooking | 'need' | 'token' | 'droppedAfter'> &
  Omit<NotificationData['booking_cancelled'], keyof NotifiedBooking | 'order'> & {
    id: number
    status: Booking['status']
    hotelId: number | null
    guestPhone: string
    /** All that the traveller has to do now. */
    needs: ReadonlySet<Need>
    reason: RejectReason | null
    comment: string
  }

/** The bookings that match, in the order of their ids, as they are now. */
export async function findNotifiedBookings(db: Queryable, which: SQL, now: Date): Promise<BookingOfNotification[]> {
  const bookings = await loadBookings(db, which)
  if (bookings.length === 0) return []
  const facts = await db.execute<Pick<Row, 'id' | 'hotels' | 'meetingPoint' | 'providerPhone'>>(sql`
    select b.id, ${hotelsOfPackage} as hotels, (select p.meeting_point from package p where p.id = b.package_id) as "meetingPoint",
      (select value ->> 'phone' from setting where key = 'contact') as "providerPhone"
    from booking b where b.id = any(${sql.param(bookings.map(({ id }) => id))}::bigint[]) order by b.id`)
  const rooms = await findRoomTypes(
    db,
    bookings.flatMap(({ product, offer, change }) => [
      product,
      ...[offer?.product, change?.product].filter((other) => other !== null && other !== undefined),
    ]),
  )
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  return bookings.map((booking, i) => notified({ ...booking, ...(facts.rows[i] as Row) }, names, now))
}

/** Notifications that say nothing to the traveller of a booking that has ended, of which another email tells. */
const ofActiveBookings: ReadonlySet<NotificationKind> = new Set([
  'booking_received',
  'booking_held',
  'booking_confirmed',
  'booking_needs_you',
  'booking_instalment',
  'booking_changed',
  'booking_reminder',
  'booking_details',
])

/**
 * What the text of a notification needs, read from its bookings when it is sent: what its event states beside them stays as
 * it was. Null if it is not sent any more: its bookings have ended, or what it asks for was done.
 */
export async function readNotificationData(
  db: Queryable,
  { kind, data }: { kind: NotificationKind; data: QueuedData },
  now: Date,
): Promise<NotificationData[NotificationKind] | null> {
  if ('orderId' in data) {
    const which = sql`b.order_id = ${data.orderId} and b.status in ${activeStatuses}`
    const bookings = await findNotifiedBookings(db, which, now)
    const active = bookings as NotificationData['order_booked']['bookings']
    return active[0] ? { ...data, name: active[0].name, bookings: active } : null
  }
  if (!('bookingId' in data)) return data as NotificationData[NotificationKind]
  const [booking] = await findNotifiedBookings(db, sql`b.id = ${data.bookingId}`, now)
  if (!booking || (hasEnded(booking.status) && ofActiveBookings.has(kind))) return null
  return isDone(booking, data as BookingEvent) ? null : ({ ...booking, ...data } as NotificationData[NotificationKind])
}

/** True if what a notification asks for was done. */
function isDone({ needs }: BookingOfNotification, { need, outcome }: BookingEvent): boolean {
  const asked = need === 'prepayment' || outcome === 'to_prepay' ? 'payment' : need
  return asked !== undefined && !needs.has(asked)
}

const hotelsOfPackage = sql`(select json_agg(json_build_object('name', coalesce(rh.name, r.name), 'nights', r.nights) order by r.position)
  from package_hotel r left join hotel rh on rh.id = coalesce((select x.hotel_id from hotel_substitution x
    where x.departure_id = b.departure_id and x.position = r.position order by x.id desc limit 1), r.hotel_id)
  where r.package_id = b.package_id)`

type RoomNames = ReadonlyMap<number, Bilingual>

function notified(row: Row, names: RoomNames, now: Date): BookingOfNotification {
  const { product, price, cancelled, guests, offer, timeZone } = row
  const question = offer ? 'offer' : row.documents.some(isAsked) ? 'document' : null
  const booked = productFacts(product, { ...row, names })
  const meeting = booked.meeting ?? row.meetingPoint
  return {
    ...booked,
    id: row.id,
    status: row.status,
    hotelId: row.hotelId,
    guestPhone: row.contact.phone,
    name: row.accountName ? namesOf(row.accountName).first : (guests[0]?.first_name ?? ''),
    guest: wholeName(guests[0] ?? {}),
    reference: row.reference,
    kind: product.kind,
    city: row.city,
    destinations: row.destinations,
    timeZone,
    currency: price.currency,
    account: shortAccountOf({ ...row, question }, now),
    meeting,
    hotels: row.hotels,
    providerPhone: product.kind === 'stay' ? null : row.providerPhone,
    detailsDue: detailsDueOf(row),
    deadline: row.deadlineAt?.toISOString() ?? null,
    reason: row.rejectReason,
    comment: row.declineComment,
    refund: cancelled?.refund ?? 0,
    byHand: cancelled?.byHand ?? 0,
    unpaid: cancelled?.unpaid ?? false,
    substitution: offer?.substitution
      ? { before: offer.substitution.before.name, after: offer.substitution.after.name }
      : null,
    offered: offer?.product
      ? {
          ...productFacts(offer.product, { ...row, hotel: offer.hotel, names }),
          account: shortAccountOf(
            { ...row, product: offer.product, price: priceOfProduct(offer.product), question },
            now,
          ),
          hotels: null,
        }
      : null,
    needs: needsOf(row, now),
    ...(awaitsDifference(row.change, now) &&
      row.change.product && {
        changed: {
          ...productFacts(row.change.product, { ...row, names }),
          meeting,
          account: accountAfterChange({ ...row, question }, row.change, now),
        },
      }),
  }
}

type AtPlace = Pick<Row, 'hotel' | 'timeZone'> & { names: RoomNames }

/** What a product is, when and where it is, as it was booked or offered. */
function productFacts(product: BookedProduct, { hotel, timeZone, names }: AtPlace) {
  const { title, dates, checkOut, item } = factsOfProduct(product)
  const about = hotel?.name ?? title
  const begins = hotel?.checkInFrom ?? item?.startsAt
  if (!about || !begins) throw new Error('a stay must have a hotel')
  return {
    about,
    starts: instantOf(dates.first, begins, timeZone).toISOString(),
    ends: instantOf(checkOut, hotel?.checkOutUntil ?? '00:00', timeZone).toISOString(),
    wholeDay: product.kind === 'service' && product.priced.time === null,
    checkIn: dates.first,
    rooms: roomsOf(product, names),
    option: optionOf(product),
    meeting: product.kind === 'stay' ? null : (product.row.meetingPoint ?? null),
    place: hotel && {
      street: hotel.street,
      district: hotel.district,
      phone: hotel.phone,
      lat: hotel.lat,
      lon: hotel.lon,
    },
  }
}

function roomsOf(product: BookedProduct, names: RoomNames): NotifiedBooking['rooms'] {
  switch (product.kind) {
    case 'stay':
      return product.priced.rooms.map(({ roomTypeId, board, occupancy: { adults, childAges } }) => ({
        name: names.get(roomTypeId) ?? null,
        board,
        sharing: null,
        adults,
        children: childAges.length,
      }))
    case 'package':
      return product.priced.rooms.map(({ sharing, adults, childAges, infantAges }) => ({
        name: null,
        board: null,
        sharing,
        adults,
        children: childAges.length + infantAges.length,
      }))
    case 'service':
      return null
  }
}

function optionOf(product: BookedProduct): NotifiedBooking['option'] {
  if (product.kind !== 'service') return null
  const { adults, childAges, basis, units } = product.priced
  return {
    name: product.option.name,
    people: adults + childAges.length,
    vehicles: basis === 'vehicle' ? units : null,
  }
}

function detailsDueOf({ product, createdAt, timeZone }: Row): string | null {
  const { requirements, dates } = factsOfProduct(product)
  const bookedOn = todayIn(timeZone, new Date(createdAt))
  return requirements && dueDate(requirements, { startsOn: dates.first, bookedOn })
}

function needsOf(row: Row, now: Date): ReadonlySet<Need> {
  const { offer, documents } = row
  const needs = new Set<Need>()
  if (offer) needs.add(offer.substitution ? 'substitution' : offer.product?.kind === 'stay' ? 'offer' : 'product')
  if (documents.some(isAsked)) needs.add('document')
  // An instalment has reminders of its own.
  if (payableNow(row, needs.size > 0, now)?.due === null) needs.add('payment')
  return needs
}

const isAsked = ({ state }: Booking['documents'][number]) => state === 'asked'
