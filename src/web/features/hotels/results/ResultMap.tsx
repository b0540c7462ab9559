import { listPrice } from '#web/ui/figures/list-price.ts'
import { useEffect, useMemo, useState, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { WalkLine } from '#domains/places/contract.ts'
import type { HotelPins } from '#domains/products/stays/search/answers.ts'
import { wholeMoney } from '#i18n/money.ts'
import { useLanguage, useLocale } from '#i18n/react.tsx'
import { LiveMap } from '#web/features/map/LiveMap.tsx'
import type { loadMap } from '#web/features/hotels/results/load-views.ts'
import { browserClient } from '#web/lib/client.ts'
import { links, type StayQuery } from '#links/site.ts'
import { cornersOf, endOfWalk, hotelQuery, inArea } from '#web/lib/search/search-query.ts'
import type { ApiClient } from '#api/index.ts'
import type { HotelCard } from '#domains/products/stays/answers.ts'
import { CardTerms } from '#web/features/hotels/CardTerms.tsx'
import { ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import type { MapPin } from '#web/features/map/map-pins.ts'

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

/** The request of a preview, without its hotel. */
type PreviewedStay = Omit<Parameters<ApiClient['fetch_chosen_hotels']>[0], 'hotel_ids'>

/** The preview of a hotel on the map; its name, price and link are known before the rest is loaded. */
function HotelPreview({
  pin,
  name,
  price,
  nights,
  stay,
  onClose,
}: {
  pin: MapPin
  name: string
  price: string
  nights: string
  /** The search: its dates, party and terms, and the place to which the walk leads. */
  stay: PreviewedStay
  onClose: () => void
}) {
  const { t, locale, format } = useLanguage()
  const [hotel, setHotel] = useState<HotelCard | null>(null)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    setHotel(null)
    browserClient(locale)
      .fetch_chosen_hotels({ hotel_ids: [pin.id], ...stay }, { signal: leaving.signal })
      .then(
        (found) => found.ok && setHotel(found.data[0] ?? null),
        () => undefined,
      )
    frame.current?.querySelector('a')?.focus({ preventScroll: true })
    return () => leaving.abort()
  }, [pin.id, stay, locale])
  const picture = hotel?.picture
  return (
    <section ref={frame} className="map-preview" aria-label={name}>
      <div className="bg-sunk rounded-button h-22 overflow-hidden">
        {picture && (
          <Picture id={picture.id} alt={picture.alt} sizes="140px" small className="size-full object-cover" />
        )}
      </div>
      <div className="grid min-h-22 content-start justify-items-start gap-1">
        <h2 className="pe-10 text-[1.0625rem] leading-[1.3]">
          <bdi>{name}</bdi>
        </h2>
        {hotel && (
          <p className="text-note flex flex-wrap items-center gap-x-3">
            <Stars count={hotel.stars} />
            {hotel.rating !== null && <span>{format.number(hotel.rating)}</span>}
          </p>
        )}
        {hotel?.walk && (
          <p className="text-muted text-note">
            {t('map.wayTo', { minutes: hotel.walk.minutes, gate: hotel.walk.name })}
          </p>
        )}
      </div>
      {hotel?.offer && (
        <div className="col-span-full flex flex-wrap gap-x-3.5 gap-y-0.5 *:text-[0.875rem]">
          <CardTerms hotel={hotel} offer={hotel.offer} />
        </div>
      )}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-3.5 gap-y-0.5">
        <p className="text-[0.875rem]">
          <strong className="text-lead">{price}</strong> <span className="text-muted text-note">{nights}</span>
        </p>
        <ButtonLink to={pin.href} variant="primary" className="text-note">
          {t('map.seeHotel')}
        </ButtonLink>
      </div>
      <IconButton icon="close" label={t('map.close')} className="text-note absolute end-1 top-1" onClick={onClose} />
    </section>
  )
}
