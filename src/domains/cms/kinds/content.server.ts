import { sql } from 'drizzle-orm'
import type { Kind, KindName } from '#domains/cms/shapes.ts'
import type { Field, Values } from '#domains/cms/shapes.ts'
import type { Queryable } from '#domains/context.ts'
import { writeFocus } from '#domains/cms/stores/pictures.server.ts'
import { rowKind, rowStore } from '#domains/cms/stores/row-store.server.ts'
import { searchKey } from '#i18n/clean.ts'
import { choiceName } from '#domains/cms/choice-labels.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

const position: Field = { type: 'number', name: 'position', min: 1, max: 999 }

/** A picture and its focal point, which is stored with the picture. */
const picture: Field[] = [
  { type: 'picture', name: 'image_id' },
  { type: 'focus', name: 'focus', of: 'image_id' },
]
const focusOf = (table: 'blog' | 'page_header', key: 'slug' | 'page') => ({
  elsewhere: ['focus'],
  also: async (db: Queryable, subject: string) => {
    const result = await db.execute<{ focus: string }>(sql`
      select i.focus from ${sql.identifier(table)} t join image i on i.id = t.image_id
      where t.${sql.identifier(key)} = ${subject}`)
    return { focus: result.rows[0]?.focus ?? '' }
  },
  after: (tx: Queryable, _: string, { image_id, focus }: Values) => writeFocus(tx, image_id as string, focus as string),
})
const blogFields: Field[] = [
  { type: 'bilingual', name: 'title', max: 120 },
  { type: 'lines', name: 'summary', max: 400 },
  { type: 'markdown', name: 'body', max: 40_000 },
  { type: 'reference', name: 'category', to: 'blog_category', by: 'slug' },
  { type: 'references', name: 'tags', to: 'hashtag', by: 'slug' },
  { type: 'bilingual', name: 'added_by', max: 80 },
  { type: 'date', name: 'posted_on' },
  ...picture,
]
const nameFields: Field[] = [{ type: 'bilingual', name: 'name', max: 80 }]
const placed: Field[] = [...nameFields, position]
const questionFields: Field[] = [
  { type: 'reference', name: 'topic', to: 'question_topic', by: 'slug' },
  position,
  { type: 'bilingual', name: 'question', max: 200 },
  { type: 'markdown', name: 'answer', max: 6_000 },
]
const pageFields: Field[] = [
  { type: 'date', name: 'changed_on' },
  { type: 'markdown', name: 'body', max: 80_000 },
]
const headerFields: Field[] = [
  { type: 'bilingual', name: 'title', max: 120 },
  { type: 'lines', name: 'text', max: 400 },
  ...picture,
]

const fixedPages = { about: choiceName('about'), terms: choiceName('terms'), privacy: choiceName('privacy') }

/** Articles, questions and answers, pages, and page headers. */
export const readingKinds = {
  blog: {
    title: 'title',
    ...rowKind({
      table: 'blog',
      key: 'slug',
      fields: blogFields,
      title: sql`t.title`,
      order: sql`t.posted_on desc, t.slug`,
      derived: ({ title, summary, body }: Values) => ({
        search_key: searchKey(
          [title, summary, body].flatMap((words) => [(words as Bilingual).en, (words as Bilingual).ar]).join(' '),
        ),
      }),
      removable: true,
      ...focusOf('blog', 'slug'),
    }),
    shownAt: (slug) => ({ page: 'blog', slug }),
  },
  blog_category: {
    title: 'name',
    ...rowKind({ table: 'blog_category', key: 'slug', fields: placed, order: sql`t.position, t.slug` }),
    shownAt: () => ({ page: 'blogs', slug: null }),
  },
  hashtag: {
    title: 'name',
    ...rowKind({ table: 'hashtag', key: 'slug', fields: nameFields, order: sql`t.slug` }),
    shownAt: () => ({ page: 'blogs', slug: null }),
  },
  question: {
    title: 'question',
    ...rowKind({
      table: 'faq_entry',
      key: 'slug',
      fields: questionFields,
      title: sql`t.question`,
      order: sql`(select position from faq_topic where slug = t.topic), t.position, t.slug`,
      removable: true,
    }),
    shownAt: (slug) => ({ page: 'faq', slug }),
  },
  question_topic: {
    title: 'name',
    ...rowKind({ table: 'faq_topic', key: 'slug', fields: placed, order: sql`t.position, t.slug` }),
    shownAt: () => ({ page: 'faq', slug: null }),
  },
  page: {
    title: 'body',
    fixed: fixedPages,
    fields: pageFields,
    store: rowStore({
      table: 'content_page',
      key: 'slug',
      fields: pageFields,
      title: sql`${JSON.stringify(fixedPages)}::jsonb -> t.slug`,
      order: sql`t.slug`,
    }),
    shownAt: (slug) => {
      const page = ({ about: 'about-us', terms: 'terms-conditions', privacy: 'privacy' } as const)[slug]
      return page ? { page, slug: null } : null
    },
  },
  header: {
    title: 'title',
    fields: headerFields,
    store: rowStore({
      table: 'page_header',
      key: 'page',
      fields: headerFields,
      title: sql`t.title`,
      order: sql`t.page`,
      ...focusOf('page_header', 'page'),
    }),
    shownAt: (page) => ({ page: page as 'faq', slug: null }),
  },
} as const satisfies Partial<Record<KindName, Kind>>
