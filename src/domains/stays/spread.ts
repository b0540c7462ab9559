import { mostRooms } from '#domains/stays/limits.ts'
import { formatOccupancy, parseOccupancy } from '#domains/stays/occupancy.ts'

/**
 * The same guests in more rooms, at most `most` in each where there is an adult for every room: `['8']` by four is
 * `['4', '4']`. Null when that makes no more rooms, or more than can be booked at once.
 */
export function spread(occupancy: readonly string[], most: number): string[] | null {
  const rooms = occupancy.flatMap((party) => divided(party, most))
  return rooms.length > occupancy.length && rooms.length <= mostRooms ? rooms : null
}

/** Rooms with fewer adults take a child first. */
function divided(party: string, most: number): string[] {
  const { adults, childAges } = parseOccupancy(party) ?? { adults: 1, childAges: [] }
  const count = Math.min(adults, Math.ceil((adults + childAges.length) / most))
  return Array.from({ length: count }, (_, i) =>
    formatOccupancy({
      adults: Math.floor(adults / count) + (i < adults % count ? 1 : 0),
      childAges: childAges.filter((_age, child) => child % count === count - 1 - i),
    }),
  )
}
