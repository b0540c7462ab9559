import { err, type Outcome, done } from '#api/endpoint.ts'
import { isOpen } from '#domains/products/packages/inventory/stock.server.ts'
import {
  maxOfExtra,
  paymentOfPackage,
  pricePackage,
  type ChosenExtra,
} from '#domains/products/packages/pricing/price.ts'
import { packageHotelsOf } from '#domains/products/packages/catalogue/package-hotels.ts'
import { findPackage, type DepartureRow, type PackageRow } from '#domains/products/packages/catalogue/queries.server.ts'
import { planRooms, seatsOf } from '#domains/products/packages/pricing/rooming.ts'
import type { PackageTerms, PricedPackage } from '#domains/products/packages/shapes.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { guestsOf, parseOccupancy } from '#domains/shared/occupancy.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import type { PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import { taxRulesOf, windowsOf, type Terms, withTerms } from '#domains/products/shared/terms.server.ts'
import type { FieldError } from '#api/errors.ts'
import { sells } from '#domains/content/queries.server.ts'
import type { Context, Queryable } from '#domains/context.ts'
import type { PackagePriceAnswer } from '#domains/products/packages/answers.ts'
import type { PackageRequest } from '#domains/products/packages/contract.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import { signQuote } from '#domains/products/shared/quote-token.server.ts'
import { payBeforeAnswer } from '#domains/products/shared/views.server.ts'
import { packageQuoteView } from '#domains/products/packages/catalogue/views.server.ts'

type Selection = Omit<SelectionOf<'package'>, 'kind'>

export type PackagePriced = { row: PackageRow; departure: DepartureRow; priced: PricedPackage }

/** What a traveller accepts with a quote: the price and the hotels of the departure, with substitutions applied. */
export function termsOfPackage({ row, departure, priced }: PackagePriced): object {
  const hotels = packageHotelsOf(row, departure.id).map(({ hotelId, name, nights, board }) =>
    hotelId === null ? { name, nights, board } : { hotelId, nights, board },
  )
  return { ...priced, hotels }
}

export type PackageQuoteError = 'not_found' | 'sold_out' | 'too_many_guests' | 'not_bookable_online' | 'invalid_input'

/**
 * Prices a party on a departure with the current data. Read-only: the booking takes the seats.
 * @param asOffered maps the package with its departure to what an agent offers, or to what a booking sees of it
 * @param booked the seats of a booking, which need not be for sale
 */
export async function pricePackageSelection(
  db: Queryable,
  selection: Selection,
  terms: Terms,
  now: Date,
  asOffered = (row: PackageRow): PackageRow => row,
  booked?: { departureId: number; seats: number },
): Promise<Outcome<PackagePriced, PackageQuoteError>> {
  const row = await findPackage(db, { departure: selection.departureId }, '')
  return row ? priceOnDeparture(asOffered(row), selection, terms, now, booked) : err('not_found')
}

/** @param row the package with its one departure */
function priceOnDeparture(
  row: PackageRow,
  selection: Selection,
  terms: Terms,
  now: Date,
  booked?: { departureId: number; seats: number },
): Outcome<PackagePriced, PackageQuoteError> {
  const [departure] = row.departures
  if (!departure || !(row.offered || booked)) return err('not_found')
  const today = todayIn(row.timeZone, now)
  const payment = paymentOfPackage(terms, row)
  const canSell = isOpen(row, departure, today) && payment !== null
  if (!canSell && !booked) return err('not_bookable_online')
  const families = selection.party.map(parseOccupancy).filter((family) => family !== null)
  const { adults, children } = guestsOf(families)
  const onePrice = departure.prices.some(({ sharing }) => sharing === 'any')
  const rooming = planRooms(families, onePrice ? 'any' : selection.sharing, row.infantMaxAge)
  if (families.length < selection.party.length || !rooming.ok || adults + children > row.groupSize) {
    return err('too_many_guests')
  }
  const { rooms } = rooming
  const isBooked = departure.id === booked?.departureId && seatsOf(rooms) <= booked.seats
  if (!isBooked && !row.offered) return err('not_found')
  if (!isBooked && !canSell) return err('not_bookable_online')
  if (departure.left < seatsOf(rooms)) return err('sold_out')
  const extras = chosenExtras(row, selection.extras)
  // An extra per room needs rooms that the traveller chooses.
  if (!extras || extras.some(({ extra }) => maxOfExtra(extra, rooms) === 0)) return err('not_found')
  const tooMany = extras.flatMap(({ extra, quantity }, i) => {
    const max = maxOfExtra(extra, rooms)
    return quantity > max ? [{ path: `extras.${i}`, code: 'too_big', params: { max } }] : []
  })
  if (tooMany.length > 0) return err('invalid_input', { errors: tooMany })
  const windows = windowsOf(terms, row.policyId)
  if (!windows) return err('not_bookable_online')
  const priced = pricePackage(
    packageTerms(row, payment, windows),
    departure,
    { rooms, extras, discount: selection.discount },
    { now, today, taxRules: taxRulesOf(terms, row.country) },
  )
  return priced ? { ok: true, data: { row, departure, priced } } : err('not_bookable_online')
}

type QuoteContext = Pick<Context, 'db' | 'locale' | 'now' | 'ports'>

/** A binding quote for a party on a departure at the current time, in the language of the request. */
export async function quotePackage(context: QuoteContext, selection: SelectionOf<'package'>) {
  const outcome = await priceToQuote(context, selection)
  return outcome.ok ? done(signedView(context, selection, outcome.data)) : outcome
}

/** A binding quote, and the price of the party in other rooms of the departure. */
export async function quotePackageInRooms(context: QuoteContext, selection: SelectionOf<'package'>) {
  const outcome = await priceToQuote(context, selection)
  if (!outcome.ok) return outcome
  const other_ways = await withTerms(context, (terms) => otherWays(outcome.data, selection, terms, context.now))
  return done({ ...signedView(context, selection, outcome.data), other_ways })
}

async function priceToQuote(context: QuoteContext, selection: SelectionOf<'package'>) {
  const errors = partyErrors(selection.party)
  if (errors.length > 0) return err('invalid_input', { errors })
  if (!(await sells(context, 'packages'))) return err('not_found')
  return withTerms(context, (terms) => pricePackageSelection(context.db, selection, terms, context.now))
}

function signedView({ locale, now, ports }: QuoteContext, selection: SelectionOf<'package'>, priced: PackagePriced) {
  const signed = signQuote(ports.signer, selection, termsOfPackage(priced), now)
  const view = packageQuoteView(priced, locale)
  return { ...signed, ...view, pay: payBeforeAnswer(view.pay, priced.row.supply) }
}

/** The party in other rooms, cheapest first; none if there is one price. */
function otherWays(
  { row, priced }: PackagePriced,
  selection: SelectionOf<'package'>,
  terms: Terms,
  now: Date,
): PackagePriceAnswer['other_ways'] {
  const ways = roomBases.toReversed().flatMap((sharing) => {
    const outcome = sharing !== selection.sharing && priceOnDeparture(row, { ...selection, sharing }, terms, now)
    if (!outcome || !outcome.ok) return []
    const { rooms, total, currency } = outcome.data.priced
    return [{ sharing, rooms: rooms.map((room) => room.sharing), total: { minor: total, currency } }]
  })
  const seenBases = new Set([String(priced.rooms.map(({ sharing }) => sharing))])
  return ways
    .toSorted((a, b) => a.total.minor - b.total.minor)
    .filter(({ rooms }) => !seenBases.has(String(rooms)) && seenBases.add(String(rooms)))
}

/** The selection of an API request. */
export function toPackageSelection({ departure_id, party, sharing, extras }: PackageRequest): SelectionOf<'package'> {
  return { kind: 'package', departureId: departure_id, party, sharing, extras }
}

/** The errors of a party that cannot be read. */
export function partyErrors(party: string[]): FieldError[] {
  return party.flatMap((text, i) => (parseOccupancy(text) ? [] : [{ path: `party.${i}`, code: 'invalid_format' }]))
}

function packageTerms(row: PackageRow, payment: PaymentTiming | null, windows: PenaltyWindow[]): PackageTerms {
  return { ...row, payment, meetsAt: row.meetsAt, windows }
}

/** Returns null if an extra is not part of this package, is repeated or has no quantity. */
function chosenExtras(row: PackageRow, texts: string[]): ChosenExtra[] | null {
  const chosen = texts.map((text) => {
    const [id, quantity] = text.split('~').map(Number)
    const extra = row.extras.find((one) => one.id === id)
    return extra && quantity ? { extra, quantity } : null
  })
  const available = chosen.filter((one) => one !== null)
  const once = new Set(available.map(({ extra }) => extra.id)).size === available.length
  return once && available.length === texts.length ? available : null
}
