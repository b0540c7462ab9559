import type { Catalogue } from '#domains/products/stays/catalogue/catalogue.ts'
import {
  destinationView,
  endOfWalksAt,
  type FoundDestination,
} from '#domains/products/stays/search/destinations.server.ts'
import type { Facets } from '#domains/products/stays/search/facets.server.ts'
import { minutesNear } from '#domains/products/stays/search/reach.server.ts'
import type { StayFilters } from '#domains/products/stays/search/filters.ts'
import type { Calendar } from '#domains/products/stays/search/price-calendar.server.ts'
import type { FacetsAnswer, PriceCalendar, Understanding } from '#domains/products/stays/search/answers.ts'
import type { Destination } from '#domains/products/stays/answers.ts'
import { hijriSeasons } from '#domains/shared/seasons.ts'
import { boards } from '#domains/shared/shapes.ts'
import { hijriDay } from '#i18n/dates.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

export function understandingView(catalogue: Catalogue, found: FoundDestination, locale: Locale): Understanding {
  const walkEnd = placeView(catalogue, found, locale)
  return {
    place: found.known && destinationView(catalogue, found.known, locale),
    exact: found.exact,
    did_you_mean: found.others.map((other) => destinationView(catalogue, other, locale)),
    walks_to: walkEnd ? 'place' : 'nearest_gate',
    walk_end: walkEnd,
    near_minutes: minutesNear(catalogue, found.where),
  }
}

/** The place to which the walks of a search lead; null if they lead to the nearest gate. */
export function placeView(catalogue: Catalogue, { known }: FoundDestination, locale: Locale): Destination | null {
  const end = known && endOfWalksAt(known)
  return end && destinationView(catalogue, end, locale)
}

/** Counts with names, highest first, without empty values, except walks and what is selected. */
export function facetsView(facets: Facets, filters: StayFilters, catalogue: Catalogue, locale: Locale): FacetsAnswer {
  const max = <T extends { hotels: number }>(list: T[]) => list.toSorted((a, b) => b.hotels - a.hotels)
  const withRequested = <Value>(counts: Map<Value, number>, requested: readonly Value[]) =>
    new Map([...requested.map((value) => [value, 0] as const), ...counts])
  const words = (counts: Map<string, number>, requested: readonly string[]) =>
    max(
      [...withRequested(counts, requested)].flatMap(([id, hotels]) => {
        const word = catalogue.words.get(id)
        return word ? [{ id, group: word.group, name: inLocale(word.name, locale), hotels }] : []
      }),
    )
  return {
    stars: [...withRequested(facets.stars, filters.stars)]
      .map(([value, hotels]) => ({ value, hotels }))
      .toSorted((a, b) => b.value - a.value),
    districts: max(
      [...withRequested(facets.districts, filters.districts)].flatMap(([id, hotels]) => {
        const district = catalogue.districts.get(id)
        return district ? [{ id: district.slug, name: inLocale(district.name, locale), hotels }] : []
      }),
    ),
    facilities: words(facets.facilities, filters.facilities),
    amenities: words(facets.amenities, filters.amenities),
    boards: boards.flatMap((value) => {
      const hotels = facets.boards.get(value) ?? 0
      return hotels > 0 || filters.boards.includes(value) ? [{ value, hotels }] : []
    }),
    walk: [...facets.walk].map(([minutes, hotels]) => ({ minutes, hotels })),
    free_cancellation: facets.freeCancellation,
    pay_on_arrival: facets.payOnArrival,
    price: (facets.price?.bands ?? []).map(({ from, to, hotels }) => {
      const currency = facets.price?.currency ?? ''
      return { from: { minor: from, currency }, to: { minor: to, currency }, hotels }
    }),
  }
}

export function calendarView({ days }: Calendar): PriceCalendar['days'] {
  const totals = days.flatMap(({ total }) => total ?? [])
  const least = Math.min(...totals)
  // If all days cost the same, none is the cheapest.
  const differ = totals.some((total) => total > least)
  return days.map((day) => ({
    date: day.date,
    total: day.total === null ? null : { minor: day.total, currency: day.hotel?.currency ?? '' },
    cheapest: differ && day.total === least,
    why: day.why,
    min_stay: day.minStay,
    max_stay: day.maxStay,
    hijri: inFigures(hijriDay(day.date)),
    seasons: hijriSeasons(day.date),
  }))
}

const inFigures = ({ year, month, day }: ReturnType<typeof hijriDay>) => ({ year, month, day })
