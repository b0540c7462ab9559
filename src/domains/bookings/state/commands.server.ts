import { sql } from 'drizzle-orm'
import { chargesOf } from '#domains/bookings/model/products/charges.ts'
import { chargeExactly } from '#domains/bookings/state/charges.server.ts'
import {
  beginOf,
  type BookedProduct,
  columnsOfProduct,
  factsOfProduct,
  priceOfProduct,
} from '#domains/bookings/model/products/product.ts'
import { answerDeadline } from '#domains/bookings/model/rules.ts'
import type { Decline } from '#domains/bookings/model/decline.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Queryable } from '#domains/context.ts'

/** Writes why a request, or a change of it, is declined; without a reason if null. */
export async function writeDecline(db: Queryable, id: number, decline: Decline | null): Promise<void> {
  await db.execute(sql`
    update booking set reject_reason = ${decline?.reason ?? null}, decline_comment = ${decline?.comment ?? ''} where id = ${id}`)
}

/**
 * Writes another product into a booking, with its price and its charges. Its inventory must be taken already.
 * @param selection digest of the selection that the booking is of from now on; by default of none
 */
export async function replaceProduct(
  db: Queryable,
  bookingId: number,
  product: BookedProduct,
  now: Date,
  selection: string | null = null,
): Promise<void> {
  const { rooms } = factsOfProduct(product)
  const { checkIn, checkOut, hotelId, vat, cityFee, hotelFee } = columnsOfProduct(product)
  const price = priceOfProduct(product)
  await chargeExactly(db, bookingId, chargesOf(product), { reason: 'changed', now })
  await db.execute(sql`
    with rooms as (
      select r.n, r.room from jsonb_array_elements(${json(rooms)}) with ordinality as r (room, n)
    ), changed as (
      update booking set product = ${json(product)}, selection = ${selection}, price = ${json(price)}, check_in = ${checkIn}, check_out = ${checkOut},
        total_minor = ${price.total}, currency = ${price.currency}, vat_minor = ${vat}, city_fee_minor = ${cityFee}, hotel_fee_minor = ${hotelFee},
        hotel_id = ${hotelId}, updated_at = ${now.toISOString()}
      where id = ${bookingId}
    ), gone as (
      delete from booking_room where booking_id = ${bookingId} and position > (select count(*) from rooms)
    )
    insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced)
    select ${bookingId}, r.n, (r.room ->> 'roomTypeId')::int, (r.room ->> 'ratePlanId')::int, r.room from rooms r
    on conflict (booking_id, position) do update
      set room_type_id = excluded.room_type_id, rate_plan_id = excluded.rate_plan_id, priced = excluded.priced`)
}

/** Brings a deadline forward if the product begins earlier now: two hours before, at least an hour from now. */
export async function advanceDeadline(
  db: Queryable,
  booking: Pick<Booking, 'id' | 'checkInFrom' | 'timeZone'>,
  product: BookedProduct,
  now: Date,
): Promise<void> {
  const latest = answerDeadline(now, beginOf(product, booking), Number.POSITIVE_INFINITY).toISOString()
  await db.execute(sql`
    update booking set deadline_at = ${latest} where id = ${booking.id} and status = 'confirmed' and deadline_at > ${latest}`)
}

/** A value as a `jsonb` parameter. */
export function json(value: unknown) {
  return sql`${JSON.stringify(value)}::jsonb`
}
