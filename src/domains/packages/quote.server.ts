import { createHash } from 'node:crypto'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import type { Seal } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { mostOfExtra, pricePackage, type ChosenExtra } from '#domains/packages/price.ts'
import { findPackage, type DepartureRow, type PackageRow } from '#domains/packages/read.server.ts'
import { planRooms, seatsOf } from '#domains/packages/rooming.ts'
import type { PackageTerms, PricedPackage, Sharing } from '#domains/packages/shapes.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { guestsOf, parseOccupancy } from '#domains/stays/occupancy.ts'
import { quoteMinutes } from '#domains/stays/quote.server.ts'
import type { PaymentTiming } from '#domains/stays/shapes.ts'
import { taxRulesOf, type Terms } from '#domains/stays/terms.server.ts'

/** What is asked for; `extras` are `id~quantity`. */
export type PackageSelection = { departureId: number; party: string[]; sharing: Sharing; extras: string[] }

export type PackagePriced = { row: PackageRow; departure: DepartureRow; priced: PricedPackage }

export type PackageRefusal = 'not_found' | 'sold_out' | 'too_many_guests' | 'not_bookable_online'

/**
 * Prices a party on a departure as things stand now. Reads only: whether there are seats is decided by the booking.
 * @param asOffered the departure as an agent offers it: with other prices, or seats that are given back for it
 */
export async function pricePackageSelection(
  db: Queryable,
  selection: PackageSelection,
  terms: Terms,
  now: Date,
  asOffered = (departure: DepartureRow): DepartureRow => departure,
): Promise<Outcome<PackagePriced, PackageRefusal>> {
  const row = await findPackage(db, { departure: selection.departureId }, '')
  const found = row?.departures[0]
  if (!row?.offered || !found) return refuse('not_found')
  const departure = asOffered(found)
  const today = todayIn(row.timeZone, now)
  const payment = paymentWith(terms, row.payment)
  if (!isOpen(row, departure, today) || payment === null) return refuse('not_bookable_online')
  const families = selection.party.map(parseOccupancy).filter((family) => family !== null)
  const { adults, children } = guestsOf(families)
  const rooming = planRooms(families, selection.sharing, row.infantMaxAge)
  if (families.length < selection.party.length || !rooming.ok || adults + children > row.groupSize) {
    return refuse('too_many_guests')
  }
  const { rooms } = rooming
  if (departure.left < seatsOf(rooms)) return refuse('sold_out')
  const extras = chosenExtras(row, selection.extras)
  if (!extras || extras.some(({ extra, quantity }) => quantity > mostOfExtra(extra, rooms))) return refuse('not_found')
  const priced = pricePackage(
    packageTerms(row, payment, terms),
    departure,
    { rooms, extras },
    { now, today, taxRules: taxRulesOf(terms, row.country) },
  )
  return priced ? { ok: true, data: { row, departure, priced } } : refuse('not_bookable_online')
}

/** Whether a departure can be booked here, seats apart. */
export function isOpen(row: Pick<PackageRow, 'closesDaysBefore'>, departure: DepartureRow, today: string): boolean {
  return !departure.closed && lastBookingDay(row, departure) >= today
}

export function lastBookingDay(row: Pick<PackageRow, 'closesDaysBefore'>, { startsOn }: { startsOn: string }): string {
  return addDays(startsOn, -row.closesDaysBefore)
}

/** How it can be paid while nothing, or something, is paid online; null: not at all. */
export function paymentWith(terms: Pick<Terms, 'prepay'>, payment: PaymentTiming): PaymentTiming | null {
  if (terms.prepay) return payment
  return payment === 'prepay' ? null : 'arrival'
}

/** A quote as its token remembers it. */
type PackageQuoteToken = { selection: PackageSelection; quotedAt: Date; expiresAt: Date; digest: string }

export function sealPackageQuote(seal: Seal, selection: PackageSelection, priced: PricedPackage, now: Date) {
  const { departureId, party, sharing, extras } = selection
  return {
    token: seal.seal('package-quote', [departureId, party, sharing, extras, now.getTime(), packageDigest(priced)]),
    expiresAt: new Date(now.getTime() + quoteMinutes * 60_000),
  }
}

/** Null for a token that is not ours. Its time may have passed: that is for the caller to say. */
export function openPackageQuote(seal: Seal, token: string): PackageQuoteToken | null {
  const value = seal.open('package-quote', token)
  if (!Array.isArray(value)) return null
  const [departureId, party, sharing, extras, at, digest] = value as [
    number,
    string[],
    Sharing,
    string[],
    number,
    string,
  ]
  return {
    selection: { departureId, party, sharing, extras },
    quotedAt: new Date(at),
    expiresAt: new Date(at + quoteMinutes * 60_000),
    digest,
  }
}

/** Two prices with the same digest are the same to the traveller: every line, instalment and cut-off. */
export function packageDigest(priced: PricedPackage): string {
  return createHash('sha256').update(JSON.stringify(priced)).digest('base64url').slice(0, 22)
}

function packageTerms(row: PackageRow, payment: PaymentTiming, terms: Terms): PackageTerms {
  return { ...row, payment, meetsAt: row.meetsAt, windows: terms.policies.get(row.policyId) ?? [] }
}

/** Null when one is not of this package, comes twice or not at all. */
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
