import { walkingMinutes } from '#domains/places/distance.ts'
import type { CatalogueHotel } from '#domains/stays/catalogue.ts'
import { hotelFits, priceFits, type HotelFits, type StayFilters } from '#domains/stays/filters.ts'
import { roomsWith, totalOf, type Found, type OpenHotel } from '#domains/stays/search.server.ts'
import { boards, type Board } from '#domains/stays/shapes.ts'

/** Walks that a list can be narrowed to, in minutes. */
const walks = [5, 10, 15, 20, 30]

/**
 * How many hotels each filter would leave. Where any of several values may hold (stars, districts, boards) or
 * there is one value (walk), it is the number with that value alone in place of what is chosen there; where all
 * must hold (facilities, amenities), the number with it added. The other filters stay as they are.
 */
export type Facets = {
  stars: Map<number, number>
  districts: Map<number, number>
  facilities: Map<string, number>
  amenities: Map<string, number>
  boards: Map<Board, number>
  walk: Map<number, number>
  freeCancellation: number
  payOnArrival: number
  price: PriceBands | null
}

type PriceBands = { currency: string; bands: { from: number; to: number; hotels: number }[] }

export function countFacets(found: Found, filters: StayFilters): Facets {
  const { parties } = found.query
  const stay = { nights: found.nights.length, parties: parties.length, filters }
  const facets: Facets = {
    stars: new Map(),
    districts: new Map(),
    facilities: new Map(),
    amenities: new Map(),
    boards: new Map(),
    walk: new Map(walks.map((minutes) => [minutes, 0])),
    freeCancellation: 0,
    payOnArrival: 0,
    price: null,
  }
  const aNight: number[] = []
  for (const open of found.hotels) {
    const fits = hotelFits(open.hotel, filters)
    const total = totalOf(open, parties.length, rateFilter(open.hotel, filters))
    if (total !== null) {
      if (allBut(fits, null)) aNight.push(Math.round(total / found.nights.length))
      if (priceFits(total, found.nights.length, filters)) countHotel(facets, open.hotel, fits)
    }
    if (allBut(fits, null)) countRates(facets, open, stay, total)
  }
  facets.price = found.hotels[0] ? priceBands(aNight, found.hotels[0].hotel.currency) : null
  return facets
}

/** Filters of the hotel itself: its offer is the same whichever of them is chosen. */
function countHotel(facets: Facets, hotel: CatalogueHotel, fits: HotelFits): void {
  if (allBut(fits, 'stars')) add(facets.stars, hotel.stars)
  if (allBut(fits, 'districts')) add(facets.districts, hotel.districtId)
  if (allBut(fits, null)) for (const id of hotel.facilities) add(facets.facilities, id)
  if (allBut(fits, 'walk') && hotel.metres !== null) {
    const minutes = walkingMinutes(hotel.metres)
    for (const most of walks) if (minutes <= most) add(facets.walk, most)
  }
}

type Stay = { nights: number; parties: number; filters: StayFilters }

/** Filters of rooms and rates: each may change what the hotel offers, and by its price whether it is found. */
function countRates(facets: Facets, open: OpenHotel, { nights, parties, filters }: Stay, now: number | null): void {
  const base = rateFilter(open.hotel, filters)
  const finds = (change: Partial<typeof base>) => {
    const total = totalOf(open, parties, { ...base, ...change })
    return total !== null && priceFits(total, nights, filters)
  }
  const found = now !== null && priceFits(now, nights, filters)
  if (filters.freeCancellation ? found : finds({ freeCancellation: true })) facets.freeCancellation++
  if (filters.payOnArrival ? found : finds({ payOnArrival: true })) facets.payOnArrival++
  const offered = new Set(open.choices.map(({ rate }) => rate.board))
  for (const board of boards) if (offered.has(board) && finds({ boards: [board] })) add(facets.boards, board)
  for (const { rooms, amenities } of amenityGroups(open.hotel)) {
    const allowed = base.rooms ? rooms.map((has, i) => has && base.rooms?.[i] === true) : rooms
    // Where every room that may be taken has it, the offer stays as it is.
    const same = open.rooms.every(({ at }) => allowed[at] === (base.rooms?.[at] ?? true))
    if (same ? found : finds({ rooms: allowed })) for (const id of amenities) add(facets.amenities, id)
  }
}

function rateFilter(hotel: CatalogueHotel, filters: StayFilters) {
  const { boards, freeCancellation, payOnArrival, amenities } = filters
  return { boards, freeCancellation, payOnArrival, rooms: roomsWith(hotel, amenities) }
}

function allBut(fits: HotelFits, but: keyof HotelFits | null): boolean {
  return (
    (fits.stars || but === 'stars') &&
    (fits.districts || but === 'districts') &&
    (fits.facilities || but === 'facilities') &&
    (fits.walk || but === 'walk')
  )
}

type AmenityGroup = { rooms: boolean[]; amenities: string[] }
const groups = new WeakMap<CatalogueHotel, AmenityGroup[]>()

/** Amenities of a hotel's rooms, together where the same rooms have them. Most are in all rooms. */
function amenityGroups(hotel: CatalogueHotel): AmenityGroup[] {
  const known = groups.get(hotel)
  if (known) return known
  const ids = [...new Set(hotel.rooms.flatMap((room) => room.amenities))]
  const alike = Map.groupBy(ids, (id) => hotel.rooms.map((room) => (room.amenities.includes(id) ? 1 : 0)).join(''))
  const found = [...alike].map(([rooms, amenities]) => ({
    rooms: rooms.split('').map((one) => one === '1'),
    amenities,
  }))
  groups.set(hotel, found)
  return found
}

function add<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const mostBands = 12
const roundWidths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

/** Prices a night in bands of a round width that touch one another; the last takes all that is dearer than most. */
function priceBands(aNight: readonly number[], currency: string, unit = 1_000): PriceBands | null {
  if (aNight.length === 0) return null
  const sorted = aNight.toSorted((a, b) => a - b)
  const least = sorted[0] as number
  // One palace must not press everyone else into the first band.
  const high = sorted[Math.floor((sorted.length - 1) * 0.97)] as number
  const width = (roundWidths.find((one) => Math.ceil((high - least) / (one * unit)) < mostBands) ?? 20_000) * unit
  const first = Math.floor(least / width)
  const count = Math.min(mostBands, Math.floor((sorted.at(-1) as number) / width) - first + 1)
  const bands = Array.from({ length: count }, (_, i) => ({
    from: (first + i) * width,
    to: i === count - 1 ? Math.max(sorted.at(-1) as number, (first + i + 1) * width - 1) : (first + i + 1) * width - 1,
    hotels: 0,
  }))
  for (const price of aNight) {
    const band = bands[Math.min(count - 1, Math.floor(price / width) - first)]
    if (band) band.hotels++
  }
  return { currency, bands }
}
