import { contentLinks, links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, errorResponse, requestContext } from '#web/lib/loaders.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { BlogCards } from '#web/features/content/articles/BlogCards.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipLink, ChipRow } from '#web/ui/actions/Chip.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { TextPage } from '#web/features/content/TextPage.tsx'
import { PageHead } from '#web/features/content/PageHead.tsx'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
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
    head: {
      title: header.title,
      description: header.text,
      path: links.blogs(locale, { category: filter.category }),
      hidden: !isPlain,
      feed: { title: t('articles.feed'), href: origin + contentLinks.feed(locale) },
    },
    header,
    articles: answer.data,
    total: answer.meta?.total ?? 0,
    categories,
    tags,
    filter,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { header, articles, total, categories, tags, filter } = loaderData
  const { t, locale } = useLanguage()
  const { category, tag, q, page } = filter
  const tagName = tags.find((one) => one.slug === tag)?.name
  if (total === 0 && !category && !tag && !q) return <TextPage header={header} text={null} name="blogs" />
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-4 py-6 md:gap-8 md:py-10">
        <WordSearch
          key={q}
          submit={t('content.search')}
          label={t('content.searchArticles')}
          action={links.blogs(locale)}
          value={q}
          hidden={{ category, tag }}
        />
        <ChipRow label={t('content.categories')}>
          <ChipLink to={links.blogs(locale)} current={!category && !tag}>
            {t('content.allArticles')}
          </ChipLink>
          {categories.map((one) => (
            <ChipLink key={one.slug} to={links.blogs(locale, { category: one.slug })} current={one.slug === category}>
              {one.name}
            </ChipLink>
          ))}
        </ChipRow>
        {tagName && <h2 className="text-heading">{t('content.taggedWith', { tag: tagName })}</h2>}
        {articles.length > 0 ? (
          <BlogCards articles={articles} heading={tagName ? 'h3' : 'h2'} />
        ) : (
          <EmptyState
            title={t('content.noArticles')}
            actions={<ButtonLink to={links.blogs(locale)}>{t('content.allArticles')}</ButtonLink>}
          >
            <p className="text-muted">{t('content.noArticlesText')}</p>
          </EmptyState>
        )}
        <Pagination
          page={page}
          pages={Math.ceil(total / perPage)}
          hrefOf={(n) => links.blogs(locale, { category, tag, q, page: n })}
        />
        <nav aria-label={t('content.tags')} className="flex flex-wrap gap-2">
          {tags.map((one) => (
            <ChipLink key={one.slug} to={links.blogs(locale, { tag: one.slug })} current={one.slug === tag}>
              {one.name}
            </ChipLink>
          ))}
        </nav>
        <p>
          <a href={contentLinks.feed(locale)} className="link" type="application/atom+xml">
            {t('articles.feed')}
          </a>
        </p>
      </div>
    </>
  )
}
