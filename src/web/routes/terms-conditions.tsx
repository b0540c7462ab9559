import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { reading } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import type { Route } from './+types/terms-conditions.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [header, page] = await answersTo(api.fetch_header({ page: 'terms-conditions' }), api.fetch_terms())
  return {
    page: { title: header.title, description: header.text, path: links.terms(locale) },
    text: stillData(request, { header, page }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), reading.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <reading.Still data={loaderData.text} />
}
