import { sql } from 'drizzle-orm'
import { addressOfPicture } from '#domains/content/queries.server.ts'
import { minutesToRead } from '#domains/content/markdown.server.ts'
import type { blog } from '#domains/content/schema.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type NamedRow = { slug: string; name: Bilingual }
export type ArticleRow = Omit<typeof blog.$inferSelect, 'category' | 'tags' | 'imageId'> & {
  category: NamedRow
  tags: NamedRow[]
  image: { id: string; alt: Bilingual }
  /** Reading time. */
  minutes: { en: number; ar: number }
}

/** All articles, newest first, in one statement: there are tens or hundreds, and they are cached. */
export async function readArticles(db: Queryable): Promise<ArticleRow[]> {
  const result = await db.execute<Omit<ArticleRow, 'minutes'>>(sql`
    select b.slug, json_build_object('slug', c.slug, 'name', c.name) as category,
      coalesce((select json_agg(json_build_object('slug', h.slug, 'name', h.name) order by t.n)
        from unnest(b.tags) with ordinality as t (slug, n) join hashtag h on h.slug = t.slug), '[]') as tags,
      b.title, b.summary, b.body, b.added_by as "addedBy", b.posted_on::text as "postedOn",
      json_build_object('id', ${addressOfPicture}, 'alt', i.alt) as image, b.search_key as "searchKey"
    from blog b join blog_category c on c.slug = b.category join image i on i.id = b.image_id
    order by b.posted_on desc, b.slug`)
  return result.rows.map((row) => ({
    ...row,
    minutes: { en: minutesToRead(row.body.en), ar: minutesToRead(row.body.ar) },
  }))
}

type FaqRow = { topic: NamedRow; entries: { slug: string; question: Bilingual; answer: Bilingual }[] }

export async function readFaqs(db: Queryable): Promise<FaqRow[]> {
  const result = await db.execute<FaqRow>(sql`
    select json_build_object('slug', t.slug, 'name', t.name) as topic,
      json_agg(json_build_object('slug', e.slug, 'question', e.question, 'answer', e.answer) order by e.position, e.slug) as entries
    from faq_topic t join faq_entry e on e.topic = t.slug group by t.slug order by t.position, t.slug`)
  return result.rows
}

/**
 * Articles similar to one: those with most tags in common, then those of its category, then the newest.
 * @param all newest first
 */
export function relatedArticles(article: ArticleRow, all: readonly ArticleRow[], max: number): ArticleRow[] {
  const ownTags = new Set(article.tags.map(({ slug }) => slug))
  const likeness = (other: ArticleRow) =>
    other.tags.filter(({ slug }) => ownTags.has(slug)).length * 2 +
    Number(other.category.slug === article.category.slug)
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, max)
}
