import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { OrderAnswer } from '#domains/bookings/contract/orders.ts'
import { hasEnded, isOver } from '#domains/bookings/model/rules.ts'
import type { Translator } from '#i18n/translator.ts'

/** The title of the page of a booking: its state, or the question before it is cancelled, and its reference. */
export function bookingTitle(t: Translator, booking: BookingDetails, { cancelling }: { cancelling: boolean }): string {
  return t('pagetitles.booking', {
    state: cancelling ? (isRequest(booking) ? 'withdrawing' : 'cancelling') : stateOf(booking),
    reference: booking.reference,
  })
}

/**
 * The title of the page of an order: the payment that it waits for, else the state of all its bookings, without a state if
 * they differ; and its reference.
 */
export function orderTitle(t: Translator, { bookings, reference }: OrderAnswer): string {
  return t('pagetitles.order', { state: stateOfOrder(bookings), reference })
}

/** The payment that an order waits for, else the state of its bookings: `part` if some are over and the rest confirmed. */
export function stateOfOrder(bookings: OrderAnswer['bookings']) {
  const pending = bookings.find(({ status, to_pay }) => status === 'pending' && to_pay)
  if (pending) return pending.payment_status === 'authorised' ? 'checking' : 'pending'
  if (bookings.every(({ status }) => status === 'confirmed')) return 'confirmed'
  if (bookings.every(({ status }) => hasEnded(status))) return 'ended'
  return bookings.every(({ status }) => status === 'confirmed' || isOver(status)) ? 'part' : 'mixed'
}

function stateOf(booking: BookingDetails) {
  const { status, payment_status, to_pay, deadline_at, pay_by, hotel_substitution, documents } = booking
  if (payment_status === 'authorised' && to_pay) return 'checking'
  if (status === 'confirmed' && deadline_at && to_pay && pay_by) return 'overdue'
  if (status === 'confirmed' && booking.last_change) return 'changed'
  if (status !== 'waiting_user') return status
  if (hotel_substitution) return 'hotel'
  if (documents.some(({ state }) => state === 'asked')) return 'document'
  return booking.offer ? 'offer' : 'pay'
}

/** True until the answer to a request. A booking with a pending hotel substitution is no longer one. */
export function isRequest({ status, hotel_substitution }: BookingDetails): boolean {
  return status === 'waiting' || (status === 'waiting_user' && !hotel_substitution)
}
