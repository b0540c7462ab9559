import type { BookingGroup } from '#domains/bookings/groups.ts'
import type { BookingStatus } from '#domains/bookings/shapes.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import type { PaymentType, PricedStay, Supply } from '#domains/stays/shapes.ts'
import type { Counter } from '#domains/stays/stock.server.ts'

type StatusRule = {
  /** The counter of night inventory that a booking of this status is in; null when it holds nothing. */
  stock: Counter | null
  /** Whose answer is awaited. */
  turn: 'traveller' | 'provider' | null
  next: readonly BookingStatus[]
}

/** The life of a booking. Payment is another axis. */
export const statusTable = {
  pending: { stock: 'held', turn: 'traveller', next: ['confirmed', 'expired', 'cancelled'] },
  waiting: { stock: 'held', turn: 'provider', next: ['confirmed', 'rejected', 'waiting_user', 'expired', 'cancelled'] },
  // Rejected while a document is awaited that is needed no longer.
  waiting_user: {
    stock: 'held',
    turn: 'traveller',
    next: ['waiting', 'confirmed', 'rejected', 'cancelled', 'expired'],
  },
  confirmed: { stock: 'sold', turn: null, next: ['waiting_user', 'cancelled', 'completed', 'no_show'] },
  rejected: { stock: null, turn: null, next: [] },
  // Only by a payment that arrived late and found the rooms still there.
  expired: { stock: null, turn: null, next: ['confirmed'] },
  cancelled: { stock: null, turn: null, next: [] },
  completed: { stock: 'sold', turn: null, next: [] },
  no_show: { stock: 'sold', turn: null, next: [] },
} as const satisfies Record<BookingStatus, StatusRule>

/** What a booking allows: the one place that status is asked. */
export const bookingCan = {
  move: (from: BookingStatus, to: BookingStatus) => (statusTable[from].next as readonly BookingStatus[]).includes(to),
  cancel: (status: BookingStatus) => bookingCan.move(status, 'cancelled'),
}

/**
 * What a booking begins as: asked for, held until it is paid online, or had at once. What costs nothing online is not paid
 * online, whatever was chosen: nobody would ever pay it.
 */
export function beginningOf(
  supply: Supply,
  chosen: PaymentType,
  { total, dueAtProperty }: Pick<PricedStay, 'total' | 'dueAtProperty'>,
): { status: 'waiting' | 'pending' | 'confirmed'; paymentType: PaymentType } {
  const paymentType = total > dueAtProperty ? chosen : 'arrival'
  if (supply === 'portal') return { status: 'waiting', paymentType }
  return { status: paymentType === 'prepay' ? 'pending' : 'confirmed', paymentType }
}

type Paying = { status: BookingStatus; paymentType: PaymentType; paymentStatus: PaymentStatus }

/** Whether a booking is to be paid online now. Beside an open question nothing is: it is answered first. */
export function awaitsPayment({ status, paymentType, paymentStatus }: Paying, hasOpenQuestion: boolean): boolean {
  const payable = status === 'pending' || status === 'confirmed' || (status === 'waiting_user' && !hasOpenQuestion)
  return payable && paymentType === 'prepay' && ['unpaid', 'authorised', 'failed'].includes(paymentStatus)
}

/** Whether it came to nothing. */
export function hasEnded(status: BookingStatus): boolean {
  return status === 'rejected' || status === 'expired' || status === 'cancelled'
}

/** Whether nothing more is to come of it: neither is it paid any more, nor would cancelling it mean anything. */
export function isOver(status: BookingStatus): boolean {
  return hasEnded(status) || status === 'completed' || status === 'no_show'
}

/**
 * How a booking's payment stands, as far as it still says something: of one that ended nobody waits for money, so only
 * what was paid or came back is told, and of one that is over not that it is paid on arrival.
 */
export function paymentToTell({ status, paymentType, paymentStatus }: Paying): PaymentStatus | 'arrival' | null {
  if (paymentType === 'arrival' && paymentStatus === 'unpaid') return isOver(status) ? null : 'arrival'
  return hasEnded(status) && (paymentStatus === 'unpaid' || paymentStatus === 'failed') ? null : paymentStatus
}

/** Whether what is due at booking has been paid, whatever has been returned since. */
export function hasPaid(paymentStatus: PaymentStatus): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'partly_refunded' || paymentStatus === 'refunded'
}

/** Which list of my bookings a booking is in, by the calendar date in the hotel's place. */
export function groupOf(booking: { status: BookingStatus; checkOut: string }, today: string): BookingGroup {
  if (hasEnded(booking.status)) return 'cancelled'
  return booking.checkOut <= today || booking.status === 'completed' || booking.status === 'no_show'
    ? 'past'
    : 'upcoming'
}
