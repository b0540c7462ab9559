import type * as Leaflet from 'leaflet'
import type { CityGround, MapTiles } from '#domains/places/contract.ts'
import { halfwayAlong, type Point } from '#domains/places/distance.ts'
import {
  freestPlace,
  isCovered,
  mosqueNameInside,
  mosqueNamePlaces,
  type TextPlace,
} from '#domains/places/map/mosque-name.ts'
import type { Locale } from '#i18n/locale.ts'
import { mapLinks, type MapTheme } from '#web/lib/map-links.ts'
import type { MapPin, MapView } from '#web/features/map/map-pins.ts'

type Options = {
  city: string
  ground: CityGround
  locale: Locale
  view: MapView
  /** Called when a pin is activated; without it pins are ordinary links. */
  onPick?: ((id: number) => void) | undefined
  /** Called after the visitor moved or zoomed the map. */
  onMove: () => void
  /** Called when the first tiles are visible. */
  onReady: () => void
}

/** The actions of a page on an open map. */
export type OpenMap = {
  showPins: (pins: readonly MapPin[]) => void
  /** Highlights a pin, and shows its text even if it covers others. */
  choose: (id: number | null) => void
  showWay: (line: readonly Point[], text: string) => void
  showStreets: (tiles: MapTiles | null) => void
  zoomBy: (levels: number) => void
  showAll: () => void
  focusPin: (id: number) => void
  /** Moves the map until a pin is visible above a preview of this height in px. */
  showAbove: (id: number, height: number) => void
  /** The visible area in degrees: west, south, east and north. */
  area: () => number[]
}

/** Opens a map with Leaflet, which is loaded now. The frame is emptied when `leaving` aborts. */
export async function openMap(frame: HTMLElement, options: Options, leaving: AbortSignal): Promise<OpenMap | null> {
  const leaflet = await import('leaflet')
  if (leaving.aborted) return null
  const { ground, view } = options
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leaflet.map(frame, {
    center: [view.middle.lat, view.middle.lon],
    zoom: view.zoom,
    minZoom: ground.map?.min_zoom ?? 10,
    maxZoom: 18,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    wheelPxPerZoomLevel: 100,
  })
  leaving.addEventListener('abort', () => map.remove())
  drawTiles(leaflet, map, options, leaving)
  map.on('moveend', options.onMove)

  const name = mosqueName(leaflet, map, ground)
  const pins = pinLayer(leaflet, map, options.onPick, name)
  const way = leaflet.layerGroup().addTo(map)
  let streets: Leaflet.TileLayer | null = null
  return {
    showPins: pins.show,
    choose: pins.choose,
    focusPin: pins.focus,
    showAbove: pins.showAbove,
    showWay(line, text) {
      way.clearLayers()
      if (line.length < 2) return
      const points = line.map(({ lat, lon }): [number, number] => [lat, lon])
      for (const className of ['map-way-edge', 'map-way'])
        leaflet.polyline(points, { className, interactive: false, smoothFactor: 0.5 }).addTo(way)
      if (text === '') return
      const half = halfwayAlong(line)
      const words = Object.assign(document.createElement('span'), { textContent: text, dir: 'auto' })
      const icon = leaflet.divIcon({ html: words, className: 'map-way-minutes', iconSize: [0, 0] })
      leaflet.marker([half.lat, half.lon], { icon, interactive: false, keyboard: false }).addTo(way)
    },
    showStreets(tiles) {
      streets?.remove()
      streets = null
      if (tiles) streets = leaflet.tileLayer(tiles.url, { maxZoom: 19, zIndex: 0 }).addTo(map)
    },
    zoomBy: (levels) => map.setZoom(map.getZoom() + levels),
    showAll() {
      const bounds = pins.bounds()
      if (bounds) map.fitBounds(bounds, { padding: [48, 48], maxZoom: 17 })
    },
    area() {
      const bounds = map.getBounds()
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
    },
  }
}

/** The site’s tiles in the theme of the page, which can change while the map is open. */
function drawTiles(
  leaflet: typeof Leaflet,
  map: Leaflet.Map,
  { city, ground, locale, onReady }: Options,
  leaving: AbortSignal,
): void {
  const drawn = ground.map
  if (!drawn) return onReady()
  const { south, west, north, east } = drawn.bounds
  let layer: Leaflet.TileLayer | null = null
  let shown: MapTheme | null = null
  const draw = () => {
    const theme = currentTheme()
    if (theme === shown) return
    shown = theme
    layer?.remove()
    layer = leaflet
      .tileLayer(mapLinks.tiles(city, drawn, theme, locale), {
        bounds: [
          [south, west],
          [north, east],
        ],
        minZoom: drawn.min_zoom,
        maxNativeZoom: drawn.max_zoom,
        maxZoom: 18,
        zIndex: 1,
        // Tiles are drawn on first use; fewer requests are made while the map moves.
        updateWhenIdle: true,
      })
      .on('load', onReady)
      .addTo(map)
  }
  draw()
  // Outside the drawn area no tile is loaded, and no event follows.
  const area = leaflet.latLngBounds([south, west], [north, east])
  if (!area.intersects(map.getBounds())) onReady()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw, { signal: leaving })
  const observer = new MutationObserver(draw)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  leaving.addEventListener('abort', () => observer.disconnect())
}

function currentTheme(): MapTheme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Writes the name of the mosque over the pins, at the zoom levels whose tiles do not contain it. */
function mosqueName(leaflet: typeof Leaflet, map: Leaflet.Map, { map: drawn }: CityGround) {
  const mosque = drawn?.mosque
  if (!mosque) return () => []
  const text = Object.assign(document.createElement('span'), {
    textContent: mosque.name,
    dir: 'auto',
    className: 'map-mosque',
  })
  const icon = leaflet.divIcon({ html: text, className: '', iconSize: [0, 0] })
  const at = ({ lat, lon }: Point) => map.latLngToLayerPoint([lat, lon])
  const marker = leaflet.marker(map.getCenter(), { icon, interactive: false, keyboard: false, zIndexOffset: 1_500 })
  marker.addTo(map)
  /** Moves the name to where the fewest pins are; returns its place, or none where the tiles contain it. */
  return (pins: readonly TextPlace[]): TextPlace[] => {
    text.hidden = map.getZoom() >= mosqueNameInside
    if (text.hidden) return []
    const place = freestPlace(mosqueNamePlaces(mosque, at), text.offsetWidth, pins)
    marker.setLatLng(map.layerPointToLatLng([place.x, place.y]))
    return [place]
  }
}

/** The free space around a pin that the map moves into view, in px: half a pin, and the buttons beside it. */
const pinMargin: [number, number] = [60, 40]

type Placed = { pin: MapPin; link: HTMLAnchorElement; marker: Leaflet.Marker; width: number }

/** Pins as links with their text, or as dots where the text of an earlier pin is. */
function pinLayer(
  leaflet: typeof Leaflet,
  map: Leaflet.Map,
  onPick: Options['onPick'],
  nameMosque: (pins: readonly TextPlace[]) => TextPlace[],
) {
  let placed: Placed[] = []
  let chosen: number | null = null
  let dragged = false
  map.on('dragstart', () => (dragged = true))

  const arrange = () => {
    const first = (one: Placed) => (one.pin.id === chosen || one.pin.current ? 0 : 1)
    const places = placed
      .toSorted((a, b) => first(a) - first(b))
      .map((one) => {
        const { x, y } = map.latLngToLayerPoint([one.pin.lat, one.pin.lon])
        return { ...one, x, y }
      })
    const taken = nameMosque(places)
    for (const one of places) {
      const covered = taken.some((other) => isCovered(other, one))
      one.link.toggleAttribute('data-dot', covered)
      one.marker.setZIndexOffset(first(one) === 0 ? 2_000 : covered ? 0 : 1_000)
      if (!covered) taken.push(one)
    }
  }
  map.on('zoomend', arrange)

  const linkOf = (pin: MapPin) => {
    const link = Object.assign(document.createElement('a'), {
      href: pin.href,
      className: 'map-pin',
      draggable: false,
    })
    link.append(Object.assign(document.createElement('bdi'), { textContent: pin.text }))
    link.setAttribute('aria-label', pin.label)
    if (pin.current) link.setAttribute('aria-current', 'true')
    link.addEventListener('pointerdown', () => (dragged = false))
    link.addEventListener('click', (event) => {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
      if (dragged || (onPick && !opensElsewhere)) event.preventDefault()
      if (!dragged && !opensElsewhere) onPick?.(pin.id)
      dragged = false
    })
    link.addEventListener('focus', () => map.panInside([pin.lat, pin.lon], { padding: pinMargin }))
    return link
  }
  return {
    show(pins: readonly MapPin[]) {
      for (const { marker } of placed) marker.remove()
      placed = pins.map((pin) => {
        const link = linkOf(pin)
        const icon = leaflet.divIcon({ html: link, className: 'map-pin-place', iconSize: [0, 0] })
        // The link takes the focus, not the element around it.
        const marker = leaflet.marker([pin.lat, pin.lon], { icon, keyboard: false, interactive: false }).addTo(map)
        return { pin, link, marker, width: link.offsetWidth }
      })
      arrange()
    },
    choose(id: number | null) {
      chosen = id
      for (const { pin, link } of placed) {
        if (pin.id === id || pin.current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
      arrange()
    },
    showAbove(id: number, height: number) {
      const pin = placed.find((one) => one.pin.id === id)?.pin
      const paddingBottomRight: [number, number] = [pinMargin[0], height + pinMargin[1]]
      if (pin) map.panInside([pin.lat, pin.lon], { paddingTopLeft: pinMargin, paddingBottomRight })
    },
    focus: (id: number) => placed.find(({ pin }) => pin.id === id)?.link.focus(),
    bounds: () =>
      placed.length > 0 ? leaflet.latLngBounds(placed.map(({ pin }): [number, number] => [pin.lat, pin.lon])) : null,
  }
}
