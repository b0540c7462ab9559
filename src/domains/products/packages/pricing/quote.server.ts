import { err, type Outcome } from '#api/endpoint.ts'
import type { Queryable } from '#domains/db.ts'
import { maxOfExtra, pricePackage, type ChosenExtra } from '#domains/products/packages/pricing/price.ts'
import { findPackage, type DepartureRow, type PackageRow } from '#domains/products/packages/catalogue/queries.server.ts'
import { planRooms, seatsOf } from '#domains/products/packages/pricing/rooming.ts'
import type { PackageTerms, PricedPackage } from '#domains/products/packages/shapes.ts'
import { addDays, todayIn } from '#domains/shared/dates.ts'
import { guestsOf, parseOccupancy } from '#domains/shared/occupancy.ts'
import { paymentWith } from '#domains/products/shared/payment-timing.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import type { PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import { taxRulesOf, windowsOf, type Terms } from '#domains/products/stays/pricing/terms.server.ts'

export type PackageSelection = Omit<SelectionOf<'package'>, 'kind'>

export type PackagePriced = { row: PackageRow; departure: DepartureRow; priced: PricedPackage }

export type PackageQuoteError = 'not_found' | 'sold_out' | 'too_many_guests' | 'not_bookable_online'

/**
 * Prices a party on a departure with the current data. Read-only: the booking takes the seats.
 * @param asOffered maps the departure to the one an agent offers: with other prices, or with the seats released for the
 * offer
 */
export async function pricePackageSelection(
  db: Queryable,
  selection: PackageSelection,
  terms: Terms,
  now: Date,
  asOffered = (departure: DepartureRow): DepartureRow => departure,
): Promise<Outcome<PackagePriced, PackageQuoteError>> {
  const row = await findPackage(db, { departure: selection.departureId }, '')
  const found = row?.departures[0]
  if (!row?.offered || !found) return err('not_found')
  const departure = asOffered(found)
  const today = todayIn(row.timeZone, now)
  const payment = paymentWith(terms, row.payment)
  if (!isOpen(row, departure, today) || payment === null) return err('not_bookable_online')
  const families = selection.party.map(parseOccupancy).filter((family) => family !== null)
  const { adults, children } = guestsOf(families)
  const rooming = planRooms(families, selection.sharing, row.infantMaxAge)
  if (families.length < selection.party.length || !rooming.ok || adults + children > row.groupSize) {
    return err('too_many_guests')
  }
  const { rooms } = rooming
  if (departure.left < seatsOf(rooms)) return err('sold_out')
  const extras = chosenExtras(row, selection.extras)
  if (!extras || extras.some(({ extra, quantity }) => quantity > maxOfExtra(extra, rooms))) return err('not_found')
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

/** True if a departure can be booked on the site, apart from its seats. */
export function isOpen(row: Pick<PackageRow, 'closesDaysBefore'>, departure: DepartureRow, today: string): boolean {
  return !departure.closed && lastBookingDay(row, departure) >= today
}

export function lastBookingDay(row: Pick<PackageRow, 'closesDaysBefore'>, { startsOn }: { startsOn: string }): string {
  return addDays(startsOn, -row.closesDaysBefore)
}

function packageTerms(row: PackageRow, payment: PaymentTiming, windows: PenaltyWindow[]): PackageTerms {
  return { ...row, payment, meetsAt: row.meetsAt, windows }
}

/** Returns null if an extra is not part of this package, is repeated or has no quantity. */
function chosenExtras(row: PackageRow, texts: string[]): ChosenExtra[] | null {
  const chosen = texts.map((text) => {
    const [id, quantity] = text.split('~').map(Number)
    const extra = row.extras.find((one) => one.id === id)
    return extra && quantity ? { extra, quantity } : null
  })
  const found = chosen.filter((one) => one !== null)
  const once = new Set(found.map(({ extra }) => extra.id)).size === found.length
  return once && found.length === texts.length ? found : null
}
