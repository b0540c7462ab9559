import { useLocale } from '#text/react.tsx'
import { found } from '#web/finding/parts.ts'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { WordSearch } from '#web/reading/WordSearch.tsx'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/search.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100).toWellFormed()
  const [groups] = await answersTo(api.search_site({ q }))
  const { t } = await loaderWords(locale)
  return {
    page: {
      title: q ? t('finding.titleFor', { q }) : t('finding.title'),
      description: t('finding.description'),
      path: links.search(locale),
      hidden: true,
    },
    q,
    heading: t('finding.title'),
    labels: { label: t('finding.label'), submit: t('finding.submit') },
    found: stillData(request, { q, groups }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), found.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, heading, labels } = loaderData
  const locale = useLocale()
  return (
    <div className="page-width grid gap-8 py-10">
      <PageHeading>{heading}</PageHeading>
      <WordSearch key={q} {...labels} action={links.search(locale)} value={q} />
      <found.Still key={`found ${q}`} data={loaderData.found} />
    </div>
  )
}
