import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { RequiredDetails } from '#domains/bookings/contract/details.ts'
import { BookingChange } from '#web/features/bookings/change/BookingChange.tsx'
import { TravellersCard } from '#web/features/bookings/TravellersCard.tsx'

/** What a traveller has to do or can do with a booking: its details, and a change. */
export function BookingTasks({
  booking,
  details,
  busy,
}: {
  booking: BookingDetails
  details: RequiredDetails | null
  busy: boolean
}) {
  return (
    <>
      {details && <TravellersCard details={details} />}
      <BookingChange booking={booking} busy={busy} />
    </>
  )
}
