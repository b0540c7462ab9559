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
import type { SceneKind, SceneOptions } from '#art/catalogue.ts'
import type { ContactTopic, GoalIcon } from '#domains/content/shapes.ts'
import { city } from '#domains/places/tables.server.ts'
import type { Bilingual, Locale } from '#text/locale.ts'

/**
 * Every picture the site may show. The image route serves only what is listed here,
 * so nobody can make the server draw or fetch what it does not know.
 */
export const image = pgTable('image', {
  /** `facade/dar-al-rayan`: what the image route is asked for. */
  id: text('id').primaryKey(),
  /** What is drawn; null where a file was uploaded. */
  scene: text('scene').$type<SceneKind>(),
  options: jsonb('options').$type<SceneOptions>().notNull(),
  /** The name under which an uploaded picture is kept. */
  file: text('file'),
  alt: jsonb('alt').$type<Bilingual>().notNull(),
})

/** One row a key: brand, contact, social, currency, features. Read by `fetch_web_status`. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The line and the picture that a page begins with. */
export const pageHeader = pgTable('page_header', {
  /** A page's name, e.g. `faq`. */
  page: text('page').primaryKey(),
  title: jsonb('title').$type<Bilingual>().notNull(),
  text: jsonb('text').$type<Bilingual>().notNull(),
  imageId: text('image_id')
    .notNull()
    .references(() => image.id),
})

/** A page that is read from beginning to end: about, terms, privacy. */
export const contentPage = pgTable('content_page', {
  slug: text('slug').$type<'about' | 'terms' | 'privacy'>().primaryKey(),
  /** Markdown. */
  body: jsonb('body').$type<Bilingual>().notNull(),
  /** The day since when it says what it says. */
  changedOn: date('changed_on', { mode: 'string' }).notNull(),
})

/** What the provider wants to be measured by. */
export const generalGoal = pgTable('general_goal', {
  position: smallint('position').primaryKey(),
  icon: text('icon').$type<GoalIcon>().notNull(),
  title: jsonb('title').$type<Bilingual>().notNull(),
  text: jsonb('text').$type<Bilingual>().notNull(),
})

/** A counter and what it counts. */
export const clientStatistic = pgTable('client_statistic', {
  position: smallint('position').primaryKey(),
  value: integer('value').notNull(),
  /** Whether it is at least so many: shown with a plus. */
  atLeast: boolean('at_least').notNull(),
  label: jsonb('label').$type<Bilingual>().notNull(),
})

/** What a guest said, in their own words and translated. */
export const guestWord = pgTable('guest_word', {
  position: smallint('position').primaryKey(),
  words: jsonb('words').$type<Bilingual>().notNull(),
  /** How the guest wants to be called, and from where: `Amina, Leeds`. */
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
    topic: text('topic')
      .notNull()
      .references(() => faqTopic.slug),
    question: jsonb('question').$type<Bilingual>().notNull(),
    /** Markdown. */
    answer: jsonb('answer').$type<Bilingual>().notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [index('faq_entry_topic').on(t.topic, t.position)],
)

/** Whether an answer helped: one word a visitor and question, of whom only a keyed digest is kept. */
export const faqVote = pgTable(
  'faq_vote',
  {
    entry: text('entry')
      .notNull()
      .references(() => faqEntry.slug, { onDelete: 'cascade' }),
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
    category: text('category')
      .notNull()
      .references(() => blogCategory.slug),
    tags: text('tags').array().notNull(),
    title: jsonb('title').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    /** Markdown. */
    body: jsonb('body').$type<Bilingual>().notNull(),
    addedBy: jsonb('added_by').$type<Bilingual>().notNull(),
    postedOn: date('posted_on', { mode: 'string' }).notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
    /** Both languages as they are searched. */
    searchKey: text('search_key').notNull(),
  },
  (t) => [index('blog_by_day').on(t.postedOn), index('blog_by_category').on(t.category, t.postedOn)],
)

/** What somebody wrote to the provider. Answered within 24 hours, so the oldest unanswered comes first. */
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
    /** What was answered by letter; empty when it was answered in another way. */
    answer: text('answer').notNull().default(''),
    answeredBy: text('answered_by').notNull().default(''),
  },
  (t) => [
    index('contact_message_open')
      .on(t.createdAt)
      .where(sql`${t.answeredAt} is null`),
  ],
)

/** What travellers must know of certain days: access to the holy places, check-in in Ramadan. Edited by the provider. */
export const seasonNote = pgTable(
  'season_note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    title: jsonb('title').$type<Bilingual>().notNull(),
    text: jsonb('text').$type<Bilingual>().notNull(),
    /** The city that it speaks of; null for all. */
    city: text('city').references(() => city.slug),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (t) => [
    index('season_note_days').on(t.firstDay, t.lastDay),
    check('season_note_dates', sql`${t.lastDay} >= ${t.firstDay}`),
  ],
)
