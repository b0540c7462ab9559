import type { ArrivalWay } from '#domains/bookings/arrival-ways.ts'
import type { RejectReason } from '#domains/bookings/supply.ts'

/** What the history of a booking says beside a status, without figures. */
export const plainNotes = [
  'goodwill',
  'offer',
  'offer accepted',
  'offer accepted, payment',
  'payment',
  'payment prepay',
  'payment arrival',
  'payment link',
  'paid late',
  'checked in',
  'claimed',
  'document',
  'document sent',
  'document accepted',
  'document refused',
  'residence',
  'residence accepted',
  'instalment overdue',
  'instalment missed',
] as const
export type PlainNote = (typeof plainNotes)[number]

/** A note as it is kept: a code that the desk shows in words (`web/desk/booking/note-words.ts`). Amounts are minor units. */
export type EventNote =
  | ''
  | PlainNote
  | RejectReason
  | `refund ${number} ${string}`
  | `gave ${number} ${string}`
  | `paid ${number} ${string} ${ArrivalWay}`
  | `dates ${string} ${string} to ${string} ${string}`
