import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { tripsOf } from '#domains/bookings/documents/trips.ts'

/** The bookings as trips: those that wait for the traveller first, by their deadline, then by the first day. */
export function orderedTrips(bookings: readonly BookingCard[]): BookingCard[][] {
  return tripsOf(bookings)
    .map((trip) => trip.toSorted(byUrgency))
    .toSorted(([one], [other]) => (one && other ? byUrgency(one, other) : 0))
}

/** The destinations of a trip: the cities of its stays and packages by date; without these, of its services. */
export function citiesOf(trip: readonly BookingCard[]): string[] {
  const stops = trip.filter(({ kind }) => kind !== 'service')
  const inOrder = (stops.length > 0 ? stops : trip).toSorted(byDate)
  return [...new Set(inOrder.map(({ about }) => about.city))]
}

function byUrgency(one: BookingCard, other: BookingCard): number {
  const [first, second] = [deadlineOf(one), deadlineOf(other)]
  return first === second ? byDate(one, other) : first - second
}

function byDate(one: BookingCard, other: BookingCard): number {
  if (one.check_in !== other.check_in) return one.check_in < other.check_in ? -1 : 1
  // The way to a hotel comes before the hotel.
  return Number(one.starts_at === null) - Number(other.starts_at === null)
}

function deadlineOf({ turn, deadline_at }: BookingCard): number {
  return turn === 'traveller' && deadline_at ? Date.parse(deadline_at) : Number.MAX_SAFE_INTEGER
}
