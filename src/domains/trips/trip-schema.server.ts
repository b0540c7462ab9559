import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigIdOf } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import { bookingId } from '#domains/bookings/model/schema.server.ts'

/** A read-only link to a trip, for the family. The link contains a token; only its digest is stored. */
export const tripLink = pgTable(
  'trip_link',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** For whom it is, in the words of the traveller. */
    name: c.text('name').notNull(),
    digest: c.text('digest').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  }),
  (t) => [uniqueIndex('trip_link_digest').on(t.digest)],
)

export const tripLinkBooking = pgTable(
  'trip_link_booking',
  (c) => ({
    linkId: bigIdOf('link_id', () => tripLink.id, { onDelete: 'cascade' }),
    bookingId: bookingId(),
    /** Generation of the links of the booking: a link of an earlier one was revoked by staff. */
    linkGeneration: c.integer('link_generation').notNull(),
  }),
  (t) => [primaryKey({ columns: [t.linkId, t.bookingId] }), index('trip_link_booking_booking').on(t.bookingId)],
)
