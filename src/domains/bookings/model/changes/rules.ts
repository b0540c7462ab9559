import type { OpenChange } from '#domains/bookings/model/changes/shapes.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'

type Changeable = {
  status: BookingStatus
  paymentStatus: PaymentStatus
  /** The question that the traveller has to answer first. */
  question: string | null
  change: OpenChange | null
  begins: Date
  /** The amount that staff have recorded as paid in person or by transfer. */
  recorded: number
}

const changeable: readonly BookingStatus[] = ['pending', 'waiting', 'confirmed']

/** The reason why a traveller cannot change a booking now, or null. */
export function changeError(
  { status, paymentStatus, question, change, begins, recorded }: Changeable,
  now: Date,
): 'status_changed' | 'too_late' | 'conflict' | null {
  if (!changeable.includes(status) || question) return 'status_changed'
  if (begins <= now) return 'too_late'
  // Another change is unfinished, a bank is deciding, or staff have recorded money: the amounts are not certain.
  const isOpen = change !== null && Date.parse(change.deadlineAt) > now.getTime()
  return isOpen || paymentStatus === 'authorised' || recorded > 0 ? 'conflict' : null
}
