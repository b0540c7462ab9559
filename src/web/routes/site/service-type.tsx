import { data } from 'react-router'
import { contentLinks } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { findServices } from '#web/features/services/find-services.ts'
import { ServiceList } from '#web/features/services/ServiceList.tsx'
import type { Route } from './+types/service-type'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [types] = await answersTo(api.fetch_website_service_types())
  const type = types.find((one) => String(one.id) === params.id || one.slug === params.id)
  if (!type) throw data(null, { status: 404, statusText: 'Not Found' })
  const list = await findServices(api, url, String(type.id), (query) =>
    contentLinks.serviceType(locale, type.id, query),
  )
  const { page, query } = list
  const filled = types.filter(({ count }) => count > 0)
  return {
    head: {
      title: type.name,
      description: type.about || type.name,
      path: contentLinks.serviceType(locale, type.id, { page: page > 1 ? page : undefined }),
      hidden: type.count === 0 || query.q !== undefined || query.city !== undefined,
    },
    list: { header: { title: type.name, text: type.about, picture: null }, type, types: filled, ...list },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function ServiceType({ loaderData }: Route.ComponentProps) {
  return <ServiceList {...loaderData.list} />
}
