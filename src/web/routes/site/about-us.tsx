import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { AboutUs } from '#web/features/content/AboutUs.tsx'
import { writtenText } from '#web/features/content/written-text.ts'
import { answersTo } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [[header, goals, statistics], page] = await Promise.all([
    answersTo(api.fetch_header({ page: 'about-us' }), api.fetch_general_goals(), api.fetch_client_statistics()),
    writtenText(api.fetch_about_us()),
  ])
  return {
    page: { title: header.title, description: header.text, path: links.about(locale) },
    about: { header, page, goals, statistics },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutUs {...loaderData.about} />
}
