import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { textIdOf } from '#domains/shared/columns.server.ts'
import type { SceneKind, SceneOptions } from '@rihla/illustrations/catalogue'
import type { ContactTopic, GoalIcon } from '#domains/content/shapes.ts'
import { city } from '#domains/places/schema.server.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

/** All pictures of the site. The image route serves only these: nobody can make it draw or fetch others. */
export const image = pgTable('image', (c) => ({
  /** The id in addresses of the image route, such as `facade/dar-al-rayan`. */
  id: c.text('id').primaryKey(),
  /** The generated drawing; null for an uploaded file. */
  scene: c.text('scene').$type<SceneKind>(),
  options: c.jsonb('options').$type<SceneOptions>().notNull(),
  /** The file name of an uploaded picture. */
  file: c.text('file'),
  alt: c.jsonb('alt').$type<Bilingual>().notNull(),
  /** True while the alternative text is the one that the editor suggested. */
  altSuggested: c.boolean('alt_suggested').notNull().default(false),
  /** The focal point of an uploaded photo; empty if the file is shown as it is. */
  focus: c.text('focus').notNull().default(''),
}))

/** One row per key: brand, contact, social, currency, features. Read by `fetch_web_status`. */
export const setting = pgTable('setting', (c) => ({
  key: c.text('key').primaryKey(),
  value: c.jsonb('value').notNull(),
  updatedAt: c.timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}))

/** The title, text and picture at the top of a page. */
export const pageHeader = pgTable('page_header', (c) => ({
  /** A page's name, e.g. `faq`. */
  page: c.text('page').primaryKey(),
  title: c.jsonb('title').$type<Bilingual>().notNull(),
  text: c.jsonb('text').$type<Bilingual>().notNull(),
  imageId: textIdOf('image_id', () => image.id),
}))

/** A text page: about, terms, privacy. */
export const contentPage = pgTable('content_page', (c) => ({
  slug: c.text('slug').$type<'about' | 'terms' | 'privacy'>().primaryKey(),
  /** Markdown. */
  body: c.jsonb('body').$type<Bilingual>().notNull(),
  /** The date of the current text. */
  changedOn: c.date('changed_on', { mode: 'string' }).notNull(),
}))

/** The texts of the terms that were published, in order; a trigger adds each one. Rows are never changed. */
export const termsVersion = pgTable('terms_version', (c) => ({
  id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
  body: c.jsonb('body').$type<Bilingual>().notNull(),
  changedOn: c.date('changed_on', { mode: 'string' }).notNull(),
  publishedAt: c.timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
}))

/** The goals that the provider publishes. */
export const generalGoal = pgTable('general_goal', (c) => ({
  position: c.smallint('position').primaryKey(),
  icon: c.text('icon').$type<GoalIcon>().notNull(),
  title: c.jsonb('title').$type<Bilingual>().notNull(),
  text: c.jsonb('text').$type<Bilingual>().notNull(),
}))

/** A figure and its label. */
export const clientStatistic = pgTable('client_statistic', (c) => ({
  position: c.smallint('position').primaryKey(),
  value: c.integer('value').notNull(),
  /** True if the value is a lower bound, shown with a plus. */
  atLeast: c.boolean('at_least').notNull(),
  label: c.jsonb('label').$type<Bilingual>().notNull(),
}))

/** A guest's testimonial, original and translated. */
export const testimonial = pgTable('guest_word', (c) => ({
  position: c.smallint('position').primaryKey(),
  words: c.jsonb('words').$type<Bilingual>().notNull(),
  /** The name and place under which the guest is quoted: `Amina, Leeds`. */
  guest: c.jsonb('guest').$type<Bilingual>().notNull(),
}))

export const faqTopic = pgTable('faq_topic', (c) => ({
  slug: c.text('slug').primaryKey(),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
  position: c.smallint('position').notNull(),
}))

export const faqEntry = pgTable(
  'faq_entry',
  (c) => ({
    slug: c.text('slug').primaryKey(),
    topic: textIdOf('topic', () => faqTopic.slug),
    question: c.jsonb('question').$type<Bilingual>().notNull(),
    /** Markdown. */
    answer: c.jsonb('answer').$type<Bilingual>().notNull(),
    position: c.smallint('position').notNull(),
  }),
  (t) => [index('faq_entry_topic').on(t.topic, t.position)],
)

/** Votes on whether an answer helped: one per visitor and question. Only a keyed digest of the visitor is stored. */
export const faqVote = pgTable(
  'faq_vote',
  (c) => ({
    entry: textIdOf('entry', () => faqEntry.slug, { onDelete: 'cascade' }),
    voter: c.text('voter').notNull(),
    helpful: c.boolean('helpful').notNull(),
    votedAt: c.timestamp('voted_at', { withTimezone: true }).notNull(),
  }),
  (t) => [primaryKey({ columns: [t.entry, t.voter] })],
)

export const blogCategory = pgTable('blog_category', (c) => ({
  slug: c.text('slug').primaryKey(),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
  position: c.smallint('position').notNull(),
}))

export const hashtag = pgTable('hashtag', (c) => ({
  slug: c.text('slug').primaryKey(),
  name: c.jsonb('name').$type<Bilingual>().notNull(),
}))

export const blog = pgTable(
  'blog',
  (c) => ({
    slug: c.text('slug').primaryKey(),
    category: textIdOf('category', () => blogCategory.slug),
    tags: c.text('tags').array().notNull(),
    title: c.jsonb('title').$type<Bilingual>().notNull(),
    summary: c.jsonb('summary').$type<Bilingual>().notNull(),
    /** Markdown. */
    body: c.jsonb('body').$type<Bilingual>().notNull(),
    addedBy: c.jsonb('added_by').$type<Bilingual>().notNull(),
    postedOn: c.date('posted_on', { mode: 'string' }).notNull(),
    imageId: textIdOf('image_id', () => image.id),
    /** Normalised search text of both languages. */
    searchKey: c.text('search_key').notNull(),
  }),
  (t) => [index('blog_by_day').on(t.postedOn), index('blog_by_category').on(t.category, t.postedOn)],
)

/** A message to the provider. It has a time to be answered, so the oldest open one comes first. */
export const contactMessage = pgTable(
  'contact_message',
  (c) => ({
    receipt: c.text('receipt').primaryKey(),
    name: c.text('name').notNull(),
    email: c.text('email').notNull(),
    phone: c.text('phone').notNull(),
    topic: c.text('topic').$type<ContactTopic>().notNull(),
    message: c.text('message').notNull(),
    locale: c.text('locale').$type<Locale>().notNull(),
    createdAt: c.timestamp('created_at', { withTimezone: true }).notNull(),
    answeredAt: c.timestamp('answered_at', { withTimezone: true }),
    /** The answer sent by email; empty if it was answered in another way. */
    answer: c.text('answer').notNull().default(''),
    answeredBy: c.text('answered_by').notNull().default(''),
  }),
  (t) => [
    index('contact_message_open')
      .on(t.createdAt)
      .where(sql`${t.answeredAt} is null`),
  ],
)

/** Notes for travellers on certain dates, such as access to the holy places. Edited by the provider. */
export const seasonNote = pgTable(
  'season_note',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: c.text('code').notNull(),
    title: c.jsonb('title').$type<Bilingual>().notNull(),
    text: c.jsonb('text').$type<Bilingual>().notNull(),
    /** The city of the note; null for all cities. */
    city: c.text('city').references(() => city.slug),
    firstDay: c.date('first_day', { mode: 'string' }).notNull(),
    lastDay: c.date('last_day', { mode: 'string' }).notNull(),
  }),
  (t) => [
    index('season_note_days').on(t.firstDay, t.lastDay),
    check('season_note_dates', sql`${t.lastDay} >= ${t.firstDay}`),
  ],
)
