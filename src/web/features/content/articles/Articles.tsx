import type { BlogCardAnswer, CategoryAnswer, HeaderAnswer } from '#domains/content/answers.ts'
import { BlogCards } from '#web/features/content/articles/BlogCards.tsx'
import { useLocale, useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipLink } from '#web/ui/actions/Chip.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { contentLinks, links } from '#links/site.ts'
import { TextPage } from '#web/features/content/TextPage.tsx'
import { PageHead } from '#web/features/content/PageHead.tsx'
import { WordSearch } from '#web/features/content/WordSearch.tsx'

type ArticlesProps = {
  header: HeaderAnswer
  articles: BlogCardAnswer[]
  total: number
  perPage: number
  categories: CategoryAnswer[]
  tags: CategoryAnswer[]
  filter: { category: string; tag: string; q: string; page: number }
}

/** The list of articles, filtered by category, tag and search text. */
export function Articles({ header, articles, total, perPage, categories, tags, filter }: ArticlesProps) {
  const t = useText()
  const locale = useLocale()
  const { category, tag, q, page } = filter
  const tagName = tags.find((one) => one.slug === tag)?.name
  if (total === 0 && !category && !tag && !q) return <TextPage header={header} page={null} name="blogs" />
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid gap-8 py-10">
        <WordSearch
          key={q}
          submit={t('content.search')}
          label={t('content.searchArticles')}
          action={links.blogs(locale)}
          value={q}
          hidden={{ category, tag }}
        />
        <nav aria-label={t('content.categories')} className="flex flex-wrap gap-2">
          <ChipLink to={links.blogs(locale)} current={!category && !tag}>
            {t('content.allArticles')}
          </ChipLink>
          {categories.map((one) => (
            <ChipLink key={one.slug} to={links.blogs(locale, { category: one.slug })} current={one.slug === category}>
              {one.name}
            </ChipLink>
          ))}
        </nav>
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
