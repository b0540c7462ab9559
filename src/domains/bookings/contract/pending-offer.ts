import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'

/** True if the traveller has to accept or decline an offer or a hotel substitution. */
export function awaitsAnswer({ offer, package_offer, service_offer, residence_offer }: BookingDetails): boolean {
  return (offer ?? package_offer ?? service_offer ?? residence_offer) !== null
}
