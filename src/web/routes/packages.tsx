import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { packagesSoon } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import type { PageHandle } from '#web/words.ts'
import type { Route } from './+types/packages.ts'

export const handle: PageHandle = { words: [] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [header] = await answersTo(api.fetch_header({ page: 'packages' }))
  return {
    page: { title: header.title, description: header.text, path: links.packages(locale) },
    head: stillData(request, { header }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), packagesSoon.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Packages({ loaderData }: Route.ComponentProps) {
  return <packagesSoon.Still data={loaderData.head} />
}
