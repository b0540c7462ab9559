import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { hasPaid } from '#domains/payments/statuses.ts'
import type { PaymentType, Supply } from '#domains/shared/shapes.ts'
import type { Counter } from '#domains/products/shared/inventory.ts'

/** The lists of a traveller's bookings. */
export const bookingGroups = ['upcoming', 'past', 'cancelled'] as const
export type BookingGroup = (typeof bookingGroups)[number]

type StatusRule = {
  /** The inventory counter that a booking with this status is counted in; null if it holds nothing. */
  stock: Counter | null
  /** The party whose answer or payment is awaited. */
  turn: 'traveller' | 'provider' | null
  next: readonly BookingStatus[]
}

/** The statuses that a booking can begin with. */
export type FirstStatus = 'pending' | 'waiting' | 'confirmed'

/** The booking statuses and their transitions. The payment status is independent of them. */
export const statusTable = {
  pending: { stock: 'held', turn: 'traveller', next: ['confirmed', 'expired', 'cancelled'] },
  waiting: { stock: 'held', turn: 'provider', next: ['confirmed', 'rejected', 'waiting_user', 'expired', 'cancelled'] },
  // Rejected if the provider rejects while a document is requested.
  waiting_user: {
    stock: 'held',
    turn: 'traveller',
    next: ['waiting', 'confirmed', 'rejected', 'cancelled', 'expired'],
  },
  confirmed: { stock: 'sold', turn: null, next: ['waiting_user', 'cancelled', 'completed', 'no_show'] },
  rejected: { stock: null, turn: null, next: [] },
  // Only by a late payment if the rooms are still free.
  expired: { stock: null, turn: null, next: ['confirmed'] },
  cancelled: { stock: null, turn: null, next: [] },
  completed: { stock: 'sold', turn: null, next: [] },
  no_show: { stock: 'sold', turn: null, next: [] },
} as const satisfies Record<BookingStatus, StatusRule>

/** The abilities of each booking status. Decided only here. */
export const bookingCan = {
  move: (from: BookingStatus, to: BookingStatus) => (statusTable[from].next as readonly BookingStatus[]).includes(to),
  cancel: (status: BookingStatus) => bookingCan.move(status, 'cancelled'),
  /** Ask its traveller for a document or about a substitution. */
  ask: (status: BookingStatus) => bookingCan.move(status, 'waiting_user'),
  pay: (status: BookingStatus) => !isOver(status) && statusTable[status].turn !== 'provider',
}

/**
 * Returns the first status of a booking: a request, held until online payment, or confirmed immediately, also if a gift
 * card pays all that is due with the booking. If nothing is payable online, the payment type is `arrival` whatever was
 * chosen, because the booking could never be paid.
 * @param first what is paid with the booking, in minor units, were it paid online
 * @param gift what a gift card pays of it
 */
export function beginningOf(
  supply: Supply,
  chosen: PaymentType,
  first: number,
  gift = 0,
): { status: FirstStatus; paymentType: PaymentType } {
  const paymentType = first > 0 ? chosen : 'arrival'
  if (supply === 'portal') return { status: 'waiting', paymentType }
  const awaitsPayment = paymentType === 'prepay' && first > gift
  return { status: awaitsPayment ? 'pending' : 'confirmed', paymentType }
}

type Paying = { status: BookingStatus; paymentType: PaymentType; paymentStatus: PaymentStatus }

/** True if the booking has to be paid online now. An open question has to be answered first. */
export function awaitsPayment({ status, paymentType, paymentStatus }: Paying, hasOpenQuestion: boolean): boolean {
  const isAsked = status === 'waiting_user' && hasOpenQuestion
  return bookingCan.pay(status) && !isAsked && paymentType === 'prepay' && !hasPaid(paymentStatus)
}

/** True if the booking ended without a stay or trip. */
export function hasEnded(status: BookingStatus): boolean {
  return statusTable[status].stock === null
}

/** True for a booking that ends before it was confirmed: it gives back its use of a promotion and of a gift card. */
export function endsUnconfirmed(from: BookingStatus, to: BookingStatus): boolean {
  return from !== 'confirmed' && hasEnded(to)
}

/** True if the booking is final: it can neither be paid nor cancelled. */
export function isOver(status: BookingStatus): boolean {
  return hasEnded(status) || statusTable[status].next.length === 0
}

/** True if what was received was recorded by hand, and not paid online: the rest is then paid by hand, too. */
export function isPaidByHand(received: number, paymentStatus: PaymentStatus): boolean {
  return received > 0 && !hasPaid(paymentStatus)
}

/**
 * True for a confirmed booking that was changed to online payment and is not paid yet: it has a deadline, and no voucher
 * before the payment. False after the start, when the provider takes the payment.
 */
export function awaitsFirstPayment(booking: Paying & { deadlineAt: Date | string | null }): boolean {
  const { status, paymentType, paymentStatus, deadlineAt } = booking
  return status === 'confirmed' && paymentType === 'prepay' && !hasPaid(paymentStatus) && deadlineAt !== null
}

const minute = 60_000
const hour = 60 * minute

/** Minutes for which rooms are held until online payment. */
export const holdMinutes = 30

/** Default number of hours for an answer of the supplier and then of the traveller. */
const answerHours = 24
const minHours = 1

/**
 * Returns the deadline for an answer: after a day or the given hours, but at least two hours before the start, so that
 * a rejected traveller can still find an alternative. Always at least one hour from now.
 */
export function answerDeadline(now: Date, arrival: Date, hours = answerHours): Date {
  const latest = Math.min(now.getTime() + hours * hour, arrival.getTime() - 2 * hour)
  return new Date(Math.max(latest, now.getTime() + minHours * hour))
}

/**
 * The deadline of a booking to be paid online instead of on arrival; null in the last hour before it begins. One that was
 * held until its payment is held as long again, so that nobody gains a day by changing the payment type twice.
 */
export function prepaymentDeadline(now: Date, begins: Date, { wasHeld = false } = {}): Date | null {
  const deadline = wasHeld ? holdEnd(now) : answerDeadline(now, begins)
  return deadline <= begins ? deadline : null
}

/** Returns the deadline for online payment. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * minute)
}
