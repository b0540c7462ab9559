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
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idOf } from '#domains/shared/columns.server.ts'
import { user, userId } from '#domains/accounts/schema.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** A code that reduces the price of what it applies to. Amounts in minor units. */
export const promotion = pgTable(
  'promotion',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    discountBasisPoints: integer('rate_basis_points'),
    /** The discount, or the maximum of a share. */
    discountAmount: integer('amount'),
    /** Minimum total of the lines in the checkout that the code applies to, before taxes of stays. */
    minTotal: integer('min_total'),
    forStays: boolean('for_stays').notNull(),
    forPackages: boolean('for_packages').notNull(),
    forServices: boolean('for_services').notNull(),
    /** Only these, if there are any; all of the kind otherwise. */
    onlyHotels: integer('only_hotels').array().notNull().default([]),
    onlyPackages: integer('only_packages').array().notNull().default([]),
    onlyServices: integer('only_services').array().notNull().default([]),
    bookFrom: date('valid_from', { mode: 'string' }),
    bookTo: date('valid_to', { mode: 'string' }),
    /** First and last day on which what is booked can begin. */
    startFrom: date('first_day', { mode: 'string' }),
    startTo: date('last_day', { mode: 'string' }),
    maxUses: integer('max_uses'),
    maxPerPerson: integer('max_per_person'),
    /** Checkouts that use the code and have not given the use back. */
    uses: integer('uses').notNull().default(0),
    /** False once it is ended. */
    offered: boolean('offered').notNull().default(true),
  },
  (t) => [
    uniqueIndex('promotion_code').on(sql`upper(${t.code})`),
    check('promotion_uses', sql`${t.uses} >= 0`),
    check('promotion_discount', sql`num_nonnulls(${t.discountBasisPoints}, ${t.discountAmount}) > 0`),
  ],
)

/** The number of times an account has used a promotion. */
export const promotionPerson = pgTable(
  'promotion_person',
  {
    promotionId: idOf('promotion_id', () => promotion.id),
    userId: userId(),
    uses: integer('uses').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.userId] }),
    index('promotion_person_user').on(t.userId),
    check('promotion_person_uses', sql`${t.uses} >= 0`),
  ],
)

/** One use of a promotion: one checkout, with one booking or several. */
export const promotionUse = pgTable(
  'promotion_use',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    promotionId: idOf('promotion_id', () => promotion.id),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Bookings with the discount that have not ended unconfirmed; the use is given back with the last. */
    bookings: smallint('bookings').notNull(),
  },
  (t) => [
    index('promotion_use_promotion').on(t.promotionId),
    index('promotion_use_user').on(t.userId),
    check('promotion_use_bookings', sql`${t.bookings} >= 0`),
  ],
)
