import { data, redirect } from 'react-router'
import { contentLinks, links, type ServicesQuery } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, errorResponse, requestContext } from '#web/lib/loaders.ts'
import { ServiceList } from '#web/features/services/ServiceList.tsx'
import type { Route } from './+types/services'
import type { ApiClient } from '#api/index.ts'
import { readServicesSearch } from '#web/lib/search/service-search.ts'

/** The services of all categories, or of the category in the path. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const { id } = params
  const [types] = await answersTo(api.fetch_website_service_types())
  const type = id === undefined ? null : types.find((one) => String(one.id) === id || one.slug === id)
  if (type === undefined) throw data(null, { status: 404, statusText: 'Not Found' })
  const hrefOf = (query: ServicesQuery) =>
    type ? contentLinks.serviceType(locale, type.id, query) : links.services(locale, query)
  const [[header], list] = await Promise.all([
    type ? [{ title: type.name, text: type.about, picture: null }] : answersTo(api.fetch_header({ page: 'services' })),
    findServices(api, url, type ? String(type.id) : '', hrefOf),
  ])
  const { page, query } = list
  return {
    head: {
      title: header.title,
      description: type ? type.about || type.name : header.text,
      path: hrefOf({ page: page > 1 ? page : undefined }),
      hidden: type?.count === 0 || query.q !== undefined || query.city !== undefined,
    },
    list: { header, type, types: types.filter(({ count }) => count > 0), ...list },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServiceList {...loaderData.list} />
}

const perPage = 12

/**
 * Loads a page of services, of one category or of all, and the cities to select from. Redirects if the URL has empty
 * form fields or a page number beyond the last.
 */
async function findServices(api: ApiClient, url: URL, category: string, hrefOf: (query: ServicesQuery) => string) {
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
