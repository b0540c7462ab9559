import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { kaabaId, madinahMosqueId, madinahSquares, makkahMosque, type Mosque } from '#db/reference/mosques.ts'
import { pointInShape, type Point } from '#domains/places/distance.ts'
import type { Street } from '#domains/places/walking/street-graph.ts'

type Line = [lon: number, lat: number][]

type Way = {
  properties: {
    highway: string
    foot?: string
    access?: string
    tunnel?: string
    layer?: string
    name_en?: string
    name_ar?: string
  }
  geometry: { coordinates: Line }
}

type Building = {
  properties: { id: number; amenity?: string; 'building:levels'?: string; height?: string }
  geometry: { coordinates: Line[] }
}

/** A mapped way; `name` in the languages in which it is named. */
export type MappedStreet = {
  line: Line
  /** Class of the way as in OpenStreetMap, without `_link`. */
  highway: string
  tunnel: boolean
  layer: number
  name: { en: string | null; ar: string | null }
}

/** The cities whose streets and buildings are mapped. */
export const mappedCities = ['makkah', 'madinah'] as const
export type MappedCity = (typeof mappedCities)[number]

export function isMapped(city: string): city is MappedCity {
  return (mappedCities as readonly string[]).includes(city)
}

/** Ways for vehicles only, and ways that do not exist yet. */
const notForWalking = /^(?:motorway|trunk|construction)/

/** The ways around the holy mosque of a city that people can walk on; none for other cities. */
export function streetsOf(city: string): Street[] {
  if (!isMapped(city)) return []
  return readFeatures<Way>(`streets_${city}`)
    .filter(({ properties: { highway, foot, access } }) => {
      if (foot === 'yes') return true
      return !notForWalking.test(highway) && access !== 'no' && foot !== 'no'
    })
    .map(({ properties, geometry }) => ({ line: geometry.coordinates, steps: properties.highway === 'steps' }))
}

/** All ways of a city that exist, for drawing. */
export function mappedStreetsOf(city: MappedCity): MappedStreet[] {
  return readFeatures<Way>(`streets_${city}`)
    .filter(({ properties }) => properties.highway !== 'construction')
    .map(({ properties, geometry }) => ({
      line: geometry.coordinates,
      highway: properties.highway.replace(/_link$/, ''),
      tunnel: properties.tunnel === 'yes' || properties.tunnel === 'building_passage',
      layer: Number(properties.layer) || 0,
      name: { en: properties.name_en ?? null, ar: properties.name_ar ?? null },
    }))
}

/** The outlines of the buildings of a city; `mosque` for places of worship. The holy mosque is not among them. */
export function buildingsOf(city: MappedCity): { rings: Line[]; mosque: boolean; kaaba: boolean }[] {
  return readFeatures<Building>(`buildings_${city}`)
    .filter(({ properties }) => properties.id !== madinahMosqueId)
    .map(({ properties, geometry }) => ({
      rings: geometry.coordinates,
      mosque: properties.amenity === 'place_of_worship',
      kaaba: properties.id === kaabaId,
    }))
}

const metresPerFloor = 3.5

/**
 * Returns a function that finds the floors of the building at a point, the ground floor included: as mapped, or from the
 * mapped height. Null where neither is known; a height below two floors is that of a roof or a wall.
 */
export function floorsIn(city: string): (point: Point) => number | null {
  if (!isMapped(city)) return () => null
  const known = readFeatures<Building>(`buildings_${city}`).flatMap(({ properties, geometry }) => {
    const levels = Number(properties['building:levels']) || Math.round(Number(properties.height) / metresPerFloor)
    return levels >= 2 ? [{ levels, shape: { type: 'Polygon' as const, coordinates: geometry.coordinates } }] : []
  })
  return (point) => {
    const levels = known.filter(({ shape }) => pointInShape(point, shape)).map((building) => building.levels)
    return levels.length > 0 ? Math.max(...levels) : null
  }
}

/** The holy mosque of a mapped city. */
export function mosqueOf(city: MappedCity): Mosque {
  if (city === 'makkah') return makkahMosque
  const mosque = readFeatures<Building>('buildings_madinah').find(({ properties }) => properties.id === madinahMosqueId)
  if (!mosque) throw new Error('The mosque of Madinah is not among the buildings')
  return { parts: mosque.geometry.coordinates.slice(0, 1), squares: madinahSquares }
}

function readFeatures<Feature>(name: string): Feature[] {
  const file = new URL(`./data/${name}.geojson.gz`, import.meta.url)
  return (JSON.parse(gunzipSync(readFileSync(file)).toString()) as { features: Feature[] }).features
}
