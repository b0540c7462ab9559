import type { BlogCardAnswer, HeaderAnswer } from '#domains/content/answers.ts'
import type { ArticleRow, NamedRow } from '#domains/content/articles.server.ts'
import { minutesToRead } from '#domains/content/markdown.server.ts'
import type { HeaderRow } from '#domains/content/read.server.ts'
import { inLocale, type Bilingual, type Locale } from '#text/locale.ts'

export function headerView({ page, title, text, image }: HeaderRow, locale: Locale): HeaderAnswer {
  return { page, title: inLocale(title, locale), text: inLocale(text, locale), picture: pictureView(image, locale) }
}

export function blogCardView(article: ArticleRow, locale: Locale): BlogCardAnswer {
  return {
    slug: article.slug,
    title: inLocale(article.title, locale),
    summary: inLocale(article.summary, locale),
    category: namedView(article.category, locale),
    tags: article.tags.map((tag) => namedView(tag, locale)),
    added_by: inLocale(article.addedBy, locale),
    posted_on: article.postedOn,
    minutes: minutesToRead(inLocale(article.body, locale)),
    picture: pictureView(article.image, locale),
  }
}

export function namedView({ slug, name }: NamedRow, locale: Locale): { slug: string; name: string } {
  return { slug, name: inLocale(name, locale) }
}

function pictureView({ id, alt }: { id: string; alt: Bilingual }, locale: Locale) {
  return { id, alt: inLocale(alt, locale) }
}
