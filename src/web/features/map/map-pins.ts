import type { Point } from '#domains/places/distance.ts'

/** A link on the map: `text` is displayed, `label` is the full accessible name. */
export type MapPin = Point & { id: number; text: string; label: string; href: string; current?: boolean }

/** Radius in px of the ring around the place of the search. */
export const targetRadius = 16

/** The part of a map that is shown first; on a phone it can be another one. */
export type MapView = { zoom: number; middle: Point; phoneZoom?: number; phoneMiddle?: Point }

/** The view of phones. */
export const onPhone = ({ zoom, middle, phoneZoom = zoom, phoneMiddle = middle }: MapView): MapView => ({
  zoom: phoneZoom,
  middle: phoneMiddle,
})
