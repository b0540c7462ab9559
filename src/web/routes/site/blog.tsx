import { useText } from '#i18n/react.tsx'
import { contentLinks } from '#links/site.ts'
import { CopyLink } from '#web/ui/actions/CopyLink.tsx'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { Article } from '#web/features/content/articles/Article.tsx'
import { answersTo, isSlug, paramErrorResponse } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { blogPosting } from '#web/lib/seo/articles.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/blog'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  if (!isSlug(params.slug)) throw paramErrorResponse({ code: 'invalid_input' })
  const [found] = await answersTo(api.fetch_blog_details({ slug: params.slug }))
  const path = contentLinks.blog(locale, found.slug)
  const { t } = await loaderTranslator(locale)
  return {
    page: {
      title: found.title,
      description: found.summary,
      path,
      feed: { title: t('articles.feed'), href: origin + contentLinks.feed(locale) },
    },
    article: found,
    address: origin + path,
    things: [blogPosting(found, { origin, locale })],
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Blog({ loaderData: { article, address, things } }: Route.ComponentProps) {
  const t = useText()
  return (
    <>
      <Article {...{ article, address, things }} />
      <div className="page-width pb-16">
        <CopyLink label={t('content.copyLink')} />
      </div>
    </>
  )
}
