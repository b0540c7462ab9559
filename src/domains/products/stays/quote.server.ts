import { err, type Outcome, done } from '#api/endpoint.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { fitsRoom, parseOccupancy } from '#domains/shared/occupancy.ts'
import { freeRooms, roomToPrice, whyClosed } from '#domains/products/stays/pricing/offers.ts'
import { isStayRule, type StayRule } from '#domains/products/stays/pricing/stay-rules.ts'
import { isOnSale } from '#domains/products/stays/pricing/licence.ts'
import { priceStay } from '#domains/products/stays/pricing/price.ts'
import {
  findHotelRooms,
  findHotelTerms,
  type HotelTermsRow,
  type StayRoomRow,
  findHotelStayAndCard,
} from '#domains/products/stays/catalogue/queries.server.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import type { Occupancy, PricedStay } from '#domains/shared/shapes.ts'
import { taxRulesOf, type Terms, withTerms } from '#domains/products/shared/terms.server.ts'
import { sells } from '#domains/content/queries.server.ts'
import type { Context, Queryable } from '#domains/context.ts'
import { checkStay, clampStayDates } from '#domains/products/stays/pricing/check-stay.ts'
import type { StaySelection } from '#domains/products/stays/contract.ts'
import { signQuote } from '#domains/products/shared/quote-token.server.ts'
import { payBeforeAnswer } from '#domains/products/shared/views.server.ts'
import { pricedView } from '#domains/products/stays/catalogue/views.server.ts'

type Selection = Omit<SelectionOf<'stay'>, 'kind'>

type HotelRooms = { hotel: HotelTermsRow; rooms: StayRoomRow[] }
type SelectionPriced = HotelRooms & { priced: PricedStay }

type QuoteError = 'not_found' | 'sold_out' | StayRule | 'too_many_guests'

/**
 * Prices selected rooms and rates with the current data. Read-only: the booking takes the rooms.
 * @param seen for an existing booking: maps the hotel and its rooms so that those given in exchange are free. With it, a
 * hotel that is not offered is accepted; without it, such a hotel is not found. The caller looks at the licence
 */
export async function priceSelection(
  db: Queryable,
  selection: Selection,
  terms: Terms,
  now: Date,
  seen?: (found: HotelRooms) => HotelRooms,
): Promise<Outcome<SelectionPriced, QuoteError>> {
  const [hotel, rooms] = await Promise.all([
    findHotelTerms(db, selection.hotelId),
    findHotelRooms(db, selection.hotelId, selection, terms),
  ])
  if (!hotel || !(hotel.offered || seen)) return err('not_found')
  const hotelRooms = { hotel, rooms }
  return priceRooms(seen?.(hotelRooms) ?? hotelRooms, selection, terms, now)
}

/** The same for a hotel and its rooms that have already been read. */
export function priceRooms(
  { hotel, rooms: rows }: HotelRooms,
  selection: Selection,
  terms: Terms,
  now: Date,
): Outcome<SelectionPriced, QuoteError> {
  const taxRules = taxRulesOf(terms, hotel.country)
  const nights = nightsBetween(selection.checkIn, selection.checkOut)
  const stay = { hotel, ...selection, nights, parties: [], taxRules, now }

  const chosen: { row: StayRoomRow; rateId: number; occupancy: Occupancy }[] = []
  for (const text of selection.rooms) {
    const [rateId, occupancyText] = text.split('~')
    const occupancy = parseOccupancy(occupancyText ?? '')
    const row = rows.find((room) => room.rates.some((rate) => rate.id === Number(rateId)))
    if (!row || !occupancy) return err('not_found')
    chosen.push({ row, rateId: Number(rateId), occupancy })
  }
  for (const { row, occupancy } of chosen) {
    const closed = whyClosed(stay, row)
    if (closed && isStayRule(closed)) return err(closed)
    const expected = chosen.filter((other) => other.row === row).length
    if (closed || freeRooms(row) < expected) return err('sold_out')
    if (!fitsRoom(occupancy, row, hotel.childMaxAge)) return err('too_many_guests')
  }
  const toPrice = chosen.map(({ row, rateId, occupancy }) => {
    const rate = row.rates.find((candidate) => candidate.id === rateId)
    if (!rate) throw new Error(`rate ${rateId} is missing from its own room`)
    return roomToPrice(row, rate, occupancy)
  })
  const priced = priceStay(hotel, selection, toPrice, { taxRules, now, discount: selection.discount })
  return { ok: true, data: { hotel, rooms: rows, priced } }
}

/** A binding quote for selected rooms and rates at the current time, in the language of the request. */
export async function quoteStay(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  selection: SelectionOf<'stay'>,
) {
  const { db, locale, now, ports } = context
  const { hotelId, checkIn, checkOut, rooms } = selection
  const { terms, found } = await withTerms(context, async (known) => ({
    terms: known,
    found: await findHotelStayAndCard(db, hotelId, clampStayDates(selection, now), known),
  }))
  if (!found) return err('not_found')
  const occupancy = rooms.map((room) => room.split('~')[1] ?? '')
  const checked = checkStay(
    { check_in: checkIn, check_out: checkOut, occupancy },
    { timeZone: found.hotel.timeZone, now, field: 'rooms' },
  )
  if (!checked.ok) return checked
  if (!found.hotel.offered || !(await sells(context, 'stays'))) return err('not_found')
  if (!isOnSale(found.hotel, now)) return err('unlicensed')
  const outcome = priceRooms(found, selection, terms, now)
  if (!outcome.ok) return outcome
  const { priced } = outcome.data
  const signed = signQuote(ports.signer, selection, priced, now)
  const view = pricedView(priced, found.hotel, found.rooms, locale)
  return done({ ...signed, ...view, pay: payBeforeAnswer(view.pay, found.hotel.supply) })
}

/** The selection of an API request. */
export function toStaySelection({ hotel_id, check_in, check_out, rooms, where }: StaySelection): SelectionOf<'stay'> {
  return { kind: 'stay', hotelId: hotel_id, checkIn: check_in, checkOut: check_out, rooms, ...(where && { where }) }
}
