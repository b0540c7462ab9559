import type { Point } from '@rihla/street-map/distance'
import type { CityGround, MapLabel } from '#domains/places/contract.ts'
import { pixelAt, stillSize, viewAround, viewOf, withMargin } from '@rihla/street-map/mercator'
import type { HotelPins } from '#domains/products/stays/search/answers.ts'
import type { MapView } from '#web/features/map/map-pins.ts'
import { cornersOf } from '#web/lib/search/search-query.ts'

/** Sizes of the map without a margin of half a pin, in px. */
const frame = { width: 560, height: 480 }
const phoneFrame = { width: 300, height: 400 }

/** The free space around the place of a search: 65 px at the zoom level at which gates have numbers. */
const marginOfPlace = 150

/** The part of the map that a search shows first: the place of the search, the mosque, and the nearest hotels. */
export function mapViewOf(
  { pins, place }: Pick<HotelPins, 'pins' | 'place'>,
  { map, marks }: Pick<CityGround, 'map' | 'marks'>,
  where: string | undefined,
): MapView {
  const corners = cornersOf(where)
  const zooms = { minZoom: 12, maxZoom: Math.min(17, map?.max_zoom ?? 17) }
  const placeCorners = place && withMargin(place.point, marginOfPlace)
  const around = placeCorners ? [[...placeCorners, ...mosqueOf({ map, marks })], placeCorners] : [marks]
  const points = pins.map(({ point }) => point)
  const viewIn = (size: typeof frame) =>
    corners ? viewOf(corners, { ...size, ...zooms }) : viewAround(around, points, { ...size, ...zooms })
  const phone = viewIn(phoneFrame)
  return { ...viewIn(frame), phoneZoom: phone.zoom, phoneMiddle: phone.middle }
}

function mosqueOf({ map, marks }: Pick<CityGround, 'map' | 'marks'>): Point[] {
  const { lon, north, south } = map?.mosque ?? {}
  return lon === undefined || north === undefined || south === undefined
    ? marks
    : [...marks, { lat: north, lon }, { lat: south, lon }]
}

/** The labels that a still picture of a view can contain. */
export function labelsIn({ middle, zoom }: MapView, labels: readonly MapLabel[]): MapLabel[] {
  const { x, y } = pixelAt(middle, zoom)
  return labels.filter(
    ([left, top]) => Math.abs(left - x) < stillSize.width * 0.6 && Math.abs(top - y) < stillSize.height * 0.6,
  )
}
