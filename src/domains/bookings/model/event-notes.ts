import type { ArrivalWay } from '#domains/bookings/model/guests/arrival-ways.ts'
import type { RejectReason } from '#domains/bookings/model/supplier.ts'

/** Notes in the history of a booking that contain no figures. */
export const plainNotes = [
  'goodwill',
  'offer',
  'offer accepted',
  'offer accepted, payment',
  'payment',
  'payment prepay',
  'payment arrival',
  'prepayment missed',
  'payment link',
  'links revoked',
  'paid late',
  'checked in',
  'checked out',
  'check-in undone',
  'check-out undone',
  'claimed',
  'document',
  'document sent',
  'document accepted',
  'document refused',
  'substitution',
  'substitution accepted',
  'instalment overdue',
  'instalment missed',
  'changed',
  'names changed',
  'change asked',
  'change unpaid',
  'change accepted',
  'change declined',
  'change withdrawn',
  'change lapsed',
] as const
export type PlainNote = (typeof plainNotes)[number]

/** A stored note: a code with messages in `web/admin/bookings/note-messages.ts`. Amounts are minor units. */
export type EventNote =
  | ''
  | PlainNote
  | RejectReason
  | `refund ${number} ${string}`
  | `gave ${number} ${string}`
  | `paid ${number} ${string} ${ArrivalWay}`
  | `reversed ${number} ${string} ${ArrivalWay}`
  | `dates ${string} ${string} to ${string} ${string}`
