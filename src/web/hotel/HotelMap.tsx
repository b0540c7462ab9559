import type { CityGround } from '#domains/places/contract.ts'
import { metresWithinWalk } from '#domains/places/distance.ts'
import { useText } from '#text/react.tsx'
import { CityMap } from '#web/kit/Map.tsx'
import mapStyles from '#web/kit/map.css?url'

export type HotelMapProps = {
  ground: CityGround
  hotel: { id: number; name: string; point: { lat: number; lon: number } }
}

/** A hotel among the gates, with how far one walks from the mosque in five, ten and twenty minutes. */
export function HotelMap({ ground, hotel }: HotelMapProps) {
  const t = useText()
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <CityMap
        label={t('hotel.mapTitle', { hotel: hotel.name })}
        ground={ground}
        marks={ground.marks}
        markers={[{ ...hotel.point, id: hotel.id, text: hotel.name, label: hotel.name, href: '#rooms', current: true }]}
        walks={[5, 10, 20].map((minutes) => ({
          metres: metresWithinWalk(minutes),
          label: t('hotel.mapWalk', { minutes }),
        }))}
        source={t('hotel.mapSource')}
      />
    </>
  )
}
