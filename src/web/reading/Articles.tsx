import type { BlogCardAnswer, CategoryAnswer, HeaderAnswer } from '#domains/content/answers.ts'
import { BlogCards } from '#domains/content/ui/BlogCards.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { ChipLink } from '#web/kit/Chip.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { links } from '#web/links.ts'
import { PageHead } from '#web/reading/PageHead.tsx'
import { WordSearch } from '#web/reading/WordSearch.tsx'

export type ArticlesProps = {
  header: HeaderAnswer
  articles: BlogCardAnswer[]
  total: number
  perPage: number
  categories: CategoryAnswer[]
  tags: CategoryAnswer[]
  asked: { category: string; tag: string; q: string; page: number }
}

/** The articles by category, tag and words. */
export function Articles({ header, articles, total, perPage, categories, tags, asked }: ArticlesProps) {
  const t = useText()
  const locale = useLocale()
  const { category, tag, q, page } = asked
  const tagName = tags.find((one) => one.slug === tag)?.name
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid gap-8 py-10">
        <WordSearch
          submit={t('content.search')}
          label={t('content.searchArticles')}
          action={links.blogs(locale)}
          value={q}
          kept={{ category, tag }}
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
          {/* Its type says that it is no page, which the router would try to show. */}
          <a href={links.feed(locale)} className="link" type="application/atom+xml">
            {t('reading.feed')}
          </a>
        </p>
      </div>
    </>
  )
}
