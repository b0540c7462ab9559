import type { Sort } from '#domains/products/stays/limits.ts'
import type { NoResult } from '#domains/products/stays/search/answers.ts'
import type { Locale } from '#i18n/locale.ts'
import type { TimelessFormatter, Translator } from '#i18n/translator.ts'
import { links, type HotelsQuery, type StayQuery } from '#links/site.ts'
import type { ShownFacets } from '#web/features/hotels/results/choices.ts'
import { appliedOf, filterLabel } from '#web/features/hotels/results/filter-names.ts'
import type { FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { withFilters } from '#web/lib/search/search-query.ts'
import { appliedFilters, noFilters, withoutApplied, type RequestedFilters } from '#web/lib/search/stay-filters.ts'

/** A link to another search than the one that was made. */
export type OtherSearch = { words: string; to: string }

/** A list of results: the search, and how its results are shown. */
export type ResultList = { query: StayQuery; filters: RequestedFilters; sort: Sort; view: HotelsQuery['view'] }

/** The address of a list with something changed; another filter, order or view leads to its first page. */
export function listHref(
  locale: Locale,
  list: ResultList,
  changed: Partial<Omit<ResultList, 'query'> & { page: number }>,
): string {
  const { query, filters, sort, view, page } = { page: 1, ...list, ...changed }
  return links.hotels(locale, {
    ...withFilters(query, filters),
    sort: sort === 'recommended' ? undefined : sort,
    ...(view && { view }),
    ...(page > 1 && { page }),
  })
}

type FilteredSearch = { filters: RequestedFilters; facets: ShownFacets; hrefOf: (filters: RequestedFilters) => string }

/** The search for the hotels beyond the `near` ones of a place; null if the longest walk of its filters leads to no more. */
export function fartherSearch(
  near: number,
  { filters, facets, hrefOf }: FilteredSearch,
  t: Translator,
): OtherSearch | null {
  const last = facets.walk.at(-1)
  if (!last || last.hotels <= near) return null
  const { minutes } = last
  return {
    words: t('filters.farther', { count: last.hotels - near, minutes }),
    to: hrefOf({ ...filters, walk_max: minutes }),
  }
}

/** The searches without some filters: each filter that excludes hotels on its own, then all together. */
export function searchesWithoutFilters(
  { drop, without_filters }: NoResult,
  { filters, facets, hrefOf }: FilteredSearch,
  { t, format, where }: { t: Translator; format: TimelessFormatter; where: FoundWhere },
): OtherSearch[] {
  const applied = appliedFilters(filters)
  const single = drop.map(({ filter, hotels: count }) => {
    const gone = appliedOf(filter, applied)
    const names = format.list(gone.map((one) => filterLabel(one, { t, format, facets, where })))
    return { words: t('filters.dropOne', { filter: names, count }), to: hrefOf(gone.reduce(withoutApplied, filters)) }
  })
  const all = { words: t('filters.dropAll', { count: without_filters }), to: hrefOf(noFilters) }
  return without_filters > 0 && (applied.length > 1 || drop.length === 0) ? [...single, all] : single
}
