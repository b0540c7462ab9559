/** Is told of what failed while the rest went on. */
export type Failed = (error: unknown) => void

/** Does the same to bookings one after another; one that fails stops no other. What `failed` throws stops them all. */
export async function oneByOne<Booking extends { id: number }>(
  bookings: readonly Booking[],
  failed: Failed,
  does: (booking: Booking) => Promise<void>,
): Promise<void> {
  for (const booking of bookings) {
    try {
      await does(booking)
    } catch (cause) {
      failed(new Error(`booking ${booking.id}`, { cause }))
    }
  }
}
