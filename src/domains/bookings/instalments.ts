import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { awaitsPayment } from '#domains/bookings/rules.ts'
import type { BookingStatus } from '#domains/bookings/shapes.ts'
import type { Instalment } from '#domains/packages/shapes.ts'
import type { PaymentStatus } from '#domains/payments/shapes.ts'
import { todayIn } from '#domains/stays/nights.ts'
import type { PaymentType, PricedStay } from '#domains/stays/shapes.ts'

/** Minor units. `paid` is what money that came in covers of it: the earliest first. */
type CoveredInstalment = Instalment & { paid: number }

export type PayableBooking = {
  status: BookingStatus
  paymentType: PaymentType
  paymentStatus: PaymentStatus
  priced: PricedStay
  journey: BookedJourney | null
  /** All that came in for it, online and on arrival, whatever went back by goodwill since. */
  received: number
}

/**
 * What is to be paid online now, in minor units: `after` has come in before; `due` is the date of an instalment, null of
 * what is paid with the booking.
 */
type Payable = { amount: number; after: number; due: string | null }

/** What is paid online with the booking, in minor units. */
export function firstPayment({ total, dueAtProperty }: Pick<PricedStay, 'total' | 'dueAtProperty'>): number {
  return total - dueAtProperty
}

/** What can be paid online now: the booking, or of one that stands its next instalment. Null: nothing. */
export function payableNow(booking: PayableBooking, hasOpenQuestion: boolean, now: Date): Payable | null {
  if (awaitsPayment(booking, hasOpenQuestion)) {
    // Who has begun to pay in person or by transfer goes on so: nobody is asked for the same money twice.
    return booking.received > 0 ? null : { amount: firstPayment(booking.priced), after: 0, due: null }
  }
  return booking.status === 'confirmed' ? nextInstalment(booking, now) : null
}

/** The schedule of a package that is paid online in parts, with what is paid of each; empty where nothing is due later. */
export function scheduleOf(booking: PayableBooking): CoveredInstalment[] {
  const { journey, paymentType, received } = booking
  if (journey?.kind !== 'package' || paymentType !== 'prepay' || journey.priced.instalments.length < 2) return []
  let left = received
  return journey.priced.instalments.map(({ due, amount }) => {
    const paid = Math.min(left, amount)
    left -= paid
    return { due, amount, paid }
  })
}

/** Of these the first part has come in. Goodwill is a gift: whatever went back by it, the rest is due as before, and no more. */
const begun: readonly PaymentStatus[] = ['paid', 'partly_refunded', 'refunded']

/** All that is due by today, or else the one that is due next. Null before the booking is paid, and when nothing is left. */
export function nextInstalment(booking: PayableBooking, now: Date): Payable | null {
  const { paymentStatus, journey, received } = booking
  if (!journey || !begun.includes(paymentStatus)) return null
  const open = scheduleOf(booking).filter(({ amount, paid }) => paid < amount)
  const [first] = open
  if (!first) return null
  const today = todayIn(journey.timeZone, now)
  const due = open.filter((one) => one === first || one.due === null || one.due <= today)
  return {
    amount: due.reduce((sum, { amount, paid }) => sum + amount - paid, 0),
    after: received,
    due: first.due ?? today,
  }
}
