import { sql } from 'drizzle-orm'
import type { HotelSubstitution } from '#domains/bookings/model/offer-schema.server.ts'
import { json } from '#domains/bookings/model/commands.server.ts'
import { factsOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Queryable } from '#domains/db.ts'

/** A stored offer: another product, or a hotel substitution, which keeps the product. */
export type Offered =
  | { product: BookedProduct; substitution?: null }
  | { product: null; substitution: HotelSubstitution }

/** Stores an offer for the traveller to answer. The booking's held rooms stay held. */
export async function writeOffer(
  db: Queryable,
  bookingId: number,
  { product, substitution }: Offered,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into booking_offer (booking_id, hotel_id, product, substitution, state, offered_at)
    values (${bookingId}, ${product && factsOfProduct(product).hotelId}, ${product ? json(product) : null}, ${substitution ? json(substitution) : null}, 'open', ${now.toISOString()})`)
}
