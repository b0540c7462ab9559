import { addDays } from '#domains/shared/dates.ts'

/** `check_out` is the day of departure, or the day after the last day. */
type Dated = { order: string | null; check_in: string; check_out: string }

/** Bookings of one order that are farther apart than this number of days are different trips. */
const orderGapDays = 14

/**
 * Groups bookings into trips: two bookings belong together if their dates overlap or are adjacent, or if they are of one
 * order and at most `orderGapDays` apart. Bookings and trips stay in the order of the input.
 */
export function tripsOf<Booking extends Dated>(bookings: readonly Booking[]): Booking[][] {
  const trips: Booking[][] = []
  for (const booking of bookings) {
    const [first, ...others] = trips.filter((trip) => trip.some((other) => belongTogether(booking, other)))
    if (!first) {
      trips.push([booking])
      continue
    }
    // The booking can connect trips that had nothing in common.
    for (const other of others) {
      first.push(...other)
      trips.splice(trips.indexOf(other), 1)
    }
    first.push(booking)
  }
  const position = new Map(bookings.map((booking, i) => [booking, i]))
  return trips.map((trip) => trip.slice().sort((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0)))
}

function belongTogether(one: Dated, other: Dated): boolean {
  const days = one.order !== null && one.order === other.order ? orderGapDays : 0
  return one.check_in <= addDays(other.check_out, days) && other.check_in <= addDays(one.check_out, days)
}

/** Days after a trip for which its links stay valid. */
export const tripLinkDays = 30

/** The last day on which a link to these bookings is valid. */
export function linkEnd(bookings: readonly { checkOut: string }[]): string {
  return addDays(
    bookings
      .map(({ checkOut }) => checkOut)
      .sort()
      .at(-1) ?? '',
    tripLinkDays,
  )
}
