import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bookingId } from '#domains/bookings/model/schema.server.ts'

/**
 * The answers to what a booking requires (`BookedRequirements` in its product): those of the booking at position 0, those of
 * its persons from 1 on. A row that is absent has no answers yet.
 */
export const bookingDetail = pgTable(
  'booking_detail',
  (c) => ({
    bookingId: bookingId(),
    position: c.smallint('position').notNull(),
    /** `Details` as JSON, encrypted for the booking and the position (`ports.vault`). */
    answers: c.text('answers').notNull(),
    updatedAt: c.timestamp('updated_at', { withTimezone: true }).notNull(),
  }),
  (t) => [primaryKey({ columns: [t.bookingId, t.position] })],
)
