import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { pointInShape, type Point, type Shape } from './distance.ts'
import type { Barrier, Street } from './street-graph.ts'

type Line = [lon: number, lat: number][]

type Way = {
  properties: {
    highway: string
    foot?: string
    access?: string
    tunnel?: string
    bridge?: string
    layer?: string
    name_en?: string
    name_ar?: string
  }
  geometry: { coordinates: Line }
}

type Building = {
  properties: { id: number; building: string; amenity?: string; 'building:levels'?: string; height?: string }
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
const notForWalking = /^(?:motorway|construction)/
/** On the ground these are streets of the city with pavements; their bridges and tunnels are expressways. */
const mainRoads = /^trunk/
/** Tunnels without a pavement, and the ways in the car parks below the mosque of Madinah. */
const vehicleTunnels = /^(?:trunk|primary|service)/

/** The ways around the holy mosque of a city that people can walk on; none for other cities. */
export function streetsOf(city: string): Street[] {
  if (!isMapped(city)) return []
  return readFeatures<Way>(`streets_${city}`)
    .filter(({ properties: { highway, foot, access, tunnel, bridge } }) => {
      if (foot === 'yes') return true
      if (access === 'no' || foot === 'no' || notForWalking.test(highway)) return false
      return tunnel === 'yes' ? !vehicleTunnels.test(highway) : bridge !== 'yes' || !mainRoads.test(highway)
    })
    .map(({ properties: { highway }, geometry }) => ({
      line: geometry.coordinates,
      kind: highway === 'steps' ? 'steps' : mainRoads.test(highway) ? 'mainRoad' : 'street',
    }))
}

/** The obstacles between a place and the streets around it: buildings, and expressways that are not in a tunnel. */
export function barriersOf(city: MappedCity): Barrier[] {
  const expressways = readFeatures<Way>(`streets_${city}`).filter(
    ({ properties: { highway, tunnel } }) => /^(?:motorway|trunk)/.test(highway) && tunnel !== 'yes',
  )
  return [
    ...expressways.map(({ geometry }) => ({ line: geometry.coordinates, building: false })),
    ...buildingsOf(city).flatMap(({ rings }) => rings.slice(0, 1).map((line) => ({ line, building: true }))),
  ]
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

/** A mapped building. `floors` with the ground floor, as mapped or from the mapped height; null where neither is known. */
export type MappedBuilding = {
  rings: Line[]
  /** Class of the building as in OpenStreetMap; mostly `yes`. */
  use: string
  mosque: boolean
  kaaba: boolean
  floors: number | null
}

/** The buildings of a city, places of worship included. The holy mosque is not among them. */
export function buildingsOf(city: MappedCity): MappedBuilding[] {
  return readFeatures<Building>(`buildings_${city}`)
    .filter(({ properties }) => properties.id !== madinahMosqueId)
    .map(({ properties, geometry }) => ({
      rings: geometry.coordinates,
      use: properties.building,
      mosque: properties.amenity === 'place_of_worship',
      kaaba: properties.id === kaabaId,
      floors: floorsOf(properties),
    }))
}

const metresPerFloor = 3.5

/** A height below two floors is that of a roof or a wall. */
function floorsOf(properties: Building['properties']): number | null {
  const floors = Number(properties['building:levels']) || Math.round(Number(properties.height) / metresPerFloor)
  return floors >= 2 ? floors : null
}

/** Returns a function that finds the floors of the building at a point, of the tallest if there are several. */
export function floorsIn(city: string): (point: Point) => number | null {
  if (!isMapped(city)) return () => null
  const known = buildingsOf(city).flatMap(({ rings, floors }) =>
    floors === null ? [] : [{ floors, shape: { type: 'Polygon' as const, coordinates: rings } }],
  )
  return (point) => {
    const floors = known.filter(({ shape }) => pointInShape(point, shape)).map((building) => building.floors)
    return floors.length > 0 ? Math.max(...floors) : null
  }
}

/** The built parts of a holy mosque, and the squares around it. */
type Mosque = { parts: Line[]; squares: Line[] }
type MosqueRing = { properties: { city: string; kind: 'part' | 'square' }; geometry: { coordinates: Line[] } }

const kaabaId = 103_914_569
const madinahMosqueId = 461_699_097
const mosques = new Map<MappedCity, Mosque>()

/**
 * The holy mosque of a mapped city. That of Makkah has no outline in the map data: its parts (the mosque with the Mas’a,
 * and the northern expansion) follow the mapped facades, ways and gates around it. That of Madinah is a mapped building.
 */
export function mosqueOf(city: MappedCity): Mosque {
  const mosque = mosques.get(city) ?? readMosque(city)
  mosques.set(city, mosque)
  return mosque
}

function readMosque(city: MappedCity): Mosque {
  const rings = parseFeatures<MosqueRing>(readFileSync(new URL('./data/mosques.geojson', import.meta.url)))
  const ringsOf = (kind: 'part' | 'square') =>
    rings.flatMap(({ properties, geometry }) =>
      properties.city === city && properties.kind === kind ? geometry.coordinates : [],
    )
  const mapped = readFeatures<Building>(`buildings_${city}`).filter(
    ({ properties }) => properties.id === madinahMosqueId,
  )
  const parts = [...ringsOf('part'), ...mapped.flatMap(({ geometry }) => geometry.coordinates.slice(0, 1))]
  if (parts.length === 0) throw new Error(`The mosque of ${city} is not in the data`)
  return { parts, squares: ringsOf('square') }
}

/** The area of a mosque that walks lead around. */
export function closedBy({ parts }: Mosque): Shape[] {
  return parts.map((ring) => ({ type: 'Polygon', coordinates: [ring] }))
}

function readFeatures<Feature>(name: string): Feature[] {
  const file = new URL(`./data/${name}.geojson.gz`, import.meta.url)
  return parseFeatures(gunzipSync(readFileSync(file)))
}

function parseFeatures<Feature>(text: Buffer): Feature[] {
  return (JSON.parse(text.toString()) as { features: Feature[] }).features
}
