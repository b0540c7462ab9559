import type { ArticleRow } from '#domains/content/articles.server.ts'
import { escapeHtml } from '#i18n/html.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { contentLinks, links } from '#links/site.ts'

const maxEntries = 30

/**
 * The newest articles of one language as an Atom feed (RFC 4287).
 * @param articles newest first
 */
export function articleFeed(
  articles: readonly ArticleRow[],
  { brand, origin, locale }: { brand: string; origin: string; locale: Locale },
): string {
  const output = (text: Bilingual) => escapeHtml(inLocale(text, locale))
  const entries = articles.slice(0, maxEntries).map((article) => {
    const address = escapeHtml(origin + contentLinks.blog(locale, article.slug))
    const categories = [article.category, ...article.tags].map(
      ({ slug, name }) => `<category term="${escapeHtml(slug)}" label="${output(name)}"/>`,
    )
    return [
      '<entry>',
      `<id>${address}</id>`,
      `<title>${output(article.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${address}"/>`,
      `<published>${instantOf(article.postedOn)}</published>`,
      `<updated>${instantOf(article.postedOn)}</updated>`,
      `<author><name>${output(article.addedBy)}</name></author>`,
      ...categories,
      `<summary>${output(article.summary)}</summary>`,
      '</entry>',
    ].join('')
  })
  const self = escapeHtml(origin + contentLinks.feed(locale))
  return [
    `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${self}</id>`,
    `<title>${escapeHtml(translator(locale)('articles.feedTitle', { brand }))}</title>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(origin + links.blogs(locale))}"/>`,
    // A feed without entries has the start of the Unix epoch.
    `<updated>${instantOf(articles[0]?.postedOn ?? '1970-01-01')}</updated>`,
    ...entries,
    '</feed>',
  ].join('')
}

const instantOf = (day: string) => `${day}T00:00:00Z`
