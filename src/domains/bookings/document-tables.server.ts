import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DocumentKind, DocumentState } from '#domains/bookings/document-shapes.ts'
import { booking } from '#domains/bookings/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A document that staff asked a traveller for. What was sent lies sealed among the files. */
export const bookingDocument = pgTable(
  'booking_document',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** What it is needed for, as the traveller reads it. */
    why: text('why').notNull(),
    state: text('state').$type<DocumentState>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Name among the files, once it was sent; its type and bytes as they were before sealing. */
    file: text('file'),
    type: text('type'),
    bytes: integer('bytes'),
    sentAt: instant('sent_at'),
    /** When its person is gone, whatever becomes of the booking. */
    forgetAt: instant('forget_at'),
  },
  (t) => [
    index('booking_document_booking').on(t.bookingId),
    index('booking_document_forget')
      .on(t.forgetAt)
      .where(sql`${t.forgetAt} is not null`),
  ],
)
