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

export function shownFacets(facets: FacetsAnswer, filters: RequestedFilters, open: readonly LongFilter[]): ShownFacets {
  const choicesOf = (filter: LongFilter): Choices => {
    const all = facets[filter].map(({ id, name, hotels }) => ({ id, name, hotels }))
    const first = all.filter(({ id }, i) => i < inSight || filters[filter].includes(id))
    const isWhole = open.includes(filter) || first.length === all.length
    return { first, rest: isWhole ? all.filter((choice) => !first.includes(choice)) : null, count: all.length }
  }
  const [districts, facilities, amenities] = [choicesOf('districts'), choicesOf('facilities'), choicesOf('amenities')]
  return { ...facets, districts, facilities, amenities }
}
