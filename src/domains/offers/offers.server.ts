import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { cancelAt } from '#domains/bookings/cancel/cancel.server.ts'
import { freeOfCost } from '#domains/bookings/model/cancellation.ts'
import { answerDeadline, awaitsPayment, prepaymentDeadline, statusTable } from '#domains/bookings/model/rules.ts'
import { confirmCovered, isCovered, settleGift } from '#domains/gift-cards/settle-gift.server.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { exchangeProduct } from '#domains/bookings/model/products/inventory.server.ts'
import { beginOf, factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { notifyStatus, updateOrdered } from '#domains/bookings/state/notifications.server.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { HotelSubstitution } from '#domains/bookings/model/hotel-substitution.server.ts'
import { json, replaceProduct } from '#domains/bookings/state/commands.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import type { Action, Queryable } from '#domains/context.ts'

/** A stored offer: another product, or a hotel substitution, which keeps the product. */
export type Offered =
  | { product: BookedProduct; substitution?: null }
  | { product: null; substitution: HotelSubstitution }

/** Stores an offer for the traveller to answer. The booking's held rooms stay held. */
export async function writeOffer(
  db: Queryable,
  bookingId: number,
  { product, substitution }: Offered,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into booking_offer (booking_id, hotel_id, product, substitution, state, offered_at)
    values (${bookingId}, ${product && factsOfProduct(product).hotelId}, ${product ? json(product) : null}, ${substitution ? json(substitution) : null}, 'open', ${now.toISOString()})`)
}

/** Applies the traveller's answer to an offer: the stay is confirmed, or the booking cancelled at no cost. The booking must be locked. */
export async function answerOffer(
  at: Action,
  booking: Booking,
  answer: 'accept' | 'decline',
): Promise<Outcome<null, 'status_changed' | 'sold_out'>> {
  if (answer === 'accept') return acceptOffer(at, booking)
  if (booking.status !== 'waiting_user') return err('status_changed')
  const cancelled = await cancelAt(at, booking, freeOfCost(booking))
  await declineOffer(at.db, booking.id)
  return cancelled
}

/**
 * Turns a booking into what was offered, and confirms it or makes it await payment. For a stay, the offered rooms are
 * taken and the held ones released, or nothing changes; seats and slots of a package or service are
 * held already. A hotel substitution returns the booking to its earlier status. Run in a transaction with the booking
 * locked.
 */
async function acceptOffer(at: Action, booking: Booking): Promise<Outcome<null, 'status_changed' | 'sold_out'>> {
  const { db, now } = at
  const offered = await db.execute<Offered & { id: number }>(sql`
    select id, product, substitution from booking_offer
    where booking_id = ${booking.id} and state = 'open' for update`)
  const offer = offered.rows[0]
  if (!offer || booking.status !== 'waiting_user') return err('status_changed')
  const { product } = offer
  if (!product) {
    await markAccepted(db, offer.id, now)
    return restoreStatus(at, booking, offer.substitution)
  }
  if (product.kind === 'stay') {
    const { stock } = statusTable.waiting_user
    if (!(await exchangeProduct(db, stock, { released: booking.product, taken: product }))) return err('sold_out')
  }
  await markAccepted(db, offer.id, now)
  await replaceProduct(db, booking.id, product, now)
  if (isCovered(booking, product)) return confirmCovered(at, booking, product)
  if (booking.paymentType === 'prepay') {
    await settleGift(at, booking, product)
    await awaitPayment(at, booking, answerDeadline(now, beginOf(product, booking)))
    return done(null)
  }
  return transition(at, booking, { to: 'confirmed', note: 'offer accepted' })
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
  at: Action,
  booking: Booking,
  { from: to }: HotelSubstitution,
): Promise<Outcome<null, 'status_changed'>> {
  const { now } = at
  const arrival = arrivalOf(booking)
  const unpaid =
    to === 'confirmed' && accountOfBooking(booking).paid === 0 && awaitsPayment({ ...booking, status: to }, false)
  const deadlineAt = unpaid ? prepaymentDeadline(now, arrival) : to === 'waiting' ? answerDeadline(now, arrival) : null
  const how = { note: 'substitution accepted', keepsDocuments: true, ...(deadlineAt && { deadlineAt }) } as const
  return transition(at, booking, { to, ...how })
}

/** Keeps the booking with the traveller, who now has to pay the accepted offer. */
async function awaitPayment(at: Action, booking: Booking, deadlineAt: Date): Promise<void> {
  const { db, now } = at
  await db.execute(sql`
    update booking set deadline_at = ${deadlineAt.toISOString()}, updated_at = ${now.toISOString()} where id = ${booking.id}`)
  const key = `moved:${await writeEvent(at, booking, 'offer accepted, payment')}`
  await notifyStatus(db, { id: booking.id, status: 'waiting_user', key }, now)
  if (booking.orderId !== null) await updateOrdered(db, booking.orderId, now)
}

/** Marks the offer that lapsed with its booking as declined by the traveller. */
async function declineOffer(db: Queryable, bookingId: number): Promise<void> {
  await db.execute(sql`
    update booking_offer set state = 'declined'
    where id = (select max(id) from booking_offer where booking_id = ${bookingId}) and state = 'lapsed'`)
}
