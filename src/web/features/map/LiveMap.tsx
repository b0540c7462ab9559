import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { useId, useState, type ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import type { MapLabels } from '#web/features/map/map-labels.ts'
import { onPhone, type MapView } from '#web/features/map/map-pins.ts'
import mapStyles from '#web/features/map/map.css?url'
import { MapFoot } from '#web/features/map/MapFoot.tsx'
import { StillMap } from '#web/features/map/StillMap.tsx'
import { useLiveMap, type MapContent } from '#web/features/map/use-live-map.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'

type LiveMapProps = MapContent & {
  label: string
  /** The names on the still pictures of the view. */
  labels?: MapLabels
  /** Called when the visitor searches in the visible area: west, south, east, north. */
  onSearchArea?: (area: number[]) => void
  /** The preview of the chosen pin. */
  children?: ReactNode
}

/**
 * A map that starts as a picture with links, and can be moved once its code is loaded, at the first interaction with
 * the page.
 */
export function LiveMap(props: LiveMapProps) {
  const { label, city, ground, labels = {}, pins, way, target, chosen = null, onPick, onSearchArea, children } = props
  const t = useText()
  const note = useId()
  const [streets, setStreets] = useState(false)
  const { sheet, frame, first, map, isLive, hasFailed, moved, markSearched } = useLiveMap(props, streets)
  return (
    <div role="group" aria-label={label} className="map">
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <div
        ref={sheet}
        className="map-sheet"
        // Until the map can be moved, a pin is a link of the picture. Before hydration it leads to its page.
        onClick={(event) => {
          const href = isLive ? null : (event.target as Element).closest('.map-still-pin')?.getAttribute('href')
          const pin = pins.find((one) => one.href === href)
          if (!pin || !onPick || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onPick(pin.id)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || chosen === null) return
          map?.focusPin(chosen)
          onPick?.(null)
        }}
      >
        {!isLive &&
          viewsOf(first).map(({ view, className, half }) => (
            <div key={className} className={className}>
              <StillMap
                {...{ city, view, pins, half }}
                map={ground.map}
                labels={labels[view.zoom] ?? []}
                line={way?.line ?? []}
                target={target}
              />
            </div>
          ))}
        {/* East is to the right in every language. */}
        <div ref={frame} dir="ltr" className="map-live" data-live={isLive ? '' : undefined} inert={!isLive} />
        {isLive && (
          <div
            className={classes(
              'absolute end-3 top-3 z-1000 grid gap-2 *:rounded-(--radius-control) *:shadow-(--shadow-low)',
              // On a phone the preview needs their space.
              chosen !== null && 'max-sm:hidden',
            )}
          >
            <IconButton icon="plus" variant="secondary" label={t('map.zoomIn')} onClick={() => map?.zoomBy(1)} />
            <IconButton icon="minus" variant="secondary" label={t('map.zoomOut')} onClick={() => map?.zoomBy(-1)} />
            <IconButton icon="size" variant="secondary" label={t('map.whole')} onClick={() => map?.showAll()} />
          </div>
        )}
        {isLive && moved && onSearchArea && chosen === null && (
          <Button
            variant="secondary"
            icon="search"
            className="absolute inset-x-0 top-3 z-1000 mx-auto w-fit justify-self-center shadow-(--shadow-low)"
            onClick={() => {
              markSearched()
              if (map) onSearchArea(map.area())
            }}
          >
            {t('map.searchArea')}
          </Button>
        )}
        {children}
      </div>
      <MapFoot>
        {hasFailed && <p role="alert">{t('map.failed')}</p>}
        {ground.tiles && isLive && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button variant="quiet" aria-describedby={note} aria-pressed={streets} onClick={() => setStreets(!streets)}>
              {t('map.around')}
            </Button>
            <span id={note}>{t('map.aroundNote', { host: new URL(ground.tiles.url).host })}</span>
          </p>
        )}
        <p>
          {t('map.source')}
          {streets && ground.tiles && <bdi> · {ground.tiles.credit}</bdi>}
        </p>
      </MapFoot>
    </div>
  )
}

/** Half the width in px of the map on a phone of 360 px. */
const phoneHalf = 164

/** The views of the still pictures: one for every width, or one of pages and one of phones. */
function viewsOf(view: MapView): { view: MapView; className: string; half?: number }[] {
  if (view.phoneZoom === undefined) return [{ view, className: 'block' }]
  return [
    { view, className: 'max-sm:hidden' },
    { view: onPhone(view), className: 'hidden max-sm:contents', half: phoneHalf },
  ]
}
