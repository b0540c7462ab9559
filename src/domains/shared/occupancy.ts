import type { Occupancy } from '#domains/shared/shapes.ts'

export const oldestChild = 17
export const maxAdultsPerRoom = 12

type RoomLimits = { maxAdults: number; maxChildren: number; maxTotal: number }

/** Parses `2-9,4` as two adults with children aged 9 and 4; returns null if the text is invalid. */
export function parseOccupancy(text: string): Occupancy | null {
  const match = /^(\d{1,2})(?:-(\d{1,2}(?:,\d{1,2})*))?$/.exec(text)
  if (!match) return null
  const adults = Number(match[1])
  const childAges = match[2]?.split(',').map(Number) ?? []
  if (adults < 1 || adults > maxAdultsPerRoom || childAges.some((age) => age > oldestChild)) return null
  return { adults, childAges }
}

/** The inverse of `parseOccupancy`. */
export function formatOccupancy({ adults, childAges }: Occupancy): string {
  return childAges.length ? `${adults}-${childAges.join(',')}` : String(adults)
}

/**
 * Formats the text of the fields for adults and for the ages of children (`9, 4`) as a party. Invalid text is returned
 * as typed, so that it is rejected and shown again.
 */
export function typedOccupancy(adults: string, ages: string): string {
  const plain = (typed: string) => (/^\d{1,9}$/.test(typed) ? String(Number(typed)) : typed)
  const children = ages.split(/(?:[\s,،;/&]|و|and)+/i).filter(Boolean)
  const party = children.length > 0 ? `${plain(adults)}-${children.map(plain).join(',')}` : plain(adults)
  return party.slice(0, 60)
}

/** Splits a party, or invalid text typed for one, into those two fields. */
export function occupancyFields(party: string): { adults: string; ages: string } {
  const [adults = '', ...ages] = party.split('-')
  return { adults, ages: ages.join('-').replaceAll(',', ', ') }
}

export const maxChildrenInParty = 10

/** The guests of all rooms as one party, as a service takes them; null if they are more than one booking can have. */
export function onePartyOf(rooms: readonly string[]): string | null {
  const parties = rooms.map(parseOccupancy).filter((room) => room !== null)
  const adults = parties.reduce((sum, room) => sum + room.adults, 0)
  const childAges = parties.flatMap((room) => room.childAges)
  return adults >= 1 && adults <= maxAdultsPerRoom && childAges.length <= maxChildrenInParty
    ? formatOccupancy({ adults, childAges })
    : null
}

/** True if the guests fit in one room; children above the hotel's age limit count as adults. */
export function fitsRoom({ adults, childAges }: Occupancy, room: RoomLimits, childMaxAge: number): boolean {
  const grown = childAges.filter((age) => age > childMaxAge).length
  return (
    adults + grown <= room.maxAdults &&
    childAges.length - grown <= room.maxChildren &&
    adults + childAges.length <= room.maxTotal
  )
}

export function guestsOf(occupancies: readonly Occupancy[]): { adults: number; children: number } {
  return {
    adults: occupancies.reduce((sum, room) => sum + room.adults, 0),
    children: occupancies.reduce((sum, room) => sum + room.childAges.length, 0),
  }
}
