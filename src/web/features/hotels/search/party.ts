import { guestsOf, parseOccupancy } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import type { TimelessFormatter } from '#i18n/translator.ts'

/** Formats a party: `2 adults · 1 child · 1 room`. */
export function partyLabel(rooms: readonly Occupancy[], format: TimelessFormatter): string {
  const { adults, children } = guestsOf(rooms)
  return [format.adults(adults), children > 0 && format.children(children), format.rooms(rooms.length)]
    .filter(Boolean)
    .join(' · ')
}

/** Parses a party. An invalid one is shown as the default of two adults, next to its error. */
export function partyOf(text: string): Occupancy {
  return parseOccupancy(text) ?? { adults: 2, childAges: [] }
}
