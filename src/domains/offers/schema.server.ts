import { sql } from 'drizzle-orm'
import { check, pgTable } from 'drizzle-orm/pg-core'
import { partialUniqueIndex } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { otherProductColumns } from '#domains/bookings/model/product-columns.server.ts'
import type { HotelSubstitution } from '#domains/bookings/model/hotel-substitution.server.ts'
import type { OfferState } from '#domains/bookings/model/shapes.ts'
import { bookingId } from '#domains/bookings/model/schema.server.ts'
import { hotel } from '#domains/products/stays/schema.server.ts'

/** A question to the traveller: an alternative for a request, or a hotel substitution; one per booking. */
export const bookingOffer = pgTable(
  'booking_offer',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: bookingId(),
    /** Set for an alternative stay. */
    hotelId: c.integer('hotel_id').references(() => hotel.id),
    /**
     * The offered product; null for a hotel substitution. While the offer of a package or service is open, the booking
     * holds its seats or slots instead of the booked ones.
     */
    product: c.jsonb('product').$type<BookedProduct>(),
    ...otherProductColumns(),
    /** Set for a hotel substitution, which keeps the price. */
    substitution: c.jsonb('substitution').$type<HotelSubstitution>(),
    state: c.text('state').$type<OfferState>().notNull(),
    offeredAt: instant('offered_at').notNull(),
    answeredAt: instant('answered_at'),
  }),
  (t) => [
    partialUniqueIndex('booking_offer_open', [t.bookingId], sql`${t.state} = 'open'`),
    check('booking_offer_product', sql`(${t.product} is null) <> (${t.substitution} is null)`),
  ],
)
