import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { TextPage } from '#web/features/content/TextPage.tsx'
import { writtenText } from '#web/features/content/written-text.ts'
import { answersTo } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import type { Route } from './+types/terms-conditions'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [[header], text] = await Promise.all([
    answersTo(api.fetch_header({ page: 'terms-conditions' })),
    writtenText(api.fetch_terms()),
  ])
  return {
    head: { title: header.title, description: header.text, path: links.terms(locale) },
    content: { header, text, name: 'terms-conditions' as const },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData.content} />
}
