import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { idOf } from '#domains/shared/columns.server.ts'
import { user } from '#domains/accounts/schema.server.ts'
import type { ProductSelection } from '#domains/products/shared/selection.ts'

/** The products to be booked together; owned by a traveller, or by a browser with the token. */
export const cart = pgTable(
  'cart',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** A keyed digest of the cookie's token. */
    tokenDigest: text('token_digest'),
    /** The promotion code that was entered; it is checked each time the cart is priced. */
    promotionCode: text('promotion_code'),
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('cart_user').on(t.userId),
    uniqueIndex('cart_token').on(t.tokenDigest),
    index('cart_age').on(t.touchedAt),
    check('cart_owner', sql`num_nonnulls(${t.userId}, ${t.tokenDigest}) = 1`),
  ],
)

/** A selection and its price when it was added. The cart reserves neither inventory nor prices. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cartId: idOf('cart_id', () => cart.id, { onDelete: 'cascade' }),
    selection: jsonb('selection').$type<ProductSelection>().notNull(),
    /** Equal selections share one line. */
    digest: text('digest').notNull(),
    seenTotal: bigint('seen_total', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('cart_line_selection').on(t.cartId, t.digest)],
)
