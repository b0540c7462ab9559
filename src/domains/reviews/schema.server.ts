import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idOf, partialIndex } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import { booking } from '#domains/bookings/model/schema.server.ts'
import { travelPackage } from '#domains/products/packages/schema.server.ts'
import { service } from '#domains/products/services/schema.server.ts'
import { hotel } from '#domains/products/stays/schema.server.ts'
import type { HideReason, Party, ReviewAction, ReviewPart } from '#domains/reviews/shapes.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { Locale } from '#i18n/locale.ts'

/**
 * A review of a completed booking, or an invented one of a demo, which has no booking. Triggers of the table count the
 * published reviews of its product (`rating` and `review_count` of the hotel, package or service) and record the change.
 */
export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for an invented review. */
    bookingId: bigint('booking_id', { mode: 'number' }).references(() => booking.id),
    invented: boolean('invented').notNull().default(false),
    kind: text('kind').$type<ProductKind>().notNull(),
    hotelId: integer('hotel_id').references(() => hotel.id, { onDelete: 'cascade' }),
    packageId: integer('package_id').references(() => travelPackage.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id').references(() => service.id, { onDelete: 'cascade' }),
    /** One to five. */
    stars: smallint('stars').notNull(),
    /** Stars of the rated parts. */
    parts: jsonb('parts').$type<Partial<Record<ReviewPart, number>>>().notNull(),
    /** Empty for a review of stars only, and after erasure. */
    words: text('words').notNull(),
    /** Language of the words. */
    locale: text('locale').$type<Locale>().notNull(),
    party: text('party').$type<Party>().notNull(),
    /** First name and initial; empty for an anonymous review. */
    author: text('author').notNull(),
    /** The first day of the booking. */
    stayedOn: date('stayed_on', { mode: 'string' }).notNull(),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason').$type<HideReason>(),
    /** The answer of the provider; empty if there is none. */
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    /** Set when staff have read it in its present form. */
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at'),
  },
  (t) => [
    uniqueIndex('review_booking').on(t.bookingId),
    index('review_hotel').on(t.hotelId, t.createdAt),
    index('review_package').on(t.packageId, t.createdAt),
    index('review_service').on(t.serviceId, t.createdAt),
    // The queue of the staff.
    partialIndex('review_unread', [t.id], sql`${t.readAt} is null and ${t.hiddenAt} is null`),
    check('review_stars', sql`${t.stars} between 1 and 5`),
    check(
      'review_product',
      sql`num_nonnulls(${t.hotelId}, ${t.packageId}, ${t.serviceId}) = 1
        and case ${t.kind} when 'stay' then ${t.hotelId} when 'package' then ${t.packageId} when 'service' then ${t.serviceId} end is not null`,
    ),
    check('review_source', sql`(${t.bookingId} is null) = ${t.invented}`),
    check('review_hidden', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
  ],
)

/** History of a review: what its traveller and the staff did, without the words. */
export const reviewEvent = pgTable(
  'review_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: idOf('review_id', () => review.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The member of staff; empty for the traveller. */
    name: text('name').notNull(),
    action: text('action').$type<ReviewAction>().notNull(),
    reason: text('reason').$type<HideReason>(),
    /** A remark of the staff on the reason. */
    note: text('note').notNull().default(''),
  },
  (t) => [index('review_event_review').on(t.reviewId)],
)
