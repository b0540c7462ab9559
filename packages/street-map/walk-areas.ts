import { contours } from 'd3-contour'
import { pointInShape, type Point, type Shape } from './distance.ts'
import { costsFrom, type StreetGraph } from './street-graph.ts'

/** The area within a walk of some minutes; each ring is closed implicitly. */
export type WalkArea = { minutes: number; rings: Point[][] }

/** Metres a minute of an unhurried adult, as for the walks to the gates. */
const speed = 75
/** Side of a grid cell in metres: smaller than a block of houses. */
const cellMetres = 30
/** Metres from a street that people walk beside it, such as across a square. */
const besideStreets = 90
const metresPerDegree = 111_195

/**
 * The areas from which the nearest of some places is reached on foot along the streets within the given minutes. The
 * closed area between them belongs to all areas, so that a ring surrounds the mosque and is not inside it.
 */
export function walkAreas(
  graph: StreetGraph,
  places: readonly Point[],
  minutes: readonly number[],
  closed: readonly Shape[],
): WalkArea[] {
  const cost = costsFrom(graph, places, 'usual')
  const grid = gridAround(places, Math.max(...minutes) * speed + 4 * cellMetres)
  const values = new Float64Array(grid.columns * grid.rows).fill(Infinity)
  const lower = (column: number, row: number, value: number) => {
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return
    const at = row * grid.columns + column
    if (value < values[at]!) values[at] = value
  }
  const spread = Math.ceil(besideStreets / cellMetres)
  const around = (point: Point, metres: number) => {
    const { x, y } = grid.at(point)
    for (let row = Math.round(y) - spread; row <= Math.round(y) + spread; row++)
      for (let column = Math.round(x) - spread; column <= Math.round(x) + spread; column++) {
        const away = Math.hypot(column - x, row - y) * cellMetres
        if (away <= besideStreets) lower(column, row, metres + away)
      }
  }
  for (let node = 0; node < graph.nodes.length; node++) {
    const own = cost[node]!
    if (own > Math.max(...minutes) * speed) continue
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
      // The first half of an edge; its other direction covers the second.
      const other = graph.nodes[graph.target[edge]!]!
      const [from, length] = [graph.nodes[node]!, graph.metres[edge]!]
      const parts = Math.max(1, Math.ceil(length / cellMetres / 2))
      for (let i = 0; i < parts; i++)
        around(
          {
            lat: from.lat + ((other.lat - from.lat) * i) / parts / 2,
            lon: from.lon + ((other.lon - from.lon) * i) / parts / 2,
          },
          own + (length * i) / parts / 2,
        )
    }
  }
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++)
      if (
        values[row * grid.columns + column]! > 0 &&
        closed.some((shape) => pointInShape(grid.point(column, row), shape))
      )
        lower(column, row, 0)
  const contoursOf = contours().size([grid.columns, grid.rows]).thresholds([0.5])
  return minutes.map((limit) => ({
    minutes: limit,
    rings: contoursOf([...smoothValues(values, grid.columns, limit * speed)])
      .flatMap(({ coordinates }) => coordinates.flat())
      // The last corner of a ring is the first; the middle of a cell is at one half.
      .map((ring) => ring.slice(1).map(([x = 0, y = 0]): Corner => [x - 0.5, y - 0.5]))
      .filter((ring) => ring.length > minRing)
      .map((ring) => cutCorners(ring).map(([x, y]) => grid.point(x, y))),
  }))
}

/** Rings with fewer corners are single courtyards. */
const minRing = 40

function gridAround(places: readonly Point[], reach: number) {
  const lats = places.map(({ lat }) => lat)
  const lons = places.map(({ lon }) => lon)
  const dLat = cellMetres / metresPerDegree
  const dLon = dLat / Math.cos(((lats[0] ?? 0) * Math.PI) / 180)
  const margin = reach / metresPerDegree
  const south = Math.min(...lats) - margin
  const west = Math.min(...lons) - (margin * dLon) / dLat
  return {
    columns: Math.ceil((Math.max(...lons) - west + (margin * dLon) / dLat) / dLon) + 1,
    rows: Math.ceil((Math.max(...lats) - south + margin) / dLat) + 1,
    at: ({ lat, lon }: Point) => ({ x: (lon - west) / dLon, y: (lat - south) / dLat }),
    point: (x: number, y: number): Point => ({ lat: south + y * dLat, lon: west + x * dLon }),
  }
}

/** 1 inside the limit and 0 outside, as a mean over neighbouring cells: the ring becomes smooth. */
function smoothValues(values: Float64Array, columns: number, limit: number): Float64Array {
  let now = Float64Array.from(values, (value) => (value <= limit ? 1 : 0))
  for (let pass = 0; pass < 3; pass++) {
    const before = now
    now = before.map((value, i) => {
      const near = [i - 1, i + 1, i - columns, i + columns].map((at) => before[at] ?? 0)
      return (value * 2 + near.reduce((sum, one) => sum + one, 0)) / 6
    })
  }
  return now
}

type Corner = [x: number, y: number]

/** Chaikin's corner cutting, once. */
function cutCorners(ring: Corner[]): Corner[] {
  return ring.flatMap(([ax, ay], i): Corner[] => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    return [
      [0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
      [0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
    ]
  })
}
