import { setImmediate } from 'node:timers/promises'
import { buildingsOf, isMapped, mappedStreetsOf, mosqueOf, type MappedStreet } from './streets.ts'
import { correctArabic } from './arabic-spelling.ts'
import type { Point, Shape } from './distance.ts'
import { pixelAt, tileSize } from './mercator.ts'
import { walkAreasAround } from './walks.ts'
import { locales, type Bilingual, type CityMap, type Locale } from './city-map.ts'

/** A line or a ring: successive x and y in the world, from 0 to 1, and its extent. */
export type Line = { points: Float64Array; left: number; top: number; right: number; bottom: number }

export type StreetFeature = Line & { rank: number; foot: boolean; tunnel: boolean; layer: number }

/** The drawn features of a city, below the labels. */
export type MapFeatures = {
  districts: Line[]
  streets: StreetFeature[]
  buildings: (Line & { mosque: boolean })[]
  holy: Line[]
  kaaba: Line[]
  squares: Line[]
  rings: { minutes: number; lines: Line[] }[]
  /** Streets of one name joined to long lines, by language, the most important first. */
  named: Bilingual<{ name: string; rank: number; line: Line }[]>
}

/** From the most important class of streets to the least. */
const streetRanks = [
  ['motorway', 'trunk'],
  ['primary'],
  ['secondary'],
  ['tertiary'],
  ['residential', 'unclassified', 'living_street', 'road'],
  ['pedestrian'],
  ['service', 'track'],
  ['footway', 'steps', 'path', 'cycleway'],
] as const

/** Walking minutes of the rings around the gates. */
const ringMinutes = [5, 10, 15]

/**
 * Reads and projects what is on the map of a city. Takes some tenths of a second for a mapped city; other requests are
 * answered between its parts.
 */
export async function featuresOf(map: CityMap): Promise<MapFeatures> {
  const { city } = map
  if (!isMapped(city)) {
    return {
      districts: map.districts.flatMap(({ shape }) => outlinesOf(shape).map(lineOf)),
      streets: [],
      buildings: [],
      holy: [],
      kaaba: [],
      squares: [],
      rings: [],
      named: { en: [], ar: [] },
    }
  }
  const mosque = mosqueOf(city)
  const streets = mappedStreetsOf(city)
  await setImmediate()
  const buildings = buildingsOf(city)
  await setImmediate()
  const gates = map.places.filter(({ category }) => category === 'gate')
  const areas = walkAreasAround(city, gates, ringMinutes)
  await setImmediate()
  return {
    districts: [],
    streets: streets.map(({ line, highway, tunnel, layer }) => {
      const rank = rankOf(highway)
      return { ...lineOf(line), rank, foot: rank === footRank, tunnel, layer }
    }),
    buildings: buildings.flatMap(({ rings, mosque }) => rings.map((ring) => ({ ...lineOf(ring), mosque }))),
    kaaba: buildings.filter(({ kaaba }) => kaaba).flatMap(({ rings }) => rings.map(lineOf)),
    holy: mosque.parts.map(lineOf),
    squares: mosque.squares.map(lineOf),
    rings: areas.map(({ minutes, rings }) => ({
      minutes,
      lines: rings.map((ring) => lineOf(ring.map(({ lon, lat }): [number, number] => [lon, lat]))),
    })),
    named: { en: namedStreets(streets, 'en'), ar: namedStreets(streets, 'ar') },
  }
}

const footRank = streetRanks.length - 1

function rankOf(highway: string): number {
  const rank = streetRanks.findIndex((classes) => (classes as readonly string[]).includes(highway))
  return rank < 0 ? footRank : rank
}

function lineOf(degrees: readonly (readonly [number, number])[]): Line {
  const points = new Float64Array(degrees.length * 2)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  degrees.forEach(([lon, lat], i) => {
    const { x, y } = worldAt({ lon, lat })
    points[2 * i] = x
    points[2 * i + 1] = y
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  return { points, left, top, right, bottom }
}

/** A point in the world, from 0 to 1. */
export function worldAt(point: Point): { x: number; y: number } {
  const { x, y } = pixelAt(point, 0)
  return { x: x / tileSize, y: y / tileSize }
}

function outlinesOf(shape: Shape): [number, number][][] {
  const polygons = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) as [number, number][][][]
  return polygons.flatMap(([outer = []]) => [outer])
}

/** True if a name is written in the script of a language; names in the map data are sometimes in the other one. */
function isWrittenIn(name: string, locale: Locale): boolean {
  return locale === 'ar'
    ? /\p{Script=Arabic}/u.test(name) && !/[A-Za-z]/.test(name)
    : /^[\p{Script=Latin}\P{L}]+$/u.test(name)
}

function namedStreets(streets: readonly MappedStreet[], locale: Locale): { name: string; rank: number; line: Line }[] {
  const groups = Map.groupBy(
    streets.flatMap(({ line, highway, tunnel, name: names }) => {
      const name = cleanName(names[locale], locale)
      return name && !tunnel ? [{ name, rank: rankOf(highway), line }] : []
    }),
    ({ name }) => name,
  )
  return [...groups]
    .flatMap(([name, ways]) => {
      const rank = Math.min(...ways.map((way) => way.rank))
      return joined(ways.map(({ line }) => line)).map((line) => ({ name, rank, line: lineOf(line) }))
    })
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, locales[0]))
}

const maxName = 36
/** Names that the map data misspell. */
const misspelled: Record<string, string> = { 'Kind Fahd Road': 'King Fahd Road' }

function cleanName(found: string | null, locale: Locale): string | null {
  const plain = found?.replace(/\s+/g, ' ').trim() ?? ''
  const name = locale === 'ar' ? correctArabic(plain) : (misspelled[plain] ?? plain)
  return name !== '' && name.length <= maxName && isWrittenIn(name, locale) ? name : null
}

/** Joins lines that share an end. */
function joined(lines: readonly [number, number][][]): [number, number][][] {
  const chains: [number, number][][] = []
  for (const line of lines) {
    let current = line
    for (let i = chains.length - 1; i >= 0; i--) {
      const other = chains[i]!
      const longer = linked(current, other)
      if (!longer) continue
      current = longer
      chains.splice(i, 1)
    }
    chains.push(current)
  }
  return chains
}

function linked(a: [number, number][], b: [number, number][]): [number, number][] | null {
  const same = (p: [number, number] | undefined, q: [number, number] | undefined) => p?.join() === q?.join()
  if (same(a.at(-1), b[0])) return [...a, ...b.slice(1)]
  if (same(b.at(-1), a[0])) return [...b, ...a.slice(1)]
  if (same(a.at(-1), b.at(-1))) return [...a, ...b.toReversed().slice(1)]
  if (same(a[0], b[0])) return [...a.toReversed(), ...b.slice(1)]
  return null
}
