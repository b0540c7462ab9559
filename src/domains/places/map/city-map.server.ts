import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isMapped, mosqueOf, type MappedCity } from '#db/reference/streets.ts'
import type { Queryable } from '#domains/db.ts'
import type { PlaceCategory } from '#domains/places/categories.ts'
import type { Shape } from '#domains/places/distance.ts'
import type { Bounds } from '#domains/places/map/mercator.ts'
import type { MosqueName } from '#domains/places/map/mosque-name.ts'
import { district, place } from '#domains/places/schema.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type MapPlace = {
  slug: string
  category: PlaceCategory
  name: Bilingual
  number: number | null
  lat: number
  lon: number
}

type MapDistrict = { name: Bilingual; lat: number; lon: number; shape: Shape }

/** The rows of the database on the map of a city. The streets and buildings are reference data. */
export type CityMap = {
  city: string
  /** Part of the addresses of tiles: another one for other rows, and for another drawing of them. */
  version: string
  bounds: Bounds
  minZoom: number
  maxZoom: number
  places: MapPlace[]
  districts: MapDistrict[]
  /** The position of the name of the holy mosque; null in a city without one. */
  mosque: Omit<MosqueName, 'name'> | null
}

/** Version of the drawing; an increase makes stored tiles obsolete. */
const recipe = 3

/** The mosques to which the gates belong. */
export const holyMosques = ['masjid-al-haram', 'masjid-an-nabawi']

/** The streets that are mapped, with a margin; in Makkah also the places of the pilgrimage to the east. */
const mappedBounds: Record<MappedCity, Bounds> = {
  makkah: { south: 21.33, west: 39.769, north: 21.48, east: 40.0 },
  madinah: { south: 24.42, west: 39.55, north: 24.52, east: 39.662 },
}

/** The map of a city; null if neither its streets nor its districts are known. */
export async function readCityMap(db: Queryable, city: string): Promise<CityMap | null> {
  const [districts, places] = await Promise.all([
    db
      .select({ name: district.name, lat: district.lat, lon: district.lon, shape: district.shape })
      .from(district)
      .where(eq(district.city, city))
      .orderBy(district.id),
    db
      .select({
        slug: place.slug,
        category: place.category,
        name: place.name,
        number: place.gateNo,
        lat: place.lat,
        lon: place.lon,
      })
      .from(place)
      .where(eq(place.city, city))
      .orderBy(place.gateNo, place.id),
  ])
  const bounds = isMapped(city) ? mappedBounds[city] : around(districts)
  if (!bounds) return null
  const version = createHash('sha1')
    .update(JSON.stringify([recipe, districts, places]))
    .digest('hex')
    .slice(0, 10)
  return {
    city,
    version,
    bounds,
    minZoom: 11,
    maxZoom: isMapped(city) ? 18 : 14,
    places,
    districts,
    mosque: isMapped(city) ? edgesOf(city) : null,
  }
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

/** The middles of districts with a margin; null without districts. */
function around(districts: readonly { lat: number; lon: number }[]): Bounds | null {
  if (districts.length === 0) return null
  const lats = districts.map(({ lat }) => lat)
  const lons = districts.map(({ lon }) => lon)
  const margin = 0.03
  return {
    south: Math.min(...lats) - margin,
    west: Math.min(...lons) - margin,
    north: Math.max(...lats) + margin,
    east: Math.max(...lons) + margin,
  }
}
