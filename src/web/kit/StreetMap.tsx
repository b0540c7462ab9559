import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#text/react.tsx'
import type { Marker } from '#web/kit/map-labels.ts'

/** Pictures of a map by `{z}`, `{x}` and `{y}`, and whose they are. */
export type Tiles = { url: string; credit: string }

/** A map of streets whose pictures come from elsewhere. Leaflet and its styles are fetched when it is first shown. */
export function StreetMap({ label, tiles, markers }: { label: string; tiles: Tiles; markers: readonly Marker[] }) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void draw(
      frame.current,
      { tiles, markers, zoomIn: t('kit.zoomIn'), zoomOut: t('kit.zoomOut') },
      leaving.signal,
    ).catch(() => setFailed(true))
    return () => leaving.abort()
  }, [tiles, markers, t])
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      {failed && <p role="alert">{t('kit.streetMapFailed')}</p>}
      {/* East is to the right in every language. */}
      <div ref={frame} role="group" aria-label={label} dir="ltr" className="map street-map" />
    </>
  )
}

type Drawn = { tiles: Tiles; markers: readonly Marker[]; zoomIn: string; zoomOut: string }

async function draw(frame: HTMLElement | null, { tiles, markers, zoomIn, zoomOut }: Drawn, leaving: AbortSignal) {
  const leaflet = await import('leaflet')
  if (!frame || leaving.aborted) return
  const map = leaflet.map(frame, { zoomControl: false, scrollWheelZoom: false })
  leaving.addEventListener('abort', () => map.remove())
  leaflet.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
  map.attributionControl.setPrefix(false)
  leaflet.tileLayer(tiles.url, { maxZoom: 19, attribution: asText(tiles.credit) }).addTo(map)
  for (const marker of markers) {
    const link = Object.assign(document.createElement('a'), { href: marker.href, textContent: marker.text })
    link.setAttribute('aria-label', marker.label)
    const icon = leaflet.divIcon({ html: link, className: 'street-marker', iconSize: undefined })
    // The link takes the focus, not what is around it.
    leaflet.marker([marker.lat, marker.lon], { icon, keyboard: false, interactive: false }).addTo(map)
  }
  map.fitBounds(leaflet.latLngBounds(markers.map(({ lat, lon }) => [lat, lon])), { maxZoom: 16, padding: [48, 48] })
}

/** Leaflet takes credits for HTML. */
function asText(credit: string): string {
  return Object.assign(document.createElement('span'), { textContent: credit }).innerHTML
}
