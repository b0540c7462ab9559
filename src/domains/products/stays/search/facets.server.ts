import { walkingMinutes } from '@rihla/street-map/distance'
import type { CatalogueHotel } from '#domains/products/stays/catalogue/catalogue.ts'
import { hotelFits, priceFits, type HotelFits, type StayFilters } from '#domains/products/stays/search/filters.ts'
import { roomsWith, totalOf, type Found, type OpenHotel } from '#domains/products/stays/search/search.server.ts'
import { boards, type Board } from '#domains/shared/shapes.ts'

/** Options of the walking filter, in minutes. Around a place, hotels that are not near it can be asked for. */
const walks = [5, 10, 15, 20, 30]
const walkFarther = 60

/**
 * Number of hotels that each filter value would leave. For filters that match any value (stars, districts, boards) or
 * have one value (walk), the value replaces the current selection; for filters that match all values (facilities,
 * amenities), it is added. The other filters are unchanged.
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
    walk: new Map([...walks, ...(filters.near === null ? [] : [walkFarther])].map((minutes) => [minutes, 0])),
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

/** Counts filters of the hotel itself, which do not change its offer. */
function countHotel(facets: Facets, hotel: CatalogueHotel, fits: HotelFits): void {
  if (allBut(fits, 'stars')) add(facets.stars, hotel.stars)
  if (allBut(fits, 'districts')) add(facets.districts, hotel.districtId)
  if (allBut(fits, null)) for (const id of hotel.facilities) add(facets.facilities, id)
  if (allBut(fits, 'walk') && hotel.metres !== null) {
    const minutes = walkingMinutes(hotel.metres)
    for (const max of facets.walk.keys()) if (minutes <= max) add(facets.walk, max)
  }
}

type Stay = { nights: number; parties: number; filters: StayFilters }

/** Counts filters of rooms and rates, which can change the hotel's offer and so whether its price matches. */
function countRates(facets: Facets, open: OpenHotel, { nights, parties, filters }: Stay, now: number | null): void {
  const base = rateFilter(open.hotel, filters)
  const finds = (change: Partial<typeof base>) => {
    const total = totalOf(open, parties, { ...base, ...change })
    return total !== null && priceFits(total, nights, filters)
  }
  const fits = now !== null && priceFits(now, nights, filters)
  if (filters.freeCancellation ? fits : finds({ freeCancellation: true })) facets.freeCancellation++
  if (filters.payOnArrival ? fits : finds({ payOnArrival: true })) facets.payOnArrival++
  const offered = new Set(open.choices.map(({ rate }) => rate.board))
  for (const board of boards) if (offered.has(board) && finds({ boards: [board] })) add(facets.boards, board)
  for (const { rooms, amenities } of amenityGroups(open.hotel)) {
    const allowed = base.rooms ? rooms.map((has, i) => has && base.rooms?.[i] === true) : rooms
    // If every usable room has the amenities, the offer is unchanged.
    const same = open.rooms.every(({ at }) => allowed[at] === (base.rooms?.[at] ?? true))
    if (same ? fits : finds({ rooms: allowed })) for (const id of amenities) add(facets.amenities, id)
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

/** Amenities of a hotel's rooms, grouped by the rooms that have them. Most are in all rooms. */
function amenityGroups(hotel: CatalogueHotel): AmenityGroup[] {
  const cachedGroups = groups.get(hotel)
  if (cachedGroups) return cachedGroups
  const ids = [...new Set(hotel.rooms.flatMap((room) => room.amenities))]
  const alike = Map.groupBy(ids, (id) => hotel.rooms.map((room) => (room.amenities.includes(id) ? 1 : 0)).join(''))
  const amenitySets = [...alike].map(([rooms, amenities]) => ({
    rooms: rooms.split('').map((one) => one === '1'),
    amenities,
  }))
  groups.set(hotel, amenitySets)
  return amenitySets
}

function add<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const maxBands = 12
const roundWidths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]

/** Adjacent bands of prices per night with a round width; the last one contains all higher prices. */
function priceBands(aNight: readonly number[], currency: string, unit = 1_000): PriceBands | null {
  if (aNight.length === 0) return null
  const sorted = aNight.toSorted((a, b) => a - b)
  const least = sorted[0] as number
  // The highest three per cent are ignored: one luxury hotel must not move all others into the first band.
  const high = sorted[Math.floor((sorted.length - 1) * 0.97)] as number
  const width = (roundWidths.find((one) => Math.ceil((high - least) / (one * unit)) < maxBands) ?? 20_000) * unit
  const first = Math.floor(least / width)
  const count = Math.min(maxBands, Math.floor((sorted.at(-1) as number) / width) - first + 1)
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
