import { taxContained } from '#domains/shared/vat.ts'
import type {
  OptionTerms,
  PricedService,
  ServiceLine,
  ServiceTerms,
  ServiceRequestOptions,
} from '#domains/products/services/shapes.ts'
import { cancellationOfTotal } from '#domains/shared/cancellation.ts'
import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'
import { amountsOn } from '#domains/products/services/pricing/seasonal-price.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { addDays, nightsOf, weekdayOf } from '#domains/shared/dates.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import { applyDiscount, type GrantedDiscount } from '#domains/shared/discount.ts'
import { planWithArrival } from '#domains/shared/plan.ts'
import type { Occupancy, TaxRule } from '#domains/shared/shapes.ts'

/**
 * The price of a service for a group of people: pure integer arithmetic, shared by the quote and the booking. Charged
 * per person, per vehicle or group needed, or per unit and day. Null if `people` is invalid.
 */
export function priceService(
  terms: ServiceTerms,
  option: OptionTerms,
  request: ServiceRequestOptions & { discount?: GrantedDiscount | undefined },
  { now, taxRules }: { now: Date; taxRules: TaxRule[] },
): PricedService | null {
  const people = parseOccupancy(request.people)
  if (!people) return null
  const step = chargeStep(terms.currency)
  const lines = linesOf(terms, option, people, request).filter(({ count }) => count > 0)
  const whole = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = applyDiscount(whole, request.discount, step)
  const total = whole - (discount?.amount ?? 0)
  return {
    currency: terms.currency,
    optionId: option.id,
    basis: terms.basis,
    date: request.date,
    lastDate: terms.basis === 'day' ? addDays(request.date, request.days - 1) : request.date,
    time: request.time,
    adults: people.adults,
    childAges: people.childAges,
    lines,
    units: unitsOf(terms, option, people, request),
    ...(discount && { discount }),
    total,
    plan: planWithArrival(total, 0),
    vat: taxContained(total, request.date, taxRules),
    payment: terms.payment,
    windows: terms.windows,
    cancellation: cancellationOfTotal(total, terms, startOf(terms, request), now),
  }
}

/** The instant at which a service starts; one without hours starts with its day. */
export function startOf({ timeZone }: { timeZone: string }, { date, time }: { date: string; time: string | null }) {
  return { date, time: time ?? '00:00', timeZone }
}

/** Units taken from the capacity of a date and time: persons, vehicles, groups or units. */
function unitsOf(
  { basis }: Pick<ServiceTerms, 'basis'>,
  { maxPeople }: Pick<OptionTerms, 'maxPeople'>,
  { adults, childAges }: Occupancy,
  { units }: Pick<ServiceRequestOptions, 'units'>,
): number {
  const persons = adults + childAges.length
  if (basis === 'person') return persons
  return basis === 'day' ? units : Math.ceil(persons / maxPeople)
}

/** True if the people of one booking are limited; vehicles and groups are added as needed. */
export function hasMaxPeople({ basis }: Pick<ServiceTerms, 'basis'>): boolean {
  return basis === 'person' || basis === 'day'
}

/** True if the number of people exceeds the maximum of one booking. */
export function tooMany(
  terms: Pick<ServiceTerms, 'basis'>,
  { maxPeople }: Pick<OptionTerms, 'maxPeople'>,
  { adults, childAges }: Occupancy,
): boolean {
  return hasMaxPeople(terms) && adults + childAges.length > maxPeople
}

/** True if an option is offered on the weekday of a date and at a time. */
export function isScheduled(
  { weekdays, times }: Pick<OptionTerms, 'weekdays' | 'times'>,
  date: string,
  time: string | null,
): boolean {
  const day = weekdays.length === 0 || weekdays.includes(weekdayOf(date))
  return day && (times.length === 0 ? time === null : time !== null && times.includes(time))
}

function linesOf(
  terms: ServiceTerms,
  option: OptionTerms,
  people: Occupancy,
  request: ServiceRequestOptions,
): ServiceLine[] {
  const { basis } = terms
  const priceOn = (date: string) => {
    const { amount, childAmount, ...period } = amountsOn(option, date, request.time)
    const each = (exact: number) => roundToStep(exact, chargeStep(terms.currency))
    return { adult: each(amount), child: each(childAmount), period }
  }
  const { adult, child, period } = priceOn(request.date)
  if (basis === 'person') {
    const free = people.childAges.filter((age) => age <= terms.freeMaxAge).length
    const grown = people.childAges.filter((age) => age > terms.childMaxAge).length
    return [
      { ...line('adult', people.adults + grown, adult), ...period },
      { ...line('child', people.childAges.length - free - grown, child), ...period },
      line('free', free, 0),
    ]
  }
  const units = unitsOf(terms, option, people, request)
  if (basis !== 'day') return [{ ...line(basis, units, adult), ...period }]
  const days = nightsOf(request.date, addDays(request.date, request.days)).map(priceOn)
  return [...groupBy(days, (day) => JSON.stringify(day)).values()].flatMap((equal) =>
    equal.slice(0, 1).map((day) => ({ ...line(basis, units * equal.length, day.adult), ...day.period })),
  )
}

function line(kind: ServiceLine['kind'], count: number, each: number): ServiceLine {
  return { kind, count, each, amount: count * each }
}
