import type { CityGround, MapLabel } from '#domains/places/contract.ts'
import { pixelAt, stillSize, viewAround, viewOf } from '#domains/places/map/mercator.ts'
import type { HotelPins } from '#domains/products/stays/search/answers.ts'
import type { MapView } from '#web/features/map/map-pins.ts'
import { cornersOf } from '#web/lib/search/search-query.ts'

/** Sizes of the map without a margin of half a pin, in px. */
const frame = { width: 560, height: 480 }
const phoneFrame = { width: 300, height: 400 }

/** The part of the map that a search shows first. */
export function mapViewOf(found: HotelPins, ground: CityGround, where: string | undefined): MapView {
  const corners = cornersOf(where)
  const zooms = { minZoom: 12, maxZoom: Math.min(17, ground.map?.max_zoom ?? 17) }
  const viewIn = (size: typeof frame) =>
    corners
      ? viewOf(corners, { ...size, ...zooms })
      : viewAround(
          found.place ? [found.place.point] : ground.marks,
          found.pins.map(({ point }) => point),
          { ...size, ...zooms },
        )
  const phone = viewIn(phoneFrame)
  return { ...viewIn(frame), phoneZoom: phone.zoom, phoneMiddle: phone.middle }
}

/** The labels that a still picture of a view can contain. */
export function labelsIn({ middle, zoom }: MapView, labels: readonly MapLabel[]): MapLabel[] {
  const { x, y } = pixelAt(middle, zoom)
  return labels.filter(
    ([left, top]) => Math.abs(left - x) < stillSize.width * 0.6 && Math.abs(top - y) < stillSize.height * 0.6,
  )
}
