import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigIdOf, partialIndex } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import type { MessageSide, MessageWay } from '#domains/conversation/shapes.ts'
import { bookingId } from '#domains/bookings/model/schema.server.ts'

/** A message between the traveller and the provider of a booking. */
export const bookingMessage = pgTable(
  'booking_message',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    side: c.text('side').$type<MessageSide>().notNull(),
    /** The member of staff who wrote it; empty for the traveller. */
    name: c.text('name').notNull().default(''),
    text: c.text('text').notNull(),
    way: c.text('way').$type<MessageWay>().notNull(),
    at: instant('at').notNull(),
    /** Null until the other side reads it. */
    readAt: instant('read_at'),
    /** Null until the other side is notified of it, or reads it before that. */
    notifiedAt: instant('notified_at'),
    /** Files of an email that were not accepted. */
    refusedFiles: c.smallint('refused_files').notNull().default(0),
    /** Digest of the Message-ID of a message by email: each email is stored once. */
    mailDigest: c.text('mail_digest'),
  }),
  (t) => [
    index('booking_message_booking').on(t.bookingId, t.id),
    uniqueIndex('booking_message_mail').on(t.mailDigest),
    partialIndex('booking_message_unread', [t.side, t.at], sql`${t.readAt} is null`),
    partialIndex('booking_message_unnotified', [t.at], sql`${t.notifiedAt} is null`),
  ],
)

/** A file sent with a message. Its content is stored encrypted. */
export const bookingMessageFile = pgTable(
  'booking_message_file',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigIdOf('message_id', () => bookingMessage.id),
    /** Name in the file store; `type` and `bytes` describe the content before encryption. */
    file: c.text('file').notNull(),
    type: c.text('type').notNull(),
    bytes: c.integer('bytes').notNull(),
    /** Set when the traveller's account is erased. */
    deleteAt: instant('delete_at'),
  }),
  (t) => [index('booking_message_file_message').on(t.messageId)],
)
