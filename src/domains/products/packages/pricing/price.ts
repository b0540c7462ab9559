import { bedsTaken, seatsOf } from '#domains/products/packages/pricing/rooming.ts'
import {
  requirementsOf,
  usualPackageRequirements,
  type ProductRequirements,
} from '#domains/products/shared/requirements.ts'
import { paymentWith } from '#domains/products/shared/payment-timing.ts'
import { taxContained } from '#domains/shared/vat.ts'
import type {
  DepartureTerms,
  DepositStep,
  ExtraTerms,
  PackageTerms,
  PricedExtra,
  PricedPackage,
  PricedPackageRoom,
  PricedPersons,
  RoomOfParty,
} from '#domains/products/packages/shapes.ts'
import { cancellationOfTotal } from '#domains/shared/cancellation.ts'
import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'
import { addDays } from '#domains/shared/dates.ts'
import { applyDiscount, type GrantedDiscount } from '#domains/shared/discount.ts'
import { planOf, type PlanPart } from '#domains/shared/plan.ts'
import type { Cancellation, PaymentTiming, TaxRule } from '#domains/shared/shapes.ts'

export type ChosenExtra = { extra: ExtraTerms; quantity: number }

/** Inputs of a price besides the package: the current date in the departure city and the taxes in force. */
type PriceMoment = { now: Date; today: string; taxRules: TaxRule[] }

/**
 * The payment timing of a package, null if it cannot be booked online. Tickets and visas are bought in the names of the
 * travellers before the group meets, so a package with a flight or with travel documents is paid online whatever its editor
 * has chosen, where the site has online payment.
 */
export function paymentOfPackage(
  terms: { prepay: boolean },
  { aviation, requirements, payment }: { aviation: unknown; requirements: ProductRequirements; payment: PaymentTiming },
): PaymentTiming | null {
  const documents = requirementsOf(requirements, usualPackageRequirements({ aviation }))?.kinds.includes('documents')
  return paymentWith(terms, terms.prepay && (aviation || documents) ? 'prepay' : payment)
}

/** The price of a party in its rooms: integers only. Null for a basis that the departure does not sell. */
export function pricePackage(
  terms: PackageTerms,
  departure: DepartureTerms & { id: number },
  chosen: { rooms: RoomOfParty[]; extras: ChosenExtra[]; discount?: GrantedDiscount | undefined },
  { now, today, taxRules }: PriceMoment,
): PricedPackage | null {
  const rooms = chosen.rooms.map((room) => priceRoom(room, departure, terms))
  const pricedRooms = rooms.filter((room) => room !== null)
  if (pricedRooms.length < rooms.length) return null
  const step = chargeStep(terms.currency)
  const extras = chosen.extras.map((extra) => priceExtra(extra, step))
  const whole = [...pricedRooms.map((room) => room.total), ...extras.map((extra) => extra.amount)].reduce(
    (a, b) => a + b,
    0,
  )
  const discount = applyDiscount(whole, chosen.discount, step)
  const total = whole - (discount?.amount ?? 0)
  return {
    currency: terms.currency,
    departureId: departure.id,
    startsOn: departure.startsOn,
    endsOn: departure.endsOn,
    rooms: pricedRooms,
    extras,
    seats: seatsOf(chosen.rooms),
    ...(discount && { discount }),
    total,
    plan: planOfDeposit(total, terms.deposit, departure.startsOn, today, step),
    vat: taxContained(total, departure.startsOn, taxRules),
    payment: terms.payment,
    windows: terms.windows,
    cancellation: packageCancellation(terms, { startsOn: departure.startsOn, total }, now),
  }
}

/** The cancellation terms of a total on a departure, to the hour when the group meets: of card, page and price. */
export function packageCancellation(
  terms: Pick<PackageTerms, 'windows' | 'meetsAt' | 'timeZone' | 'currency'>,
  { startsOn, total }: { startsOn: string; total: number },
  now: Date,
): Cancellation {
  return cancellationOfTotal(total, terms, { date: startsOn, time: terms.meetsAt, timeZone: terms.timeZone }, now)
}

/** The price of a room: adults and children at its basis, infants at the flat price; null if it is not sold. */
function priceRoom(
  room: RoomOfParty,
  departure: DepartureTerms,
  { childMaxAge, currency }: Pick<PackageTerms, 'childMaxAge' | 'currency'>,
): PricedPackageRoom | null {
  const price = departure.prices.find((one) => one.sharing === room.sharing)
  if (!price) return null
  const grown = room.childAges.filter((age) => age > childMaxAge).length
  const each = (amount: number) => roundToStep(amount, chargeStep(currency))
  const persons = [
    personsAt('adult', room.adults + grown, each(price.adult)),
    personsAt('child', bedsTaken(room) - room.adults - grown, each(price.child)),
    personsAt('infant', room.infantAges.length, each(departure.infant)),
  ].filter(({ count }) => count > 0)
  return { ...room, persons, total: persons.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * When a package is paid online. Shares are taken of the running total, so that they add up to the total; an amount due today or
 * earlier is due with the booking. If the percentages add up to less than 100, the last step gets the rest.
 */
export function planOfDeposit(
  total: number,
  steps: DepositStep[],
  startsOn: string,
  today: string,
  step = 1,
): PlanPart[] {
  let percent = 0
  let reached = 0
  const parts: PlanPart[] = []
  const schedule: DepositStep[] = steps.length > 0 ? steps : [{ percent: 100, daysBefore: null }]
  for (const [i, part] of schedule.entries()) {
    percent += part.percent
    const upToHere = i === schedule.length - 1 ? total : Math.min(total, roundToStep((total * percent) / 100, step))
    const day = part.daysBefore === null ? null : addDays(startsOn, -part.daysBefore)
    parts.push({ due: day === null || day <= today ? 'booking' : day, amount: upToHere - reached })
    reached = upToHere
  }
  return planOf(parts)
}

/** The maximum quantity of an extra for a party. An extra per room needs rooms that the traveller chooses. */
export function maxOfExtra({ basis, max = Infinity }: Pick<ExtraTerms, 'basis' | 'max'>, rooms: RoomOfParty[]): number {
  if (basis === 'booking') return 1
  return Math.min(max, basis === 'room' ? rooms.filter(({ sharing }) => sharing !== 'any').length : seatsOf(rooms))
}

function personsAt(kind: PricedPersons['kind'], count: number, each: number): PricedPersons {
  return { kind, count, each, amount: count * each }
}

function priceExtra({ extra, quantity }: ChosenExtra, step: number): PricedExtra {
  const { id, name, basis, amount } = extra
  return { id, name, basis, quantity, amount: roundToStep(amount, step) * quantity }
}
