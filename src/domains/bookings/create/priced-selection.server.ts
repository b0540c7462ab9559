import { done, err, type Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import {
  bookedPackage,
  bookedService,
  bookedStay,
  type BookedOf,
  type BookedPrice,
  type BookedProduct,
} from '#domains/bookings/model/products/booked-product.ts'
import { factsOfProduct, priceOfProduct } from '#domains/bookings/model/products/product.ts'
import type { ProductSelection, SelectionOf } from '#domains/products/shared/selection.ts'
import type { HotelTermsRow } from '#domains/products/stays/catalogue/queries.server.ts'
import { sells } from '#domains/content/offers.server.ts'
import type { Context } from '#domains/context.ts'
import { pricePackageSelection, type PackagePriced } from '#domains/products/packages/pricing/quote.server.ts'
import { priceServiceSelection, type ServicePriced } from '#domains/products/services/pricing/quote.server.ts'
import { instantOf } from '#domains/shared/dates.ts'
import { priceDigest } from '#domains/products/shared/quote-token.server.ts'
import { priceSelection } from '#domains/products/stays/pricing/quote.server.ts'
import type { PricedStay, Supply } from '#domains/shared/shapes.ts'
import { withTerms, type Terms } from '#domains/products/stays/pricing/terms.server.ts'

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

type Pricing = Pick<Context, 'db' | 'now' | 'ports' | 'locale'>
type ToPrice<Selection> = (
  db: Context['db'],
  selection: Selection,
  terms: Terms,
  at: Date,
) => Promise<Outcome<ToBook, ErrorCode>>

const pricings: { [Kind in ProductSelection['kind']]: ToPrice<SelectionOf<Kind>> } = {
  async stay(db, selection, terms, at) {
    const found = await priceSelection(db, selection, terms, at)
    return found.ok ? done(stayToBook(found.data.hotel, found.data.priced)) : found
  },
  async package(db, selection, terms, at) {
    const found = await pricePackageSelection(db, selection, terms, at)
    return found.ok ? done(packageToBook(found.data)) : found
  },
  async service(db, selection, terms, at) {
    const found = await priceServiceSelection(db, selection, terms, at)
    return found.ok ? done(serviceToBook(found.data)) : found
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
export function stayToBook(hotel: HotelTermsRow, priced: PricedStay): ToBook<BookedOf<'stay'>> {
  const begins = instantOf(priced.checkIn, hotel.checkInFrom, hotel.timeZone)
  const names = priced.rooms.length
  return { ...toBook(bookedStay(hotel.id, priced)), supply: hotel.supply, names, namesPer: 'room', begins }
}

export function packageToBook({ row, departure, priced }: PackagePriced): ToBook<BookedOf<'package'>> {
  const product = bookedPackage(row, departure, priced)
  return {
    ...toBook(product),
    supply: row.supply,
    names: priced.rooms.length,
    namesPer: 'room',
    begins: startOfProduct(product),
  }
}

export function serviceToBook({ row, option, priced }: ServicePriced): ToBook<BookedOf<'service'>> {
  const product = bookedService(row, option, priced)
  return { ...toBook(product), supply: row.supply, names: 1, namesPer: 'booking', begins: startOfProduct(product) }
}

/** Returns the start of a package or service, from the local time of its place. */
export function startOfProduct(product: BookedOf<'package' | 'service'>): Date {
  return instantOf(factsOfProduct(product).dates.first, product.startsAt, product.timeZone)
}

function toBook<Booked extends BookedProduct>(product: Booked) {
  return { product, price: priceOfProduct(product), digest: priceDigest(product.priced) }
}
