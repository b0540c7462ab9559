import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import {
  asBookedPackage,
  asBookedService,
  isOwnSlot,
  ownRoomsFree,
  ownSlotsFree,
} from '#domains/booking-changes/own-stock.ts'
import type { offerErrors } from '#domains/offers/offer-errors.ts'
import { packageToBook, serviceToBook } from '#domains/bookings/make/product-to-book.server.ts'
import type { OwnProduct } from '#domains/bookings/model/change-account.ts'
import { datesOfBegunStay } from '#domains/bookings/model/guests/arrival-time.ts'
import { sizeOfStock, stockBeyond, stockOf } from '#domains/bookings/model/products/inventory.server.ts'
import { bookedStay, type BookedOf, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Ports, Queryable } from '#domains/context.ts'
import type { PackageRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { ServiceRow, SlotRow } from '#domains/products/services/catalogue/queries.server.ts'
import { changedPackage } from '#domains/products/packages/pricing/agreed-package.ts'
import {
  partyErrors,
  pricePackageSelection,
  type PackageQuoteError,
} from '#domains/products/packages/pricing/quote.server.ts'
import { changedService } from '#domains/products/services/pricing/agreed-service.ts'
import { priceServiceSelection, type ServiceQuoteError } from '#domains/products/services/pricing/quote.server.ts'
import { priceDigest } from '#domains/products/shared/quote-token.server.ts'
import type { ProductSelection, SelectionOf } from '#domains/products/shared/selection.ts'
import { changedStay, keepOfStay } from '#domains/products/stays/pricing/agreed-stay.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import { isStayRule } from '#domains/products/stays/pricing/stay-rules.ts'
import { priceSelection } from '#domains/products/stays/quote.server.ts'
import { withTerms, type Terms } from '#domains/products/shared/terms.server.ts'
import { grantForAdded } from '#domains/shared/agreed.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { grantOf } from '#domains/shared/discount.ts'

export type StayPriceError = 'not_found' | (typeof offerErrors)[number]

/** The error of a price that a booking cannot have: amounts paid or agreed are in its currency, and for its payment type. */
export function payableError(
  { price, paymentType }: Pick<Booking, 'price' | 'paymentType'>,
  { currency, payment }: Pick<BookedProduct['priced'], 'currency' | 'payment'>,
) {
  if (currency !== price.currency) return err('invalid_input')
  return payment === 'both' || payment === paymentType ? null : err('payment_type_not_allowed')
}

type OwnPriceErrors = { stay: StayPriceError; package: PackageQuoteError; service: ServiceQuoteError }
export type OwnPriceError = OwnPriceErrors[BookedProduct['kind']]

type Repriced<Booked extends BookedProduct> = Omit<OwnProduct<Booked>, 'releasedShare'>

/** `digest` stands for the terms of the new product, as of `ToBook`. */
type Digested<Booked extends BookedProduct = BookedProduct> = Repriced<Booked> & { digest: string }

/** The booking whose product changes. */
type Changing<Booked extends BookedProduct = BookedProduct> = Pick<
  Booking,
  'checkIn' | 'checkInFrom' | 'timeZone' | 'checkedIn'
> & { product: Booked }

type Price<Kind extends BookedProduct['kind']> = (
  db: Queryable,
  booking: Changing<BookedOf<Kind>>,
  selection: SelectionOf<Kind>,
  terms: Terms,
  at: Date,
) => Promise<Outcome<Digested<BookedOf<Kind>>, OwnPriceErrors[Kind]>>

const prices: { [Kind in BookedProduct['kind']]: Price<Kind> } = {
  async stay(db, booking, selection, terms, now) {
    const { product: booked, checkInFrom, timeZone } = booking
    if (selection.hotelId !== booked.hotelId) return err('invalid_input')
    const begun = datesOfBegunStay(booking, now)
    const parties = selection.rooms.map((room) => room.split('~'))
    const dates = { checkIn: selection.checkIn, checkOut: selection.checkOut }
    const occupancy = parties.map(([, party = '']) => party)
    const checked = checkStay(
      { check_in: dates.checkIn, check_out: dates.checkOut, occupancy },
      { timeZone, now, field: 'rooms', begun },
    )
    if (!checked.ok) return checked
    const rooms = checked.data.parties.map((occupancy, i) => ({ ratePlanId: Number(parties[i]?.[0]), occupancy }))
    const retained = keepOfStay(booked.priced, { ...dates, rooms }, { checkInFrom, timeZone })
    const discount = grantForAdded(grantOf(booked.priced).discount, retained.parts)
    const present = await priceSelection(db, { ...selection, discount }, terms, now, (found) =>
      ownRoomsFree(found, booked.priced, { checkOut: dates.checkOut, hasBegun: begun !== null }),
    )
    const isAdding = retained.missing.length > 0
    if (!present.ok) {
      const { code } = present.error
      // What is kept was sold already; only the rules for dates apply to it.
      const isRule = isStayRule(code) || code === 'too_many_guests'
      if (!isAdding && isRule) return present
      // The hotel of a booking exists; a rate may be sold no more, or not on these nights.
      if (isAdding && code === 'not_found') return invalid('rooms', 'not_a_choice')
      if (isAdding) return present
    } else if (isAdding && present.data.priced.currency !== booked.priced.currency) {
      return err('invalid_input')
    }
    const { priced, retained: amount } = changedStay(booked.priced, { ...dates, rooms }, retained, {
      present: isAdding && present.ok ? present.data.priced : null,
      checkInFrom,
      timeZone,
      now,
    })
    return done({ product: bookedStay(booked.hotelId, priced), retained: amount, digest: priceDigest(priced) })
  },
  async package(db, { product: booked }, selection, terms, now) {
    const errors = partyErrors(selection.party)
    if (errors.length > 0) return err('invalid_input', { errors })
    const asOffered = (row: PackageRow) => asBookedPackage(row, booked)
    const price = await pricePackageSelection(db, selection, terms, now, asOffered, booked.priced)
    if (!price.ok) return price
    const { product, digest } = packageToBook(price.data)
    return done({ ...ownPackage(booked, product, now), digest })
  },
  async service(db, { product: booked }, selection, terms, now) {
    const asOffered = {
      row: (row: ServiceRow) => asBookedService(row, booked, selection.people),
      slots: (slots: SlotRow[]) => ownSlotsFree(slots, booked),
      isBooked: (request: Parameters<typeof isOwnSlot>[1]) => isOwnSlot(booked, request),
    }
    const servicePrice = await priceServiceSelection(db, selection, terms, now, asOffered)
    if (!servicePrice.ok) return servicePrice
    const { product, digest } = serviceToBook(servicePrice.data)
    return done({ ...ownService(booked, product, now), digest })
  },
}

/** A package at present prices, with what the booked one keeps. */
export function ownPackage(
  booked: BookedOf<'package'>,
  product: BookedOf<'package'>,
  now: Date,
): Repriced<BookedOf<'package'>> {
  const { startsAt: meetsAt, timeZone } = product
  const at = { meetsAt, timeZone, today: todayIn(timeZone, now), now }
  const { priced, retained } = changedPackage(booked, product.priced, at)
  const isSame = booked.priced.departureId === product.priced.departureId
  // The price list that was agreed stays with the booking.
  const agreedPrices = isSame ? { prices: booked.departure.prices, infant: booked.departure.infant } : {}
  return { product: { ...product, priced, departure: { ...product.departure, ...agreedPrices } }, retained }
}

/** A service at its present price, with what the booked one keeps. */
export function ownService(
  booked: BookedOf<'service'>,
  product: BookedOf<'service'>,
  now: Date,
): Repriced<BookedOf<'service'>> {
  const { priced, retained } = changedService(booked.priced, product.priced, { timeZone: product.timeZone, now })
  return { product: { ...product, priced }, retained }
}

/** Prices another selection for a booking: what it keeps as agreed, what is new at its present price. Own inventory is free. */
export async function priceOwn<Booked extends BookedProduct>(
  dependencies: { db: Queryable; ports: Ports },
  booking: Changing<Booked>,
  selection: ProductSelection,
  at: Date,
): Promise<Outcome<Digested<Booked> & OwnProduct<Booked>, OwnPriceErrors[Booked['kind']]>> {
  const { kind } = booking.product
  if (selection.kind !== kind) return err('invalid_input')
  const price = prices[kind] as unknown as (
    ...input: [Queryable, Changing<Booked>, ProductSelection, Terms, Date]
  ) => Promise<Outcome<Digested<Booked>, OwnPriceErrors[Booked['kind']]>>
  const own = await withTerms(dependencies, (terms) =>
    price(dependencies.db, booking, { ...selection, ...grantOf(booking.product.priced) }, terms, at),
  )
  if (!own.ok) return own
  const released = sizeOfStock(stockBeyond(booking.product, own.data.product))
  return done({ ...own.data, releasedShare: released / Math.max(1, sizeOfStock(stockOf(booking.product))) })
}
