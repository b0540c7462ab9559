import { done, err, type Outcome } from '#api/endpoint.ts'
import { ownRoomsFree, ownSeatsFree, ownSlotsFree } from '#domains/bookings/change/own-stock.ts'
import {
  packageToBook,
  serviceToBook,
  stayToBook,
  type ToBook,
} from '#domains/bookings/create/product-to-book.server.ts'
import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { SlotRow } from '#domains/products/services/catalogue/queries.server.ts'
import {
  partyErrors,
  pricePackageSelection,
  type PackageQuoteError,
} from '#domains/products/packages/pricing/quote.server.ts'
import { priceServiceSelection, type ServiceQuoteError } from '#domains/products/services/pricing/quote.server.ts'
import type { ProductSelection, SelectionOf } from '#domains/products/shared/selection.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import { priceSelection } from '#domains/products/stays/pricing/quote.server.ts'
import { withTerms, type Terms } from '#domains/products/shared/terms.server.ts'

export type OwnPriceError =
  | PackageQuoteError
  | 'invalid_input'
  | ServiceQuoteError
  | 'min_stay'
  | 'closed_to_arrival'
  | 'payment_type_not_allowed'
  | 'online_payment_unavailable'

type Price<Kind extends BookedProduct['kind']> = (
  db: Queryable,
  booked: BookedOf<Kind>,
  selection: SelectionOf<Kind>,
  terms: Terms,
  at: Date,
) => Promise<Outcome<ToBook, OwnPriceError>>

const prices: { [Kind in BookedProduct['kind']]: Price<Kind> } = {
  async stay(db, booked, selection, terms, at) {
    const found = await priceSelection(db, selection, terms, at, (rooms) => ownRoomsFree(rooms, booked.priced))
    if (found.ok) return done(stayToBook(found.data.hotel, found.data.priced))
    // The hotel of a booking exists; a rate may be sold no more, or not on these nights.
    if (found.error.code !== 'not_found') return found
    return err('invalid_input', { errors: [{ path: 'rooms', code: 'not_a_choice' }] })
  },
  async package(db, booked, selection, terms, at) {
    const errors = partyErrors(selection.party)
    if (errors.length > 0) return err('invalid_input', { errors })
    const found = await pricePackageSelection(db, selection, terms, at, (departure) => ownSeatsFree(departure, booked))
    return found.ok ? done(packageToBook(found.data)) : found
  },
  async service(db, booked, selection, terms, at) {
    const asOffered = {
      option: <Option>(option: Option) => option,
      slots: (slots: SlotRow[]) => ownSlotsFree(slots, booked),
    }
    const found = await priceServiceSelection(db, selection, terms, at, asOffered)
    return found.ok ? done(serviceToBook(found.data)) : found
  },
}

/** Prices another selection for a booking, whose own inventory counts as free. */
export async function priceOwn(
  dependencies: { db: Queryable; ports: Ports },
  { product: booked, timeZone }: { product: BookedProduct; timeZone: string },
  selection: ProductSelection,
  at: Date,
): Promise<Outcome<ToBook, OwnPriceError>> {
  if (selection.kind !== booked.kind) return err('invalid_input')
  if (selection.kind === 'stay') {
    const occupancies = selection.rooms.map((room) => room.split('~')[1] ?? '')
    const checked = checkStay(
      { checkIn: selection.checkIn, checkOut: selection.checkOut, occupancy: occupancies },
      { timeZone, now: at, field: 'rooms' },
    )
    if (!checked.ok) return err('invalid_input', { errors: checked.errors })
  }
  const price = prices[booked.kind] as Price<BookedProduct['kind']>
  return withTerms(dependencies, (terms) => price(dependencies.db, booked as never, selection as never, terms, at))
}
