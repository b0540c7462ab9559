import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { changeNow } from '#domains/booking-changes/change.server.ts'
import { payableError, priceOwn, type StayPriceError } from '#domains/booking-changes/own-price.server.ts'
import { endChange } from '#domains/booking-changes/end-change.server.ts'
import { hasBegun } from '#domains/bookings/model/change-rules.ts'
import type { NewChange } from '#domains/bookings/model/change-shapes.ts'
import { termsForStaff } from '#domains/bookings/model/change-account.ts'
import type { AdminAction } from '#domains/context.ts'
import type { BookedOf } from '#domains/bookings/model/products/product.ts'
import { selectionOf } from '#domains/bookings/model/products/selection-of.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { selectionDigest } from '#domains/products/shared/selection.ts'

/** A priced amendment, in minor units. */
export type PricedAmendment = ReturnType<typeof termsForStaff> & { change: NewChange & { product: BookedOf<'stay'> } }

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
  const unpayable = payableError(booking, repriced.data.product.priced)
  if (unpayable) return unpayable
  const terms = termsForStaff(booking, repriced.data, { waived: goodwill, now })
  const change = { ...terms.change, selection: selectionDigest(selection), guests: booking.guests }
  return done({ ...terms, change })
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
  return changeNow(at, booking, change)
}
