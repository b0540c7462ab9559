import { sql } from 'drizzle-orm'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { partialIndex } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import type { DocumentKind, DocumentState } from '#domains/bookings/model/document-shapes.ts'
import { bookingId } from '#domains/bookings/model/schema.server.ts'

/** A document that staff requested from a traveller. The sent file is stored encrypted. */
export const bookingDocument = pgTable(
  'booking_document',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    kind: c.text('kind').$type<DocumentKind>().notNull(),
    /** The purpose, as shown to the traveller. */
    why: c.text('why').notNull(),
    state: c.text('state').$type<DocumentState>().notNull(),
    requestedAt: instant('asked_at').notNull(),
    /** Name of the stored file, once it is sent; `type` and `bytes` describe it before encryption. */
    file: c.text('file'),
    type: c.text('type'),
    bytes: c.integer('bytes'),
    sentAt: instant('sent_at'),
    /** Set when the traveller's account is erased, whatever the booking status is. */
    deleteAt: instant('forget_at'),
  }),
  (t) => [
    index('booking_document_booking').on(t.bookingId),
    partialIndex('booking_document_forget', [t.deleteAt], sql`${t.deleteAt} is not null`),
  ],
)
