import { data } from 'react-router'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { serviceText } from '#web/reading/service-texts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { findServices } from '#web/services/find-services.ts'
import { serviceList } from '#web/services/parts.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/service-type.ts'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [types] = await answersTo(api.fetch_website_service_types())
  const type = types.find((one) => String(one.id) === params.id || one.slug === params.id)
  if (!type) throw data(null, { status: 404, statusText: 'Not Found' })
  const found = await findServices(api, url, String(type.id), (query) => links.serviceType(locale, type.id, query))
  const { page, query } = found
  const { t } = await loaderWords(locale)
  return {
    page: {
      title: type.name,
      description: t(serviceText(type)),
      path: links.serviceType(locale, type.id, { page: page > 1 ? page : undefined }),
      hidden: query.q !== undefined || query.city !== undefined,
    },
    list: stillData(request, { header: null, type, types, ...found }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), serviceList.load()])
  return found
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function ServiceType({ loaderData }: Route.ComponentProps) {
  return <serviceList.Still data={loaderData.list} />
}
