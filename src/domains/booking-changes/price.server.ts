import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { changeError, hasBegun } from '#domains/bookings/model/change-rules.ts'
import { termsForTraveller } from '#domains/bookings/model/change-account.ts'
import type { NewChange } from '#domains/bookings/model/change-shapes.ts'
import { wrongNameCount } from '#domains/bookings/create/create-booking.server.ts'
import { factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Guest } from '#domains/bookings/model/shapes.ts'
import { selectionOf } from '#domains/bookings/model/products/selection-of.ts'
import { payableError, priceOwn, type OwnPriceError } from '#domains/booking-changes/own-price.server.ts'
import type { Ports, Queryable } from '#domains/context.ts'
import { selectionDigest, type ProductSelection } from '#domains/products/shared/selection.ts'
import { instantOf } from '#domains/shared/dates.ts'

/** The requested changes; an absent field stays as it is. */
export type ChangeRequest = { selection?: ProductSelection | undefined; guests?: Guest[] | undefined }

/** A priced change. No deadline is later than `begins`; `digest` stands for the terms of a new product. */
export type PricedChange = NewChange & { onRequest: boolean; begins: Date; digest: string | null }

export type ChangeError =
  | OwnPriceError
  | 'status_changed'
  | 'too_late'
  | 'conflict'
  | 'on_request'
  | 'online_payment_unavailable'

type Dependencies = { db: Queryable; ports: Ports; now: Date }

/**
 * Prices a change of a booking as of `at`: what it keeps as agreed and the rest at present prices, with the booking's own
 * inventory free, and what the terms of the booking charge for it. Read-only.
 */
export async function priceChange(
  { db, ports, now }: Dependencies,
  booking: Booking,
  { selection, guests }: ChangeRequest,
  at: Date,
): Promise<Outcome<PricedChange, ChangeError>> {
  const failure = changeError({ ...booking, begun: hasBegun(booking, now) }, now)
  if (failure) return err(failure)
  const { product: before, status } = booking
  const changed = selection && selectionDigest(selection) !== selectionDigest(selectionOf(before)) ? selection : null
  const guestNames = guests ?? booking.guests
  if (!changed && isSameText(guestNames, booking.guests)) {
    return invalid('selection', 'not_a_choice')
  }
  const starts = [arrivalOf(booking)]
  const onRequest = booking.onRequest && status === 'confirmed'
  const repriced = changed ? await priceOwn({ db, ports }, booking, changed, at) : null
  if (repriced && !repriced.ok) return repriced
  if (repriced) {
    if (booking.onRequest && status === 'waiting' && factsOfProduct(before).hotelId) return err('on_request')
    const { product } = repriced.data
    if (!isSameProduct(product, before)) return err('invalid_input')
    const unpayable = payableError(booking, product.priced)
    if (unpayable) return unpayable
    starts.push(instantOf(factsOfProduct(product).dates.first, booking.checkInFrom, booking.timeZone))
  }
  const nameCount = Math.max(1, factsOfProduct(repriced?.data.product ?? before).party.rooms)
  if (guestNames.length !== nameCount) {
    return wrongNameCount(factsOfProduct(before).party.rooms === 0 ? 'booking' : 'room', nameCount, guestNames.length)
  }
  const begins = new Date(Math.min(...starts.map(Number)))
  if (!repriced || !changed) {
    const same = { product: null, selection: null, penalty: 0, due: 0, refund: 0 }
    return done({ ...same, guests: guestNames, onRequest, begins, digest: null })
  }
  const terms = termsForTraveller(booking, repriced.data, at)
  if (!terms.ok) return terms
  if (terms.data.due > 0 && !ports.gateway) return err('online_payment_unavailable')
  const { digest } = repriced.data
  return done({ ...terms.data, selection: selectionDigest(changed), guests: guestNames, onRequest, begins, digest })
}

function isSameText(one: Guest[], other: Guest[]): boolean {
  const text = (guests: Guest[]) => guests.map(({ first_name, last_name }) => `${first_name}\n${last_name}`).join('\n')
  return text(one) === text(other)
}

/** The hotel, the package or the service stays the same; another one is another booking. */
function isSameProduct(one: BookedProduct, other: BookedProduct): boolean {
  const [facts, otherFacts] = [factsOfProduct(one), factsOfProduct(other)]
  return one.kind === other.kind && facts.hotelId === otherFacts.hotelId && facts.item?.id === otherFacts.item?.id
}
