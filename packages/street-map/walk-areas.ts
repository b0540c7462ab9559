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
  return minutes.map((limit) => ({
    minutes: limit,
    rings: ringsAt(smoothValues(values, grid.columns, limit * speed), grid.columns, grid.rows)
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

/** The closed lines at the value one half (marching squares), in cells. */
function ringsAt(values: Float64Array, columns: number, rows: number): Corner[][] {
  const next = new Map<string, Corner[]>()
  const link = (a: Corner, b: Corner) => next.set(a.join(), [...(next.get(a.join()) ?? []), b])
  const value = (x: number, y: number) => values[y * columns + x] ?? 0
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const [sw, se, ne, nw] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
      const share = (a: number, b: number) => (0.5 - a) / (b - a)
      const south: Corner = [x + share(sw, se), y]
      const east: Corner = [x + 1, y + share(se, ne)]
      const north: Corner = [x + share(nw, ne), y + 1]
      const west: Corner = [x, y + share(sw, nw)]
      const kind = (sw > 0.5 ? 1 : 0) + (se > 0.5 ? 2 : 0) + (ne > 0.5 ? 4 : 0) + (nw > 0.5 ? 8 : 0)
      // The inside is to the left of each line.
      const lines: Record<number, [Corner, Corner][]> = {
        1: [[south, west]],
        2: [[east, south]],
        3: [[east, west]],
        4: [[north, east]],
        5: [
          [south, east],
          [north, west],
        ],
        6: [[north, south]],
        7: [[north, west]],
        8: [[west, north]],
        9: [[south, north]],
        10: [
          [west, south],
          [east, north],
        ],
        11: [[east, north]],
        12: [[west, east]],
        13: [[south, east]],
        14: [[west, south]],
      }
      for (const [from, to] of lines[kind] ?? []) link(from, to)
    }
  const rings: Corner[][] = []
  for (const [key] of next) {
    const ring: Corner[] = []
    for (let at = next.get(key)?.pop(); at; at = next.get(at.join())?.pop()) ring.push(at)
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

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
