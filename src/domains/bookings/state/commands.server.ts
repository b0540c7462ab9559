import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { convertStock, releaseStock, stockOf } from '#domains/bookings/model/products/inventory.server.ts'
import type { EventNote } from '#domains/bookings/model/event-notes.ts'
import type { Action } from '#domains/bookings/state/events.server.ts'
import {
  beginOf,
  type BookedProduct,
  columnsOfProduct,
  factsOfProduct,
  priceOfProduct,
} from '#domains/bookings/model/products/product.ts'
import { captureGift, returnGift } from '#domains/bookings/uses/gift-cards.server.ts'
import { endChange, findOpenChange } from '#domains/bookings/state/end-change.server.ts'
import { offeredAndHeld, type ChangingBooking } from '#domains/bookings/state/queries.server.ts'
import { notifyStatus, notifyUnpaid, updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import { closeAll } from '#domains/bookings/state/open-payment.server.ts'
import { answerDeadline, bookingCan, endsUnconfirmed, isOver, statusTable } from '#domains/bookings/model/rules.ts'
import { returnPromotionUse } from '#domains/bookings/uses/promotions.server.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { Decline } from '#domains/bookings/model/supplier.ts'
import type { Queryable } from '#domains/db.ts'

type Move = {
  to: BookingStatus
  /** Deadline for the answer of the side whose turn it becomes. */
  deadlineAt?: Date
  note?: EventNote
  /** Token in the status notification, which lets its reader act without an account. */
  token?: string
  /** If true, no status notification is sent, because the caller sends another one. */
  withoutNotification?: boolean
  /** If true, the traveller still has to send the documents that staff have asked for. */
  keepsDocuments?: boolean
}

/** A booking as the caller has read it. */
type Moving = Pick<ChangingBooking, 'id' | 'status'>

/**
 * Moves a booking from the status that the caller has read to another: releases or converts its inventory, writes the
 * event and queues the follow-up job. Returns `status_changed` if the status has changed meanwhile; throws for a
 * transition that `statusTable` does not allow. Run in a transaction.
 */
export async function moveBooking(at: Action, booking: Moving, move: Move): Promise<Outcome<null, 'status_changed'>> {
  const { id, status: from } = booking
  const { to } = move
  if (!bookingCan.move(from, to)) throw new Error(`a booking cannot move from ${from} to ${to}`)
  const moved = await writeMove(at, booking, move)
  if (!moved) return err('status_changed')
  const { db, now } = at
  // A change by the traveller is for the booking as it was.
  const change = from === 'confirmed' ? await findOpenChange(db, id) : null
  await endChange(at, { id, reference: moved.reference, status: to, product: moved.held, change }, 'lapsed')
  const before = statusTable[from].stock
  const after = statusTable[to].stock
  if (before && after && before !== after) await convertStock(db, before, after, stockOf(moved.held))
  if (before && !after) await releaseStock(db, before, stockOf(moved.held))
  if (endsUnconfirmed(from, to)) {
    await returnPromotionUse(db, id, now)
    await returnGift(db, id)
  }
  if (moved.orderId !== null) await updateOrdered(db, moved.orderId, now)
  return done(null)
}

/**
 * Writes the status, event and job of a move without its inventory; null if the status has changed meanwhile. Open
 * offers lapse, the open payment pages of a finished booking are closed, and a confirmed booking captures what a gift card
 * pays of it. Returns the product whose inventory the booking held. The caller updates the notification of its order.
 */
export async function writeMove(
  action: Action,
  { id, status: from }: Moving,
  move: Move,
): Promise<{ held: BookedProduct; reference: string; orderId: number | null } | null> {
  const { db, queue, now, actor } = action
  const at = now.toISOString()
  const stillNeeded = move.to === 'waiting_user' || move.keepsDocuments === true
  const moved = await db.execute<{
    held: BookedProduct
    reference: string
    hotelId: number | null
    orderId: number | null
    heldUntil: string | null
    eventId: number
  }>(sql`
    with held as (
      select deadline_at from booking where id = ${id}
    ), moved as (
      update booking set status = ${move.to}, updated_at = ${at}, deadline_at = ${move.deadlineAt?.toISOString() ?? null}
      where id = ${id} and status = ${from}
      returning id, reference, hotel_id, order_id, coalesce(${offeredAndHeld(sql`booking.id`)}, product) as held
    ), event as (
      insert into booking_event (booking_id, at, actor, from_status, to_status, note)
      select id, ${at}, ${actor}, ${from}, ${move.to}, ${move.note ?? ''} from moved
      returning id
    ), lapsed as (
      update booking_offer set state = 'lapsed', answered_at = ${at}
      where booking_id in (select id from moved) and state = 'open' and ${from} = 'waiting_user'
    ), unsent as (
      update booking_document set state = 'lapsed'
      where booking_id in (select id from moved) and state = 'asked' and not ${stillNeeded}::boolean
    )
    select moved.held, moved.reference, moved.hotel_id as "hotelId", moved.order_id::int as "orderId",
      held.deadline_at::text as "heldUntil", event.id as "eventId" from moved, event, held`)
  const row = moved.rows[0]
  if (!row) return null
  // Before the inventory, because settling a payment locks in this order too.
  if (isOver(move.to)) await closeAll(action, id)
  const { reference, hotelId, orderId, heldUntil, eventId: event } = row
  if (move.to === 'confirmed') await captureGift(db, [id], { reference, now })
  const data = { bookingId: id, reference, hotelId, from, to: move.to, event }
  await queue(db, { name: 'booking-changed', key: `${reference}:${event}`, data })
  if (!move.withoutNotification) {
    if (from === 'pending' && move.to === 'expired' && orderId !== null && heldUntil !== null)
      await notifyUnpaid(db, { id, orderId, heldUntil }, now)
    else await notifyStatus(db, { id, status: move.to, key: `moved:${event}`, token: move.token }, now)
  }
  return row
}

/** Writes why a request, or a change of it, is declined; without a reason if null. */
export async function writeDecline(db: Queryable, id: number, decline: Decline | null): Promise<void> {
  await db.execute(sql`
    update booking set reject_reason = ${decline?.reason ?? null}, decline_comment = ${decline?.comment ?? ''} where id = ${id}`)
}

/**
 * Writes another product into a booking, with its price. Its inventory must be taken already.
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
  booking: Pick<ChangingBooking, 'id' | 'checkInFrom' | 'timeZone'>,
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
