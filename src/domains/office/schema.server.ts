import { sql } from 'drizzle-orm'
import { check, index, pgTable } from 'drizzle-orm/pg-core'
import { user } from '#domains/accounts/schema.server.ts'
import { bookingMessage } from '#domains/conversation/schema.server.ts'
import { bookingEvent } from '#domains/bookings/model/schema.server.ts'
import { contactMessage } from '#domains/content/schema.server.ts'
import { instant } from '#domains/db.ts'
import type { NoticeModes } from '#domains/office/kinds.ts'
import { paymentMove } from '#domains/payments/schema.server.ts'
import type { Locale } from '#i18n/locale.ts'

/**
 * What the office has not been told yet: each row names one event. Triggers write it in the transaction of the event. A
 * row without a recipient is told to everybody who wants to hear of it, and then deleted; one with a recipient waits for
 * the next daily summary of that recipient.
 */
export const notice = pgTable(
  'notice',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    eventId: c.bigint('event_id', { mode: 'number' }).references(() => bookingEvent.id, { onDelete: 'cascade' }),
    paymentMoveId: c.bigint('payment_move_id', { mode: 'number' }).references(() => paymentMove.id, {
      onDelete: 'cascade',
    }),
    messageId: c.bigint('message_id', { mode: 'number' }).references(() => bookingMessage.id, { onDelete: 'cascade' }),
    contactReceipt: c.text('contact_receipt').references(() => contactMessage.receipt, { onDelete: 'cascade' }),
    /** `office`, or the id of a member of staff. */
    recipient: c.text('recipient'),
  }),
  (t) => [
    index('notice_recipient').on(t.recipient),
    check('notice_of', sql`num_nonnulls(${t.eventId}, ${t.paymentMoveId}, ${t.messageId}, ${t.contactReceipt}) = 1`),
  ],
)

/**
 * What a recipient chose to hear of. The row without a user is the office address; without that row it hears of everything
 * at once. Members without a row hear of nothing.
 */
export const noticeChoice = pgTable('notice_choice', (c) => ({
  id: c.integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: c
    .text('user_id')
    .unique('notice_choice_user', { nulls: 'not distinct' })
    .references(() => user.id, { onDelete: 'cascade' }),
  modes: c.jsonb('modes').$type<NoticeModes>().notNull(),
  /** The hotels to hear of; null for all. */
  hotelIds: c.integer('hotel_ids').array(),
  /** True to hear also of packages, services and messages of the contact page. */
  others: c.boolean('others').notNull().default(true),
  /** The language of emails to the office; null for a member, who has a language. */
  locale: c.text('locale').$type<Locale>(),
}))
