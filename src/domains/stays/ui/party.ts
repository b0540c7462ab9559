import { guestsOf, parseOccupancy } from '#domains/stays/occupancy.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'
import type { Formatter } from '#text/formatter.ts'

/** `2 adults · 1 child · 1 room` */
export function partyInWords(rooms: readonly Occupancy[], format: Formatter): string {
  const { adults, children } = guestsOf(rooms)
  return [format.adults(adults), children > 0 && format.children(children), format.rooms(rooms.length)]
    .filter(Boolean)
    .join(' · ')
}

/** What cannot be read as a party is shown as the usual one, beside the error that says so. */
export function partyOf(text: string): Occupancy {
  return parseOccupancy(text) ?? { adults: 2, childAges: [] }
}
