import type { BlogCardAnswer, HeaderAnswer, SeasonNoteAnswer } from '#domains/content/answers.ts'
import type { ArticleRow, NamedRow } from '#domains/content/articles.server.ts'
import type { HeaderRow } from '#domains/content/queries.server.ts'
import type { SeasonNoteRow } from '#domains/content/season-notes.server.ts'
import { contentLocale, inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

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
    minutes: article.minutes[contentLocale(locale)],
    picture: pictureView(article.image, locale),
  }
}

export function namedView({ slug, name }: NamedRow, locale: Locale): { slug: string; name: string } {
  return { slug, name: inLocale(name, locale) }
}

export function seasonNoteView(row: SeasonNoteRow, locale: Locale): SeasonNoteAnswer {
  return {
    code: row.code,
    title: inLocale(row.title, locale),
    text: inLocale(row.text, locale),
    city: row.city,
    first_day: row.firstDay,
    last_day: row.lastDay,
  }
}

function pictureView({ id, alt }: { id: string; alt: Bilingual }, locale: Locale) {
  return { id, alt: inLocale(alt, locale) }
}
