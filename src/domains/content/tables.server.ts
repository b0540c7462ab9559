import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SceneKind, SceneOptions } from '#art/catalogue.ts'
import type { Bilingual } from '#text/locale.ts'

/**
 * Every picture the site may show. The image route serves only what is listed here,
 * so nobody can make the server draw or fetch what it does not know.
 */
export const image = pgTable('image', {
  /** `facade/dar-al-rayan`: what the image route is asked for. */
  id: text('id').primaryKey(),
  scene: text('scene').$type<SceneKind>().notNull(),
  options: jsonb('options').$type<SceneOptions>().notNull(),
  alt: jsonb('alt').$type<Bilingual>().notNull(),
})

/** One row a key: brand, contact, social, currency, features. Read by `fetch_web_status`. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
