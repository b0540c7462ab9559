import { done, err, type Outcome } from '#api/endpoint.ts'
import { chosenOf } from '#domains/bookings/model/changes/apply.server.ts'
import { endChange } from '#domains/bookings/model/changes/end.server.ts'
import { writeEvent, type AdminAction } from '#domains/bookings/model/events.server.ts'
import { notifyChange, updateOrdered } from '#domains/bookings/model/notifications.server.ts'
import { bookedStay, factsOfProduct, priceOfProduct } from '#domains/bookings/model/products/product.ts'
import { advanceDeadline, replaceProduct } from '#domains/bookings/model/commands.server.ts'
import { closeInvalidPages } from '#domains/bookings/model/open-payment.server.ts'
import { priceOffer, type OfferError } from '#domains/bookings/change/supplier.server.ts'
import type { ChangingBooking } from '#domains/bookings/model/queries.server.ts'
import { refundActiveBooking } from '#domains/bookings/payment/refund.server.ts'
import { statusTable } from '#domains/bookings/model/rules.ts'
import { todayIn } from '#domains/shared/dates.ts'
import type { Occupancy, PricedStay } from '#domains/shared/shapes.ts'
import { exchangeRooms, stockLines } from '#domains/products/stays/inventory/stock.server.ts'

/** `paid` is the amount paid online so far; `refund` is the part of it that the amendment returns. Minor units. */
export type PricedAmendment = {
  before: PricedStay
  priced: PricedStay
  hotelId: number
  difference: number
  paid: number
  refund: number
}

export type AmendError = OfferError | 'status_changed' | 'on_request'

/**
 * Prices the same rooms on other dates at current prices; the booking's own rooms count as free. Returns `on_request`
 * for rooms that a supplier confirmed for its dates: a supplier request can be made or withdrawn, not changed.
 */
export async function priceAmendment(
  dependencies: Pick<AdminAction, 'db' | 'ports' | 'now'>,
  booking: ChangingBooking,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Promise<Outcome<PricedAmendment, AmendError>> {
  const { product } = booking
  if (booking.status !== 'confirmed' || product.kind !== 'stay') return err('status_changed')
  if (booking.onRequest) return err('on_request')
  if (checkIn < todayIn(booking.timeZone, dependencies.now) || checkOut <= checkIn) return err('invalid_input')
  const rooms = product.priced.rooms.map((room) => `${room.ratePlanId}~${occupancyText(room.occupancy)}`)
  const offered = await priceOffer(dependencies, booking, { checkIn, checkOut, rooms })
  if (!offered.ok) return offered
  const { priced, hotelId } = offered.data
  const difference = priced.total - booking.price.total
  const paid = paidOnline(booking)
  // The overpaid amount, limited to what is still captured.
  const refund = Math.max(0, Math.min(booking.captured, paid - (priced.total - priced.dueAtProperty)))
  return done({ before: product.priced, priced, hotelId, difference, paid, refund })
}

/**
 * Moves a confirmed stay to other dates: all its nights, or none. An open payment page with the old price is closed; a
 * payment still made on it is refunded, and the stay has to be paid at its new price.
 */
export async function amendStay(
  { db, ports, now, actor }: AdminAction,
  booking: ChangingBooking,
  { before, priced, hotelId, paid, refund }: PricedAmendment,
): Promise<Outcome<null, 'sold_out'>> {
  const { stock } = statusTable.confirmed
  await endChange({ db, queue: ports.queue, now, actor }, booking, 'lapsed')
  const fits = await exchangeRooms(
    db,
    { counter: stock, lines: stockLines(before) },
    { counter: stock, lines: stockLines(priced) },
  )
  if (!fits) return err('sold_out')
  const product = bookedStay(hotelId, paidAlready(priced, paid))
  await replaceProduct(db, booking.id, product, now)
  await advanceDeadline(db, booking, product, now)
  const event = await writeEvent(
    { db, now, actor },
    booking,
    `dates ${booking.checkIn} ${booking.checkOut} to ${priced.checkIn} ${priced.checkOut}`,
  )
  await notifyChange(
    db,
    booking.id,
    {
      key: `change:${event}`,
      outcome: 'applied',
      dates: { before: factsOfProduct(booking.product).dates, after: factsOfProduct(product).dates },
      product: { before: chosenOf(booking.product), after: chosenOf(product) },
      refund,
      gift: booking.gift,
    },
    now,
  )
  const key = `changed:${booking.reference}:${event}`
  if (refund > 0) await refundActiveBooking(db, ports.queue, booking, { amount: refund, reason: 'changed', key, now })
  await closeInvalidPages(
    { db, queue: ports.queue, now, actor },
    { ...booking, product, price: priceOfProduct(product) },
  )
  const { reference, id: bookingId, status } = booking
  await ports.queue(db, {
    name: 'booking-changed',
    key: `${reference}:${event}`,
    data: { bookingId, reference, hotelId, from: status, to: status },
  })
  if (booking.orderId !== null) await updateOrdered(db, booking.orderId, now)
  return done(null)
}

/** Amount paid online for a booking. A goodwill refund does not reduce it, so nothing becomes unpaid. */
function paidOnline({ captured, goodwill }: ChangingBooking): number {
  return captured + goodwill
}

/** Makes the price difference that was not paid online due at the hotel. */
function paidAlready(priced: PricedStay, paid: number): PricedStay {
  return paid === 0 ? priced : { ...priced, dueAtProperty: Math.max(priced.dueAtProperty, priced.total - paid) }
}

/** `2-9,4`, the format of quote requests. */
function occupancyText({ adults, childAges }: Occupancy): string {
  return childAges.length > 0 ? `${adults}-${childAges.join(',')}` : String(adults)
}
