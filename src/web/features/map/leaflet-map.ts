import type * as Leaflet from 'leaflet'
import type { CityGround, MapTiles } from '#domains/places/contract.ts'
import { halfwayAlong, type Point } from '@rihla/street-map/distance'
import type { Box } from '@rihla/street-map/label-boxes'
import { pixelAt, stillMiddle, stillStep, type Pixel } from '@rihla/street-map/mercator'
import { mosqueNameBox, mosqueNameInside, mosqueNamePlaces } from '@rihla/street-map/mosque-name'
import { placePins } from '@rihla/street-map/pin-places'
import type { Locale } from '#i18n/locale.ts'
import { browserClient } from '#web/lib/client.ts'
import { boxesOf, loadMapLabels } from '#web/features/map/map-labels.ts'
import { mapLinks, type MapTheme } from '#web/lib/map-links.ts'
import { targetRadius, wayBesideEnd, type MapPin, type MapView } from '#web/features/map/map-pins.ts'

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
export type OpenMap = NonNullable<Awaited<ReturnType<typeof openMap>>>

/** Opens a map with Leaflet, which is loaded now. The frame is emptied when `leaving` aborts. */
export async function openMap(frame: HTMLElement, options: Options, leaving: AbortSignal) {
  const leaflet = await import('leaflet')
  if (leaving.aborted) return null
  const { ground, view } = options
  // The map begins as its picture, whose middle is rounded.
  const { x, y } = stillMiddle(view.middle, view.zoom)
  const middle = leaflet.CRS.EPSG3857.pointToLatLng(leaflet.point(x * stillStep, y * stillStep), view.zoom)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leaflet.map(frame, {
    center: middle,
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
  const pins = pinLayer(leaflet, map, options, name, leaving)
  const way = wayLayer(leaflet, map)
  const marks = leaflet.layerGroup().addTo(map)
  let streets: Leaflet.TileLayer | null = null
  return {
    showPins: pins.show,
    choose: pins.choose,
    focusPin: pins.focus,
    showAbove: pins.showAbove,
    showWay: way,
    showStreets(tiles: MapTiles | null) {
      streets?.remove()
      streets = null
      if (tiles) streets = leaflet.tileLayer(tiles.url, { maxZoom: 19, zIndex: 0 }).addTo(map)
    },
    /** Draws a ring around the place of the search. */
    mark(target: Point | null) {
      marks.clearLayers()
      if (!target) return
      const ring = { radius: targetRadius, className: 'map-target', interactive: false }
      leaflet.circleMarker([target.lat, target.lon], ring).addTo(marks)
    },
    /** Moves the map without an animation. */
    centre: ({ lat, lon }: Point) => map.setView([lat, lon], map.getZoom(), { animate: false }),
    middle(): Point {
      const { lat, lng: lon } = map.getCenter()
      return { lat, lon }
    },
    zoomBy: (levels: number) => map.setZoom(map.getZoom() + levels),
    showAll() {
      const bounds = pins.bounds()
      if (bounds) map.fitBounds(bounds, { padding: [48, 48], maxZoom: 17 })
    },
    /** The visible area in degrees: west, south, east and north. */
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
  let drawnTheme: MapTheme | null = null
  const draw = () => {
    const theme = currentTheme()
    if (theme === drawnTheme) return
    drawnTheme = theme
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
  const theme = document.documentElement.dataset.theme
  if (theme === 'light' || theme === 'dark') return theme
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
  const marker = leaflet.marker(map.getCenter(), { icon, interactive: false, keyboard: false, zIndexOffset: 8_000 })
  marker.addTo(map)
  /** Moves the name to where the fewest pins are; returns its box, or none where the tiles contain it. */
  return (pins: readonly Pixel[]): Box[] => {
    const zoom = map.getZoom()
    text.hidden = zoom >= mosqueNameInside
    if (text.hidden) return []
    const places = mosqueNamePlaces(mosque, (point) => pixelAt(point, zoom))
    const box = mosqueNameBox(places, text.offsetWidth, pins)
    marker.setLatLng(map.unproject([box.x, box.y], zoom))
    return [box]
  }
}

/** The way on foot: a line and its minutes. Its end leaves the gate visible at every zoom level. */
function wayLayer(leaflet: typeof Leaflet, map: Leaflet.Map) {
  const layer = leaflet.layerGroup().addTo(map)
  let shownLine: readonly Point[] = []
  const lines = ['map-way-edge', 'map-way'].map((className) =>
    leaflet.polyline([], { className, interactive: false, smoothFactor: 0.5 }).addTo(map),
  )
  const draw = () => {
    const points = wayBesideEnd(shownLine, map.getZoom()).map(({ lat, lon }): [number, number] => [lat, lon])
    for (const line of lines) line.setLatLngs(points)
  }
  map.on('zoomend', draw)
  return (line: readonly Point[], text: string) => {
    layer.clearLayers()
    shownLine = line
    draw()
    if (text === '' || line.length < 2) return
    const half = halfwayAlong(line)
    const words = Object.assign(document.createElement('span'), { textContent: text, dir: 'auto' })
    const icon = leaflet.divIcon({ html: words, className: 'map-way-minutes', iconSize: [0, 0] })
    leaflet.marker([half.lat, half.lon], { icon, interactive: false, keyboard: false }).addTo(layer)
  }
}

/** The free space around a pin that the map moves into view, in px: its chip, and the buttons beside it. */
const pinMargin: [number, number] = [90, 52]

type Placed = { pin: MapPin; link: HTMLAnchorElement; marker: Leaflet.Marker; width: number }

/** Pins as links: chips beside their points, and dots where there is no space for a chip. */
function pinLayer(
  leaflet: typeof Leaflet,
  map: Leaflet.Map,
  options: Options,
  nameMosque: (pins: readonly Pixel[]) => Box[],
  leaving: AbortSignal,
) {
  let placed: Placed[] = []
  let dragged = false
  const { city, ground, locale, onPick } = options
  const api = browserClient(locale)
  map.on('dragstart', () => (dragged = true))

  const labels = new Map<number, Promise<Box[]>>()
  const labelsAt = (zoom: number) => {
    const boxes = labels.get(zoom) ?? loadMapLabels(api, city, ground, zoom).then(boxesOf)
    labels.set(zoom, boxes)
    return boxes
  }

  const arrange = async () => {
    const zoom = map.getZoom()
    const names = await labelsAt(zoom)
    // The map was zoomed or closed meanwhile.
    if (leaving.aborted || map.getZoom() !== zoom) return
    const ordered = placed.slice().sort((a, b) => Number(b.pin.current ?? false) - Number(a.pin.current ?? false))
    const pins = ordered.map(({ pin, width }) => ({ ...pixelAt(pin, zoom), width }))
    const chips = placePins(pins, [...names, ...nameMosque(pins)])
    ordered.forEach(({ link, marker }, i) => {
      const chip = chips[i]
      link.toggleAttribute('data-dot', !chip)
      link.dataset.side = chip?.side ?? ''
      link.style.setProperty('--dx', `${chip?.dx ?? 0}px`)
      link.style.setProperty('--dy', `${chip?.dy ?? 0}px`)
      // Leaflet stacks pins from north to south; the first pins of a crowd are above the others.
      marker.setZIndexOffset((chip ? 4_000 : 0) + (ordered.length - i) * 30)
    })
  }
  map.on('zoomend', () => void arrange())

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
      void arrange()
    },
    /** Highlights a pin, and shows its text even if it covers others. */
    choose(id: number | null) {
      for (const { pin, link } of placed) {
        if (pin.id === id || pin.current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    /** Moves the map until a pin is visible above a preview of this height in px. */
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
