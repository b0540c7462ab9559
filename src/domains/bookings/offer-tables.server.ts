import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import type { ResidenceAsked } from '#domains/bookings/residence.ts'
import type { OfferState } from '#domains/bookings/shapes.ts'
import { booking } from '#domains/bookings/tables.server.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'
import { hotel } from '#domains/stays/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A question that the traveller answers: another stay or journey instead of the one asked for, or another house for a
 * journey that was booked. At most one is open a booking.
 */
export const bookingOffer = pgTable(
  'booking_offer',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => booking.id),
    /** Of a stay in another hotel than the one asked for. */
    hotelId: integer('hotel_id').references(() => hotel.id),
    /** As the traveller would accept it. */
    priced: jsonb('priced').$type<PricedStay>().notNull(),
    /** Of a package or service offered instead: while it is open the booking holds this one's seats or slots. */
    journey: jsonb('journey').$type<BookedJourney>(),
    /** Another house of the same journey, at the same price. */
    residence: jsonb('residence').$type<ResidenceAsked>(),
    state: text('state').$type<OfferState>().notNull(),
    offeredAt: instant('offered_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    uniqueIndex('booking_offer_open')
      .on(t.bookingId)
      .where(sql`${t.state} = 'open'`),
  ],
)
