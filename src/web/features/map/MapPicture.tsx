import type { ComponentProps } from 'react'
import { useText } from '#i18n/react.tsx'
import mapStyles from '#web/features/map/map.css?url'
import { MapFoot } from '#web/features/map/MapFoot.tsx'
import { StillMap } from '#web/features/map/StillMap.tsx'

/** A picture of the map with its source, which is not moved; `wide` is half as high. */
export function MapPicture({ wide, ...map }: ComponentProps<typeof StillMap> & { wide?: boolean }) {
  const t = useText()
  return (
    <div className="map self-start">
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <div className={wide ? 'map-sheet aspect-[2]! h-auto!' : 'map-sheet'}>
        <StillMap {...map} />
      </div>
      <MapFoot>
        <p>{t('map.source')}</p>
      </MapFoot>
    </div>
  )
}
