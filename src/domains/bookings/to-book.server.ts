import { done, type Outcome } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import {
  bookedPackage,
  bookedService,
  datesOf,
  pricedAsBooking,
  type BookedJourney,
} from '#domains/bookings/journeys.ts'
import type { CartSelection } from '#domains/cart/selection.ts'
import type { Context } from '#domains/context.ts'
import { packageDigest, pricePackageSelection, type PackagePriced } from '#domains/packages/quote.server.ts'
import { priceServiceSelection, serviceDigest, type ServicePriced } from '#domains/services/quote.server.ts'
import { instantOf } from '#domains/stays/nights.ts'
import { priceDigest, priceSelection } from '#domains/stays/quote.server.ts'
import type { PaymentTiming, PricedStay, Supply } from '#domains/stays/shapes.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'

/** A selection of any kind as a booking takes it. */
export type ToBook = {
  /** Null for a package or service, which is in `journey`. */
  hotelId: number | null
  journey?: BookedJourney
  supply: Supply
  payment: PaymentTiming | null
  priced: PricedStay
  /** Two prices with the same digest are the same to the traveller. */
  digest: string
  /** Guests that must be named: the lead guest of each room, or one. */
  names: number
  /** When it begins, which no answer may outlast. */
  begins: Date
}

type Pricing = Pick<Context, 'db' | 'now' | 'ports' | 'locale'>

/** Prices a selection as of an instant, by the domain it is of. */
export async function priceToBook(
  context: Pricing,
  selection: CartSelection,
  at: Date,
): Promise<Outcome<ToBook, ErrorCode>> {
  const { db } = context
  const terms = await stayTerms(context)
  if (selection.kind === 'package') {
    const found = await pricePackageSelection(db, selection, terms, at)
    return found.ok ? done(packageToBook(found.data)) : found
  }
  if (selection.kind === 'service') {
    const found = await priceServiceSelection(db, selection, terms, at)
    return found.ok ? done(serviceToBook(found.data)) : found
  }
  const found = await priceSelection(db, selection, terms, at)
  if (!found.ok) return found
  const { hotel, priced } = found.data
  return done({
    hotelId: selection.hotelId,
    supply: hotel.supply,
    payment: priced.payment,
    priced,
    digest: priceDigest(priced),
    names: selection.rooms.length,
    begins: instantOf(priced.checkIn, hotel.checkInFrom, hotel.timeZone),
  })
}

export function packageToBook({ row, departure, priced }: PackagePriced): ToBook {
  const journey = bookedPackage(row, departure, priced)
  return { ...journeyToBook(journey), digest: packageDigest(priced), names: priced.rooms.length }
}

export function serviceToBook({ row, option, priced }: ServicePriced): ToBook {
  return { ...journeyToBook(bookedService(row, option, priced)), digest: serviceDigest(priced), names: 1 }
}

function journeyToBook(journey: BookedJourney) {
  return {
    hotelId: null,
    journey,
    supply: journey.row.supply,
    payment: journey.priced.payment,
    priced: pricedAsBooking(journey),
    begins: instantOf(datesOf(journey).first, journey.startsAt, journey.timeZone),
  }
}
