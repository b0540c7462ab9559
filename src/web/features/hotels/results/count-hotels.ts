import { todayIn } from '#domains/shared/dates.ts'
import { number } from '#i18n/format.ts'
import { browserClient } from '#web/lib/client.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { readFilters } from '#web/lib/search/stay-filters.ts'
import { readStaySearch } from '#web/lib/search/stay-search.ts'

/** The number of hotels that a search finds, as text; null if that is not known. */
export async function countHotels(query: URLSearchParams): Promise<string | null> {
  const { search } = readStaySearch(query, todayIn('Asia/Riyadh', new Date()))
  const locale = documentLocale()
  const client = browserClient(locale)
  const answer = await client.fetch_hotels({ ...search, ...readFilters(query), page: 1, per_page: 1 })
  const total = answer.ok ? answer.meta?.total : undefined
  return total === undefined ? null : number(total, locale)
}
