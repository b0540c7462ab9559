/*
 * The arithmetic of the map: from degrees to metres on a flat sheet, and which part of the sheet is looked at.
 * North is up and east is to the right in every language.
 */

export type MapPoint = { lat: number; lon: number }

/** A rectangle of the sheet in metres; `x` grows to the east, `y` to the south. */
export type View = { x: number; y: number; width: number; height: number }

type Sheet = {
  /** Metres on the sheet of a point on the earth. */
  at: (point: MapPoint) => { x: number; y: number }
  /** All that the map can show. */
  whole: View
}

/** Width by height of every map. */
export const aspect = 4 / 3

const metresADegree = 111_195

/**
 * Lays the earth flat around the middle of some points: true to a thousandth over a city, which is all it is
 * for. The sheet has the map's proportions and some room around the points, never less than `leastMetres` wide.
 */
export function sheetOf(points: readonly MapPoint[], leastMetres = 1000): Sheet {
  const lats = points.map(({ lat }) => lat)
  const lons = points.map(({ lon }) => lon)
  const middle = points.length > 0 ? { lat: between(lats), lon: between(lons) } : { lat: 0, lon: 0 }
  const narrowing = Math.cos((middle.lat * Math.PI) / 180)
  const at = ({ lat, lon }: MapPoint) => ({
    x: (lon - middle.lon) * metresADegree * narrowing,
    y: (middle.lat - lat) * metresADegree,
  })
  const flat = points.map(at)
  const reach = (of: 'x' | 'y') => 2 * Math.max(0, ...flat.map((point) => Math.abs(point[of])))
  const room = 1.3
  const width = Math.max(reach('x') * room, reach('y') * room * aspect, leastMetres)
  const height = width / aspect
  return { at, whole: { x: -width / 2, y: -height / 2, width, height } }
}

/** How many times nearer one may look: until a few streets fill the map, which has no more to show. */
export function zoomsOf(whole: View): number[] {
  const fewStreets = 300
  return [1, 2, 4, 8, 16, 32].filter((zoom) => zoom === 1 || whole.width / zoom >= fewStreets)
}

/** The part of the sheet that is seen, so many times nearer, as close to the wished middle as its edges allow. */
export function viewOf(whole: View, zoom: number, middle: { x: number; y: number }): View {
  const width = whole.width / zoom
  const height = whole.height / zoom
  return {
    x: within(middle.x - width / 2, whole.x, whole.x + whole.width - width),
    y: within(middle.y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  }
}

/** Where a point of the sheet stands in the view, in hundredths of its sides. */
export function inView(view: View, { x, y }: { x: number; y: number }): { across: number; down: number } {
  return { across: ((x - view.x) / view.width) * 100, down: ((y - view.y) / view.height) * 100 }
}

/** The longest round distance in metres that takes up no more than a quarter of the view. */
export function scaleOf(view: View): number {
  const fits = rounds.filter((metres) => metres <= view.width / 4)
  return fits.at(-1) ?? (rounds[0] as number)
}

const rounds = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]

export type Label = { across: number; down: number; width: number; height: number }

/**
 * Which labels are shown: those that cover none before them.
 * @param labels places in hundredths of the view, sizes in px
 * @param mapWidth of the whole map in px
 */
export function uncovered(labels: readonly Label[], mapWidth: number): boolean[] {
  const [across, down] = [mapWidth / 100, mapWidth / aspect / 100]
  const taken: Label[] = []
  return labels.map((label) => {
    const covers = taken.some(
      (other) =>
        Math.abs(other.across - label.across) * across < (other.width + label.width) / 2 &&
        Math.abs(other.down - label.down) * down < (other.height + label.height) / 2,
    )
    if (!covers) taken.push(label)
    return !covers
  })
}

function between(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
