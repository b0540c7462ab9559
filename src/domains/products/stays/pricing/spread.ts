import { maxRooms } from '#domains/products/stays/limits.ts'
import { formatOccupancy, parseOccupancy } from '#domains/shared/occupancy.ts'

/**
 * The same guests in more rooms, with at most `max` in each if there is an adult for every room: `['8']` with a maximum
 * of four is `['4', '4']`. Null if that gives no more rooms, or more than one booking can contain.
 */
export function spread(occupancy: readonly string[], max: number): string[] | null {
  const rooms = occupancy.flatMap((party) => divided(party, max))
  return rooms.length > occupancy.length && rooms.length <= maxRooms ? rooms : null
}

/** Rooms with fewer adults get children first. */
function divided(party: string, max: number): string[] {
  const { adults, childAges } = parseOccupancy(party) ?? { adults: 1, childAges: [] }
  const count = Math.min(adults, Math.ceil((adults + childAges.length) / max))
  return Array.from({ length: count }, (_, i) =>
    formatOccupancy({
      adults: Math.floor(adults / count) + (i < adults % count ? 1 : 0),
      childAges: childAges.filter((_age, child) => child % count === count - 1 - i),
    }),
  )
}
