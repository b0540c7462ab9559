/**
 * True if a meeting point, as a text in either language, is at the hotel of the guest. Its location is then only that of
 * the city, so a map or distances from it would be wrong.
 */
export function isGuestHotel(meetingPoint: string): boolean {
  return /\byour hotel\b|فندقك/i.test(meetingPoint)
}
