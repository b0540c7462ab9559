import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { aboutUs } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import type { Route } from './+types/about-us.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [header, page, goals, statistics] = await answersTo(
    api.fetch_header({ page: 'about-us' }),
    api.fetch_about_us(),
    api.fetch_general_goals(),
    api.fetch_client_statistics(),
  )
  return {
    page: { title: header.title, description: header.text, path: links.about(locale) },
    about: stillData(request, { header, page, goals, statistics }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), aboutUs.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function About({ loaderData }: Route.ComponentProps) {
  return <aboutUs.Still data={loaderData.about} />
}
