import { useLanguage } from '#i18n/react.tsx'
import { SearchResults } from '#web/features/content/search/SearchResults.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { answersTo } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/search'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const q = (url.searchParams.get('q') ?? '')
    .trim()
    .slice(0, 100)
    .replace(/\p{Surrogate}/u, '')
  const [groups] = await answersTo(api.search_site({ q }))
  const { t } = await loaderTranslator(locale)
  return {
    head: {
      title: q ? t('sitesearch.titleFor', { q }) : t('sitesearch.title'),
      description: t('sitesearch.description'),
      path: links.search(locale),
      hidden: true,
    },
    q,
    groups,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, groups } = loaderData
  const { t, locale } = useLanguage()
  return (
    <div className="page-width grid gap-8 py-10">
      <PageHeading>{t('sitesearch.title')}</PageHeading>
      <WordSearch
        key={q}
        label={t('sitesearch.label')}
        submit={t('sitesearch.submit')}
        action={links.search(locale)}
        value={q}
      />
      <SearchResults key={`found ${q}`} q={q} groups={groups} />
    </div>
  )
}
