import type { ApiClient } from '#api/index.ts'
import { answersTo } from '#web/lib/loaders.ts'
import { formatOccupancy, parseOccupancy } from '#domains/shared/occupancy.ts'
import type { StaySearch } from '#web/lib/search/stay-search.ts'

/** An alternative to a search without results, and the number of hotels that it finds. */
export type SearchAlternative = { kind: 'rooms' | 'city'; search: StaySearch; hotels: number; city?: string }

const maxGuestsPerRoom = 4

/**
 * Alternatives to a search without results: more rooms for the party, or the whole city. Only searches that find hotels
 * are returned.
 * @param city the city around a narrower place, if there is one
 */
export async function findAlternatives(
  api: ApiClient,
  search: StaySearch,
  city: { where: string; name: string } | null,
  maxRooms: number,
): Promise<SearchAlternative[]> {
  const hotelsIn = async (candidate: StaySearch) => {
    const [{ total }] = await answersTo(api.search_home_hotels({ ...candidate, limit: 1 }))
    return total
  }
  const wider = city ? { ...search, where: city.where } : undefined
  const spread = inMoreRooms(search.occupancy, maxRooms)
  const [rooms, whole] = await Promise.all([
    spread ? hotelsIn({ ...search, occupancy: spread }) : 0,
    wider ? hotelsIn(wider) : 0,
  ])
  return [
    ...(spread && rooms > 0
      ? [{ kind: 'rooms' as const, search: { ...search, occupancy: spread }, hotels: rooms }]
      : []),
    ...(wider && whole > 0 ? [{ kind: 'city' as const, search: wider, hotels: whole, city: city?.name ?? '' }] : []),
  ]
}

/** The same guests in one more room, each with an adult; null if no room is crowded or no room can be added. */
export function inMoreRooms(occupancy: readonly string[], maxRooms: number): string[] | null {
  const parties = occupancy.map(parseOccupancy)
  const crowded = parties.findIndex((party) => party && party.adults + party.childAges.length > maxGuestsPerRoom)
  const party = parties[crowded]
  if (!party || party.adults < 2 || occupancy.length >= maxRooms) return null
  const adults = Math.ceil(party.adults / 2)
  const children = Math.ceil(party.childAges.length / 2)
  return [
    ...occupancy.slice(0, crowded),
    formatOccupancy({ adults, childAges: party.childAges.slice(0, children) }),
    formatOccupancy({ adults: party.adults - adults, childAges: party.childAges.slice(children) }),
    ...occupancy.slice(crowded + 1),
  ]
}
