import { taxContained } from '#domains/packages/price.ts'
import type { OptionTerms, PricedService, ServiceLine, ServiceTerms, ServiceWish } from '#domains/services/shapes.ts'
import { cancellationOf } from '#domains/stays/cancellation.ts'
import { addDays, weekdayOf } from '#domains/stays/nights.ts'
import { parseOccupancy } from '#domains/stays/occupancy.ts'
import type { Occupancy, TaxRule } from '#domains/stays/shapes.ts'

/**
 * The price of a service for those who come: pure arithmetic on integers, the same for the quote and the booking.
 * A person pays for itself, a vehicle or group for as many as are needed, a day for each unit.
 * Null when the people are none that can be read.
 */
export function priceService(
  terms: ServiceTerms,
  option: OptionTerms,
  wish: ServiceWish,
  { now, taxRules }: { now: Date; taxRules: TaxRule[] },
): PricedService | null {
  const people = parseOccupancy(wish.people)
  if (!people) return null
  const lines = linesOf(terms, option, people, wish).filter(({ count }) => count > 0)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    currency: terms.currency,
    optionId: option.id,
    basis: terms.basis,
    date: wish.date,
    lastDate: terms.basis === 'day' ? addDays(wish.date, wish.days - 1) : wish.date,
    time: wish.time,
    adults: people.adults,
    childAges: people.childAges,
    lines,
    units: unitsOf(terms, option, people, wish),
    total,
    vat: taxContained(total, wish.date, taxRules),
    payment: terms.payment,
    cancellation: cancellationOf(
      [{ windows: terms.windows, total, nights: [total] }],
      { date: wish.date, time: wish.time ?? '00:00', timeZone: terms.timeZone },
      now,
    ),
  }
}

/** What is taken of the capacity of a date and time: persons, vehicles, groups or units. */
function unitsOf(
  { basis }: Pick<ServiceTerms, 'basis'>,
  { mostPeople }: Pick<OptionTerms, 'mostPeople'>,
  { adults, childAges }: Occupancy,
  { units }: Pick<ServiceWish, 'units'>,
): number {
  const persons = adults + childAges.length
  if (basis === 'person') return persons
  return basis === 'day' ? units : Math.ceil(persons / mostPeople)
}

/** Whether more people come than one booking may have; vehicles and groups are added as needed. */
export function tooMany(
  { basis }: Pick<ServiceTerms, 'basis'>,
  { mostPeople }: Pick<OptionTerms, 'mostPeople'>,
  { adults, childAges }: Occupancy,
): boolean {
  return (basis === 'person' || basis === 'day') && adults + childAges.length > mostPeople
}

/** Whether an option is had on a date at a time: its days of the week and its hours. */
export function isScheduled(
  { weekdays, times }: Pick<OptionTerms, 'weekdays' | 'times'>,
  date: string,
  time: string | null,
): boolean {
  const day = weekdays.length === 0 || weekdays.includes(weekdayOf(date))
  return day && (times.length === 0 ? time === null : time !== null && times.includes(time))
}

function linesOf(terms: ServiceTerms, option: OptionTerms, people: Occupancy, wish: ServiceWish): ServiceLine[] {
  const { basis } = terms
  if (basis === 'person') {
    const free = people.childAges.filter((age) => age <= terms.freeMaxAge).length
    const grown = people.childAges.filter((age) => age > terms.childMaxAge).length
    return [
      line('adult', people.adults + grown, option.amount),
      line('child', people.childAges.length - free - grown, option.childAmount),
      line('free', free, 0),
    ]
  }
  const units = unitsOf(terms, option, people, wish)
  return [line(basis, basis === 'day' ? units * wish.days : units, option.amount)]
}

function line(kind: ServiceLine['kind'], count: number, each: number): ServiceLine {
  return { kind, count, each, amount: count * each }
}
