import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { findServices } from '#web/services/find-services.ts'
import { serviceList } from '#web/services/parts.ts'
import { stillData } from '#web/still.tsx'
import type { Route } from './+types/services.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [[header, types], found] = await Promise.all([
    answersTo(api.fetch_header({ page: 'services' }), api.fetch_website_service_types()),
    findServices(api, url, '', (query) => links.services(locale, query)),
  ])
  const { page, query } = found
  return {
    page: {
      title: header.title,
      description: header.text,
      path: links.services(locale, { page: page > 1 ? page : undefined }),
      hidden: query.q !== undefined || query.city !== undefined,
    },
    list: stillData(request, { header, type: null, types, ...found }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), serviceList.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Services({ loaderData }: Route.ComponentProps) {
  return <serviceList.Still data={loaderData.list} />
}
