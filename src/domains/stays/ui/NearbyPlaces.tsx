import type { HotelDetails } from '#domains/stays/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Icon, type IconName } from '#web/kit/Icon.tsx'

const kinds = [
  { kind: 'holy', icon: 'gate', categories: ['gate', 'mosque', 'holy_site', 'mountain', 'cemetery'] },
  {
    kind: 'transport',
    icon: 'train',
    categories: ['train_station', 'metro_stop', 'bus_station', 'bus_stop', 'parking'],
  },
  { kind: 'food', icon: 'meal', categories: ['restaurant', 'fast_food', 'cafe'] },
  { kind: 'shops', icon: 'shop', categories: ['mall', 'supermarket', 'perfume_shop', 'jewellery'] },
  { kind: 'health', icon: 'health', categories: ['pharmacy', 'hospital', 'clinic'] },
  { kind: 'services', icon: 'bank', categories: ['bank', 'currency_exchange', 'post_office', 'museum', 'library'] },
] as const satisfies readonly { kind: string; icon: IconName; categories: readonly string[] }[]

const mostOfAKind = 4

/** What is around a hotel, nearest first, with metres and minutes on foot; then the airports. */
export function NearbyPlaces({ hotel }: { hotel: Pick<HotelDetails, 'nearby' | 'airports' | 'areas'> }) {
  const t = useText()
  const format = useFormat()
  const near = kinds
    .map(({ kind, icon, categories }) => ({
      kind,
      icon,
      places: hotel.nearby
        .filter((place) => (categories as readonly string[]).includes(place.category))
        .toSorted((a, b) => a.metres - b.metres)
        .slice(0, mostOfAKind),
    }))
    .filter(({ places }) => places.length > 0)
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-8">
      {near.map(({ kind, icon, places }) => (
        <section key={kind}>
          <h3 className="text-lead near-title">
            <Icon name={icon} />
            {t(`stays.near_${kind}`)}
          </h3>
          <ul className="mt-2">
            {places.map((place) => (
              <Line
                key={`${place.name} ${place.metres}`}
                name={place.name}
                away={t('stays.awayOnFoot', { distance: format.distance(place.metres), minutes: place.minutes })}
              />
            ))}
          </ul>
        </section>
      ))}
      {hotel.airports.length > 0 && (
        <section>
          <h3 className="text-lead near-title">
            <Icon name="plane" />
            {t('stays.airports')}
          </h3>
          <ul className="mt-2">
            {hotel.airports.map((airport) => (
              <Line
                key={airport.name}
                name={airport.iata ? t('stays.airportCode', { name: airport.name, code: airport.iata }) : airport.name}
                away={format.distance(airport.metres)}
              />
            ))}
          </ul>
        </section>
      )}
      {hotel.areas.length > 0 && (
        <section>
          <h3 className="text-lead near-title">
            <Icon name="pin" />
            {t('hotel.areas')}
          </h3>
          <ul className="mt-2">
            {hotel.areas.map((area) => (
              <Line key={area.name} name={area.name} away={format.distance(area.metres)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Line({ name, away }: { name: string; away: string }) {
  return (
    <li className="ruled near">
      <bdi>{name}</bdi>
      <span>{away}</span>
    </li>
  )
}
