import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import mapStyles from '#web/features/map/map.css?url'
import { MapFoot } from '#web/features/map/MapFoot.tsx'
import { StillMap } from '#web/features/map/StillMap.tsx'

/** A picture of the map with its source, which is not moved, and `children` beside the source; `wide` is half as high. */
export function MapPicture({
  wide,
  children,
  ...map
}: ComponentProps<typeof StillMap> & { wide?: boolean; children?: ReactNode }) {
  const t = useText()
  return (
    <div className="map self-start">
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <div className={wide ? 'map-sheet aspect-[2.2]! h-auto!' : 'map-sheet'}>
        <StillMap {...map} />
      </div>
      <MapFoot>
        <div className="-my-2 flex min-h-9 items-center justify-between gap-3">
          <p>{t('map.source')}</p>
          {children}
        </div>
      </MapFoot>
    </div>
  )
}
