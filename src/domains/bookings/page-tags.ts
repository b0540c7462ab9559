import type { BookedJourney } from '#domains/bookings/journeys.ts'

/** What public pages are tagged with that tell how much is left of what a booking takes. */
export function pageTagsOf(booking: { hotelId: number | null; journey?: BookedJourney | null }): string[] {
  const { hotelId, journey } = booking
  if (journey) return [`${journey.kind}:${journey.row.id}`]
  return hotelId === null ? [] : [`hotel:${hotelId}`]
}
