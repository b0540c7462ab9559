import { data } from 'react-router'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { serviceTypePage } from '#web/reading/parts.ts'
import { serviceTexts } from '#web/reading/service-texts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords, type PageHandle } from '#web/words.ts'
import type { Route } from './+types/service-type.ts'

export const handle: PageHandle = { words: [] }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [types] = await answersTo(api.fetch_website_service_types())
  const type = types.find((one) => String(one.id) === params.id || one.slug === params.id)
  if (!type) throw data(null, { status: 404, statusText: 'Not Found' })
  const { t } = await loaderWords(locale)
  return {
    page: { title: type.name, description: t(serviceTexts[type.kind]), path: links.serviceType(locale, type.id) },
    type: stillData(request, { type, others: types.filter((one) => one.id !== type.id).slice(0, 4) }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), serviceTypePage.load()])
  return found
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function ServiceType({ loaderData }: Route.ComponentProps) {
  return <serviceTypePage.Still data={loaderData.type} />
}
