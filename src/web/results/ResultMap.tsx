import { useMemo } from 'react'
import type { CityGround } from '#domains/places/contract.ts'
import { metresWithinWalk } from '#domains/places/distance.ts'
import type { HotelPins } from '#domains/stays/search-answers.ts'
import { wholeMoney } from '#text/money.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { CityMap } from '#web/kit/Map.tsx'
import { MapWithStreets } from '#web/kit/MapWithStreets.tsx'
import mapStyles from '#web/kit/map.css?url'
import { links, type StayQuery } from '#web/links.ts'

/** The hotels of a search on the ground of their city, each with the price of the stay. */
export function ResultMap({
  place,
  ground,
  found,
  nights,
  query,
}: {
  place: string
  ground: CityGround
  found: HotelPins
  nights: number
  query: StayQuery
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const label = t('filters.mapOf', { city: place })
  const markers = useMemo(
    () =>
      found.pins.map(({ id, slug, name, point, total }) => ({
        id,
        ...point,
        text: wholeMoney(total.minor, total.currency),
        label: t('filters.marker', { name, price: format.money(total.minor, total.currency), nights }),
        href: links.hotel(locale, slug, { ...query, where: undefined }),
      })),
    [found, format, t, locale, nights, query],
  )
  return (
    <section className="grid gap-2">
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <MapWithStreets label={label} tiles={ground.tiles} markers={markers}>
        <CityMap
          label={label}
          ground={ground}
          marks={ground.marks}
          markers={markers}
          walks={
            ground.marks.length > 0 ? rings.map((minutes) => ring(minutes, t('filters.walkRing', { minutes }))) : []
          }
          source={t('filters.source')}
        />
      </MapWithStreets>
      <p className="text-muted text-note">{t('filters.mapNote', { shown: found.pins.length })}</p>
    </section>
  )
}

const rings = [5, 10, 15]

function ring(minutes: number, label: string) {
  return { metres: metresWithinWalk(minutes), label }
}
