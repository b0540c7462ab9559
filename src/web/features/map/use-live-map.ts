import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Point } from '@rihla/street-map/distance'
import type { CityGround } from '#domains/places/contract.ts'
import { useLocale } from '#i18n/react.tsx'
import { openMap, type OpenMap } from '#web/features/map/leaflet-map.ts'
import { onPhone, type MapPin, type MapView } from '#web/features/map/map-pins.ts'

/** What a map shows. */
export type MapContent = {
  city: string
  ground: CityGround
  view: MapView
  pins: readonly MapPin[]
  /** The way on foot from the hotel that is shown, with its minutes. */
  way?: { line: readonly Point[]; text: string } | null | undefined
  /** The place of the search, which is marked. */
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
export function useLiveMap(
  { city, ground, view, pins, way, target, chosen = null, onPick }: MapContent,
  streets: boolean,
) {
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
