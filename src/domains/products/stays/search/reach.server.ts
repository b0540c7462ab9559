import { walkingMinutes } from '@rihla/street-map/distance'
import { walkMetres } from '@rihla/street-map/walks'
import type { Catalogue, CatalogueHotel } from '#domains/products/stays/catalogue/catalogue.ts'
import type { HotelCardRow } from '#domains/products/stays/catalogue/queries.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The destination of a search. */
export type Where =
  | { kind: 'city'; city: string }
  | { kind: 'district'; id: number }
  | NearPlace
  | Area
  | { kind: 'hotels'; ids: number[] }
  | { kind: 'nowhere' }

/** A place that walks lead to. */
type NearPlace = {
  kind: 'place'
  slug: string
  lat: number
  lon: number
  city: string
  name: Bilingual
  /** True for a place of which there can be any number, such as a point: only the most recently used are cached. */
  passing?: boolean
  /** The hotel that is the place itself. */
  except?: number
}

/** A part of the map between degrees in the west, south, east and north, with the city that is nearest to its middle. */
type Area = {
  kind: 'area'
  edges: [west: number, south: number, east: number, north: number]
  city: string
  /** The place to which walks lead; null if they lead to the nearest gate. */
  to: NearPlace | null
}

/** The place to which the walks of a search lead; null if they lead to the nearest gate. */
export function endOfWalks(where: Where): NearPlace | null {
  if (where.kind === 'area') return where.to
  return where.kind === 'place' ? where : null
}

/**
 * Maximum distances of a hotel from a landmark, in metres: those after the first around a place with few hotels (a
 * railway station). Without a filter of minutes, `minutesNear` limits it further.
 */
const radiiAroundLandmark = [3_000, 6_000, 10_000] as const

/** Minutes on foot that can count as near, and the least number of hotels within them. */
const minutesCalledNear = [20, 30, 60]
const minNear = 5

/**
 * Minutes on foot within which hotels are near the place of a search: twenty, and more around a place with few hotels
 * (a railway station). Null if the destination is not a place, or if all its hotels count.
 */
export function minutesNear(catalogue: Catalogue, where: Where): number | null {
  if (where.kind !== 'place') return null
  const hotels = hotelsNear(catalogue, where)
  const within = (minutes: number) => hotels.filter((hotel) => isWithin(hotel, minutes)).length
  return minutesCalledNear.find((minutes) => within(minutes) >= minNear) ?? null
}

/** The hotels that a search without filters finds: those at the destination, near it if it is a place. */
export function hotelsFound(catalogue: Catalogue, where: Where): CatalogueHotel[] {
  const minutes = minutesNear(catalogue, where)
  const hotels = hotelsNear(catalogue, where)
  return minutes === null ? hotels : hotels.filter((hotel) => isWithin(hotel, minutes))
}

function isWithin({ metres }: CatalogueHotel, minutes: number): boolean {
  return metres !== null && walkingMinutes(metres) <= minutes
}

const metresPerDegree = 111_195

/** The hotels at a destination, ordered by id; computed once per version of the catalogue. */
export function hotelsAt(catalogue: Catalogue, where: Where): CatalogueHotel[] {
  if (where.kind === 'nowhere') return []
  if (where.kind === 'hotels') return where.ids.flatMap((id) => catalogue.hotelOf.get(id) ?? [])
  return once(catalogue, where, keyOf(where), () => {
    const at = (radius: number) => catalogue.hotels.filter((hotel) => isAt(hotel, where, radius))
    const [first, ...wider] = radiiAroundLandmark
    let near = at(first)
    if (where.kind !== 'place') return near
    for (const radius of wider) if (near.length < minNear) near = at(radius)
    return near
  })
}

function keyOf(where: Exclude<Where, { kind: 'hotels' | 'nowhere' }>): string {
  switch (where.kind) {
    case 'city':
      return `city ${where.city}`
    case 'district':
      return `district ${where.id}`
    case 'area':
      return `area ${where.edges.join()} ${where.to?.slug ?? ''}`
    case 'place':
      return `place ${where.slug}`
  }
}

/** `hotelsAt` with the walk to the place of the search, once for each place and version of the catalogue. */
export function hotelsNear(catalogue: Catalogue, where: Where): CatalogueHotel[] {
  const to = endOfWalks(where)
  if (!to || where.kind === 'hotels' || where.kind === 'nowhere') return hotelsAt(catalogue, where)
  return once(catalogue, where, `walk ${keyOf(where)}`, () => {
    const hotels = hotelsAt(catalogue, where)
    const metres = walkMetres(to.city, to, hotels)
    return hotels.map((hotel, i) => ({ ...hotel, metres: metres[i] ?? null }))
  })
}

/**
 * Cards with the walk to the place of a search instead of that to the nearest gate, also of hotels that are farther away
 * than those that the search finds. Hotels of other cities keep the nearest gate.
 */
export function walkingTo<Row extends HotelCardRow>(catalogue: Catalogue, where: Where, rows: readonly Row[]): Row[] {
  const to = endOfWalks(where)
  if (!to) return [...rows]
  const here = rows.filter(({ id, city }) => city === to.city && id !== to.except)
  const ids = new Set(here.map(({ id }) => id))
  const walks = new Map(hotelsNear(catalogue, where).flatMap(({ id, metres }) => (ids.has(id) ? [[id, metres]] : [])))
  const others = here.filter(({ id }) => !walks.has(id))
  const metres = others.length > 0 ? walkMetres(to.city, to, others) : []
  others.forEach(({ id }, i) => walks.set(id, metres[i] ?? null))
  return rows.map((row) => {
    const walk = walks.get(row.id)
    return walk === undefined ? row : { ...row, placeName: to.name, metres: walk }
  })
}

/** Hotels by passing places and areas, the least recently used first. */
const passing = new WeakMap<Catalogue, Map<string, CatalogueHotel[]>>()
const maxPassing = 16

function once(catalogue: Catalogue, where: Where, key: string, find: () => CatalogueHotel[]): CatalogueHotel[] {
  const isPassing = where.kind === 'area' || (where.kind === 'place' && where.passing === true)
  const reaches = isPassing ? (passing.get(catalogue) ?? new Map<string, CatalogueHotel[]>()) : catalogue.reaches
  const reach = reaches.get(key) ?? find()
  if (isPassing) {
    passing.set(catalogue, reaches)
    reaches.delete(key)
    const [oldest] = reaches.keys()
    if (reaches.size >= maxPassing && oldest !== undefined) reaches.delete(oldest)
  }
  reaches.set(key, reach)
  return reach
}

/** @param radius of a place, in metres */
function isAt(hotel: CatalogueHotel, where: Exclude<Where, { kind: 'hotels' | 'nowhere' }>, radius: number): boolean {
  switch (where.kind) {
    case 'city':
      return hotel.city === where.city
    case 'district':
      return hotel.districtId === where.id
    case 'area': {
      const [west, south, east, north] = where.edges
      if (hotel.id === where.to?.except) return false
      return hotel.lon >= west && hotel.lon <= east && hotel.lat >= south && hotel.lat <= north
    }
    case 'place': {
      if (hotel.city !== where.city || hotel.id === where.except) return false
      // Converts degrees to metres on a small area of the sphere, which is accurate enough for this purpose.
      const north = (hotel.lat - where.lat) * metresPerDegree
      const east = (hotel.lon - where.lon) * metresPerDegree * Math.cos((where.lat * Math.PI) / 180)
      return north ** 2 + east ** 2 <= radius ** 2
    }
  }
}
