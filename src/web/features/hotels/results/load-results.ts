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
import { errorResponse } from '#web/lib/loaders.ts'
import { withFilters } from '#web/lib/search/search-query.ts'
import { readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { queryOf, readLinkedStay, type StaySearch } from '#web/lib/search/stay-search.ts'

export type ListQuery = ReturnType<typeof readListQuery>
type Results = Awaited<ReturnType<typeof findResults>>

/** Reads the URL of a list: the stay, how its hotels are selected and ordered, and what is open. */
export function readListQuery(params: URLSearchParams, today: string) {
  return {
    stay: readLinkedStay(params, today),
    filters: readFilters(params),
    sort: readSort(params) ?? 'recommended',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    view: (['map', 'days'] as const).find((view) => view === params.get('view')),
    open: readOpenFilters(params),
  }
}

/** The list of a place, as its links repeat it. */
export function listOf({ stay, filters, sort, view }: ListQuery, where: string): ResultList {
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
  listQuery: ListQuery,
  { t, locale }: { t: Translator; locale: Locale },
): Promise<FoundWhere> {
  const { search, dated, plain } = listQuery.stay
  const where = await findWhere(api, search.where, t)
  // A city in the address of its list has one name; text can name a second one.
  const pair = where.kind !== 'words' && search.where === where.value ? null : await findTwoCities(api, search.where)
  if (pair) {
    const both = { ...search, where: pair.map((city) => city.where).join(',') }
    throw redirect(twoCitiesLinks.search(locale, withFilters(queryOf({ search: both, dated }), listQuery.filters)))
  }
  // Text that only matches a place stays in the URL, so that the page can say so; its links lead to the place.
  const canonical = where.typed ?? where.value
  if (plain || (search.where !== '' && search.where !== canonical && where.typed === null))
    throw redirect(listHref(locale, listOf(listQuery, canonical), { page: listQuery.page }))
  return where
}

const perPage = 15

/** One page of the hotels at a place, or the errors of a search that was rejected and therefore not run. */
export async function findResults(api: ApiClient, listQuery: ListQuery, where: string) {
  const { stay, filters, sort, page, open } = listQuery
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
    return { ok: false as const, errors: answer.error.errors ?? [] }
  }
  const { hotels, facets, why, understood } = answer.data
  const total = answer.meta?.total ?? 0
  return {
    ok: true as const,
    hotels,
    total,
    pages: Math.max(1, Math.ceil(total / perPage)),
    found: { facets: shownFacets(facets, { filters, open, total, near: understood.near_minutes }), why, understood },
  }
}

/** What a list without hotels, even without filters, offers instead. `hasNoHotels`: the provider has not published any. */
export async function findInsteadOfHotels(
  api: ApiClient,
  results: Results,
  search: StaySearch,
  around: FoundWhere['around'],
) {
  if (!results.ok || results.total > 0 || results.found.why?.reason === 'filters')
    return { hasNoHotels: false, alternatives: [] }
  const status = await api.fetch_web_status()
  const hasNoHotels = status.ok && status.data.empty_pages.includes('hotels')
  return { hasNoHotels, alternatives: hasNoHotels ? [] : await findAlternatives(api, search, around, maxRooms) }
}
