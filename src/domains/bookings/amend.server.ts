import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { writeEvent, type AtDesk } from '#domains/bookings/desk-write.server.ts'
import { takeOver } from '#domains/bookings/offers.server.ts'
import { closeUnfit } from '#domains/bookings/open-payment.server.ts'
import { priceOffer, type OfferRefusal } from '#domains/bookings/partner.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import { returnBeside } from '#domains/bookings/refund.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import { stockLines } from '#domains/bookings/write.server.ts'
import { todayIn } from '#domains/stays/nights.ts'
import type { Occupancy, PricedStay } from '#domains/stays/shapes.ts'
import { exchangeRooms } from '#domains/stays/stock.server.ts'

/** `paid` online so far, and what of it the new stay returns. Minor units. */
export type PricedAmendment = { priced: PricedStay; hotelId: number; difference: number; paid: number; refund: number }

export type AmendRefusal = OfferRefusal | 'status_changed' | 'on_request'

/**
 * The same rooms on other dates, priced as of now; its own rooms count as free. Refuses with `on_request` what a supplier
 * has given for its dates: it can be asked or told to forget, not to change.
 */
export async function priceAmendment(
  needs: Pick<AtDesk, 'db' | 'ports' | 'now'>,
  booking: ChangingBooking,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Promise<Outcome<PricedAmendment, AmendRefusal>> {
  if (booking.status !== 'confirmed' || booking.hotelId === null) return refuse('status_changed')
  if (booking.onRequest) return refuse('on_request')
  if (checkIn < todayIn(booking.timeZone, needs.now) || checkOut <= checkIn) return refuse('invalid_input')
  const rooms = booking.priced.rooms.map((room) => `${room.ratePlanId}~${occupancyText(room.occupancy)}`)
  const offered = await priceOffer(needs, booking, { checkIn, checkOut, rooms })
  if (!offered.ok) return offered
  const { priced, hotelId } = offered.data
  const difference = priced.total - booking.priced.total
  const paid = paidOnline(booking)
  // What the new stay asks for less of it; no more than is still here.
  const refund = Math.max(0, Math.min(booking.captured, paid - (priced.total - priced.dueAtProperty)))
  return done({ priced, hotelId, difference, paid, refund })
}

/**
 * Moves a confirmed stay to other dates: all its nights, or none. A page that takes the old price is closed; what somebody
 * pays on it all the same goes back, and the stay is to be paid at its new price.
 */
export async function amendStay(
  { db, ports, now, actor }: AtDesk,
  booking: ChangingBooking,
  { priced, hotelId, paid, refund }: PricedAmendment,
): Promise<Outcome<null, 'sold_out'>> {
  const { stock } = statusTable.confirmed
  const fits = await exchangeRooms(
    db,
    { counter: stock, lines: stockLines(booking.priced) },
    { counter: stock, lines: stockLines(priced) },
  )
  if (!fits) return refuse('sold_out')
  const stay = paidAlready(priced, paid)
  await takeOver(db, booking.id, { priced: stay, hotelId }, now)
  const event = await writeEvent(
    { db, now, actor },
    booking,
    `dates ${booking.priced.checkIn} ${booking.priced.checkOut} to ${priced.checkIn} ${priced.checkOut}`,
  )
  const key = `changed:${booking.reference}:${event}`
  if (refund > 0) await returnBeside(db, ports.queue, booking, { amount: refund, reason: 'changed', key, now })
  await closeUnfit({ db, queue: ports.queue, now, actor }, { ...booking, priced: stay })
  const { reference, id: bookingId, status } = booking
  await ports.queue(db, {
    name: 'booking-changed',
    key: `${reference}:${event}`,
    data: { bookingId, reference, hotelId, from: status, to: status },
  })
  return done(null)
}

/** What was paid online for a booking as it stands. Goodwill is a gift: it makes nothing unpaid. */
function paidOnline({ captured, goodwill }: ChangingBooking): number {
  return captured + goodwill
}

/** What the new dates cost more than was paid online is due at the hotel. */
function paidAlready(priced: PricedStay, paid: number): PricedStay {
  return paid === 0 ? priced : { ...priced, dueAtProperty: Math.max(priced.dueAtProperty, priced.total - paid) }
}

/** `2-9,4`, as quotes are asked for. */
function occupancyText({ adults, childAges }: Occupancy): string {
  return childAges.length > 0 ? `${adults}-${childAges.join(',')}` : String(adults)
}
