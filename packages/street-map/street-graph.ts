import FlatQueue from 'flatqueue'
import { pointInShape, type Point, type Shape } from './distance.ts'

type Line = [lon: number, lat: number][]

/**
 * A way of the map that people can walk on, as longitude and latitude. Ways that meet share the exact coordinate. On
 * main roads people walk beside fast traffic.
 */
export type Street = { line: Line; kind: 'street' | 'steps' | 'mainRoad' }

/** The obstacles between a place and a street: the outline of a building, or an expressway. */
export type Barrier = { line: Line; building: boolean }

/**
 * The pace of a walk: `usual` is an unhurried adult; `gentle` is for elders and wheelchairs, slower and around steps
 * where there is a way around.
 */
export type Pace = 'usual' | 'gentle'

/** Metres a minute. */
const speeds: Record<Pace, number> = { usual: 75, gentle: 45 }
/** A metre of steps counts as this many, so that steps are used only if the way around is much longer. */
const stepsCost: Record<Pace, number> = { usual: 1.5, gentle: 12 }
/** A metre of a main road counts as this many, so that it is used only where other ways are much longer. */
const mainRoadCost = 3

function costOf(kind: Street['kind'], pace: Pace): number {
  return kind === 'steps' ? stepsCost[pace] : kind === 'mainRoad' ? mainRoadCost : 1
}

export type Walk = {
  metres: number
  minutes: number
  /** From the start to the destination. */
  line: Point[]
  steps: boolean
}

/** Streets as a graph: edges are stored by node, in both directions. */
export type StreetGraph = {
  nodes: Point[]
  /** The edges of node `n` are `first[n]` to `first[n + 1]`, exclusive. */
  first: Int32Array
  target: Int32Array
  metres: Float32Array
  kinds: Street['kind'][]
  /** The segments by the cells of a grid that they touch. */
  cells: Map<string, Segment[]>
  walls: Map<string, Wall[]>
}

/** A part of a street between two nodes. */
type Segment = { from: number; to: number; metres: number; kind: Street['kind'] }

/** A part of a barrier between two points. */
type Wall = { a: Point; b: Point; barrier: Barrier }

/**
 * Joins streets to a graph of the largest connected network. Streets that meet none of its streets, such as those cut
 * off by a closed area or by the edge of the map, are left out, because no walk could leave them.
 * @param closed areas that nobody walks through, such as a mosque: segments with a part in one are left out
 * @param barriers what the straight line between a place and its street should not cross
 */
export function streetGraph(streets: Street[], closed: Shape[] = [], barriers: Barrier[] = []): StreetGraph {
  const nodes: Point[] = []
  const known = new Map<string, number>()
  const nodeAt = ([lon, lat]: [number, number]) => {
    const key = `${lon},${lat}`
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, nodes.length)
    return nodes.push({ lat, lon }) - 1
  }
  const all: Segment[] = []
  const near = boxAround(closed)
  const isClosed = (a: Point, b: Point) =>
    near(a, b) && pointsAlong(a, b).some((point) => closed.some((shape) => pointInShape(point, shape)))
  for (const { line, kind } of streets) {
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [nodeAt(line[i - 1]!), nodeAt(line[i]!)]
      if (from === to || isClosed(nodes[from]!, nodes[to]!)) continue
      all.push({ from, to, metres: exactMetres(nodes[from]!, nodes[to]!), kind })
    }
  }
  const segments = largestNetwork(nodes.length, all)
  const first = new Int32Array(nodes.length + 1)
  for (const { from, to } of segments) {
    first[from + 1]!++
    first[to + 1]!++
  }
  for (let n = 0; n < nodes.length; n++) first[n + 1]! += first[n]!
  const next = first.slice()
  const target = new Int32Array(segments.length * 2)
  const metres = new Float32Array(segments.length * 2)
  const kinds = Array.from<Street['kind']>({ length: segments.length * 2 })
  for (const segment of segments) {
    for (const [a, b] of [
      [segment.from, segment.to],
      [segment.to, segment.from],
    ] as const) {
      const edge = next[a]!++
      target[edge] = b
      metres[edge] = segment.metres
      kinds[edge] = segment.kind
    }
  }
  const walls = barriers.flatMap((barrier) =>
    barrier.line.slice(1).map((to, i): Wall => ({ a: pointOf(barrier.line[i]!), b: pointOf(to), barrier })),
  )
  return {
    nodes,
    first,
    target,
    metres,
    kinds,
    cells: byCell(segments, ({ from, to }) => [nodes[from]!, nodes[to]!]),
    walls: byCell(walls, ({ a, b }) => [a, b]),
  }
}

/** The segments of the connected network with the most metres. */
function largestNetwork(nodes: number, segments: Segment[]): Segment[] {
  const parents = Int32Array.from({ length: nodes }, (_, node) => node)
  const rootOf = (node: number) => {
    let root = node
    while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!
    return root
  }
  for (const { from, to } of segments) parents[rootOf(from)] = rootOf(to)
  const metresOf = new Map<number, number>()
  for (const { from, metres } of segments) metresOf.set(rootOf(from), (metresOf.get(rootOf(from)) ?? 0) + metres)
  const [largest] = [...metresOf].sort(([, a], [, b]) => b - a)[0] ?? []
  return segments.filter(({ from }) => rootOf(from) === largest)
}

/** A quick test that a segment is far from all closed areas, which most are. */
function boxAround(closed: readonly Shape[]): (a: Point, b: Point) => boolean {
  const numbers = closed.flatMap(({ coordinates }) => (coordinates as unknown[]).flat(Infinity) as number[])
  const lons = numbers.filter((_, i) => i % 2 === 0)
  const lats = numbers.filter((_, i) => i % 2 === 1)
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  return (a, b) =>
    Math.max(a.lon, b.lon) >= west &&
    Math.min(a.lon, b.lon) <= east &&
    Math.max(a.lat, b.lat) >= south &&
    Math.min(a.lat, b.lat) <= north
}

/** Metres between the points at which a segment is compared with the closed areas. */
const closedStep = 4

/** Points of a segment with its ends, a few metres apart. */
function pointsAlong(a: Point, b: Point): Point[] {
  const parts = Math.max(1, Math.ceil(exactMetres(a, b) / closedStep))
  return Array.from({ length: parts + 1 }, (_, i) => ({
    lat: a.lat + ((b.lat - a.lat) * i) / parts,
    lon: a.lon + ((b.lon - a.lon) * i) / parts,
  }))
}

/**
 * Side of a grid cell in degrees: at least `maxJoin` metres, so that a street within reach is in a neighbouring cell.
 */
const cellDegrees = 0.0016

const cellAt = (degrees: number) => Math.floor(degrees / cellDegrees)

/** Items by the cells of the grid that the rectangle around their ends touches. */
function byCell<Item>(items: readonly Item[], endsOf: (item: Item) => [Point, Point]): Map<string, Item[]> {
  const cells = new Map<string, Item[]>()
  for (const item of items)
    for (const key of cellsBetween(...endsOf(item))) {
      const known = cells.get(key)
      if (known) known.push(item)
      else cells.set(key, [item])
    }
  return cells
}

function cellsBetween(a: Point, b: Point): string[] {
  const keys: string[] = []
  for (let x = cellAt(Math.min(a.lon, b.lon)); x <= cellAt(Math.max(a.lon, b.lon)); x++)
    for (let y = cellAt(Math.min(a.lat, b.lat)); y <= cellAt(Math.max(a.lat, b.lat)); y++) keys.push(`${x} ${y}`)
  return keys
}

function pointOf([lon, lat]: [lon: number, lat: number]): Point {
  return { lat, lon }
}

function segmentsAround(cells: Map<string, Segment[]>, { lat, lon }: Point): Set<Segment> {
  const around = [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].flatMap((y) => cells.get(`${cellAt(lon) + x} ${cellAt(lat) + y}`) ?? []),
  )
  return new Set(around)
}

/** The nearest point of a street, and its metres to both ends of its segment. */
type Joint = { point: Point; from: number; to: number; toFrom: number; toTo: number; kind: Street['kind'] }

/** Metres from a place to the nearest street up to which streets are used; farther places are outside the map. */
const maxJoin = 150
/** Metres by which a street may be farther than another one that is behind a building or an expressway. */
const aroundBuilding = 40
const aroundExpressway = maxJoin

/**
 * The shortest walks from a place to some others along the streets; null where there is none, because a place is far
 * from every street of the graph. The ends of a walk are straight lines from the place to the nearest street.
 */
export function walksFrom(graph: StreetGraph, from: Point, to: Point[], pace: Pace): (Walk | null)[] {
  const start = joinedTo(graph, from)
  if (!start) return to.map(() => null)
  const ends = to.map((place) => joinedTo(graph, place))
  const { cost, before } = reachFrom(
    graph,
    [start],
    pace,
    new Set(ends.flatMap((end) => (end ? [end.from, end.to] : []))),
  )
  return to.map((place, i) => {
    const end = ends[i]
    if (!end) return null
    const factor = costOf(end.kind, pace)
    const byFrom = (cost[end.from] ?? Infinity) + end.toFrom * factor
    const byTo = (cost[end.to] ?? Infinity) + end.toTo * factor
    const direct = sameSegment(start, end) ? exactMetres(start.point, end.point) * factor : Infinity
    if (Math.min(byFrom, byTo, direct) === Infinity) return null
    const between = direct <= byFrom && direct <= byTo ? [] : wayTo(graph, before, byFrom <= byTo ? end.from : end.to)
    const way = between.map((node) => graph.nodes[node]!)
    const [first, last] = [way[0] ?? end.point, way.at(-1) ?? start.point]
    const onSteps =
      stepsMetres(graph, between) +
      (start.kind === 'steps' ? exactMetres(start.point, first) : 0) +
      (end.kind === 'steps' && way.length > 0 ? exactMetres(last, end.point) : 0)
    return walkAlong([from, start.point, ...way, end.point, place], pace, onSteps)
  })
}

function walkAlong(line: Point[], pace: Pace, onSteps: number): Walk {
  let metres = 0
  for (let i = 1; i < line.length; i++) metres += exactMetres(line[i - 1]!, line[i]!)
  const minutes = (metres + onSteps * (stepsCost.usual - 1)) / speeds[pace]
  return {
    metres: Math.round(metres),
    minutes: Math.max(1, Math.round(minutes)),
    line: line.filter((point, i) => i === 0 || point.lat !== line[i - 1]!.lat || point.lon !== line[i - 1]!.lon),
    steps: onSteps > 0,
  }
}

/** The nodes of the cheapest way from the start to a node. */
function wayTo(graph: StreetGraph, before: Int32Array, end: number): number[] {
  const way: number[] = []
  for (let node = end; node >= 0 && way.length <= graph.nodes.length; node = before[node]!) way.push(node)
  return way.slice().reverse()
}

function stepsMetres(graph: StreetGraph, way: number[]): number {
  let sum = 0
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1]!
    for (let edge = graph.first[a]!; edge < graph.first[a + 1]!; edge++)
      if (graph.target[edge] === way[i] && graph.kinds[edge] === 'steps') {
        sum += graph.metres[edge]!
        break
      }
  }
  return sum
}

/** The cost in metres of the way from the nearest of some places to every node of the graph. */
export function costsFrom(graph: StreetGraph, places: readonly Point[], pace: Pace): Float64Array {
  const starts = places.flatMap((place) => joinedTo(graph, place) ?? [])
  return reachFrom(graph, starts, pace).cost
}

/**
 * Dijkstra's algorithm from points on segments: the cost of every node in metres, and the node before it.
 * @param needed the search ends once all these nodes are reached; without it all nodes are
 */
function reachFrom(
  graph: StreetGraph,
  starts: Joint[],
  pace: Pace,
  needed?: Set<number>,
): { cost: Float64Array; before: Int32Array } {
  const cost = new Float64Array(graph.nodes.length).fill(Infinity)
  const before = new Int32Array(graph.nodes.length).fill(-1)
  const queue = new FlatQueue()
  const reach = (node: number, value: number, by: number) => {
    if (value >= cost[node]!) return
    cost[node] = value
    before[node] = by
    queue.push(node, value)
  }
  for (const start of starts) {
    const factor = costOf(start.kind, pace)
    reach(start.from, start.toFrom * factor, -1)
    reach(start.to, start.toTo * factor, -1)
  }
  while (queue.length > 0) {
    const value = queue.peekValue()!
    const node = queue.pop()!
    if (value > cost[node]!) continue
    if (needed?.delete(node) && needed.size === 0) break
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
      const more = graph.metres[edge]! * costOf(graph.kinds[edge]!, pace)
      reach(graph.target[edge]!, value + more, node)
    }
  }
  return { cost, before }
}

function sameSegment(a: Joint, b: Joint): boolean {
  return (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from)
}

/**
 * The nearest point on a street to which a straight line leads past buildings and expressways, or the nearest one if
 * there is none; null if every street is too far away. A building that contains the place is no obstacle.
 */
function joinedTo(graph: StreetGraph, place: Point): Joint | null {
  const { nodes, cells } = graph
  const metresPerLon = metresPerDegree * Math.cos((place.lat * Math.PI) / 180)
  const near: { share: number; segment: Segment; away: number }[] = []
  for (const segment of segmentsAround(cells, place)) {
    const [a, b] = [nodes[segment.from]!, nodes[segment.to]!]
    const [ax, ay] = [(a.lon - place.lon) * metresPerLon, (a.lat - place.lat) * metresPerDegree]
    const [dx, dy] = [(b.lon - a.lon) * metresPerLon, (b.lat - a.lat) * metresPerDegree]
    const share = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
    const away = Math.hypot(ax + share * dx, ay + share * dy)
    if (away < maxJoin) near.push({ share, segment, away })
  }
  near.sort((a, b) => a.away - b.away)
  let best: { joint: Joint; cost: number } | null = null
  for (const { share, segment, away } of near) {
    if (best && best.cost <= away) break
    const { from, to, metres, kind } = segment
    const [a, b] = [nodes[from]!, nodes[to]!]
    const point = { lat: a.lat + share * (b.lat - a.lat), lon: a.lon + share * (b.lon - a.lon) }
    const cost = away + aroundWalls(graph, place, point)
    if (best && best.cost <= cost) continue
    best = { joint: { point, from, to, toFrom: share * metres, toTo: (1 - share) * metres, kind }, cost }
  }
  return best?.joint ?? null
}

/** The metres to add to a straight line for the buildings and expressways that it crosses. */
function aroundWalls({ walls }: StreetGraph, place: Point, street: Point): number {
  const crossed = new Set<Barrier>()
  for (const key of cellsBetween(place, street))
    for (const { a, b, barrier } of walls.get(key) ?? [])
      if (!crossed.has(barrier) && isCrossed(place, street, a, b)) crossed.add(barrier)
  let metres = 0
  for (const barrier of crossed) {
    if (!barrier.building) metres += aroundExpressway
    else if (!pointInShape(place, { type: 'Polygon', coordinates: [barrier.line] })) metres += aroundBuilding
  }
  return metres
}

/** True if two lines cross each other. Lines that only touch do not: a street can run along a wall. */
function isCrossed(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (from: Point, to: Point, point: Point) =>
    (to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon)
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

const metresPerDegree = 111_195

/** Straight-line metres of a short distance, not rounded. */
function exactMetres(a: Point, b: Point): number {
  const x = (b.lon - a.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return metresPerDegree * Math.hypot(x, b.lat - a.lat)
}
