import { redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { maxRooms } from '#domains/products/stays/limits.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { twoCitiesLinks } from '#links/site.ts'
import { readOpenFilters, shownFacets } from '#web/features/hotels/results/choices.ts'
import { listHref, type ResultList } from '#web/features/hotels/results/other-searches.ts'
import { findAlternatives } from '#web/features/hotels/search/alternatives.ts'
import { findTwoCities, findWhere, type FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import { withFilters } from '#web/lib/search/search-query.ts'
import { readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readStaySearch, type StaySearch } from '#web/lib/search/stay-search.ts'

export type ResultsRequest = ReturnType<typeof readResultsRequest>
type Results = Awaited<ReturnType<typeof findResults>>

/** Reads the URL of a list: the stay, how its hotels are selected and ordered, and what is open. */
export function readResultsRequest(params: URLSearchParams, today: string) {
  return {
    stay: readStaySearch(params, today),
    filters: readFilters(params),
    sort: readSort(params) ?? 'recommended',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    view: (['map', 'days'] as const).find((view) => view === params.get('view')),
    open: readOpenFilters(params),
    isFormOpen: params.get('open') === 'search',
  }
}

/** The list of a place, as its links repeat it. */
export function listOf({ stay, filters, sort, view }: ResultsRequest, where: string): ResultList {
  const query = queryOf({ search: { ...stay.search, where }, dated: stay.dated })
  const order = sort === 'recommended' ? undefined : sort
  return { query: withFilters({ ...query, sort: order }, filters), filters, sort, view }
}

/**
 * The place of a search. Redirects a search for two cities to its page, and any other to its canonical URL, so that all
 * visitors share one cached page.
 */
export async function findPlace(
  api: ApiClient,
  request: ResultsRequest,
  { t, locale }: { t: Translator; locale: Locale },
): Promise<FoundWhere> {
  const { search, dated, plain } = request.stay
  const where = await findWhere(api, search.where, t)
  const pair = where.kind === 'words' || where.typed !== null ? await findTwoCities(api, search.where) : null
  if (pair) {
    const both = { ...search, where: pair.map((city) => city.where).join(',') }
    throw redirect(twoCitiesLinks.search(locale, withFilters(queryOf({ search: both, dated }), request.filters)))
  }
  // Text that only matches a place stays in the URL, so that the page can say so; its links lead to the place.
  const canonical = where.typed ?? where.value
  if (plain || (search.where !== '' && search.where !== canonical && where.typed === null))
    throw redirect(listHref(locale, listOf(request, canonical), { page: request.page }))
  return where
}

const perPage = 15

/** One page of the hotels at a place. `found` is null if the search was rejected and therefore not run. */
export async function findResults(api: ApiClient, request: ResultsRequest, where: string) {
  const { stay, filters, sort, page, open } = request
  const answer = await api.fetch_custom_filter_hotel({
    ...stay.search,
    where,
    ...filters,
    sort,
    page,
    per_page: perPage,
  })
  if (!answer.ok) {
    if (answer.error.code !== 'invalid_input') throw errorResponse(answer.error)
    return { hotels: [], total: 0, pages: 1, found: null, errors: answer.error.errors ?? [] }
  }
  const { hotels, facets, why, understood } = answer.data
  const total = answer.meta?.total ?? 0
  return {
    hotels,
    total,
    pages: Math.max(1, Math.ceil(total / perPage)),
    found: { facets: shownFacets(facets, filters, open), why, understood },
    errors: [],
  }
}

/** What a list shows instead of hotels, if it has none even without filters. */
export async function findInstead(
  api: ApiClient,
  { found, total }: Results,
  search: StaySearch,
  around: FoundWhere['around'],
) {
  if (!found || total > 0 || found.why?.reason === 'filters') return { isEmpty: false, alternatives: [] }
  const status = await api.fetch_web_status()
  /** The provider has not published a hotel yet. */
  const isEmpty = status.ok && status.data.empty_pages.includes('hotels')
  return { isEmpty, alternatives: isEmpty ? [] : await findAlternatives(api, search, around, maxRooms) }
}
