import type { Queryable } from '#domains/context.ts'

/** Maximum number of bookings per sweep; the next sweep takes the rest. */
export const sweepSize = 200

/** Receives the error of one item while the others continue. */
export type Failed = (error: unknown) => void

/**
 * Does work for bookings one by one, each in a transaction of its own, or a savepoint of the present one. An error in
 * one does not stop the others, unless `failed` throws.
 */
export async function oneByOne<Booking extends { id: number }>(
  db: Queryable,
  bookings: readonly Booking[],
  failed: Failed,
  work: (tx: Queryable, booking: Booking) => Promise<void>,
): Promise<void> {
  for (const booking of bookings) {
    try {
      await db.transaction((tx) => work(tx, booking))
    } catch (cause) {
      failed(new Error(`booking ${booking.id}`, { cause }))
    }
  }
}
