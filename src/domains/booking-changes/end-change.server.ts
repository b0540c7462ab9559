import { sql } from 'drizzle-orm'
import type { OpenChange } from '#domains/bookings/model/change-shapes.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import { closePagesOfChange } from '#domains/bookings/state/open-payment.server.ts'
import { lockProducts, releaseStock, stockBeyond } from '#domains/bookings/model/products/inventory.server.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Action, Queryable } from '#domains/context.ts'

/** The booking of an unfinished change; the product is the booked one. */
type Changing = Pick<Booking, 'id' | 'reference' | 'status' | 'product'> & {
  change: Pick<OpenChange, 'id' | 'product'> | null
}

/**
 * Ends the unfinished change of a booking, if there is one, and releases what it holds. The booking stays as it is and
 * must be locked. Returns the event; null if there is no change.
 */
export async function endChange(
  at: Action,
  booking: Changing,
  state: 'declined' | 'withdrawn' | 'lapsed',
): Promise<number | null> {
  const { db, now } = at
  const { change, product } = booking
  if (!change) return null
  const ended = await db.execute(sql`
    update booking_change set state = ${state}, closed_at = ${now.toISOString()}, deadline_at = null
    where id = ${change.id} and state in ('asked', 'unpaid')`)
  if (ended.rowCount !== 1) throw new Error(`change ${change.id} ended while its booking was locked`)
  await closePagesOfChange(at, change.id)
  if (change.product) {
    await lockProducts(db, [product, change.product])
    await releaseStock(db, 'held', stockBeyond(change.product, product))
  }
  return writeEvent(at, booking, `change ${state}`)
}

/** The unfinished change of a booking that is known by its id only. */
export async function findOpenChange(db: Queryable, bookingId: number): Promise<Changing['change']> {
  const result = await db.execute<{ id: number; product: BookedProduct | null }>(sql`
    select id, product from booking_change where booking_id = ${bookingId} and state in ('asked', 'unpaid')`)
  return result.rows[0] ?? null
}
