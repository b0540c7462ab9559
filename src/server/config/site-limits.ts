import { maxPhotoBytes } from '#domains/accounts/limits.ts'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { maxLines } from '#domains/cart/lines.server.ts'
import type { WebStatus } from '#domains/content/contract.ts'
import { maxFamilies } from '#domains/products/packages/shapes.ts'
import { maxDays, maxUnits } from '#domains/products/services/shapes.ts'
import { maxDaysAhead, maxStayNights, maxRooms } from '#domains/products/stays/limits.ts'
import { maxAdultsPerRoom, oldestChild } from '#domains/shared/occupancy.ts'

/** Limits enforced by the domains, published by the site. */
export const siteLimits: WebStatus['limits'] = {
  rooms: maxRooms,
  nights: maxStayNights,
  days_ahead: maxDaysAhead,
  adults_a_room: maxAdultsPerRoom,
  oldest_child: oldestChild,
  families: maxFamilies,
  service_days: maxDays,
  service_units: maxUnits,
  cart_lines: maxLines,
  photo_bytes: maxPhotoBytes,
  document_bytes: maxDocumentBytes,
}
