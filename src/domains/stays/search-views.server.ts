import type { Catalogue } from '#domains/stays/catalogue.ts'
import { destinationView, type FoundDestination } from '#domains/stays/destinations.server.ts'
import type { Facets } from '#domains/stays/facets.server.ts'
import type { StayFilters } from '#domains/stays/filters.ts'
import type { Calendar } from '#domains/stays/price-calendar.server.ts'
import type { FacetsAnswer, PriceCalendar, Understanding } from '#domains/stays/search-answers.ts'
import { moonSeasons } from '#domains/stays/seasons.ts'
import { boards } from '#domains/stays/shapes.ts'
import { hijriDay } from '#text/dates.ts'
import { inLocale, type Locale } from '#text/locale.ts'

export function understandingView(found: FoundDestination, locale: Locale): Understanding {
  return {
    place: found.known && destinationView(found.known, locale),
    exact: found.exact,
    did_you_mean: found.others.map((other) => destinationView(other, locale)),
  }
}

/**
 * Counts by name: what most hotels have comes first. Values that no hotel has are left out, but for walks and for
 * what is asked for: nobody could take that back otherwise.
 */
export function facetsView(facets: Facets, filters: StayFilters, catalogue: Catalogue, locale: Locale): FacetsAnswer {
  const most = <T extends { hotels: number }>(list: T[]) => list.toSorted((a, b) => b.hotels - a.hotels)
  const withAsked = <Value>(counts: Map<Value, number>, asked: readonly Value[]) =>
    new Map([...asked.map((value) => [value, 0] as const), ...counts])
  const words = (counts: Map<string, number>, asked: readonly string[]) =>
    most(
      [...withAsked(counts, asked)].flatMap(([id, hotels]) => {
        const word = catalogue.words.get(id)
        return word ? [{ id, group: word.group, name: inLocale(word.name, locale), hotels }] : []
      }),
    )
  return {
    stars: [...withAsked(facets.stars, filters.stars)]
      .map(([value, hotels]) => ({ value, hotels }))
      .toSorted((a, b) => b.value - a.value),
    districts: most(
      [...withAsked(facets.districts, filters.districts)].flatMap(([id, hotels]) => {
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
  const least = Math.min(...days.map((day) => day.total ?? Infinity))
  return days.map((day) => ({
    date: day.date,
    total: day.total === null ? null : { minor: day.total, currency: day.hotel?.currency ?? '' },
    cheapest: day.total !== null && day.total === least,
    why: day.why,
    min_stay: day.minStay,
    hijri: inFigures(hijriDay(day.date)),
    seasons: moonSeasons(day.date),
  }))
}

const inFigures = ({ year, month, day }: ReturnType<typeof hijriDay>) => ({ year, month, day })
