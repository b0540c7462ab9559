import { useMemo } from 'react'
import type { CityGround, WalkLine } from '#domains/places/contract.ts'
import { viewOf } from '@rihla/street-map/mercator'
import { useText } from '#i18n/react.tsx'
import { LiveMap } from '#web/features/map/LiveMap.tsx'

type HotelMapProps = {
  city: string
  ground: CityGround
  hotel: { id: number; name: string; point: { lat: number; lon: number } }
  /** The way to the place of the search, or to the nearest gate; null in a city without one. */
  walk: (WalkLine & { name: string }) | null
}

/** Ways that take longer are not drawn, because nobody walks them. */
const maxMinutes = 60

/** Map of a hotel and the way on foot to the place of the search, or to the nearest gate of the mosque. */
export function HotelMap({ city, ground, hotel, walk }: HotelMapProps) {
  const t = useText()
  const shortWalk = walk && walk.line.length > 1 && walk.minutes <= maxMinutes ? walk : null
  const pins = useMemo(
    () => [{ ...hotel.point, id: hotel.id, text: hotel.name, label: hotel.name, href: '#rooms', current: true }],
    [hotel],
  )
  const way = useMemo(
    () => shortWalk && { line: shortWalk.line, text: t('map.way', { minutes: shortWalk.minutes }) },
    [shortWalk, t],
  )
  const view = viewOf([hotel.point, ...(shortWalk?.line ?? [])], {
    width: 300,
    height: 260,
    minZoom: 13,
    maxZoom: Math.min(17, ground.map?.max_zoom ?? 17),
  })
  return (
    <div className="grid gap-3">
      <LiveMap label={t('hotel.mapTitle', { hotel: hotel.name })} {...{ city, ground, view, pins, way }} />
      {shortWalk && <p>{t('map.wayTo', { minutes: shortWalk.minutes, gate: shortWalk.name })}</p>}
    </div>
  )
}
