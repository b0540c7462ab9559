import { barriersOf, closedBy, isMapped, mosqueOf, streetsOf } from './streets.ts'
import { estimatedWalk, metresBetween, walkingMinutes, type Point } from './distance.ts'
import { walkAreas, type WalkArea } from './walk-areas.ts'
import { streetGraph, walksFrom, type Pace, type StreetGraph, type Walk } from './street-graph.ts'

/** The streets of a city, read on first use; null for a city whose streets are not mapped. */
const graphs = new Map<string, StreetGraph | null>()

function graphOf(city: string): StreetGraph | null {
  const known = graphs.get(city)
  if (known !== undefined) return known
  const graph = isMapped(city) ? streetGraph(streetsOf(city), closedBy(mosqueOf(city)), barriersOf(city)) : null
  graphs.set(city, graph)
  return graph
}

/**
 * Near its edge the map lacks streets. Between places farther apart than this, in metres, a way that is more than
 * `maxDetour` times as long as the straight line is not the real one.
 */
const longLine = 1_500
const maxDetour = 2

/** The walks along the streets; null where the streets are not mapped, or the map lacks the real way. */
function mappedWalks(city: string, from: Point, to: Point[], pace: Pace): (Walk | null)[] {
  const graph = graphOf(city)
  if (!graph) return to.map(() => null)
  return walksFrom(graph, from, to, pace).map((walk, i) => {
    const line = metresBetween(from, to[i]!)
    return walk && line > longLine && walk.metres > maxDetour * line ? null : walk
  })
}

/**
 * Metres of the walk between a place and each of some others of a city: along the streets where they are mapped,
 * otherwise estimated from the straight line. Takes a few milliseconds, and longer for the first call of a city.
 */
export function walkMetres(city: string, from: Point, to: Point[]): number[] {
  const walks = mappedWalks(city, from, to, 'usual')
  return to.map((place, i) => walks[i]?.metres ?? estimatedWalk(from, place))
}

/** Results by city and ends, the oldest first: the streets are the same as long as the process runs. */
const nearWalks = new Map<string, number[]>()
const gentleWalks = new Map<string, GentleWalk | null>()
const maxCached = 2_000

/** `walkMetres` to a few places that are asked for with every view of the first one, such as those near a hotel: cached. */
export function cachedWalkMetres(city: string, from: Point, to: Point[]): number[] {
  return cached(nearWalks, keyOf(city, [from, ...to]), () => walkMetres(city, from, to))
}

const keyOf = (city: string, ends: Point[]) => [city, ...ends.flatMap(({ lat, lon }) => [lat, lon])].join(' ')

function cached<T extends object | null>(results: Map<string, T>, key: string, compute: () => T): T {
  const known = results.get(key)
  if (known !== undefined) return known
  const found = compute()
  const [oldest] = results.keys()
  if (results.size >= maxCached && oldest !== undefined) results.delete(oldest)
  results.set(key, found)
  return found
}

/** The place with the shortest walk from a point, and the metres of that walk; null if there are no places. */
export function nearestOnFoot<T extends Point>(
  city: string,
  from: Point,
  places: T[],
): { place: T; metres: number } | null {
  const metres = walkMetres(city, from, places)
  const [nearest] = places
    .map((place, i) => ({ place, metres: metres[i] ?? Infinity }))
    .toSorted((a, b) => a.metres - b.metres)
  return nearest ?? null
}

/** The way on foot from a point to the place of some others that is nearest on foot. */
type WalkLine<T extends Point> = {
  place: T
  metres: number
  minutes: number
  /** Along the streets and around the mosque; empty where the streets are not mapped. */
  line: Point[]
}

/** The way to the nearest of some places, for drawing; null if there are no places. */
export function walkLine<T extends Point>(city: string, from: Point, places: T[]): WalkLine<T> | null {
  const nearest = nearestOnFoot(city, from, places)
  if (!nearest) return null
  const [walk] = mappedWalks(city, from, [nearest.place], 'usual')
  return { ...nearest, minutes: walkingMinutes(nearest.metres), line: walk?.line ?? [] }
}

/** The walk of elders and wheelchairs. `steps` is true if no way around them is short enough. */
export type GentleWalk = Pick<Walk, 'metres' | 'minutes' | 'steps'>

/** The walk of elders and wheelchairs to a place: slower, and around steps; null where the streets are not mapped. */
export function gentleWalk(city: string, from: Point, to: Point): GentleWalk | null {
  return cached(gentleWalks, keyOf(city, [from, to]), () => {
    const [walk] = mappedWalks(city, from, [to], 'gentle')
    return walk ? { metres: walk.metres, minutes: walk.minutes, steps: walk.steps } : null
  })
}

/** The areas from which one of some places is reached on foot within the given minutes; none for an unmapped city. */
export function walkAreasAround(city: string, places: Point[], minutes: readonly number[]): WalkArea[] {
  const graph = graphOf(city)
  return graph && isMapped(city) && places.length > 0 ? walkAreas(graph, places, minutes, closedBy(mosqueOf(city))) : []
}
