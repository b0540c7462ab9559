import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { serviceTypes } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import type { PageHandle } from '#web/words.ts'
import type { Route } from './+types/services.ts'

export const handle: PageHandle = { words: [] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [header, types] = await answersTo(api.fetch_header({ page: 'services' }), api.fetch_website_service_types())
  return {
    page: { title: header.title, description: header.text, path: links.services(locale) },
    list: stillData(request, { header, types }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), serviceTypes.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Services({ loaderData }: Route.ComponentProps) {
  return <serviceTypes.Still data={loaderData.list} />
}
