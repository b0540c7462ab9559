import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { tripsOf } from '#domains/bookings/documents/trips.ts'

/** The bookings as trips: those that wait for the traveller first, by their deadline, then by the first day. */
export function orderedTrips(bookings: readonly BookingCard[]): BookingCard[][] {
  return tripsOf(bookings)
    .map((trip) => trip.toSorted(byUrgency))
    .toSorted(([one], [other]) => (one && other ? byUrgency(one, other) : 0))
}

function byUrgency(one: BookingCard, other: BookingCard): number {
  const [first, second] = [deadlineOf(one), deadlineOf(other)]
  if (first !== second) return first - second
  return one.check_in < other.check_in ? -1 : one.check_in > other.check_in ? 1 : 0
}

function deadlineOf({ turn, deadline_at }: BookingCard): number {
  return turn === 'traveller' && deadline_at ? Date.parse(deadline_at) : Number.MAX_SAFE_INTEGER
}
