import { contentLinks, links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { Articles } from '#web/features/content/articles/Articles.tsx'
import { answersTo, errorResponse } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/blogs'

const perPage = 9

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  const text = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 80)
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const filter = { category: text('category'), tag: text('tag'), q: text('q'), page }
  const answer = await api.fetch_blogs({ ...filter, per_page: perPage })
  if (!answer.ok) throw errorResponse(answer.error)
  const [header, categories, tags] = await answersTo(
    api.fetch_header({ page: 'blogs' }),
    api.fetch_categories(),
    api.fetch_hashtags(),
  )
  const { t } = await loaderTranslator(locale)
  const isPlain = !filter.tag && !filter.q && page === 1
  return {
    page: {
      title: header.title,
      description: header.text,
      path: links.blogs(locale, { category: filter.category }),
      hidden: !isPlain,
      feed: { title: t('articles.feed'), href: origin + contentLinks.feed(locale) },
    },
    list: {
      header,
      articles: answer.data,
      total: answer.meta?.total ?? 0,
      perPage,
      categories,
      tags,
      filter,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return <Articles {...loaderData.list} />
}
