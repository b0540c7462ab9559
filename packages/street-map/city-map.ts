import type { Shape } from './distance.ts'
import type { Bounds } from './mercator.ts'
import type { MosqueName } from './mosque-name.ts'
import { mosqueOf, type MappedCity } from './streets.ts'

/** The languages of the labels. */
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]
export type Bilingual<T = string> = Record<Locale, T>

export type MapPlace = {
  slug: string
  category: string
  name: Bilingual
  /** Number of a gate, if it has one. */
  number: number | null
  lat: number
  lon: number
}

type MapDistrict = { name: Bilingual; lat: number; lon: number; shape: Shape }

/** The places and districts on the map of a city. Its streets and buildings are in `data/`. */
export type CityMap = {
  city: string
  /** Part of the addresses of tiles: another one for other places, and for another drawing of them. */
  version: string
  bounds: Bounds
  minZoom: number
  maxZoom: number
  places: MapPlace[]
  districts: MapDistrict[]
  /** The position of the name of the holy mosque; null in a city without one. */
  mosque: Omit<MosqueName, 'name'> | null
}

/** The mosques to which the gates belong. */
export const holyMosques = ['masjid-al-haram', 'masjid-an-nabawi']

/** The streets that are mapped, with a margin; in Makkah also the places of the pilgrimage to the east. */
export const mappedBounds: Record<MappedCity, Bounds> = {
  makkah: { south: 21.33, west: 39.769, north: 21.48, east: 40.0 },
  madinah: { south: 24.42, west: 39.55, north: 24.52, east: 39.662 },
}

/** The edges of a holy mosque, and its middle; in Makkah that is the Kaaba. */
export function edgesOf(city: MappedCity): Omit<MosqueName, 'name'> {
  const corners = mosqueOf(city).parts.flat()
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)]
  return {
    lon: city === 'makkah' ? kaabaLon : (Math.min(...lons) + Math.max(...lons)) / 2,
    north: Math.max(...lats),
    south: Math.min(...lats),
  }
}

const kaabaLon = 39.82618
