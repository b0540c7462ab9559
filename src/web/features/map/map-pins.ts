import { withoutEnd, type Point } from '@rihla/street-map/distance'
import { metresOfPixel } from '@rihla/street-map/mercator'

/** A link on the map: `text` is displayed, `label` is the full accessible name. */
export type MapPin = Point & { id: number; text: string; label: string; href: string; current?: boolean }

/** Radius in px of the ring around the place of the search. */
export const targetRadius = 16

/** A way on foot without the pixels at its end, where the gate or place to which it leads is drawn. */
export function wayBesideEnd(line: readonly Point[], zoom: number): Point[] {
  const end = line.at(-1)
  return end ? withoutEnd(line, targetRadius * metresOfPixel(end, zoom)) : []
}

/** The part of a map that is shown first; on a phone it can be another one. */
export type MapView = { zoom: number; middle: Point; phoneZoom?: number; phoneMiddle?: Point }

/** The view of phones. */
export const onPhone = ({ zoom, middle, phoneZoom = zoom, phoneMiddle = middle }: MapView): MapView => ({
  zoom: phoneZoom,
  middle: phoneMiddle,
})
