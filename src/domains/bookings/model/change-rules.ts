import { accountOfBooking, type AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import type { OpenChange } from '#domains/bookings/model/change-shapes.ts'
import { canBeNoShow, type Beginning } from '#domains/bookings/model/guests/arrival-time.ts'
import { isOver } from '#domains/bookings/model/rules.ts'
import { hasPaid } from '#domains/payments/statuses.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import { todayIn } from '#domains/shared/dates.ts'

type Changeable = AccountedBooking & {
  /** The question that the traveller has to answer first. */
  question: string | null
  change: OpenChange | null
  /** `open`: the guests are in house, and the stay can become longer or shorter. */
  begun: Begun
}

/** A booking that has not begun; a stay under way; or one that can no longer be changed. */
type Begun = 'no' | 'open' | 'over'

type Beginnable = Beginning & {
  product: { kind: ProductKind }
  checkOut: string
  checkedIn: boolean
  checkedOut: boolean
}

/** The state of a booking by the clock of its place. Only a stay can be changed once it has begun, until its last day. */
export function hasBegun({ product, checkOut, checkedIn, checkedOut, ...beginning }: Beginnable, now: Date): Begun {
  if (!checkedIn && !canBeNoShow(beginning, now)) return 'no'
  const isOpen = product.kind === 'stay' && !checkedOut && todayIn(beginning.timeZone, now) <= checkOut
  return isOpen ? 'open' : 'over'
}

/** The reason why a traveller cannot change a booking now, or null. */
export function changeError(booking: Changeable, now: Date): 'status_changed' | 'too_late' | 'conflict' | null {
  const { status, paymentStatus, paymentType, question, change, begun, product } = booking
  if (isOver(status) || status === 'waiting_user' || question) return 'status_changed'
  if (begun === 'over' || (begun === 'open' && status !== 'confirmed')) return 'too_late'
  // Another change is unfinished, a bank is deciding, or instalments are paid partly online and partly by hand: of a stay,
  // what was paid by hand is the part that is paid at the hotel.
  const isOpen = change !== null && Date.parse(change.deadlineAt) > now.getTime()
  const isInParts = paymentType === 'prepay' && hasPaid(paymentStatus) && product.kind !== 'stay'
  const isMixed = isInParts && accountOfBooking(booking).byHand > 0
  return isOpen || paymentStatus === 'authorised' || isMixed ? 'conflict' : null
}
