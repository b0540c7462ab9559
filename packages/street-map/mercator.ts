import { metresBetween, type Point } from './distance.ts'

/** Coordinates in CSS pixels of the whole world at a zoom level (Web Mercator); `y` grows to the south. */
export type Pixel = { x: number; y: number }

/** A box of degrees. */
export type Bounds = { south: number; west: number; north: number; east: number }

/** Side of a tile in CSS pixels. */
export const tileSize = 256

/** The pixel of a point at a zoom level. */
export function pixelAt({ lat, lon }: Point, zoom: number): Pixel {
  const size = tileSize * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (size * (lon + 180)) / 360, y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) }
}

/** True if a tile has a part in common with a box. */
export function tileTouches({ south, west, north, east }: Bounds, zoom: number, tile: Pixel): boolean {
  const from = pixelAt({ lat: north, lon: west }, zoom)
  const to = pixelAt({ lat: south, lon: east }, zoom)
  return (
    tile.x >= Math.floor(from.x / tileSize) &&
    tile.x <= Math.floor(to.x / tileSize) &&
    tile.y >= Math.floor(from.y / tileSize) &&
    tile.y <= Math.floor(to.y / tileSize)
  )
}

/** Size in CSS pixels of a still picture of the map; a page crops it around its middle. */
export const stillSize = { width: 960, height: 720 } as const

/** The middles of still pictures are multiples of this many pixels, so that few different ones exist. */
export const stillStep = 64

/** The middle of the still picture that shows a point, in steps of `stillStep`. */
export function stillMiddle(point: Point, zoom: number): Pixel {
  const { x, y } = pixelAt(point, zoom)
  return { x: Math.round(x / stillStep), y: Math.round(y / stillStep) }
}

/** Offset in CSS pixels of a point from the middle of a still picture. */
export function offsetIn(middle: Pixel, zoom: number, point: Point): Pixel {
  const { x, y } = pixelAt(point, zoom)
  return { x: Math.round(x - middle.x * stillStep), y: Math.round(y - middle.y * stillStep) }
}

type Frame = { width: number; height: number; minZoom: number; maxZoom: number }
type View = { zoom: number; middle: Point }

/**
 * The largest zoom level at which most of some points are in a picture of the given size, and the point in its middle:
 * a few remote points must not make the map of all others small.
 */
export function viewOf(points: readonly Point[], frame: Frame): View {
  return viewWithout(points, remote, frame)
}

/**
 * The view in which a search begins: its places, such as the gates of a mosque, with the nearest of some points, and as
 * many more as fit at the same zoom level. It is that of the points alone if none of them is near.
 * @param around groups of places, the first of which the points are near; a group that is too far apart is passed over
 */
export function viewAround(around: readonly (readonly Point[])[], points: readonly Point[], frame: Frame): View {
  const near = { ...frame, maxZoom: Math.min(frame.maxZoom, zoomOfGates) }
  for (const places of around) {
    const [first] = places
    if (!first) continue
    const nearest = points.slice().sort((a, b) => metresBetween(first, a) - metresBetween(first, b))
    const viewWith = (count: number) => viewWithout([...places, ...nearest.slice(0, count)], 0, near)
    let view = viewWith(minNearest)
    if (view.zoom < minZoomAround) continue
    for (let count = minNearest + 1; count <= nearest.length; count++) {
      const wider = viewWith(count)
      if (wider.zoom < view.zoom) break
      view = wider
    }
    return view
  }
  return viewOf(points, frame)
}

/** Length in metres of a CSS pixel at a point. */
export function metresOfPixel({ lat }: Point, zoom: number): number {
  return (metresOfDegree * 360 * Math.cos((lat * Math.PI) / 180)) / (tileSize * 2 ** zoom)
}

/** A point, and the corners of the square around it, so that a view of them has a margin around the point. */
export function withMargin(point: Point, metres: number): Point[] {
  const lat = metres / metresOfDegree
  const lon = lat / Math.cos((point.lat * Math.PI) / 180)
  return [point, { lat: point.lat - lat, lon: point.lon - lon }, { lat: point.lat + lat, lon: point.lon + lon }]
}

/** Length of a degree of latitude. */
const metresOfDegree = 111_195

const minNearest = 3
/** At this zoom level the map has the numbers of gates and the names of streets. */
const zoomOfGates = 16
/** Below this zoom level streets cannot be read. */
const minZoomAround = 14

/** Share of the values at each end that a view can leave out. */
const remote = 0.08

function viewWithout(points: readonly Point[], share: number, { width, height, minZoom, maxZoom }: Frame): View {
  const [south, north] = rangeWithout(
    points.map(({ lat }) => lat),
    share,
  )
  const [west, east] = rangeWithout(
    points.map(({ lon }) => lon),
    share,
  )
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 }
  for (let zoom = maxZoom; zoom > minZoom; zoom--) {
    const from = pixelAt({ lat: north, lon: west }, zoom)
    const to = pixelAt({ lat: south, lon: east }, zoom)
    if (to.x - from.x <= width && to.y - from.y <= height) return { zoom, middle }
  }
  return { zoom: minZoom, middle }
}

function rangeWithout(values: readonly number[], share: number): [least: number, greatest: number] {
  const sorted = values.slice().sort((a, b) => a - b)
  const left = Math.floor(sorted.length * share)
  return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0]
}
