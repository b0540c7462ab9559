import { done, err, type Outcome } from '#api/endpoint.ts'
import type { Context, Queryable } from '#domains/context.ts'
import { verifyQuote, type Quote, priceDigest } from '#domains/products/shared/quote-token.server.ts'
import type { SelectionOf, ProductSelection } from '#domains/products/shared/selection.ts'
import type { SoldOutData } from '#domains/bookings/contract/bookings.ts'
import {
  factsOfProduct,
  bookedPackage,
  bookedService,
  bookedStay,
  type BookedOf,
  type BookedPrice,
  type BookedProduct,
  priceOfProduct,
} from '#domains/bookings/model/products/product.ts'
import { lockProducts } from '#domains/bookings/model/products/inventory.server.ts'
import { sells } from '#domains/content/queries.server.ts'
import { findBookableHotel, type BookableHotel } from '#domains/products/stays/catalogue/bookable-hotel.server.ts'
import { isOnSale } from '#domains/products/stays/pricing/licence.ts'
import { offerRoom } from '#domains/products/stays/pricing/offers.ts'
import { priceRooms, priceSelection } from '#domains/products/stays/quote.server.ts'
import { taxRulesOf, withTerms, type Terms } from '#domains/products/shared/terms.server.ts'
import { nightsBetween, instantOf } from '#domains/shared/dates.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import { inLocale } from '#i18n/locale.ts'
import type { NightPrices } from '#domains/bookings/make/make.server.ts'
import type { ApiError, ErrorCode } from '#api/errors.ts'
import type { HotelTermsRow } from '#domains/products/stays/catalogue/queries.server.ts'
import {
  pricePackageSelection,
  termsOfPackage,
  type PackagePriced,
} from '#domains/products/packages/pricing/quote.server.ts'
import { priceServiceSelection, type ServicePriced } from '#domains/products/services/pricing/quote.server.ts'
import type { PricedStay, Supply } from '#domains/shared/shapes.ts'

/** A priced selection of any product, in the shape that a booking takes. */
export type ToBook<Booked extends BookedProduct = BookedProduct> = {
  product: Booked
  price: BookedPrice
  supply: Supply
  /** Prices with the same digest are the same to the traveller. */
  digest: string
  /** Number of guests that must be named: the lead guest of each room, or one. */
  names: number
  /** `room` if one guest is named for each room, `booking` if one for all. */
  namesPer: 'room' | 'booking'
  /** Start of the stay, package or service; no deadline for an answer is later. */
  begins: Date
}

type Pricing = Pick<Context, 'now' | 'ports' | 'locale'> & { db: Queryable }
type ToPrice<Selection> = (
  db: Queryable,
  selection: Selection,
  terms: Terms,
  at: Date,
) => Promise<Outcome<ToBook, ErrorCode>>

const pricings: { [Kind in ProductSelection['kind']]: ToPrice<SelectionOf<Kind>> } = {
  async stay(db, selection, terms, at) {
    const price = await priceSelection(db, selection, terms, at)
    if (price.ok && !isOnSale(price.data.hotel, at)) return err('unlicensed')
    return price.ok ? done(stayToBook(price.data.hotel, price.data.priced)) : price
  },
  async package(db, selection, terms, at) {
    const price = await pricePackageSelection(db, selection, terms, at)
    return price.ok ? done(packageToBook(price.data)) : price
  },
  async service(db, selection, terms, at) {
    const price = await priceServiceSelection(db, selection, terms, at)
    return price.ok ? done(serviceToBook(price.data)) : price
  },
}

/** Prices a selection as of an instant, with the pricing of its product. */
export async function priceToBook(
  context: Pricing,
  selection: ProductSelection,
  at: Date,
): Promise<Outcome<ToBook, ErrorCode>> {
  if (!(await sells(context, `${selection.kind}s`))) return err('not_found')
  const price = pricings[selection.kind] as ToPrice<ProductSelection>
  return withTerms(context, (terms) => price(context.db, selection, terms, at))
}

/** A priced stay, in the shape that a booking takes. */
function stayToBook(hotel: HotelTermsRow, priced: PricedStay): ToBook<BookedOf<'stay'>> {
  const begins = instantOf(priced.checkIn, hotel.checkInFrom, hotel.timeZone)
  const names = priced.rooms.length
  return { ...toBook(bookedStay(hotel.id, priced), priced), supply: hotel.supply, names, namesPer: 'room', begins }
}

export function packageToBook(packagePrice: PackagePriced): ToBook<BookedOf<'package'>> {
  const { row, departure, priced } = packagePrice
  const product = bookedPackage(row, departure, priced)
  return {
    ...toBook(product, termsOfPackage(packagePrice)),
    supply: row.supply,
    names: priced.rooms.length,
    namesPer: 'room',
    begins: startOfProduct(product),
  }
}

export function serviceToBook({ row, option, priced }: ServicePriced): ToBook<BookedOf<'service'>> {
  const product = bookedService(row, option, priced)
  return {
    ...toBook(product, priced),
    supply: row.supply,
    names: 1,
    namesPer: 'booking',
    begins: startOfProduct(product),
  }
}

/** Returns the start of a package or service, from the local time of its place. */
export function startOfProduct(product: BookedOf<'package' | 'service'>): Date {
  return instantOf(factsOfProduct(product).dates.first, product.startsAt, product.timeZone)
}

/** @param terms what the traveller accepts */
function toBook<Booked extends BookedProduct>(product: Booked, terms: object) {
  return { product, price: priceOfProduct(product), digest: priceDigest(terms) }
}

export type Failure<Code extends ErrorCode> = { ok: false; error: ApiError<Code> }

/** A product whose quote was verified: how it is priced, and the errors that describe its present state. */
export type QuotedProduct<Code extends ErrorCode> = {
  quote: Quote
  /** Prices the selection as of an instant. */
  price: (at: Date) => Promise<Outcome<ToBook, ErrorCode>>
  /**
   * Locks the inventory and returns true if the product has the same price under the lock. Null for a stay, whose
   * `nightPrices` are compared by the statement that takes its nights.
   */
  lockAsPriced: ((tx: Queryable, priced: ToBook) => Promise<boolean>) | null
  nightPrices?: NightPrices
  /** The error of a selection that is not available. `lost` is set if another booking took it since it was priced. */
  unavailable: (code: ErrorCode, lost?: ToBook) => Failure<Code>
}

export type ProductError = 'not_found' | 'sold_out' | 'not_bookable_online'

/** The product of a valid quote token of any kind. */
export async function openQuote(
  context: Context,
  token: string,
): Promise<Outcome<QuotedProduct<ProductError>, 'quote_expired' | 'not_found' | 'unlicensed'>> {
  const quote = validQuote(context, token)
  if (!quote) return err('quote_expired')
  return isStay(quote) ? quotedStay(context, quote) : done(quotedPackageOrService(context, quote))
}

/** The stay of a valid quote token. The token of another product is not a quote of a stay. */
export async function openStayQuote(context: Context, token: string) {
  const quote = validQuote(context, token)
  return quote && isStay(quote) ? quotedStay(context, quote) : err('quote_expired')
}

/** The package or service of a valid quote token. */
export function openPackageOrServiceQuote(
  context: Context,
  token: string,
): Outcome<QuotedProduct<ProductError>, 'quote_expired'> {
  const quote = validQuote(context, token)
  return quote && !isStay(quote) ? done(quotedPackageOrService(context, quote)) : err('quote_expired')
}

function validQuote({ ports, now }: Context, token: string): Quote | null {
  const quote = verifyQuote(ports.signer, token)
  return quote && quote.expiresAt > now ? quote : null
}

function isStay(quote: Quote): quote is Quote<SelectionOf<'stay'>> {
  return quote.selection.kind === 'stay'
}

function quotedPackageOrService(context: Context, quote: Quote): QuotedProduct<ProductError> {
  return {
    quote,
    price: (at) => priceToBook(context, quote.selection, at),
    async lockAsPriced(tx, { product, digest }) {
      await lockProducts(tx, [product])
      const locked = await priceToBook({ ...context, db: tx }, quote.selection, quote.quotedAt)
      return locked.ok && locked.data.digest === digest
    },
    // It was available when it was quoted, so every other reason means that it is sold out now.
    unavailable: (code) => (code === 'not_found' || code === 'not_bookable_online' ? err(code) : err('sold_out')),
  }
}

/** A quoted stay. The hotel and its nights are read once, for the price and the alternatives. */
async function quotedStay(
  context: Context,
  quote: Quote<SelectionOf<'stay'>>,
): Promise<Outcome<QuotedProduct<'not_found' | 'sold_out'>, 'not_found' | 'unlicensed'>> {
  const { selection } = quote
  const { terms, bookable } = await withTerms(context, async (known) => ({
    terms: known,
    bookable: await findBookableHotel(context, selection.hotelId, selection, known),
  }))
  if (!bookable?.hotel.offered || !(await sells(context, 'stays'))) return err('not_found')
  // As of now, not as of the quote: the licence has to be valid on the day of booking.
  if (!isOnSale(bookable.hotel, context.now)) return err('unlicensed')
  return done({
    quote,
    async price(at) {
      const roomPrice = priceRooms(bookable, selection, terms, at)
      return roomPrice.ok ? done(stayToBook(bookable.hotel, roomPrice.data.priced)) : roomPrice
    },
    lockAsPriced: null,
    nightPrices: (roomTypeId, night) =>
      bookable.rooms.find((room) => room.roomTypeId === roomTypeId)?.nights.find((one) => one.night === night)?.price ??
      null,
    unavailable: (code, lost) =>
      code === 'not_found' ? err('not_found') : soldOut(context, selection, bookable, terms, lost),
  })
}

const maxAlternatives = 3

/**
 * Returns `sold_out` with the hotel's other rooms that are available to the same party on the same dates.
 * @param lost the stay that was sold to others after it was read. The alternatives come from the same read:
 * under contention the rooms are not read again.
 */
function soldOut(
  { now, locale }: Context,
  selection: SelectionOf<'stay'>,
  { hotel, rooms }: BookableHotel,
  terms: Terms,
  lost?: ToBook,
) {
  const lostRoomTypes = new Set((lost ? factsOfProduct(lost.product).rooms : []).map((room) => room.roomTypeId))
  const parties = selection.rooms.map((room) => parseOccupancy(room.split('~')[1] ?? '')).filter((one) => one !== null)
  const nights = nightsBetween(selection.checkIn, selection.checkOut)
  const taxRules = taxRulesOf(terms, hotel.country)
  const alternatives: SoldOutData['alternatives'] = rooms.flatMap((row) => {
    if (lostRoomTypes.has(row.roomTypeId)) return []
    const answer = offerRoom({ hotel, ...selection, nights, parties, taxRules, now }, row)
    const best = answer.available ? answer.rates[0] : undefined
    if (!best) return []
    return {
      room_type_id: row.roomTypeId,
      name: inLocale(row.name, locale),
      board: best.rate.board,
      total: { minor: best.priced.total, currency: hotel.currency },
      rooms: selection.rooms.map((room) => `${best.rate.id}~${room.split('~')[1] ?? ''}`),
    }
  })
  const cheapest = alternatives.toSorted((a, b) => a.total.minor - b.total.minor).slice(0, maxAlternatives)
  return err('sold_out', { data: { alternatives: cheapest } satisfies SoldOutData })
}
