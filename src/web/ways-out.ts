import type { ApiClient } from '#contract/api.ts'
import { pageRefused } from '#web/refusal.ts'
import { formatOccupancy, parseOccupancy } from '#domains/stays/occupancy.ts'
import type { StaySearch } from '#web/stay-search.ts'

/** A search next to one that found nothing, and how many hotels it finds. */
export type WayOut = { kind: 'rooms' | 'city'; search: StaySearch; hotels: number; city?: string }

const mostGuestsARoom = 4

/**
 * What to change when nothing fits: more rooms for the party, or the whole city. Only searches that find something
 * are offered.
 * @param city the city around a narrower place, if there is one
 */
export async function findWaysOut(
  api: ApiClient,
  search: StaySearch,
  city: { where: string; name: string } | null,
  mostRooms: number,
): Promise<WayOut[]> {
  const hotelsIn = async (candidate: StaySearch) => {
    const found = await api.search_home_hotels({ ...candidate, limit: 1 })
    if (!found.ok) throw pageRefused(found.error)
    return found.data.total
  }
  const wider = city ? { ...search, where: city.where } : undefined
  const spread = inMoreRooms(search.occupancy, mostRooms)
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

/** The same guests in one room more, each with an adult; null when nobody is crowded or no room may be added. */
export function inMoreRooms(occupancy: readonly string[], mostRooms: number): string[] | null {
  const parties = occupancy.map(parseOccupancy)
  const crowded = parties.findIndex((party) => party && party.adults + party.childAges.length > mostGuestsARoom)
  const party = parties[crowded]
  if (!party || party.adults < 2 || occupancy.length >= mostRooms) return null
  const adults = Math.ceil(party.adults / 2)
  const children = Math.ceil(party.childAges.length / 2)
  return occupancy.toSpliced(
    crowded,
    1,
    formatOccupancy({ adults, childAges: party.childAges.slice(0, children) }),
    formatOccupancy({ adults: party.adults - adults, childAges: party.childAges.slice(children) }),
  )
}
