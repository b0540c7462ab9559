import type { Point } from './distance.ts'
import { boxesOverlap, type Box } from './label-boxes.ts'
import type { Pixel } from './mercator.ts'

/** The name of a holy mosque on the map, the middle of the mosque from west to east, and its northern and southern edge. */
export type MosqueName = { name: string; lon: number; north: number; south: number }

/** From this zoom level on the name is inside the mosque and belongs to the tiles; below, pages draw it over their pins. */
export const mosqueNameInside = 16

/** Pixels from an edge of the mosque to the middle of its name. */
const beside = 14

/** The possible positions of the name: below the mosque, or above it. The tiles leave both places free. */
export function mosqueNamePlaces(
  { lon, north, south }: Omit<MosqueName, 'name'>,
  at: (point: Point) => Pixel,
): [Pixel, Pixel] {
  const [below, above] = [at({ lat: south, lon }), at({ lat: north, lon })]
  return [
    { x: below.x, y: below.y + beside },
    { x: above.x, y: above.y - beside },
  ]
}

/** Height of the box around the name in which no pin is placed. */
const nameHeight = 24

/** The box of the name in the first of its places in which the fewest points are. */
export function mosqueNameBox(places: readonly Pixel[], width: number, points: readonly Pixel[]): Box {
  const boxes = places.map((place) => ({ ...place, width, height: nameHeight, angle: 0 }))
  const covering = (box: Box) => points.filter((point) => boxesOverlap(box, { ...point, ...pointSize })).length
  const [freest] = boxes.slice().sort((a, b) => covering(a) - covering(b))
  if (!freest) throw new RangeError('no place')
  return freest
}

const pointSize = { width: 12, height: 12, angle: 0 }
