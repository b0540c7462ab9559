import { feedTags } from '#web/feed-tags.ts'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { articles } from '#web/reading/parts.ts'
import { answersTo, pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/blogs.ts'

const perPage = 9

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  const text = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 80)
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const asked = { category: text('category'), tag: text('tag'), q: text('q'), page }
  const found = await api.fetch_blogs({ ...asked, per_page: perPage })
  if (!found.ok) throw pageRefused(found.error)
  const [header, categories, tags] = await answersTo(
    api.fetch_header({ page: 'blogs' }),
    api.fetch_categories(),
    api.fetch_hashtags(),
  )
  const { t } = await loaderWords(locale)
  const isPlain = !asked.tag && !asked.q && page === 1
  return {
    page: {
      title: header.title,
      description: header.text,
      path: links.blogs(locale, { category: asked.category }),
      hidden: !isPlain,
    },
    feed: { title: t('reading.feed'), href: origin + links.feed(locale) },
    list: stillData(request, {
      header,
      articles: found.data,
      total: found.meta?.total ?? 0,
      perPage,
      categories,
      tags,
      asked,
    }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), articles.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.page, siteIn(matches)),
  ...feedTags(loaderData?.feed),
]

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return <articles.Still data={loaderData.list} />
}
