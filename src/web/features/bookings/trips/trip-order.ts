import type { Money } from '#api/shapes.ts'
import type { ListedBooking } from '#domains/bookings/contract/bookings.ts'
import { tripsOf } from '#domains/trips/trips.ts'

/**
 * The bookings as trips: those with an open payment or question first, by their deadline, then by what comes next, the
 * deadline of missing details or the first day.
 */
export function orderedTrips(bookings: readonly ListedBooking[]): ListedBooking[][] {
  return tripsOf(bookings)
    .map((trip) => trip.slice().sort(byUrgency))
    .sort(([one], [other]) => (one && other ? byUrgency(one, other) : 0))
}

/** The destinations of a trip: the cities of its stays and packages by date; without these, of its services. */
export function citiesOf(trip: readonly ListedBooking[]): string[] {
  const stops = trip.filter(({ kind }) => kind !== 'service')
  const inOrder = (stops.length > 0 ? stops : trip).slice().sort(byDate)
  return [
    ...new Set(
      inOrder.flatMap(({ about: { city, destinations } }) => (destinations.length > 0 ? destinations : [city])),
    ),
  ]
}

/** True if the traveller has to pay, to answer or to complete details. */
export function waitsForTraveller({ turn, to_pay, payment_status, missing_details }: ListedBooking): boolean {
  const isPayable = to_pay !== null && payment_status !== 'authorised'
  return turn === 'traveller' || isPayable || missing_details !== null
}

/** An order and the number of its bookings that one payment of the amount confirms. */
export type UnpaidOrder = { order: string; bookings: number; amount: Money }

/** The orders of which several bookings are held until one payment for all of them, with its amount. */
export function unpaidOrders(bookings: readonly ListedBooking[]): UnpaidOrder[] {
  const held = bookings.filter(
    ({ status, payment_status: payment }) => status === 'pending' && payment !== 'authorised',
  )
  const orders = [...new Set(held.flatMap(({ order }) => order ?? []))]
  return orders.flatMap((order) => {
    const amounts = held.flatMap((booking) => (booking.order === order && booking.to_pay ? [booking.to_pay] : []))
    const [first] = amounts
    if (!first || amounts.length === 1) return []
    const minor = amounts.reduce((sum, amount) => sum + amount.minor, 0)
    return [{ order, bookings: amounts.length, amount: { ...first, minor } }]
  })
}

function byUrgency(one: ListedBooking, other: ListedBooking): number {
  const [first, second] = [deadlineOf(one), deadlineOf(other)]
  if (first !== second) return first - second
  const [next, later] = [nextDay(one), nextDay(other)]
  if (next !== later) return next < later ? -1 : 1
  return byDate(one, other)
}

function nextDay({ missing_details, check_in }: ListedBooking): string {
  return missing_details?.due_on ?? check_in
}

function byDate(one: ListedBooking, other: ListedBooking): number {
  if (one.check_in !== other.check_in) return one.check_in < other.check_in ? -1 : 1
  // The way to a hotel comes before the hotel.
  return Number(one.starts_at === null) - Number(other.starts_at === null)
}

function deadlineOf({ turn, deadline_at }: ListedBooking): number {
  return turn === 'traveller' && deadline_at ? Date.parse(deadline_at) : Number.MAX_SAFE_INTEGER
}
