import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { findServices } from '#web/features/services/find-services.ts'
import { ServiceList } from '#web/features/services/ServiceList.tsx'
import type { Route } from './+types/services'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [[header, types], list] = await Promise.all([
    answersTo(api.fetch_header({ page: 'services' }), api.fetch_website_service_types()),
    findServices(api, url, '', (query) => links.services(locale, query)),
  ])
  const { page, query } = list
  const filled = types.filter(({ count }) => count > 0)
  return {
    head: {
      title: header.title,
      description: header.text,
      path: links.services(locale, { page: page > 1 ? page : undefined }),
      hidden: query.q !== undefined || query.city !== undefined,
    },
    list: { header, type: null, types: filled, ...list },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServiceList {...loaderData.list} />
}
