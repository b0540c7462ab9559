import type { NotifiedBooking } from '#domains/notifications/shapes.ts'

/** What a notified booking does not have: rooms, an option and the like. */
export const plainBooking = {
  destinations: null,
  wholeDay: false,
  rooms: null,
  option: null,
  meeting: null,
  hotels: null,
  providerPhone: null,
  detailsDue: null,
  place: null,
} as const satisfies Partial<NotifiedBooking>
