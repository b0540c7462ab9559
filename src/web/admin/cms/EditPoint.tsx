import type { CityGround } from '#domains/places/contract.ts'
import { readNumber } from '#i18n/digits.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Editor } from '#web/admin/cms/editor-context.ts'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { openMap, type OpenMap } from '#web/features/map/leaflet-map.ts'
import { MapFoot } from '#web/features/map/MapFoot.tsx'
import { textOf } from '#web/lib/forms.ts'
import { browserClient } from '#web/lib/client.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { NumberInput } from '#web/ui/form/Inputs.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Point } from '@rihla/street-map/distance'
import mapStyles from '#web/features/map/map.css?url'

const names = ['lat', 'lon'] as const

/** Latitude and longitude, typed or found on the map of the chosen city. `city` is fixed or that of the form. */
export function EditPoint({ values }: { values: Point }) {
  const { errorOf } = use(Editor)
  const { t, locale } = useLanguage()
  const fields = useRef<HTMLDivElement>(null)
  const [ground, setGround] = useState<PinMapProps | 'failed' | null>(null)
  const input = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const typed = (): Point | null => {
    const [lat, lon] = names.map((name) => readNumber(input(name)?.value ?? ''))
    return lat === undefined || lon === undefined ? null : { lat, lon }
  }
  const open = async () => {
    const form = fields.current?.closest('form')
    const city = form ? textOf(new FormData(form), 'city') : ''
    const answer = city ? await browserClient(locale).fetch_city_ground({ city }) : null
    setGround(answer?.ok && answer.data.map ? { city, ground: answer.data, start: typed() } : 'failed')
  }
  return (
    <div ref={fields} className="col-span-full grid gap-3">
      <div className="edit-grid items-end">
        {names.map((name) => (
          <NumberInput
            key={name}
            name={name}
            className="edit-short"
            label={fieldLabel(t, name)}
            error={errorOf(name)}
            inputMode="decimal"
            defaultValue={String(values[name] ?? '')}
          />
        ))}
        <Button variant="secondary" icon="pin" className="with-scripts justify-self-start" onClick={() => void open()}>
          {t('editing.openMap')}
        </Button>
      </div>
      {ground === 'failed' && <p role="alert">{t('editing.noMap')}</p>}
      {ground !== null && ground !== 'failed' && (
        <PinMap
          {...ground}
          onMove={(point) => {
            for (const name of names) {
              const field = input(name)
              if (field) field.value = point[name].toFixed(6)
            }
            input('lat')?.dispatchEvent(new Event('input', { bubbles: true }))
          }}
        />
      )}
    </div>
  )
}

type PinMapProps = { city: string; ground: CityGround; start: Point | null }

/** A map that is moved, with the pointer or the arrow keys, until its middle is the place. */
function PinMap({ city, ground, start, onMove }: PinMapProps & { onMove: (point: Point) => void }) {
  const { t, locale } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap | null>(null)
  const moved = useEffectEvent((opened: OpenMap) => onMove(opened.middle()))
  useEffect(() => {
    const leaving = new AbortController()
    const element = frame.current
    const middle = start ?? ground.marks[0]
    if (!element || !middle) return undefined
    let opened: OpenMap | null = null
    const options = { city, ground, locale, view: { zoom: start ? 17 : 15, middle }, onReady: () => undefined }
    void openMap(element, { ...options, onMove: () => opened && moved(opened) }, leaving.signal).then((ready) => {
      ready?.centre(middle)
      ready?.showPins([])
      opened = ready
      setMap(ready)
    })
    return () => leaving.abort()
  }, [city, ground, locale, start])
  return (
    <div className="map max-w-[48rem]">
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <link rel="stylesheet" href={leafletStyles} precedence="default" />
      <div className="map-sheet">
        <div
          ref={frame}
          dir="ltr"
          role="application"
          aria-label={t('editing.mapLabel')}
          className="map-live"
          data-live=""
        />
        {/* Its point is the middle of the map. */}
        <Icon
          name="pin"
          className="text-primary pointer-events-none absolute start-[calc(50%-18px)] top-[calc(50%-34px)] z-1000 size-9 fill-(--surface)"
        />
        <div className="absolute end-3 top-3 z-1000 grid gap-2 *:rounded-(--radius-control) *:shadow-(--shadow-low)">
          <IconButton icon="plus" variant="secondary" label={t('map.zoomIn')} onClick={() => map?.zoomBy(1)} />
          <IconButton icon="minus" variant="secondary" label={t('map.zoomOut')} onClick={() => map?.zoomBy(-1)} />
        </div>
      </div>
      <MapFoot>
        <p>{t('editing.mapHint')}</p>
        <p>{t('map.source')}</p>
      </MapFoot>
    </div>
  )
}
