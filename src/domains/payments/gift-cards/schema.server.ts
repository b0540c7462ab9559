import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#domains/db.ts'
import { user } from '#domains/accounts/schema.server.ts'

/** A prepaid balance that pays for bookings. Amounts in minor units. */
export const giftCard = pgTable(
  'gift_card',
  (c) => ({
    id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** A keyed digest of the code. */
    codeDigest: c.text('code_digest').notNull(),
    lastFour: c.char('last_four', { length: 4 }).notNull(),
    currency: c.char('currency', { length: 3 }).notNull(),
    issuedMinor: c.integer('issued_minor').notNull(),
    /** Not held by any booking and not spent. */
    balanceMinor: c.integer('balance_minor').notNull(),
    /** The last day on which it pays for a new booking. */
    expiresOn: c.date('expires_on', { mode: 'string' }).notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: c.text('issued_by').notNull(),
    holderName: c.text('holder_name').notNull().default(''),
    holderEmail: c.text('holder_email').notNull().default(''),
    note: c.text('note').notNull().default(''),
    blockedAt: instant('blocked_at'),
    /** The account that added the card or used it first. */
    userId: c.text('user_id').references(() => user.id, { onDelete: 'set null' }),
  }),
  (t) => [
    uniqueIndex('gift_card_code').on(t.codeDigest),
    index('gift_card_last_four').on(t.lastFour),
    index('gift_card_user').on(t.userId),
    check('gift_card_balance', sql`${t.balanceMinor} between 0 and ${t.issuedMinor}`),
    check('gift_card_issued', sql`${t.issuedMinor} > 0`),
  ],
)
