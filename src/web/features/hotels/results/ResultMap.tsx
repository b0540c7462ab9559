import { listPrice } from '#web/ui/figures/list-price.ts'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { WalkLine } from '#domains/places/contract.ts'
import type { HotelPins } from '#domains/products/stays/search/answers.ts'
import { wholeMoney } from '#i18n/money.ts'
import { useLanguage, useLocale } from '#i18n/react.tsx'
import { HotelPreview } from '#web/features/hotels/results/HotelPreview.tsx'
import { LiveMap } from '#web/features/map/LiveMap.tsx'
import type { loadMap } from '#web/features/hotels/results/load-views.ts'
import { browserClient } from '#web/lib/client.ts'
import { links, type StayQuery } from '#links/site.ts'
import { cornersOf, endOfWalk, hotelQuery, inArea } from '#web/lib/search/search-query.ts'

type ResultMapProps = NonNullable<Awaited<ReturnType<typeof loadMap>>> & {
  place: string
  nights: number
  query: StayQuery
}

/** The hotels of a search on a map of their city, each with the price of the stay. */
export function ResultMap({ place, ground, found, view, labels, nights, stay, query }: ResultMapProps) {
  const { t, locale, format } = useLanguage()
  const city = found.city ?? ''
  const navigate = useNavigate()
  const corners = cornersOf(query.where)
  // A search in the visible area leaves the map where it is; any other search moves it.
  const [framed, setFramed] = useState(query.where)
  if (!corners && framed !== query.where) setFramed(query.where)
  const [chosen, choose] = useState<number | null>(null)
  const hotel = found.pins.find(({ id }) => id === chosen) ?? null
  const pins = useMemo(
    () =>
      found.pins.map(({ id, slug, name, point, total }) => ({
        id,
        ...point,
        text: wholeMoney(total.minor, total.currency),
        label: t('filters.marker', { name, price: listPrice(total, format), nights }),
        href: links.hotel(locale, slug, hotelQuery(query)),
      })),
    [found, format, t, locale, nights, query],
  )
  const pin = pins.find(({ id }) => id === chosen) ?? null
  const walk = useWalk(city, hotel?.point ?? null, found.place)
  // The preview contains the minutes.
  const way = useMemo(() => walk && { line: walk.line, text: '' }, [walk])
  return (
    <div className="grid gap-2">
      <LiveMap
        key={framed}
        label={t('filters.mapOf', { city: place })}
        {...{ city, ground, view, labels, pins, way }}
        target={found.place?.point}
        chosen={hotel?.id ?? null}
        onPick={choose}
        onSearchArea={(edges) => {
          const href = links.hotels(locale, { ...inArea(query, edges), view: 'map' })
          void navigate(href, { preventScrollReset: true })
        }}
      >
        {hotel && pin && (
          <HotelPreview
            pin={pin}
            name={hotel.name}
            price={listPrice(hotel.total, format)}
            nights={t('common.nights', { count: nights })}
            stay={stay}
            onClose={() => choose(null)}
          />
        )}
      </LiveMap>
      <p className="text-muted text-note" role="status">
        {corners ? t('map.inArea', { count: found.total }) : t('filters.mapNote', { shown: found.pins.length })}
      </p>
    </div>
  )
}

/** The way on foot from a point to the place of the search or to the nearest gate, loaded when the point changes. */
function useWalk(city: string, point: { lat: number; lon: number } | null, place: HotelPins['place']): WalkLine | null {
  const locale = useLocale()
  const [walk, setWalk] = useState<WalkLine | null>(null)
  const { lat, lon } = point ?? {}
  useEffect(() => {
    setWalk(null)
    if (lat === undefined || lon === undefined) return undefined
    const leaving = new AbortController()
    browserClient(locale)
      .fetch_walk_line({ city, lat, lon, ...endOfWalk(place) }, { signal: leaving.signal })
      .then(
        (answer) => answer.ok && setWalk(answer.data),
        () => undefined,
      )
    return () => leaving.abort()
  }, [city, lat, lon, locale, place])
  return walk
}
