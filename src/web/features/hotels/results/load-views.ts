import type { ApiClient } from '#api/index.ts'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import type { Locale } from '#i18n/locale.ts'
import { loadMapLabels, type MapLabels } from '#web/features/map/map-labels.ts'
import { onPhone, type MapView } from '#web/features/map/map-pins.ts'
import { links, type StayQuery } from '#links/site.ts'
import { answersTo } from '#web/lib/loaders.ts'
import { rateTermsOf, type RequestedFilters } from '#web/lib/search/stay-filters.ts'
import type { StaySearch } from '#web/lib/search/stay-search.ts'
import type { Point } from '@rihla/street-map/distance'
import type { CityGround, MapLabel } from '#domains/places/contract.ts'
import { pixelAt, stillSize, viewAround, viewOf, withMargin } from '@rihla/street-map/mercator'
import type { HotelPins } from '#domains/products/stays/search/answers.ts'
import { cornersOf } from '#web/lib/search/search-query.ts'

/** The hotels of a search and the base map of their city; null if there is nothing to draw. */
export async function loadMap(api: ApiClient, search: StaySearch & RequestedFilters) {
  const pins = await api.fetch_hotel_pins(search)
  if (!pins.ok || pins.data.city === null) return null
  const { city } = pins.data
  const [ground] = await answersTo(api.fetch_city_ground({ city }))
  const view = mapViewOf(pins.data, ground, search.where)
  const labels: MapLabels = {}
  for (const one of [view, onPhone(view)]) {
    const cityLabels = await loadMapLabels(api, city, ground, one.zoom)
    labels[one.zoom] = [...(labels[one.zoom] ?? []), ...labelsIn(one, cityLabels)]
  }
  const { check_in, check_out, occupancy, where } = search
  /** The search, as a preview requests its hotel. */
  const stay = { check_in, check_out, occupancy, where, ...rateTermsOf(search) }
  return { found: pins.data, ground, view, labels, stay }
}

/** Five weeks; by default they start two weeks before the requested arrival. */
const shownDays = 35
const before = 14

/**
 * The lowest total of the stay by arrival day, and links to earlier and later days.
 * @param from the first day, from the URL
 */
export async function loadDays(
  api: ApiClient,
  search: StaySearch & RequestedFilters,
  { from, today, locale, query }: { from: string | null; today: string; locale: Locale; query: StayQuery },
) {
  const nights = nightsBetween(search.check_in, search.check_out)
  // Invalid dates are reported by the search itself.
  if (!(nights >= 1)) return null
  const earliest = from && /^\d{4}-\d{2}-\d{2}$/.test(from) ? from : addDays(search.check_in, -before)
  const first = earliest < today ? today : earliest
  const { check_in: _in, check_out: _out, ...anyDay } = search
  const answer = await api.fetch_price_calendar({ ...anyDay, from: first, days: shownDays, nights })
  if (!answer.ok) return null
  const hrefOf = (day: string) => links.hotels(locale, { ...query, view: 'days', from: day })
  const earlier = addDays(first, -shownDays)
  return {
    calendar: answer.data,
    earlier: first > today ? hrefOf(earlier < today ? today : earlier) : null,
    later: hrefOf(addDays(first, shownDays)),
  }
}

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
function labelsIn({ middle, zoom }: MapView, labels: readonly MapLabel[]): MapLabel[] {
  const { x, y } = pixelAt(middle, zoom)
  return labels.filter(
    ([left, top]) => Math.abs(left - x) < stillSize.width * 0.6 && Math.abs(top - y) < stillSize.height * 0.6,
  )
}
