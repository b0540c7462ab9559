import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { TextPage } from '#web/features/content/TextPage.tsx'
import { writtenText } from '#web/features/content/written-text.ts'
import { idOf } from '#web/lib/search/package-search.ts'
import type { ReadingPageAnswer } from '#domains/content/answers.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/written-text'

/** The privacy policy or the terms, by the path. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const name = url.pathname.endsWith('/privacy') ? ('privacy' as const) : ('terms-conditions' as const)
  const version = idOf(url.searchParams.get('version'))
  const terms = () => (version ? api.fetch_terms_version({ version }) : api.fetch_terms())
  const [[header, { brand, company, contact, demo }], text] = await Promise.all([
    answersTo(api.fetch_header({ page: name }), api.fetch_web_status()),
    writtenText<ReadingPageAnswer>(name === 'privacy' ? api.fetch_privacy() : terms()),
  ])
  // The registration of a demo is fictitious.
  const controller = {
    name: company.name || brand.name,
    registration: demo ? '' : company.registration,
    email: contact.email,
  }
  return {
    head: {
      title: header.title,
      description: header.text,
      path: name === 'privacy' ? links.privacy(locale) : links.terms(locale),
      ...(version && { hidden: true }),
    },
    content: { header, text, name, controller: name === 'privacy' ? controller : null },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function WrittenText({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData.content} />
}
