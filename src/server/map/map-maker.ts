import sharp from 'sharp'
import type { CityMap } from '@rihla/street-map/city-map'
import { stillSize, stillStep, tileSize, tileTouches, type Pixel } from '@rihla/street-map/mercator'
import { contentLocale, locales, type Locale } from '#i18n/locale.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import { drawMap, type View } from '@rihla/street-map/draw'
import type { MapDrawings } from '@rihla/street-map/map-drawings'
import { mapThemes, type MapTheme } from '@rihla/street-map/theme'

/** A tile or a still picture of a city, by zoom level and position. */
export type MapRequest = {
  kind: 'tile' | 'still'
  theme: MapTheme
  locale: Locale
  zoom: number
  x: number
  y: number
}

/** Parses the parts of an address; null if no such picture can exist in any city. */
export function parseMapRequest(
  parts: Record<'kind' | 'theme' | 'locale' | 'z' | 'x' | 'y', string>,
): MapRequest | null {
  const [zoom = NaN, x = NaN, y = NaN] = [parts.z, parts.x, parts.y].map((text) =>
    /^(?:0|[1-9]\d{0,6})$/.test(text) ? Number(text) : NaN,
  )
  const kind = (['tile', 'still'] as const).find((one) => one === parts.kind)
  const theme = mapThemes.find((one) => one === parts.theme)
  const locale = locales.find((one) => one === parts.locale)
  if (!kind || !theme || !locale || Number.isNaN(zoom + x + y)) return null
  return { kind, theme, locale, zoom, x, y }
}

/** True if a city has the picture: its zoom level exists, and it shows a part of the mapped area. */
export function isOnMap(map: CityMap, { kind, zoom, x, y }: MapRequest): boolean {
  if (zoom < map.minZoom || zoom > map.maxZoom) return false
  if (kind === 'tile') return tileTouches(map.bounds, zoom, { x, y })
  const { width, height } = stillSize
  const middle = { x: x * stillStep, y: y * stillStep }
  const corners = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((down) => ({ x: middle.x + (right * width) / 2, y: middle.y + (down * height) / 2 })),
  )
  return corners.some((corner) => tileTouches(map.bounds, zoom, tileOf(corner)))
}

function tileOf({ x, y }: Pixel): Pixel {
  return { x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) }
}

function viewOf({ kind, zoom, x, y }: MapRequest): View {
  if (kind === 'tile') return { zoom, left: x * tileSize, top: y * tileSize, width: tileSize, height: tileSize }
  const { width, height } = stillSize
  return { zoom, left: x * stillStep - width / 2, top: y * stillStep - height / 2, width, height }
}

/**
 * Draws tiles and still pictures of city maps, each once.
 * @returns `busy` if too many are being drawn; null if `mayDraw` rejects one that is not stored yet
 */
export function mapMaker(store: PictureStore, drawings: MapDrawings) {
  const draw = async (map: CityMap, request: MapRequest) => {
    const { theme, locale, zoom } = request
    const labels = await drawings.labelsOf(map, zoom, contentLocale(locale))
    const svg = drawMap(await drawings.featuresOf(map), labels, viewOf(request), {
      theme,
      locale: contentLocale(locale),
    })
    return sharp(Buffer.from(svg)).webp({ quality: 68, effort: 3 }).toBuffer()
  }

  return async (
    map: CityMap,
    request: MapRequest,
    mayDraw: () => boolean,
    left: () => boolean,
  ): Promise<Buffer<ArrayBuffer> | 'busy' | null> => {
    const source = ['map', map.city, map.version, request]
    const stored = await store.cached(source, 'webp')
    if (stored) return stored
    if (!mayDraw()) return null
    return store.make(source, 'webp', () => draw(map, request), left)
  }
}
