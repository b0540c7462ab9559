import { redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import { answersTo, errorResponse } from '#web/lib/loaders.ts'
import type { ServicesQuery } from '#links/site.ts'
import { readServicesSearch } from '#web/lib/search/service-search.ts'

const perPage = 12

/**
 * Loads a page of services, of one category or of all, and the cities to select from. Redirects if the URL has empty
 * form fields or a page number beyond the last.
 */
export async function findServices(
  api: ApiClient,
  url: URL,
  category: string,
  hrefOf: (query: ServicesQuery) => string,
) {
  const { page, ...query } = readServicesSearch(url.searchParams)
  const pageHref = (number: number) => hrefOf({ ...query, page: number > 1 ? number : undefined })
  const empty = [...url.searchParams].some(
    ([name, value]) => ['q', 'city', 'page'].includes(name) && value.trim() === '',
  )
  if (empty) throw redirect(pageHref(page))
  const [answer, [locations]] = await Promise.all([
    api.fetch_services({ category, location: query.city ?? '', q: query.q ?? '', page, per_page: perPage }),
    answersTo(api.fetch_locations({})),
  ])
  if (!answer.ok) throw errorResponse(answer.error)
  const total = answer.meta?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages) throw redirect(pageHref(pages))
  const cities = locations
    .filter(({ kind, services }) => kind === 'city' && services > 0)
    .map(({ city, name }) => ({ slug: city, name }))
  return { query, services: answer.data, total, page, pages, cities }
}
