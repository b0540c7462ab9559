import type { FacetsAnswer } from '#domains/products/stays/search/answers.ts'
import type { RequestedFilters } from '#web/lib/search/stay-filters.ts'

/** Filters with many choices: the page contains the first of them, and all of an open filter. */
export const longFilters = ['districts', 'facilities', 'amenities'] as const
export type LongFilter = (typeof longFilters)[number]

type Choice = { id: string; name: string; hotels: number }
/** `rest` is null if the page does not contain it. */
export type Choices = { first: Choice[]; rest: Choice[] | null; count: number }
export type ShownFacets = Omit<FacetsAnswer, LongFilter> & Record<LongFilter, Choices>

/** Choices that are visible before a filter is opened, in addition to the selected ones. */
const inSight = 6

/** The open filters of a URL: `open=districts,amenities`. */
export function readOpenFilters(query: URLSearchParams): LongFilter[] {
  const names = query.get('open')?.split(',') ?? []
  return longFilters.filter((name) => names.includes(name))
}

/** The search whose filters are shown: the hotels that it finds, and the minutes on foot that are near its place, if any. */
type FoundSearch = { filters: RequestedFilters; open: readonly LongFilter[]; total: number; near: number | null }

/**
 * The facets that exclude some of the hotels that a search finds, and those of applied filters. Terms, meals and
 * amenities of rooms decide prices, too, so they stay; amenities that all hotels have come last.
 */
export function shownFacets(facets: FacetsAnswer, { filters, open, total, near }: FoundSearch): ShownFacets {
  // The options of one of these filters add up, so that while one is applied, the others find other hotels.
  const either = <T extends { hotels: number }>(all: T[], isApplied: boolean) =>
    isApplied ? all : all.filter(({ hotels }) => hotels !== total)
  const worthShowing = {
    districts: either(facets.districts, filters.districts.length > 0),
    facilities: facets.facilities.filter(({ id, hotels }) => hotels !== total || filters.facilities.includes(id)),
    amenities: [...facets.amenities].sort((a, b) => Number(a.hotels === total) - Number(b.hotels === total)),
  }
  const choicesOf = (filter: LongFilter): Choices => {
    const all = worthShowing[filter].map(({ id, name, hotels }) => ({ id, name, hotels }))
    const first = all.filter(({ id }, i) => i < inSight || filters[filter].includes(id))
    const isWhole = open.includes(filter) || first.length === all.length
    return { first, rest: isWhole ? all.filter((choice) => !first.includes(choice)) : null, count: all.length }
  }
  const [districts, facilities, amenities] = [choicesOf('districts'), choicesOf('facilities'), choicesOf('amenities')]
  const stars = either(facets.stars, filters.stars.length > 0)
  const walk = either(facets.walk, filters.walk_max !== undefined || near !== null)
  return { ...facets, stars, walk, districts, facilities, amenities }
}
