import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import type { Marker } from '#web/kit/map-labels.ts'
import type { Tiles } from '#web/kit/StreetMap.tsx'

const StreetMap = lazy(async () => ({ default: (await import('#web/kit/StreetMap.tsx')).StreetMap }))

/** Our own map, and where there is one a map of streets in its place: only for whoever asks, as another host serves it. */
export function MapWithStreets({
  label,
  tiles,
  markers,
  children,
}: {
  label: string
  tiles: Tiles | null
  markers: readonly Marker[]
  /** The drawn map. */
  children: ReactNode
}) {
  const t = useText()
  const [streets, showStreets] = useState(false)
  if (!tiles) return children
  return (
    <>
      {streets ? (
        <Suspense fallback={<Skeleton className="aspect-[4/3]" />}>
          <StreetMap label={label} tiles={tiles} markers={markers} />
        </Suspense>
      ) : (
        children
      )}
      <div className="with-scripts mt-2 flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon="pin" onClick={() => showStreets(!streets)}>
          {t(streets ? 'kit.drawnMap' : 'kit.streetMap')}
        </Button>
        {!streets && (
          <p className="text-muted text-note">{t('kit.streetMapNote', { host: new URL(tiles.url).host })}</p>
        )}
      </div>
    </>
  )
}
