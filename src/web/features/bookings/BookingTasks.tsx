import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { RequiredDetails } from '#domains/bookings/contract/details.ts'
import { ChangeMade } from '#web/features/bookings/change/ChangeMade.tsx'
import { BookingChange } from '#web/features/bookings/change/BookingChange.tsx'
import { TravellersCard } from '#web/features/bookings/TravellersCard.tsx'

/**
 * The last change and the tasks of a traveller come first: the details of the booking, and a change that is not made yet.
 * The link to a new change comes later on the page.
 */
export function BookingTasks({
  booking,
  details,
  busy,
  place,
}: {
  booking: BookingDetails
  details: RequiredDetails | null
  busy: boolean
  place: 'first' | 'later'
}) {
  const isFirst = place === 'first'
  return (
    <>
      {isFirst && booking.last_change && <ChangeMade booking={booking} change={booking.last_change} />}
      {isFirst && details && <TravellersCard details={details} />}
      {isFirst === (booking.change !== null) && <BookingChange booking={booking} busy={busy} />}
    </>
  )
}
