import { readNote, type NoteCode } from '#domains/bookings/model/event-notes.ts'
import type { FirstStatus, statusTable } from '#domains/bookings/model/rules.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { OfficeEvent } from '#domains/notifications/shapes.ts'
import type { NoticeKind } from '#domains/office/kinds.ts'
import type { PaymentProblem, PaymentStatus } from '#domains/payments/shapes.ts'

/** What the office hears of an event: its kind, and its name in the email. */
export type Notice = { kind: NoticeKind; event: OfficeEvent }

const notice = (kind: NoticeKind, event: OfficeEvent): Notice => ({ kind, event })

type FirstMove = `new>${FirstStatus}`
type NextMove = {
  [From in BookingStatus]: `${From}>${(typeof statusTable)[From]['next'][number]}`
}[BookingStatus]

/** Whether the office hears of a move of a booking; null for what it does itself and for the course of a stay. */
const noticeOfMove: Record<FirstMove | NextMove, Notice | null> = {
  'new>pending': notice('booking', 'held'),
  'new>waiting': notice('request', 'requested'),
  'new>confirmed': notice('booking', 'booked'),
  'pending>confirmed': notice('booking', 'booked'),
  'pending>expired': notice('cancellation', 'unpaid'),
  'pending>cancelled': notice('cancellation', 'released'),
  'waiting>confirmed': notice('booking', 'confirmed'),
  'waiting>rejected': notice('request', 'rejected'),
  'waiting>waiting_user': notice('request', 'guest_asked'),
  'waiting>expired': notice('cancellation', 'expired'),
  'waiting>cancelled': notice('cancellation', 'cancelled'),
  'waiting_user>waiting': notice('request', 'guest_answered'),
  'waiting_user>confirmed': notice('booking', 'confirmed'),
  'waiting_user>rejected': notice('request', 'rejected'),
  'waiting_user>cancelled': notice('cancellation', 'cancelled'),
  'waiting_user>expired': notice('cancellation', 'expired'),
  'confirmed>waiting_user': notice('change', 'guest_asked'),
  'confirmed>cancelled': notice('cancellation', 'cancelled'),
  'confirmed>completed': null,
  'confirmed>no_show': null,
  'expired>confirmed': notice('booking', 'booked'),
}

/** Whether the office hears of an event that leaves the status as it is; null for what it does itself. */
const noticeOfNote: Record<NoteCode, Notice | null> = {
  '': null,
  goodwill: null,
  offer: null,
  'offer accepted': notice('request', 'offer_accepted'),
  'offer accepted, payment': notice('request', 'offer_accepted'),
  payment: null,
  'payment prepay': notice('change', 'to_prepay'),
  'payment arrival': notice('change', 'to_arrival'),
  'prepayment missed': null,
  'payment link': null,
  'links revoked': null,
  'contact corrected': null,
  'voucher sent': null,
  'paid late': null,
  'checked in': null,
  'check-in undone': null,
  'checked out': null,
  'check-out undone': null,
  claimed: null,
  document: null,
  'document sent': notice('request', 'document_sent'),
  'document accepted': null,
  'document refused': null,
  substitution: null,
  'substitution accepted': null,
  'instalment overdue': notice('payment', 'instalment_overdue'),
  'instalment missed': null,
  changed: notice('change', 'changed'),
  'names changed': notice('change', 'names_changed'),
  'change asked': notice('change', 'change_asked'),
  'change unpaid': null,
  'change accepted': null,
  'change declined': null,
  'change withdrawn': notice('change', 'change_withdrawn'),
  'change lapsed': notice('change', 'change_lapsed'),
  no_rooms: null,
  hotel_closed: null,
  request_not_possible: null,
  other: null,
  refund: notice('payment', 'refunded'),
  gave: notice('payment', 'refunded_by_hand'),
  paid: notice('payment', 'paid_by_hand'),
  reversed: notice('payment', 'payment_reversed'),
  dates: notice('change', 'dates_changed'),
}

/** Whether the office hears of a status of an online payment. A refund is reported with its cause. */
const noticeOfPayment: Record<PaymentStatus | PaymentProblem, Notice | null> = {
  unpaid: null,
  authorised: null,
  paid: notice('payment', 'paid_online'),
  partly_refunded: null,
  refunded: null,
  failed: null,
  amount_differs: notice('payment', 'payment_problem'),
  currency_differs: notice('payment', 'payment_problem'),
}

/** The notice of a row of `booking_event`; null if the office does not hear of it. */
export function noticeOfEvent({ from, to, note }: { from: BookingStatus | null; to: BookingStatus; note: string }) {
  if (from !== to) return noticeOfMove[`${from ?? 'new'}>${to}` as FirstMove | NextMove] ?? null
  const parts = readNote(note)
  return parts && noticeOfNote[parts.code]
}

/** The notice of a row of `payment_move`, of a payment that may have a problem. */
export function noticeOfPaymentMove({ to, problem }: { to: PaymentStatus; problem: PaymentProblem | null }) {
  return noticeOfPayment[problem !== null && (to === 'paid' || to === 'failed') ? problem : to]
}
