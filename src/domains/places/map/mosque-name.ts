import type { Point } from '#domains/places/distance.ts'
import type { Pixel } from '#domains/places/map/mercator.ts'

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

/** The middle of a text and its width. */
export type TextPlace = Pixel & { width: number }

const textHeight = 30

/** True if two texts of one line are too close to each other. */
export function isCovered(a: TextPlace, b: TextPlace): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 2 && Math.abs(a.y - b.y) < textHeight + 2
}

/** The first of some places that the fewest pins cover. */
export function freestPlace(places: readonly Pixel[], width: number, pins: readonly TextPlace[]): TextPlace {
  const covering = (place: TextPlace) => pins.filter((pin) => isCovered(pin, place)).length
  const [freest] = places.map((place) => ({ ...place, width })).toSorted((a, b) => covering(a) - covering(b))
  if (!freest) throw new RangeError('no place')
  return freest
}
