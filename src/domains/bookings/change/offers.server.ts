import { sql } from 'drizzle-orm'
import { err, type Outcome } from '#api/endpoint.ts'
import { answerDeadline, awaitsPayment, prepaymentDeadline, statusTable } from '#domains/bookings/model/rules.ts'
import type { Offered } from '#domains/bookings/change/offer-record.server.ts'
import { confirmCovered, isCovered, settleGift } from '#domains/bookings/payment/gift.server.ts'
import { startOfProduct } from '#domains/bookings/create/product-to-book.server.ts'
import { notifyStatus, updateOrdered } from '#domains/bookings/model/notifications.server.ts'
import type { ChangingBooking } from '#domains/bookings/model/queries.server.ts'
import type { HotelSubstitution } from '#domains/bookings/model/offer-schema.server.ts'
import { moveBooking, replaceProduct, writeMove } from '#domains/bookings/model/commands.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { instantOf } from '#domains/shared/dates.ts'
import { exchangeRooms, stockLines } from '#domains/products/stays/inventory/stock.server.ts'

/**
 * Turns a booking into what was offered, and confirms it or makes it await payment. For a stay, the offered rooms are
 * taken and the held ones released in one statement, or nothing changes; seats and slots of a package or service are
 * held already. A hotel substitution returns the booking to its earlier status. Run in a transaction with the booking
 * locked.
 */
export async function acceptOffer(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  now: Date,
): Promise<Outcome<null, 'status_changed' | 'sold_out'>> {
  const offered = await db.execute<Offered & { id: number }>(sql`
    select id, product, substitution from booking_offer
    where booking_id = ${booking.id} and state = 'open' for update`)
  const offer = offered.rows[0]
  if (!offer || booking.status !== 'waiting_user') return err('status_changed')
  const { product } = offer
  const at = { db, queue, now, actor: `traveller:${booking.userId}` }
  if (!product) {
    await markAccepted(db, offer.id, now)
    return restoreStatus(db, queue, booking, offer.substitution, now)
  }
  if (product.kind !== 'stay') {
    await markAccepted(db, offer.id, now)
    await replaceProduct(db, booking.id, product, now)
    if (isCovered(booking, product)) return confirmCovered(at, booking, product)
    if (booking.paymentType === 'prepay') {
      await settleGift(at, booking, product)
      await awaitPayment(db, booking, { deadlineAt: answerDeadline(now, startOfProduct(product)), now })
      return { ok: true, data: null }
    }
    const actor = `traveller:${booking.userId}`
    const move = { from: 'waiting_user', to: 'confirmed', actor, now, note: 'offer accepted' } as const
    return moveBooking(db, queue, booking.id, move)
  }
  if (booking.product.kind !== 'stay') throw new Error(`booking ${booking.reference} was offered a stay`)
  const fits = await exchangeRooms(
    db,
    { counter: statusTable.waiting_user.stock, lines: stockLines(booking.product.priced) },
    {
      counter: statusTable[booking.paymentType === 'prepay' ? 'waiting_user' : 'confirmed'].stock,
      lines: stockLines(product.priced),
    },
  )
  if (!fits) return err('sold_out')
  await markAccepted(db, offer.id, now)
  await replaceProduct(db, booking.id, product, now)
  if (isCovered(booking, product)) return confirmCovered(at, booking, product)
  if (booking.paymentType === 'prepay') {
    await settleGift(at, booking, product)
    const arrival = instantOf(product.priced.checkIn, booking.checkInFrom, booking.timeZone)
    await awaitPayment(db, booking, { deadlineAt: answerDeadline(now, arrival), now })
    return { ok: true, data: null }
  }
  const moved = await writeMove(db, queue, booking.id, {
    from: 'waiting_user',
    to: 'confirmed',
    actor: `traveller:${booking.userId}`,
    now,
    note: 'offer accepted',
  })
  if (!moved) throw new Error(`booking ${booking.reference} changed while it was locked`)
  if (moved.orderId !== null) await updateOrdered(db, moved.orderId, now)
  return { ok: true, data: null }
}

async function markAccepted(db: Queryable, offerId: number, now: Date): Promise<void> {
  await db.execute(
    sql`update booking_offer set state = 'accepted', answered_at = ${now.toISOString()} where id = ${offerId}`,
  )
}

/**
 * Restores the status after an accepted hotel substitution: confirmed, or waiting for the provider with a new deadline.
 * A confirmed booking that is to be paid online instead of on arrival has a new deadline too.
 */
function restoreStatus(
  db: Queryable,
  queue: QueueJob,
  booking: ChangingBooking,
  { from: to }: HotelSubstitution,
  now: Date,
): Promise<Outcome<null, 'status_changed'>> {
  const arrival = instantOf(booking.checkIn, booking.checkInFrom, booking.timeZone)
  const unpaid = to === 'confirmed' && booking.received === 0 && awaitsPayment({ ...booking, status: to }, false)
  const deadlineAt = unpaid ? prepaymentDeadline(now, arrival) : to === 'waiting' ? answerDeadline(now, arrival) : null
  return moveBooking(db, queue, booking.id, {
    from: 'waiting_user',
    to,
    actor: `traveller:${booking.userId}`,
    now,
    note: 'substitution accepted',
    ...(deadlineAt && { deadlineAt }),
  })
}

/** Keeps the booking with the traveller, who now has to pay the accepted offer. */
async function awaitPayment(
  db: Queryable,
  booking: ChangingBooking,
  { deadlineAt, now }: { deadlineAt: Date; now: Date },
): Promise<void> {
  const awaited = await db.execute<{ id: number }>(sql`
    with awaited as (
      update booking set deadline_at = ${deadlineAt.toISOString()}, updated_at = ${now.toISOString()} where id = ${booking.id} returning id
    )
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    select id, ${now.toISOString()}, ${`traveller:${booking.userId}`}, 'waiting_user', 'waiting_user', 'offer accepted, payment' from awaited
    returning id`)
  const key = `moved:${awaited.rows[0]?.id}`
  await notifyStatus(db, { id: booking.id, status: 'waiting_user', key }, now)
  if (booking.orderId !== null) await updateOrdered(db, booking.orderId, now)
}

/** Marks the offer that lapsed with its booking as declined by the traveller. */
export async function declineOffer(db: Queryable, bookingId: number): Promise<void> {
  await db.execute(sql`
    update booking_offer set state = 'declined'
    where id = (select max(id) from booking_offer where booking_id = ${bookingId}) and state = 'lapsed'`)
}
