export type Point = { lat: number; lon: number }
type Ring = [number, number][]
export type Shape = { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }

const earthRadius = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line distance on the sphere in whole metres (haversine). */
export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(h)))
}

/** The point at half of the length of a line of at least two points. */
export function halfwayAlong(line: readonly Point[]): Point {
  const lengths = line.slice(1).map((point, i) => metresBetween(line[i] ?? point, point))
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2
  const at = lengths.findIndex((length) => (left -= length) <= 0)
  const [from, to] = [line[at], line[at + 1]]
  if (!from || !to) throw new RangeError('a line has at least two points')
  // `left` is zero or negative here: minus the distance from the middle to the end of its segment.
  const share = lengths[at] ? 1 + left / lengths[at] : 0
  return { lat: from.lat + (to.lat - from.lat) * share, lon: from.lon + (to.lon - from.lon) * share }
}

/** A line without its last metres; without any point if it is shorter than that. */
export function withoutEnd(line: readonly Point[], metres: number): Point[] {
  const kept = [...line]
  for (let left = metres, end = kept.pop(); end; end = kept.pop()) {
    const before = kept.at(-1)
    if (!before) return []
    const length = metresBetween(before, end)
    if (length > left) {
      const share = left / length
      const lat = end.lat + (before.lat - end.lat) * share
      const lon = end.lon + (before.lon - end.lon) * share
      return [...kept, { lat, lon }]
    }
    left -= length
  }
  return []
}

/** Streets are about this many times as long as the straight line. */
const detour = 1.3

/** Approximate metres of a walk where the streets are not mapped. */
export function estimatedWalk(a: Point, b: Point): number {
  return Math.round(metresBetween(a, b) * detour)
}

/** Walking time in minutes at 75 m a minute, at least 1. @param metres along the streets */
export function walkingMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / 75))
}

/** True if a point is in a GeoJSON Polygon or MultiPolygon (even-odd rule, holes respected). */
export function pointInShape(point: Point, shape: Shape): boolean {
  const polygons = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) as Ring[][]
  return polygons.some((rings) => rings.filter((ring) => inRing(point, ring)).length % 2 === 1)
}

function inRing({ lat, lon }: Point, ring: Ring): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] as [number, number]
    const [xj, yj] = ring[j] as [number, number]
    if (yi > lat !== yj > lat && lon < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}
