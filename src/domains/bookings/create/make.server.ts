import { sql, type SQL } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { type BookedPrice, type BookedProduct, factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { withoutBookedDraft } from '#domains/bookings/create/checkout.server.ts'
import { reserveProduct } from '#domains/bookings/model/products/inventory.server.ts'
import { notificationOfStatus, bookingNotificationData } from '#domains/bookings/model/notifications.server.ts'
import { statusTable } from '#domains/bookings/model/rules.ts'
import type { BookingSource, BookingStatus, Contact, Guest } from '#domains/bookings/model/shapes.ts'
import { deleteCartLineSql } from '#domains/cart/lines.server.ts'
import { selectionDigest, type ProductSelection } from '#domains/products/shared/selection.ts'
import { statement, type Queryable } from '#domains/db.ts'
import { notificationsTo } from '#domains/notifications/queue.server.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { requestedNights, roomsTaken, stockLines } from '#domains/products/stays/inventory/stock.server.ts'
import type { Locale } from '#i18n/locale.ts'

export type NewBooking = {
  reference: string
  /** Null for a guest without an account. */
  userId: string | null
  /** The actor: `traveller:<id>`, or `staff:<id>` for a phone booking. */
  actor: string
  source: BookingSource
  product: BookedProduct
  price: BookedPrice
  /** Set if it is booked together with others. */
  orderId?: number
  /** The selection that was priced: stored to find the same booking again, and removed from the traveller's cart. */
  selection?: ProductSelection
  /** The price of each night of a stay as it was read; absent if it was read under a lock. */
  nightPrices?: NightPrices | undefined
  /** The part that a gift card pays of it, in minor units. */
  gift: number
  /** True if the caller notifies of it, together with the other bookings of its order. */
  together?: boolean
  status: FirstStatus
  paymentType: PaymentType
  guests: Guest[]
  contact: Contact
  specialRequest: string
  locale: Locale
  deadlineAt: Date | null
  now: Date
}
/** The price of a room type's night when it was read. */
export type NightPrices = (roomTypeId: number, night: string) => number | null
type FirstStatus = Extract<BookingStatus, 'pending' | 'waiting' | 'confirmed'>

/**
 * Takes the inventory and writes the booking with its rooms, first event and notification; otherwise returns `sold_out`,
 * or `price_changed` if a night is no longer sold as it was priced, and writes nothing. A stay takes one statement (decision 0016), so that the nights are locked as briefly as possible.
 * The caller notifies of a booking with a gift card, once its amount is held, and of several bookings together. Run in a
 * transaction.
 */
export async function makeBooking(
  db: Queryable,
  made: NewBooking,
): Promise<Outcome<{ id: number }, 'sold_out' | 'price_changed'>> {
  const { product, price, status } = made
  const isStay = product.kind === 'stay'
  if (!isStay && !(await reserveProduct(db, statusTable[status].stock, product))) return err('sold_out')
  const { dates, checkOut, hotelId } = factsOfProduct(product)
  const written = await writing[isStay ? 'stay' : 'other'][status](db, {
    ...requestedNights(isStay ? stockLines(product.priced) : [], made.nightPrices),
    reference: made.reference,
    source: made.source,
    userId: made.userId,
    orderId: made.orderId ?? null,
    kind: product.kind,
    hotelId,
    product: JSON.stringify(product),
    paymentType: made.paymentType,
    checkIn: dates.first,
    checkOut,
    total: price.total,
    currency: price.currency,
    price: JSON.stringify(price),
    guests: JSON.stringify(made.guests),
    contact: JSON.stringify(made.contact),
    specialRequest: made.specialRequest,
    locale: made.locale,
    deadlineAt: made.deadlineAt?.toISOString() ?? null,
    at: made.now.toISOString(),
    actor: made.actor,
    selection: made.selection ? selectionDigest(made.selection) : null,
    notifiedLater: made.gift > 0 || made.together === true,
  })
  const { id = null, nights = 0, repriced = false } = written.rows[0] ?? {}
  if (id !== null) return done({ id })
  if (nights > 0) throw new Error(`${nights} nights were taken without the other nights of the stay`)
  return err(repriced ? 'price_changed' : 'sold_out')
}

type Value =
  | keyof ReturnType<typeof requestedNights>
  | keyof Pick<NewBooking, 'reference' | 'source' | 'userId' | 'orderId' | 'product' | 'paymentType'>
  | keyof Pick<NewBooking, 'price' | 'guests' | 'contact' | 'specialRequest' | 'locale' | 'deadlineAt' | 'actor'>
  | 'kind'
  | 'hotelId'
  | 'checkIn'
  | 'checkOut'
  | 'total'
  | 'currency'
  | 'at'
  | 'selection'
  | 'notifiedLater'

/** The key of the notification of a new booking `b`. */
export const bookedKey = sql`'booked:' || b.reference`

const value = (name: Value): SQL => sql`${sql.placeholder(name)}`
const at = sql`${value('at')}::timestamptz`
/** A night `n` is still sold at the price in the request `w`, and for the length and first day of the stay. */
const asPriced = sql`(w.price is null or (n.price = w.price and n.min_stay <= ${value('checkOut')}::date - ${value('checkIn')}::date
  and not (n.closed_to_arrival and n.night = ${value('checkIn')}::date)))`

/**
 * The statement that writes a booking in its first status. With `stay` it also takes the nights; otherwise the
 * inventory is taken already.
 */
function bookingStatement(status: FirstStatus, stay: boolean) {
  const { stock } = statusTable[status]
  const notification = notificationOfStatus[status]
  return statement<{ id: number | null; nights: number; repriced: boolean }, Value>(() => {
    const which = sql`not ${value('notifiedLater')}::boolean`
    const rows = bookingNotificationData(bookedKey, which, { of: sql`made`, received: sql`0` })
    const nights = {
      rooms: value('rooms'),
      nights: value('nights'),
      quantities: value('quantities'),
      prices: value('prices'),
    }
    return sql`
    with ${stay ? sql`${roomsTaken(stock, nights, asPriced)},` : sql``} made as (
      insert into booking (reference, source, user_id, order_id, kind, hotel_id, product, selection, status, payment_status, payment_type,
        check_in, check_out, total_minor, currency, price, guests, contact, special_request, locale, deadline_at, created_at, updated_at)
      select ${value('reference')}, ${value('source')}, ${value('userId')}, ${value('orderId')}::bigint, ${value('kind')},
        ${value('hotelId')}::int, ${value('product')}::jsonb, ${value('selection')}, ${status}, 'unpaid', ${value('paymentType')}, ${value('checkIn')}::date,
        ${value('checkOut')}::date, ${value('total')}::int, ${value('currency')}, ${value('price')}::jsonb, ${value('guests')}::jsonb,
        ${value('contact')}::jsonb, ${value('specialRequest')}, ${value('locale')}, ${value('deadlineAt')}::timestamptz, ${at}, ${at}
      ${stay ? sql`where (select count(*) from taken) = (select count(*) from wanted)` : sql``}
      returning *
    )${
      stay
        ? sql`, rooms as (
      insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced)
      select made.id, r.n, (r.room ->> 'roomTypeId')::int, (r.room ->> 'ratePlanId')::int, r.room
      from made, jsonb_array_elements(made.product -> 'priced' -> 'rooms') with ordinality as r (room, n)
    )`
        : sql``
    }, event as (
      insert into booking_event (booking_id, at, actor, from_status, to_status)
      select id, created_at, ${value('actor')}, null, status from made
    ), out_of_cart as (
      ${deleteCartLineSql(value('userId'), value('selection'))} and exists (select from made)
    ), out_of_draft as (
      ${withoutBookedDraft(value('userId'))} and ${value('source')} = 'site' and exists (select from made)
    )${notification ? sql`, notification as (${notificationsTo(notification, rows, at)})` : sql``}
    select (select id from made) as id, ${stay ? sql`(select count(*) from taken)` : sql`0`}::int as nights,
      ${stay ? sql`exists (select from locked where not same)` : sql`false`} as repriced`
  })
}

const writing = {
  stay: {
    pending: bookingStatement('pending', true),
    waiting: bookingStatement('waiting', true),
    confirmed: bookingStatement('confirmed', true),
  },
  other: {
    pending: bookingStatement('pending', false),
    waiting: bookingStatement('waiting', false),
    confirmed: bookingStatement('confirmed', false),
  },
}
