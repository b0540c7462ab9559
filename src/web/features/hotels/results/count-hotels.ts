import { todayIn } from '#domains/shared/dates.ts'
import { browserClient } from '#web/lib/client.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { readFilters } from '#web/lib/search/stay-filters.ts'
import { readStaySearch } from '#web/lib/search/stay-search.ts'

/** The number of hotels that a search finds; null if that is not known. */
export async function countHotels(query: URLSearchParams): Promise<number | null> {
  const { search } = readStaySearch(query, todayIn('Asia/Riyadh', new Date()))
  const client = browserClient(documentLocale())
  const found = await client.fetch_hotels({ ...search, ...readFilters(query), page: 1, per_page: 1 })
  return found.ok ? (found.meta?.total ?? null) : null
}
