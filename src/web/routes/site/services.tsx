import { data } from 'react-router'
import { contentLinks, links, type ServicesQuery } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { findServices } from '#web/features/services/find-services.ts'
import { ServiceList } from '#web/features/services/ServiceList.tsx'
import type { Route } from './+types/services'

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
