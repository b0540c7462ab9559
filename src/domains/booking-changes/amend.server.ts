import { accountOfBooking, firstPayment } from '#domains/bookings/model/booking-account.ts'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { settleDifference } from '#domains/booking-changes/change.server.ts'
import { payableError, priceOwn, type StayPriceError } from '#domains/booking-changes/own-price.server.ts'
import { applyNewChange } from '#domains/booking-changes/apply-change.server.ts'
import { endChange } from '#domains/booking-changes/end-change.server.ts'
import { hasBegun } from '#domains/bookings/model/change-rules.ts'
import type { NewChange } from '#domains/bookings/model/change-shapes.ts'
import { termsOfChange } from '#domains/booking-changes/terms.ts'
import type { AdminAction } from '#domains/bookings/state/events.server.ts'
import { sizeOfStock, stockBeyond, stockOf } from '#domains/bookings/model/products/inventory.server.ts'
import { priceOfProduct, withHotelShare, type BookedOf } from '#domains/bookings/model/products/product.ts'
import { selectionOf } from '#domains/bookings/model/products/selection-of.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { selectionDigest } from '#domains/products/shared/selection.ts'
import { todayIn } from '#domains/shared/dates.ts'

/**
 * A priced amendment. `refund` is the part of what was paid online that it returns; `byHand` is what was recorded as paid and
 * has to be returned by hand; `toPay` is what is then still due at the hotel. Minor units.
 */
export type PricedAmendment = {
  change: NewChange & { product: BookedOf<'stay'> }
  difference: number
  byHand: number
  toPay: number
}

export type AmendError = StayPriceError | 'status_changed' | 'too_late'

/**
 * Prices the same rooms on other dates: kept nights as agreed, others at present prices, and what the terms of the booking
 * charge unless it is waived as goodwill. A stay that has begun keeps its check-in and the nights that were slept. The dates
 * of a stay on request are agreed with its hotel before.
 */
export async function priceAmendment(
  { db, ports, now }: Pick<AdminAction, 'db' | 'ports' | 'now'>,
  booking: Booking,
  { checkIn, checkOut, goodwill }: { checkIn: string; checkOut: string; goodwill: boolean },
): Promise<Outcome<PricedAmendment, AmendError>> {
  const { product: before } = booking
  if (booking.status !== 'confirmed' || before.kind !== 'stay') return err('status_changed')
  if (hasBegun(booking, now) === 'over') return err('too_late')
  if (checkIn === booking.checkIn && checkOut === booking.checkOut) {
    return invalid('check_out', 'same_dates')
  }
  const selection = { ...selectionOf(before), checkIn, checkOut }
  const repriced = await priceOwn({ db, ports }, { ...booking, product: before }, selection, now)
  if (!repriced.ok) {
    // The rooms of an amendment are the booked ones: its dates are wrong for them.
    const isRate = repriced.error.errors?.some(({ path }) => path === 'rooms')
    return isRate ? invalid('check_out', 'rate_not_sold') : repriced
  }
  const { product, retained } = repriced.data
  const unpayable = payableError(booking, product.priced)
  if (unpayable) return unpayable
  const { after, penalty } = termsOfChange({
    before,
    after: product,
    retained,
    releasedShare: sizeOfStock(stockBeyond(before, product)) / Math.max(1, sizeOfStock(stockOf(before))),
    binding: true,
    waived: goodwill,
    paid: null,
    today: todayIn(booking.timeZone, now),
    now,
  })
  // A goodwill refund does not reduce what was paid online, so nothing becomes unpaid.
  const account = accountOfBooking(booking)
  const paid = account.paid - account.byHand
  const stay = after as BookedOf<'stay'>
  // The difference that was not paid online becomes due at the hotel.
  const changed = paid === 0 ? stay : withHotelShare(stay, priceOfProduct(stay).total - paid)
  const { total } = priceOfProduct(changed)
  // The overpaid amount, limited to what is still captured.
  const refund = Math.max(0, Math.min(account.refundable, paid - firstPayment(changed)))
  const left = account.paid - refund - total
  const change = {
    product: changed,
    selection: selectionDigest(selection),
    guests: booking.guests,
    penalty,
    due: 0,
    refund,
  }
  return done({
    change,
    difference: total - booking.price.total,
    byHand: Math.max(0, Math.min(account.byHand, left)),
    toPay: Math.max(0, -left),
  })
}

/**
 * Moves a confirmed stay to other dates: all its nights, or none. An open payment page with the old price is closed; a
 * payment still made on it is refunded, and the stay has to be paid at its new price. The guest gets the new voucher.
 */
export async function amendStay(
  at: AdminAction,
  booking: Booking,
  { change }: PricedAmendment,
): Promise<Outcome<null, 'sold_out'>> {
  await endChange(at, booking, 'lapsed')
  const applied = await applyNewChange(at, booking, change)
  if (!applied.ok) return applied
  await settleDifference(at, booking, change, applied.data.event)
  return done(null)
}
