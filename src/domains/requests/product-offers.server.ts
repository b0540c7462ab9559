import { done, err, type Outcome } from '#api/endpoint.ts'
import { answerDeadline, statusTable } from '#domains/bookings/model/rules.ts'
import { exchangeProduct, priceLocked } from '#domains/bookings/model/products/inventory.server.ts'
import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/product.ts'
import { ownPackage, ownService, payableError } from '#domains/booking-changes/own-price.server.ts'
import { ownSeatsFree, ownSlotsFree } from '#domains/booking-changes/own-stock.ts'
import { selectionOf } from '#domains/bookings/model/products/selection-of.ts'
import { writeOffer } from '#domains/offers/offers.server.ts'
import { isWaiting } from '#domains/requests/supplier.server.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { packageToBook, serviceToBook, startOfProduct } from '#domains/bookings/make/product-to-book.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import type { Ports, Queryable } from '#domains/context.ts'
import { maxOfExtra } from '#domains/products/packages/pricing/price.ts'
import { pricePackageSelection, type PackageQuoteError } from '#domains/products/packages/pricing/quote.server.ts'
import type { PackageRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { RoomBasis } from '#domains/products/shared/room-basis.ts'
import { amountsOn, inProportion } from '#domains/products/services/pricing/seasonal-price.ts'
import { priceServiceSelection, type ServiceQuoteError } from '#domains/products/services/pricing/quote.server.ts'
import type { ServiceRow, SlotRow } from '#domains/products/services/catalogue/queries.server.ts'
import { withTerms } from '#domains/products/shared/terms.server.ts'
import { grantOf } from '#domains/shared/discount.ts'

type Dependencies = { db: Queryable; ports: Ports; now: Date }

/** Another package or service for the same guests. Prices in minor units, with taxes; absent: the catalogue's. */
type ProductOffer =
  | { kind: 'package'; departureId: number; sharing: RoomBasis; adultPrice?: number | undefined }
  | { kind: 'service'; optionId: number; date: string; time: string | null; each?: number | undefined }

type ProductOfferError = PackageQuoteError | ServiceQuoteError | 'payment_type_not_allowed'

/**
 * Offers another departure, room basis, slot or price instead of the requested package or service, for the traveller to
 * answer. The offered inventory is held from now on; the requested one is unavailable and is released. Run in a
 * transaction with the booking locked.
 */
export async function offerOtherProduct(
  dependencies: Dependencies,
  booking: Booking,
  offer: ProductOffer,
  actor: string,
): Promise<Outcome<null, ProductOfferError | 'status_changed'>> {
  const { db, ports, now } = dependencies
  if (!(await isWaiting(dependencies, booking))) return err('status_changed')
  const { product } = booking
  const offerPrice = await priceLocked(
    db,
    () => priceProductOffer(dependencies, product, offer),
    (offered) => [product, offered],
  )
  if (!offerPrice.ok) return offerPrice
  const offered = offerPrice.data
  const unpayable = payableError(booking, offered.priced)
  if (unpayable) return unpayable
  const counter = statusTable.waiting_user.stock
  if (!(await exchangeProduct(db, counter, { released: product, taken: offered }))) return err('sold_out')
  await writeOffer(db, booking.id, { product: offered }, now)
  const deadlineAt = answerDeadline(now, startOfProduct(offered))
  return transition({ db, ports, now, actor }, booking, { to: 'waiting_user', deadlineAt, note: 'offer' })
}

function priceProductOffer(
  dependencies: Dependencies,
  booked: BookedProduct,
  offer: ProductOffer,
): Promise<Outcome<BookedOf<'package' | 'service'>, ProductOfferError>> {
  if (booked.kind === 'package' && offer.kind === 'package') return pricePackageOffer(dependencies, booked, offer)
  if (booked.kind === 'service' && offer.kind === 'service') return priceServiceOffer(dependencies, booked, offer)
  return Promise.resolve(err('invalid_input'))
}

async function pricePackageOffer(
  { db, ports, now }: Dependencies,
  booked: BookedOf<'package'>,
  { departureId, sharing, adultPrice }: Extract<ProductOffer, { kind: 'package' }>,
): Promise<Outcome<BookedOf<'package' | 'service'>, ProductOfferError>> {
  const { priced: original } = booked
  const selection = { ...selectionOf(booked), departureId, sharing, ...grantOf(original) }
  const asOffered = (row: PackageRow): PackageRow => ({
    ...row,
    departures: row.departures.map((departure) => ({
      ...ownSeatsFree(departure, booked),
      prices:
        adultPrice === undefined
          ? departure.prices
          : departure.prices.map(({ sharing: size, adult, child }) => ({
              sharing: size,
              adult: adultPrice,
              child: inProportion(child, { before: adult, after: adultPrice }),
            })),
    })),
  })
  const price = (chosen: string[]) =>
    withTerms({ db, ports }, (terms) =>
      pricePackageSelection(db, { ...selection, extras: chosen }, terms, now, asOffered),
    )
  const bare = await price([])
  if (!bare.ok) return bare
  // Extras that the other package has too are kept, limited to its number of rooms and guests.
  const { row, priced } = bare.data
  const extras = original.extras.flatMap(({ id, quantity }) => {
    const extra = row.extras.find((one) => one.id === id)
    return extra ? [`${id}~${Math.min(quantity, maxOfExtra(extra, priced.rooms))}`] : []
  })
  const whole = extras.length === 0 ? bare : await price(extras)
  if (!whole.ok) return whole
  const { product } = packageToBook(whole.data)
  // A price of its own is a new price. Otherwise the offer keeps what was requested at its price.
  return done(adultPrice === undefined ? ownPackage(booked, product, now).product : product)
}

async function priceServiceOffer(
  { db, ports, now }: Dependencies,
  booked: BookedOf<'service'>,
  { optionId, date, time, each }: Extract<ProductOffer, { kind: 'service' }>,
): Promise<Outcome<BookedOf<'package' | 'service'>, ProductOfferError>> {
  const selection = { ...selectionOf(booked), optionId, date, time, ...grantOf(booked.priced) }
  const asOffered = {
    row: (row: ServiceRow): ServiceRow => ({
      ...row,
      options: row.options.map((option) => {
        if (each === undefined) return option
        const before = amountsOn(option, date, time)
        const childAmount = inProportion(before.childAmount, { before: before.amount, after: each })
        return { ...option, amount: each, childAmount, seasonalPrices: [] }
      }),
    }),
    slots: (slots: SlotRow[]) => ownSlotsFree(slots, booked),
  }
  const servicePrice = await withTerms({ db, ports }, (terms) =>
    priceServiceSelection(db, selection, terms, now, asOffered),
  )
  if (!servicePrice.ok) return servicePrice
  const { product } = serviceToBook(servicePrice.data)
  return done(each === undefined ? ownService(booked, product, now).product : product)
}
