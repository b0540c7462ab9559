import { addDays } from '#domains/shared/dates.ts'

/** `check_out` is the day of departure, or the day after the last day. */
type Dated = { order: string | null; check_in: string; check_out: string }

/**
 * Groups bookings into trips: two bookings belong together if they are of one order, or if their dates overlap or are
 * adjacent. Bookings and trips stay in the order of the input.
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
  return trips.map((trip) => trip.toSorted((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0)))
}

function belongTogether(one: Dated, other: Dated): boolean {
  if (one.order !== null && one.order === other.order) return true
  return one.check_in <= other.check_out && other.check_in <= one.check_out
}

/** Days after a trip for which its links stay valid. */
export const tripLinkDays = 30

/** The last day on which a link to these bookings is valid. */
export function linkEnd(bookings: readonly { checkOut: string }[]): string {
  return addDays(
    bookings
      .map(({ checkOut }) => checkOut)
      .toSorted()
      .at(-1) ?? '',
    tripLinkDays,
  )
}
