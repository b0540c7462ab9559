import type { ReactNode } from 'react'
import type { HotelDetails } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

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

const maxPerKind = 3
const maxAirports = 2

type Place = HotelDetails['nearby'][number]

const nearestOf = (places: readonly Place[], categories: readonly string[]) =>
  places
    .filter(({ category }) => categories.includes(category))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, maxPerKind)

/** The places that are shown, so that a page does not carry the others. */
export function shownPlaces(places: readonly Place[]): Place[] {
  return kinds.flatMap(({ categories }) => nearestOf(places, categories))
}

/** Places near a hotel, nearest first, with metres and walking minutes; then the airports. */
export function NearbyPlaces({
  hotel,
  map,
  children,
}: {
  hotel: Pick<HotelDetails, 'nearby' | 'airports' | 'areas'>
  /** Stands beside the first places, and the children below them. */
  map?: ReactNode
  children?: ReactNode
}) {
  const { t, format } = useLanguage()
  const groups = kinds
    .map(({ kind, icon, categories }) => ({
      kind,
      icon,
      places: nearestOf(hotel.nearby, categories),
    }))
    .filter(({ places }) => places.length > 0)
  const [first, ...others] = groups.map(({ kind, icon, places }) => (
    <Group key={kind} icon={icon} title={t(`stays.near_${kind}`)}>
      {places.map((place) => (
        <Line
          key={`${place.name} ${place.metres}`}
          name={place.name}
          away={t('stays.awayOnFoot', { distance: format.distance(place.metres), minutes: place.minutes })}
        />
      ))}
    </Group>
  ))
  const begin = (
    <div className="near-groups">
      {map}
      <div className="grid gap-2">
        {first}
        {children}
      </div>
    </div>
  )
  if (others.length === 0 && hotel.airports.length === 0 && hotel.areas.length === 0) return begin
  return (
    <div className="grid gap-2 md:gap-6">
      {begin}
      <Disclosure summary={t('hotel.nearMore')} className="phone-fold">
        <div className="near-groups">
          {others}
          {hotel.airports.length > 0 && (
            <Group icon="plane" title={t('stays.airports')}>
              {hotel.airports.slice(0, maxAirports).map((airport) => (
                <Line
                  key={airport.name}
                  name={
                    airport.iata ? t('stays.airportCode', { name: airport.name, code: airport.iata }) : airport.name
                  }
                  away={t('stays.straightLine', { distance: format.distance(airport.metres) })}
                />
              ))}
            </Group>
          )}
          {hotel.areas.length > 0 && (
            <Group icon="pin" title={t('hotel.areas')}>
              {hotel.areas.slice(0, maxPerKind).map((area) => (
                <Line key={area.name} name={area.name} away={format.distance(area.metres)} />
              ))}
            </Group>
          )}
        </div>
      </Disclosure>
    </div>
  )
}

function Group({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-lead flex items-center gap-2">
        <Icon name={icon} className="text-brass-text" />
        {title}
      </h3>
      <ul className="mt-2">{children}</ul>
    </section>
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
