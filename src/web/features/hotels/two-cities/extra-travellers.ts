import type { Occupancy } from '#domains/shared/shapes.ts'
import type { Formatter } from '#i18n/translator.ts'
import type { ChosenExtra } from '#web/lib/search/two-cities.ts'

type Travellers = Pick<ChosenExtra, 'adults' | 'children'>

/** The travellers in words: “2 adults and 1 child”. */
export function travellersText(format: Formatter, { adults, children }: Travellers): string {
  return format.list([format.adults(adults), ...(children > 0 ? [format.children(children)] : [])])
}

/**
 * The travellers of a party for whom an extra is chosen, the children from the oldest: never more than the party has now,
 * nor than one booking can have (null if there is no limit).
 */
export function travellersOf(party: Occupancy, { adults, children }: Travellers, maxPeople: number | null): Occupancy {
  const max = maxPeople ?? Infinity
  const some = Math.min(adults, party.adults, max)
  const oldest = party.childAges.slice().sort((a, b) => b - a)
  return { adults: some, childAges: oldest.slice(0, Math.min(children, max - some)) }
}

/** The choices of a party: a service is booked by at least one adult. */
export function travellerChoices({ adults, childAges }: Occupancy, maxPeople: number | null): Travellers[] {
  const choices = Array.from({ length: adults }, (_, i) =>
    Array.from({ length: childAges.length + 1 }, (_one, children) => ({ adults: i + 1, children })),
  ).flat()
  return choices.filter((choice) => maxPeople === null || choice.adults + choice.children <= maxPeople)
}
