import { answerDeadline, holdEnd } from '#domains/bookings/deadlines.ts'
import type { BookingSource } from '#domains/bookings/shapes.ts'
import type { Staff, Traveller } from '#domains/context.ts'
import type { Locale } from '#text/locale.ts'

/** For whom a booking is made, and by whom. */
export type Booker = {
  /** Null for a guest without account. */
  userId: string | null
  /** As in the history of the booking. */
  actor: string
  source: BookingSource
  /** The language of the letters about it. */
  locale: Locale
  /** Until when is held what is paid online. @param begins when what is booked begins */
  heldUntil: (now: Date, begins: Date) => Date
}

/** Somebody who books for themselves and pays at once. */
export function onTheSite(actor: Traveller, locale: Locale): Booker {
  return { userId: actor.userId, actor: `traveller:${actor.userId}`, source: 'site', locale, heldUntil: holdEnd }
}

/** Somebody on the phone: whoever is sent a link to pay has as long as for any other answer. */
export function onThePhone(staff: Staff, guest: { userId: string | null; locale: Locale }): Booker {
  return { ...guest, actor: `staff:${staff.userId}`, source: 'phone', heldUntil: answerDeadline }
}
