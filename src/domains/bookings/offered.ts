import type { BookingDetails } from '#domains/bookings/contract.ts'

/** Whether an offer or another house is the traveller's to accept or decline. */
export function asksForAnswer({ offer, package_offer, service_offer, residence_offer }: BookingDetails): boolean {
  return (offer ?? package_offer ?? service_offer ?? residence_offer) !== null
}
