import { createHash } from 'node:crypto'
import type { Point } from '@rihla/street-map/distance'
import { edgesOf, mappedBounds, type CityMap } from '@rihla/street-map/city-map'
import type { Bounds } from '@rihla/street-map/mercator'
import { isMapped } from '@rihla/street-map/streets'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { city as cityTable, district, place } from '#domains/places/schema.server.ts'

/** Version of the drawing; an increase makes stored tiles obsolete. */
const recipe = 3

/** The point of a city; null if there is no such cityTable. */
export async function findCityPoint(db: Queryable, slug: string): Promise<Point | null> {
  const [row] = await db
    .select({ lat: cityTable.lat, lon: cityTable.lon })
    .from(cityTable)
    .where(eq(cityTable.slug, slug))
  return row ?? null
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
