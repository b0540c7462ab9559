import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { useId, useState, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useText, useLocale } from '#i18n/react.tsx'
import type { MapLabels } from '#web/features/map/map-labels.ts'
import { onPhone, type MapView, type MapPin } from '#web/features/map/map-pins.ts'
import mapStyles from '#web/features/map/map.css?url'
import { MapFoot } from '#web/features/map/MapFoot.tsx'
import { StillMap } from '#web/features/map/StillMap.tsx'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Point } from '@rihla/street-map/distance'
import type { CityGround } from '#domains/places/contract.ts'
import { openMap, type OpenMap } from '#web/features/map/leaflet-map.ts'

type LiveMapProps = MapContent & {
  label: string
  /** The names on the still pictures of the view. */
  labels?: MapLabels
  /** Called when the visitor searches in the visible area: west, south, east, north. */
  onSearchArea?: (area: number[]) => void
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

/** What a map shows. */
type MapContent = {
  city: string
  ground: CityGround
  view: MapView
  pins: readonly MapPin[]
  /** The way on foot from the hotel that is shown, with its minutes. */
  way?: { line: readonly Point[]; text: string } | null | undefined
  target?: Point | undefined
  /** The pin whose preview is shown. */
  chosen?: number | null
  /** Called when a pin is activated; without it pins are ordinary links. */
  onPick?: (id: number | null) => void
}

/**
 * Opens a map in `frame` and keeps what it shows up to date. `sheet` contains the frame and the preview of the chosen pin;
 * `first` is the view that is shown before the map is moved, and `map` is null until it is open.
 */
function useLiveMap({ city, ground, view, pins, way, target, chosen = null, onPick }: MapContent, streets: boolean) {
  const locale = useLocale()
  const sheet = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [state, setState] = useState<'still' | 'live' | 'failed'>('still')
  const [moved, setMoved] = useState(false)
  const pick = useEffectEvent((id: number) => onPick?.(id))
  const picks = onPick !== undefined
  const isLive = state === 'live'
  /** The link of the pin of the picture that has the focus when the map replaces it. */
  const focused = useRef<string | null | undefined>(null)

  // The base map and the part of it that is shown first are read once: later the visitor moves the map.
  const [first] = useState(view)
  const [drawn] = useState(ground)
  useEffect(() => {
    const leaving = new AbortController()
    const element = frame.current
    if (!element) return
    openMap(
      element,
      {
        city,
        ground: drawn,
        locale,
        view: isOnPhone() ? onPhone(first) : first,
        onPick: picks ? (id) => pick(id) : undefined,
        onMove: () => setMoved(true),
        onReady: () => {
          focused.current = element.parentElement?.querySelector('.map-still-pin:focus')?.getAttribute('href')
          setState('live')
        },
      },
      leaving.signal,
    ).then(
      (opened) => !leaving.signal.aborted && setMap(opened),
      () => !leaving.signal.aborted && setState('failed'),
    )
    return () => leaving.abort()
  }, [city, drawn, locale, first, picks])

  useEffect(() => map?.showPins(pins), [map, pins])
  useEffect(() => {
    const pin = isLive && map ? pins.find(({ href }) => href === focused.current) : undefined
    if (!pin) return
    focused.current = null
    map?.focusPin(pin.id)
  }, [isLive, map, pins])
  useEffect(() => map?.choose(chosen), [map, chosen, pins])
  // The preview grows when the rest of the hotel is loaded.
  useEffect(() => {
    const preview = sheet.current?.querySelector('.map-preview')
    if (!map || chosen === null || !preview) return undefined
    const observer = new ResizeObserver(() => map.showAbove(chosen, preview.getBoundingClientRect().height))
    observer.observe(preview)
    return () => observer.disconnect()
  }, [map, chosen])
  useEffect(() => map?.showWay(way?.line ?? [], way?.text ?? ''), [map, way])
  useEffect(() => map?.mark(target ?? null), [map, target])
  useEffect(() => map?.showStreets(streets ? ground.tiles : null), [map, streets, ground])

  const markSearched = () => setMoved(false)
  return { sheet, frame, first, map, isLive, hasFailed: state === 'failed', moved, markSearched }
}

/** The width below which the still picture of phones is shown (`viewsOf`). */
const isOnPhone = () => matchMedia('(width < 40rem)').matches
