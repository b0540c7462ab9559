import { largestPhoto } from '#domains/accounts/limits.ts'
import { largestDocument } from '#domains/bookings/document-shapes.ts'
import { mostLines } from '#domains/cart/selection.ts'
import type { SiteLimits } from '#domains/context.ts'
import { mostFamilies } from '#domains/packages/limits.ts'
import { mostDays, mostUnits } from '#domains/services/shapes.ts'
import { farthestAhead, longestStay, mostRooms } from '#domains/stays/limits.ts'
import { mostAdultsARoom, oldestChild } from '#domains/stays/occupancy.ts'

/** What the site tells of the limits that its domains keep. */
export const siteLimits: SiteLimits = {
  rooms: mostRooms,
  nights: longestStay,
  days_ahead: farthestAhead,
  adults_a_room: mostAdultsARoom,
  oldest_child: oldestChild,
  families: mostFamilies,
  service_days: mostDays,
  service_units: mostUnits,
  cart_lines: mostLines,
  photo_bytes: largestPhoto,
  document_bytes: largestDocument,
}
