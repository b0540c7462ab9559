import { sql, type SQL } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { columnsOfProduct, type BookedPrice, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { json } from '#domains/bookings/state/commands.server.ts'
import { withoutBookedDraft } from '#domains/bookings/make/checkout.server.ts'
import { reserveStock, stockOf } from '#domains/bookings/model/products/inventory.server.ts'
import { chargesOf } from '#domains/bookings/model/products/charges.ts'
import { chargesTo } from '#domains/bookings/state/charges.server.ts'
import { notificationOfStatus, bookingEvents } from '#domains/bookings/state/notifications.server.ts'
import { statusTable, type FirstStatus } from '#domains/bookings/model/rules.ts'
import type { BookingSource, Contact, Guest } from '#domains/bookings/model/shapes.ts'
import { deleteCartLineSql } from '#domains/cart/lines.server.ts'
import { selectionDigest, type ProductSelection } from '#domains/products/shared/selection.ts'
import { presentTerms } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { notificationsTo } from '#domains/notifications/queue.server.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { allowsStay, requestedNights, roomsTaken, stockLines } from '#domains/products/stays/inventory/stock.server.ts'
import type { Locale } from '#i18n/locale.ts'

/** The account that a booking is made for, and who makes it. */
export type Booker = {
  /** Null for a guest without an account. */
  userId: string | null
  /** `traveller:<id>`, or `staff:<id>` for a phone booking. */
  actor: string
  source: BookingSource
  /** The language of its notifications. */
  locale: Locale
}

/** What is chosen for a booking beside its product. */
export type BookingChoice = {
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
  paymentType: PaymentType
  guests: Guest[]
  contact: Contact
  specialRequest: string
}

export type NewBooking = Booker &
  BookingChoice & {
    reference: string
    product: BookedProduct
    price: BookedPrice
    status: FirstStatus
    deadlineAt: Date | null
    now: Date
  }
/** The price of a room type's night when it was read. */
export type NightPrices = (roomTypeId: number, night: string) => number | null

/**
 * Takes the inventory and writes the booking with its rooms, first event and notification; otherwise returns
 * `sold_out`, or `price_changed` if a night is no longer sold as it was priced, and writes nothing. A stay takes one
 * statement (decision 0016), so that the nights are locked as briefly as possible. The caller notifies of a booking
 * with a gift card, once its amount is held, and of several bookings together. Run in a transaction.
 */
export async function makeBooking(
  db: Queryable,
  booking: NewBooking,
): Promise<Outcome<{ id: number }, 'sold_out' | 'price_changed'>> {
  const { product, status } = booking
  if (product.kind !== 'stay' && !(await reserveStock(db, statusTable[status].stock, stockOf(product))))
    return err('sold_out')
  const written = await db.execute<{ id: number | null; nights: number; repriced: boolean }>(statementOf(booking))
  const { id = null, nights = 0, repriced = false } = written.rows[0] ?? {}
  if (id !== null) return done({ id })
  if (nights > 0) throw new Error(`${nights} nights were taken without the other nights of the stay`)
  return err(repriced ? 'price_changed' : 'sold_out')
}

/** The key of the notification of a new booking `b`. */
export const bookedKey = sql`'booked:' || b.reference`

/** Writes a booking in its first status. For a stay it also takes the nights; other inventory is taken already. */
function statementOf({ product, price, status, userId, source, ...booking }: NewBooking): SQL {
  const isStay = product.kind === 'stay'
  const { checkIn, checkOut, hotelId, vat, cityFee, hotelFee } = columnsOfProduct(product)
  const at = sql`${booking.now.toISOString()}::timestamptz`
  const selection = booking.selection ? selectionDigest(booking.selection) : null
  // A night `n` is still sold at the price in the request `w`, and for the length and first day of the stay.
  const [first, last] = [sql`${checkIn}::date`, sql`${checkOut}::date`]
  const asPriced = sql`(w.price is null or (n.price = w.price and ${allowsStay(first, last)}))`
  const nights = requestedNights(isStay ? stockLines(product.priced) : [], booking.nightPrices)
  const kind = notificationOfStatus[status]
  const notifiedLater = booking.gift > 0 || booking.together === true
  const which = sql`not ${notifiedLater}::boolean`
  const rows = bookingEvents(bookedKey, which, { of: sql`made` })
  return sql`
    with ${isStay ? sql`${roomsTaken(statusTable[status].stock, nights, asPriced, last)},` : sql``} made as (
      insert into booking (reference, source, user_id, order_id, kind, hotel_id, product, selection, status, payment_status, payment_type,
        check_in, check_out, total_minor, currency, vat_minor, city_fee_minor, hotel_fee_minor, price, guests, contact, special_request, locale, terms_version_id, deadline_at, created_at, updated_at)
      select ${booking.reference}, ${source}, ${userId}, ${booking.orderId ?? null}::bigint, ${product.kind},
        ${hotelId}::int, ${JSON.stringify(product)}::jsonb, ${selection}, ${status}, 'unpaid', ${booking.paymentType}, ${checkIn}::date,
        ${checkOut}::date, ${price.total}::int, ${price.currency}, ${vat}::int, ${cityFee}::int, ${hotelFee}::int, ${JSON.stringify(price)}::jsonb, ${JSON.stringify(booking.guests)}::jsonb,
        ${JSON.stringify(booking.contact)}::jsonb, ${booking.specialRequest}, ${booking.locale}, ${presentTerms}, ${booking.deadlineAt?.toISOString() ?? null}::timestamptz,
        ${at}, ${at}
      ${isStay ? sql`where (select count(*) from taken) = (select count(*) from wanted)` : sql``}
      returning *
    )${
      isStay
        ? sql`, rooms as (
      insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced)
      select made.id, r.n, (r.room ->> 'roomTypeId')::int, (r.room ->> 'ratePlanId')::int, r.room
      from made, jsonb_array_elements(${json(product.priced.rooms)}) with ordinality as r (room, n)
    )`
        : sql``
    }, charges as (${chargesTo(sql`made`, chargesOf(product), at)}), event as (
      insert into booking_event (booking_id, at, actor, from_status, to_status)
      select id, created_at, ${booking.actor}, null, status from made
    ), out_of_cart as (
      ${deleteCartLineSql(userId, selection)} and exists (select from made)
    ), out_of_draft as (
      ${withoutBookedDraft(userId)} and ${source} = 'site' and exists (select from made)
    )${kind ? sql`, notification as (${notificationsTo(kind, rows, at)})` : sql``}
    select (select id from made) as id, ${isStay ? sql`(select count(*) from taken)` : sql`0`}::int as nights,
      ${isStay ? sql`exists (select from locked where not same)` : sql`false`} as repriced`
}
