import type { Locale } from '#i18n/locale.ts'
import type { FoundTwoCities } from '#web/features/hotels/two-cities/find-two-cities.ts'
import { twoCitiesQuery, type ChosenStay, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'
import { twoCitiesLinks } from '#links/site.ts'

/** The ids of the three parts of the page. */
export const partIds = ['first-city', 'second-city', 'between'] as const

/** The address of a trip with another choice in one city, or null to leave it out; the other city keeps its choice. */
export function withStay(
  locale: Locale,
  trip: TwoCitiesSearch,
  { stays }: FoundTwoCities,
  city: 0 | 1,
  choice: ChosenStay | null,
): string {
  const choices = stays.map(({ chosen }, i): ChosenStay | null =>
    i === city ? choice : chosen && { hotel: chosen.hotel.id, rate: chosen.rate },
  )
  const query = twoCitiesQuery({ ...trip, stays: choices.filter((one) => one !== null) })
  return `${twoCitiesLinks.search(locale, query)}#${partIds[city]}`
}

/** The address of a trip at its transfers and extras. */
export function extrasAddress(locale: Locale, trip: TwoCitiesSearch): string {
  return `${twoCitiesLinks.search(locale, twoCitiesQuery(trip))}#${partIds[2]}`
}

/** The trip without the extra of an option; its other choices remain. */
export function withoutExtra(trip: TwoCitiesSearch, option: number): TwoCitiesSearch {
  return { ...trip, extras: trip.extras.filter((one) => one.option !== option) }
}
