import { answerDeadline, holdEnd } from '#domains/bookings/model/deadlines.ts'
import type { BookingSource } from '#domains/bookings/model/shapes.ts'
import type { Staff, Traveller } from '#domains/context.ts'
import type { Locale } from '#i18n/locale.ts'

/** The account that a booking is made for, and the actor who makes it. */
export type BookedFor = {
  /** Null for a guest without an account. */
  userId: string | null
  /** As in the events of the booking. */
  actor: string
  source: BookingSource
  /** The language of its notifications. */
  locale: Locale
  /** Returns until when an unpaid online booking is held. @param begins start of the booked product */
  heldUntil: (now: Date, begins: Date) => Date
}

/** A traveller who books for themselves and pays immediately. */
export function bookedOnSite(actor: Traveller, locale: Locale): BookedFor {
  return { userId: actor.userId, actor: `traveller:${actor.userId}`, source: 'site', locale, heldUntil: holdEnd }
}

/** A guest on the phone: the payment link is valid as long as other answer deadlines. */
export function bookedByPhone(staff: Staff, guest: { userId: string | null; locale: Locale }): BookedFor {
  return { ...guest, actor: `staff:${staff.userId}`, source: 'phone', heldUntil: answerDeadline }
}
