import { feedTags } from '#web/feed-tags.ts'
import { links } from '#web/links.ts'
import { CopyLink } from '#web/kit/CopyLink.tsx'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { article } from '#web/reading/parts.ts'
import { answersTo, isSlug, paramRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { blogPosting } from '#web/structured-data/reading.ts'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/blog.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  if (!isSlug(params.slug)) throw paramRefused({ code: 'invalid_input' })
  const [found] = await answersTo(api.fetch_blog_details({ slug: params.slug }))
  const path = links.blog(locale, found.slug)
  const { t } = await loaderWords(locale)
  return {
    page: { title: found.title, description: found.summary, path },
    feed: { title: t('reading.feed'), href: origin + links.feed(locale) },
    copyLabel: t('content.copyLink'),
    article: stillData(request, {
      article: found,
      address: origin + path,
      things: [blogPosting(found, { origin, locale })],
    }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), article.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.page, siteIn(matches)),
  ...feedTags(loaderData?.feed),
]

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <article.Still data={loaderData.article} />
      <div className="page-width pb-16">
        <CopyLink label={loaderData.copyLabel} />
      </div>
    </>
  )
}
