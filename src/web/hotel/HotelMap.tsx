import { useMemo } from 'react'
import type { CityGround } from '#domains/places/contract.ts'
import { metresWithinWalk } from '#domains/places/distance.ts'
import { useText } from '#text/react.tsx'
import { CityMap } from '#web/kit/Map.tsx'
import { MapWithStreets } from '#web/kit/MapWithStreets.tsx'
import mapStyles from '#web/kit/map.css?url'

export type HotelMapProps = {
  ground: CityGround
  hotel: { id: number; name: string; point: { lat: number; lon: number } }
}

/** A hotel among the gates, with how far one walks from the mosque in five, ten and twenty minutes. */
export function HotelMap({ ground, hotel }: HotelMapProps) {
  const t = useText()
  const label = t('hotel.mapTitle', { hotel: hotel.name })
  const markers = useMemo(
    () => [{ ...hotel.point, id: hotel.id, text: hotel.name, label: hotel.name, href: '#rooms', current: true }],
    [hotel],
  )
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <MapWithStreets label={label} tiles={ground.tiles} markers={markers}>
        <CityMap
          label={label}
          ground={ground}
          marks={ground.marks}
          markers={markers}
          walks={[5, 10, 20].map((minutes) => ({
            metres: metresWithinWalk(minutes),
            label: t('hotel.mapWalk', { minutes }),
          }))}
          source={t('hotel.mapSource')}
        />
      </MapWithStreets>
    </>
  )
}
