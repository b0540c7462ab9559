import type { BookedJourney } from '#domains/bookings/journeys.ts'

/** What public pages are tagged with that tell how much is left of what a booking takes. */
export function pageTagsOf(booking: {
  hotelId: number | null
  journey?: BookedJourney | null
  offered?: BookedJourney | null
}): string[] {
  const { hotelId, journey, offered } = booking
  const journeys = [journey, offered].filter((one) => one !== null && one !== undefined)
  if (journeys.length > 0) return journeys.map(({ kind, row }) => `${kind}:${row.id}`)
  return hotelId === null ? [] : [`hotel:${hotelId}`]
}
