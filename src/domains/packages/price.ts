import { bedsTaken, seatsOf } from '#domains/packages/rooming.ts'
import type {
  DepartureTerms,
  DepositStep,
  ExtraTerms,
  Instalment,
  PackageTerms,
  PricedExtra,
  PricedPackage,
  PricedPackageRoom,
  PricedPersons,
  RoomOfParty,
} from '#domains/packages/shapes.ts'
import { cancellationOf } from '#domains/stays/cancellation.ts'
import { addDays } from '#domains/stays/nights.ts'
import type { TaxRule } from '#domains/stays/shapes.ts'

export type ChosenExtra = { extra: ExtraTerms; quantity: number }

/** What a price depends on besides the package: today in the departure city and the taxes in force. */
type PriceMoment = { now: Date; today: string; taxRules: TaxRule[] }

/**
 * The price of a party in its rooms: pure arithmetic on integers, the same for the quote and the booking.
 * Null when a room of a size that the departure does not sell is asked for.
 */
export function pricePackage(
  terms: PackageTerms,
  departure: DepartureTerms & { id: number },
  chosen: { rooms: RoomOfParty[]; extras: ChosenExtra[] },
  { now, today, taxRules }: PriceMoment,
): PricedPackage | null {
  const rooms = chosen.rooms.map((room) => priceRoom(room, departure, terms))
  const priced = rooms.filter((room) => room !== null)
  if (priced.length < rooms.length) return null
  const extras = chosen.extras.map(priceExtra)
  const total = [...priced.map((room) => room.total), ...extras.map((extra) => extra.amount)].reduce((a, b) => a + b, 0)
  return {
    currency: terms.currency,
    departureId: departure.id,
    startsOn: departure.startsOn,
    endsOn: departure.endsOn,
    rooms: priced,
    extras,
    seats: seatsOf(chosen.rooms),
    total,
    vat: taxContained(total, departure.startsOn, taxRules),
    payment: terms.payment,
    instalments: instalmentsOf(total, terms.deposit, departure.startsOn, today),
    cancellation: cancellationOf(
      [{ windows: terms.windows, total, nights: [total] }],
      { date: departure.startsOn, time: terms.meetsAt, timeZone: terms.timeZone },
      now,
    ),
  }
}

/** Adults, children and infants of a room at the price of those who share it. */
function priceRoom(
  room: RoomOfParty,
  departure: DepartureTerms,
  ages: Pick<PackageTerms, 'childMaxAge'>,
): PricedPackageRoom | null {
  const price = departure.prices.find((one) => one.sharing === room.sharing)
  if (!price) return null
  const grown = room.childAges.filter((age) => age > ages.childMaxAge).length
  const persons = [
    personsAt('adult', room.adults + grown, price.adult),
    personsAt('child', bedsTaken(room) - room.adults - grown, price.child),
    personsAt('infant', room.infantAges.length, departure.infant),
  ].filter(({ count }) => count > 0)
  return { ...room, persons, total: persons.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * What is due when. Shares are taken of the running sum, so that they add up to the total; what would be due
 * today or before is due with the booking. A schedule that does not reach a hundred leaves the rest to its last step.
 */
export function instalmentsOf(total: number, steps: DepositStep[], startsOn: string, today: string): Instalment[] {
  let percent = 0
  let reached = 0
  const due = new Map<string | null, number>()
  const schedule: DepositStep[] = steps.length > 0 ? steps : [{ percent: 100, daysBefore: null }]
  for (const [i, step] of schedule.entries()) {
    percent += step.percent
    const upToHere = i === schedule.length - 1 ? total : Math.min(total, Math.round((total * percent) / 100))
    const day = step.daysBefore === null ? null : addDays(startsOn, -step.daysBefore)
    const when = day === null || day <= today ? null : day
    due.set(when, (due.get(when) ?? 0) + upToHere - reached)
    reached = upToHere
  }
  return [...due].map(([day, amount]) => ({ due: day, amount })).toSorted((a, b) => order(a.due, b.due))
}

/** The most of an extra that a party can have. */
export function mostOfExtra(extra: Pick<ExtraTerms, 'basis'>, rooms: RoomOfParty[]): number {
  if (extra.basis === 'booking') return 1
  return extra.basis === 'room' ? rooms.length : seatsOf(rooms)
}

/** The value added tax inside an amount that was told with it, by the rule of a date; null without one. */
export function taxContained(total: number, date: string, rules: TaxRule[]): PricedPackage['vat'] {
  const rule = rules.find(
    ({ kind, validFrom, validTo }) => kind === 'vat' && validFrom <= date && (validTo === null || date <= validTo),
  )
  if (!rule) return null
  const before = Math.round((total * 10_000) / (10_000 + rule.rateBasisPoints))
  return { rateBasisPoints: rule.rateBasisPoints, amount: total - before }
}

function personsAt(kind: PricedPersons['kind'], count: number, each: number): PricedPersons {
  return { kind, count, each, amount: count * each }
}

function priceExtra({ extra, quantity }: ChosenExtra): PricedExtra {
  const { id, name, basis, amount } = extra
  return { id, name, basis, quantity, amount: amount * quantity }
}

/** With the booking comes first. */
function order(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '')
}
