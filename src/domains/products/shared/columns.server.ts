import { boolean, char, integer, smallint, text } from 'drizzle-orm/pg-core'
import type { Supply } from '#domains/shared/shapes.ts'

/** The columns that a hotel, a package and a service have in common. */
export const productColumns = {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  supply: text('supply').$type<Supply>().notNull(),
  imageIds: text('image_ids').array().notNull(),
  /** Higher values are recommended first. Set by staff and the seed, never sold. */
  rank: smallint('rank').notNull().default(0),
  /** Score of the published reviews in tenths, 89 = 8.9; null without any. Written by the triggers of `review`. */
  rating: smallint('rating'),
  reviewCount: integer('review_count').notNull().default(0),
  searchKey: text('search_key').notNull(),
  /** True if the site shows and sells it; existing bookings are not affected. */
  offered: boolean('offered').notNull().default(true),
}
