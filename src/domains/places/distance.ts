export type Point = { lat: number; lon: number }
type Ring = [number, number][]
export type Shape = { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }

const earthRadius = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line metres on the sphere (haversine), whole. */
export function metresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(h)))
}

/** About how long the walk takes: 75 m a minute, streets being 1.3 times the straight line. At least 1. */
export function walkingMinutes(straightMetres: number): number {
  return Math.max(1, Math.round((straightMetres * 1.3) / 75))
}

/** Straight-line metres that a walk of so many minutes can cover: the inverse of `walkingMinutes`. */
export function metresWithinWalk(minutes: number): number {
  return Math.floor(((minutes + 0.5) * 75) / 1.3)
}

/** Whether a point lies in a GeoJSON Polygon or MultiPolygon (even-odd rule, holes respected). */
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
