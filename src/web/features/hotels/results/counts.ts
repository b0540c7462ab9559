import type { FacetsAnswer } from '#domains/products/stays/search/answers.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { browserClient } from '#web/lib/client.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { readFilters } from '#web/lib/search/stay-filters.ts'
import { readStaySearch } from '#web/lib/search/stay-search.ts'

/** The number of hotels that a search finds; null if that is not known. */
export async function countHotels(query: URLSearchParams): Promise<number | null> {
  const answer = await browserClient(documentLocale()).fetch_hotels(searchOf(query))
  return answer.ok ? (answer.meta?.total ?? null) : null
}

/** All options of the filters of a search; null if they are not known. */
export async function loadFacets(query: URLSearchParams): Promise<FacetsAnswer | null> {
  const answer = await browserClient(documentLocale()).fetch_custom_filter_hotel(searchOf(query))
  return answer.ok ? answer.data.facets : null
}

function searchOf(query: URLSearchParams) {
  const { search } = readStaySearch(query, todayIn(siteTimeZone, new Date()))
  return { ...search, ...readFilters(query), page: 1, per_page: 1 }
}
