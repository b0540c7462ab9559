import type { CityGround } from '#domains/places/contract.ts'
import type { Point } from '@rihla/street-map/distance'
import { holyMosques, type CityMap, type MapPlace } from '@rihla/street-map/city-map'
import { inLocale, type Locale } from '#i18n/locale.ts'

/** The gates of the holy mosque on a map. */
export function gatesOf(map: CityMap | null): MapPlace[] {
  return map?.places.filter(({ category }) => category === 'gate') ?? []
}

/**
 * The data with which a page shows the map of a city in a language. @param point the middle of a city without a holy
 * mosque
 */
export function groundOf(point: Point, map: CityMap | null, locale: Locale): Omit<CityGround, 'tiles'> {
  const holy = map?.places.filter(({ slug }) => holyMosques.includes(slug)) ?? []
  const { lat, lon } = holy[0] ?? point
  return {
    origin: { lat, lon },
    marks: [...holy, ...gatesOf(map)].map((place) => ({
      kind: place.category === 'gate' ? ('gate' as const) : ('mosque' as const),
      name: inLocale(place.name, locale),
      number: place.number,
      lat: place.lat,
      lon: place.lon,
    })),
    map: map && {
      version: map.version,
      bounds: map.bounds,
      min_zoom: map.minZoom,
      max_zoom: map.maxZoom,
      mosque: map.mosque && holy[0] ? { name: inLocale(holy[0].name, locale), ...map.mosque } : null,
    },
  }
}
