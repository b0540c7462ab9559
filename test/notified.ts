import type { NotifiedBooking } from '#domains/notifications/shapes.ts'

/** What a notified booking does not have: rooms, an option, instalments, a gift card and the like. Nothing is paid. */
export const plainBooking = {
  destinations: null,
  wholeDay: false,
  gift: null,
  paid: 0,
  instalments: null,
  freeUntil: null,
  rooms: null,
  option: null,
  meeting: null,
  hotels: null,
  providerPhone: null,
  cancelling: { kind: 'free', penalty: 0 },
  detailsDue: null,
  place: null,
} as const satisfies Partial<NotifiedBooking>
