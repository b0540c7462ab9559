import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { textIdOf } from '#domains/shared/columns.server.ts'
import type { SceneKind, SceneOptions } from '@rihla/illustrations/catalogue'
import type { ContactTopic, GoalIcon } from '#domains/content/shapes.ts'
import { city } from '#domains/places/schema.server.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

/** All pictures of the site. The image route serves only these: nobody can make it draw or fetch others. */
export const image = pgTable('image', {
  /** The id in addresses of the image route, such as `facade/dar-al-rayan`. */
  id: text('id').primaryKey(),
  /** The generated drawing; null for an uploaded file. */
  scene: text('scene').$type<SceneKind>(),
  options: jsonb('options').$type<SceneOptions>().notNull(),
  /** The file name of an uploaded picture. */
  file: text('file'),
  alt: jsonb('alt').$type<Bilingual>().notNull(),
  /** True while the alternative text is the one that the editor suggested. */
  altSuggested: boolean('alt_suggested').notNull().default(false),
  /** The focal point of an uploaded photo; empty if the file is shown as it is. */
  focus: text('focus').notNull().default(''),
})

/** One row per key: brand, contact, social, currency, features. Read by `fetch_web_status`. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The title, text and picture at the top of a page. */
export const pageHeader = pgTable('page_header', {
  /** A page's name, e.g. `faq`. */
  page: text('page').primaryKey(),
  title: jsonb('title').$type<Bilingual>().notNull(),
  text: jsonb('text').$type<Bilingual>().notNull(),
  imageId: textIdOf('image_id', () => image.id),
})

/** A text page: about, terms, privacy. */
export const contentPage = pgTable('content_page', {
  slug: text('slug').$type<'about' | 'terms' | 'privacy'>().primaryKey(),
  /** Markdown. */
  body: jsonb('body').$type<Bilingual>().notNull(),
  /** The date of the current text. */
  changedOn: date('changed_on', { mode: 'string' }).notNull(),
})

/** The goals that the provider publishes. */
export const generalGoal = pgTable('general_goal', {
  position: smallint('position').primaryKey(),
  icon: text('icon').$type<GoalIcon>().notNull(),
  title: jsonb('title').$type<Bilingual>().notNull(),
  text: jsonb('text').$type<Bilingual>().notNull(),
})

/** A figure and its label. */
export const clientStatistic = pgTable('client_statistic', {
  position: smallint('position').primaryKey(),
  value: integer('value').notNull(),
  /** True if the value is a lower bound, shown with a plus. */
  atLeast: boolean('at_least').notNull(),
  label: jsonb('label').$type<Bilingual>().notNull(),
})

/** A guest's testimonial, original and translated. */
export const testimonial = pgTable('guest_word', {
  position: smallint('position').primaryKey(),
  words: jsonb('words').$type<Bilingual>().notNull(),
  /** The name and place under which the guest is quoted: `Amina, Leeds`. */
  guest: jsonb('guest').$type<Bilingual>().notNull(),
})

export const faqTopic = pgTable('faq_topic', {
  slug: text('slug').primaryKey(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  position: smallint('position').notNull(),
})

export const faqEntry = pgTable(
  'faq_entry',
  {
    slug: text('slug').primaryKey(),
    topic: textIdOf('topic', () => faqTopic.slug),
    question: jsonb('question').$type<Bilingual>().notNull(),
    /** Markdown. */
    answer: jsonb('answer').$type<Bilingual>().notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [index('faq_entry_topic').on(t.topic, t.position)],
)

/** Votes on whether an answer helped: one per visitor and question. Only a keyed digest of the visitor is stored. */
export const faqVote = pgTable(
  'faq_vote',
  {
    entry: textIdOf('entry', () => faqEntry.slug, { onDelete: 'cascade' }),
    voter: text('voter').notNull(),
    helpful: boolean('helpful').notNull(),
    votedAt: timestamp('voted_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entry, t.voter] })],
)

export const blogCategory = pgTable('blog_category', {
  slug: text('slug').primaryKey(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  position: smallint('position').notNull(),
})

export const hashtag = pgTable('hashtag', {
  slug: text('slug').primaryKey(),
  name: jsonb('name').$type<Bilingual>().notNull(),
})

export const blog = pgTable(
  'blog',
  {
    slug: text('slug').primaryKey(),
    category: textIdOf('category', () => blogCategory.slug),
    tags: text('tags').array().notNull(),
    title: jsonb('title').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    /** Markdown. */
    body: jsonb('body').$type<Bilingual>().notNull(),
    addedBy: jsonb('added_by').$type<Bilingual>().notNull(),
    postedOn: date('posted_on', { mode: 'string' }).notNull(),
    imageId: textIdOf('image_id', () => image.id),
    /** Normalised search text of both languages. */
    searchKey: text('search_key').notNull(),
  },
  (t) => [index('blog_by_day').on(t.postedOn), index('blog_by_category').on(t.category, t.postedOn)],
)

/** A message to the provider. It has a time to be answered, so the oldest open one comes first. */
export const contactMessage = pgTable(
  'contact_message',
  {
    receipt: text('receipt').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The answer sent by e-mail; empty if it was answered in another way. */
    answer: text('answer').notNull().default(''),
    answeredBy: text('answered_by').notNull().default(''),
  },
  (t) => [
    index('contact_message_open')
      .on(t.createdAt)
      .where(sql`${t.answeredAt} is null`),
  ],
)

/** Notes for travellers on certain dates, such as access to the holy places. Edited by the provider. */
export const seasonNote = pgTable(
  'season_note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    title: jsonb('title').$type<Bilingual>().notNull(),
    text: jsonb('text').$type<Bilingual>().notNull(),
    /** The city of the note; null for all cities. */
    city: text('city').references(() => city.slug),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (t) => [
    index('season_note_days').on(t.firstDay, t.lastDay),
    check('season_note_dates', sql`${t.lastDay} >= ${t.firstDay}`),
  ],
)
