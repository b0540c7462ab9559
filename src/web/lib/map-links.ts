import type { CityGround } from '#domains/places/contract.ts'
import type { Point } from '@rihla/street-map/distance'
import type { Pixel } from '@rihla/street-map/mercator'
import type { Locale } from '#i18n/locale.ts'

export type DrawnMap = NonNullable<CityGround['map']>
export type MapTheme = 'light' | 'dark'

/** True if a drawn map contains a point. */
export function isOnMap({ lat, lon }: Point, map: Pick<DrawnMap, 'bounds'> | null | undefined): boolean {
  if (!map) return false
  const { south, west, north, east } = map.bounds
  return lat >= south && lat <= north && lon >= west && lon <= east
}

/** URLs of map pictures. Separate from `links.ts`, which every page loads. */
export const mapLinks = {
  /** Template of the tiles, with `{z}`, `{x}` and `{y}`. */
  tiles: (city: string, { version }: DrawnMap, theme: MapTheme, locale: Locale) =>
    `/map/${version}/${city}/${theme}/${locale}/tile/{z}/{x}/{y}.webp`,
  still: (
    city: string,
    { version }: DrawnMap,
    { theme, locale, zoom, middle }: { theme: MapTheme; locale: Locale; zoom: number; middle: Pixel },
  ) => `/map/${version}/${city}/${theme}/${locale}/still/${zoom}/${middle.x}/${middle.y}.webp`,
}
