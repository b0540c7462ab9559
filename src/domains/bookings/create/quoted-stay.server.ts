import { done, err, type Outcome } from '#api/endpoint.ts'
import type { SoldOutData } from '#domains/bookings/contract/bookings.ts'
import type { QuotedProduct } from '#domains/bookings/create/create-booking.server.ts'
import { rowOfNew } from '#domains/bookings/create/new-row.ts'
import { stayToBook, type ToBook } from '#domains/bookings/create/priced-selection.server.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { sells } from '#domains/content/offers.server.ts'
import type { Context } from '#domains/context.ts'
import type { Quote } from '#domains/products/shared/quote-token.server.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import { findBookableHotel, type BookableHotel } from '#domains/products/stays/catalogue/bookable-hotel.server.ts'
import { offerRoom } from '#domains/products/stays/pricing/offers.ts'
import { priceRooms } from '#domains/products/stays/pricing/quote.server.ts'
import { taxRulesOf, withTerms, type Terms } from '#domains/products/stays/pricing/terms.server.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import { inLocale } from '#i18n/locale.ts'

/** A quoted stay. The hotel and its nights are read once, for the price, the alternatives and the row of the booking. */
export async function quotedStay(
  context: Context,
  quote: Quote<SelectionOf<'stay'>>,
): Promise<Outcome<QuotedProduct<'not_found' | 'sold_out'>, 'not_found'>> {
  const { selection } = quote
  const { terms, bookable } = await withTerms(context, async (known) => ({
    terms: known,
    bookable: await findBookableHotel(context, selection.hotelId, selection, known),
  }))
  if (!bookable?.hotel.offered || !(await sells(context, 'stays'))) return err('not_found')
  return done({
    quote,
    async price(at) {
      const priced = priceRooms(bookable, selection, terms, at)
      return priced.ok ? done(stayToBook(bookable.hotel, priced.data.priced)) : priced
    },
    unavailable: (code, lost) =>
      code === 'not_found' ? err('not_found') : soldOut(context, selection, bookable, terms, lost),
    rowOf: (booking, id) => rowOfNew(booking, id, bookable),
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
  const gone = new Set((lost ? factsOfProduct(lost.product).rooms : []).map((room) => room.roomTypeId))
  const parties = selection.rooms.map((room) => parseOccupancy(room.split('~')[1] ?? '')).filter((one) => one !== null)
  const nights = nightsBetween(selection.checkIn, selection.checkOut)
  const taxRules = taxRulesOf(terms, hotel.country)
  const alternatives: SoldOutData['alternatives'] = rooms.flatMap((row) => {
    if (gone.has(row.roomTypeId)) return []
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
