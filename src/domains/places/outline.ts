import type { Point, Shape } from '#domains/places/distance.ts'

/** Steps in 1/10,000 degree (some 11 m) to the east and the north of an origin, one after the other, closed by itself. */
export type OutlineRing = number[]

const stepsADegree = 10_000

/**
 * The outer rings of a shape with few points: none of those left out was farther from the new line than
 * `tolerance` (in 1/10,000 degree). Rings that shrink to nothing are left out, holes too.
 */
export function outlineOf(shape: Shape, origin: Point, tolerance: number): OutlineRing[] {
  const polygons = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) as [number, number][][][]
  return polygons.flatMap(([outer = []]) => {
    const steps = outer.map(([lon, lat]): Step => [
      (lon - origin.lon) * stepsADegree,
      (lat - origin.lat) * stepsADegree,
    ])
    const kept = simplified(steps, tolerance).map(([x, y]): Step => [Math.round(x), Math.round(y)])
    // The last point is the first one again.
    return kept.length > 3 ? [kept.slice(0, -1).flat()] : []
  })
}

type Step = [number, number]

/** Douglas and Peucker: the ends stay, and the point farthest from the line between them, if it is far enough. */
function simplified(points: readonly Step[], tolerance: number): Step[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let at = 0
  for (const [i, point] of points.entries()) {
    const away = awayFrom(point, first, last)
    if (away > farthest) [farthest, at] = [away, i]
  }
  if (farthest <= tolerance) return [first, last]
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)]
}

/** How far a point is from the stretch between two others, which in a ring may be one and the same. */
function awayFrom([x, y]: Step, [ax, ay]: Step, [bx, by]: Step): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
