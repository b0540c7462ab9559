import { hasEnded } from '#domains/bookings/model/rules.ts'
import type { BookingStatus, CancellationCost } from '#domains/bookings/model/shapes.ts'

/** The money of a booking in minor units, as `BookingRow` and `ChangingBooking` have it. */
export type MoneyOfBooking = {
  status: BookingStatus
  total: number
  /** Without refunds of changes; a goodwill refund does not reduce it. */
  received: number
  /** Paid online and not refunded. */
  captured: number
  /** Recorded as paid by hand, without refunds of changes. */
  recorded: number
  /** Refunded by hand after the booking ended. */
  manualRefunds: number
  cancelled: CancellationCost | null
}

/** Minor units: what is returned by hand, and what is returned through the payment provider. */
export type OwedBack = { byHand: number; online: number }

/**
 * What the provider has of a booking beyond what it costs: its price, or its penalty once it has ended. It is returned by
 * hand as far as it was recorded as paid by hand. Refunds requested from a payment provider are no longer owed.
 */
export function owedBack(booking: MoneyOfBooking): OwedBack {
  const { status, total, received, captured, recorded, manualRefunds, cancelled } = booking
  const held = captured + recorded - manualRefunds
  const beyond = hasEnded(status) ? held - (cancelled?.penalty ?? 0) : received - total
  const owed = Math.max(0, Math.min(held, beyond))
  const byHand = Math.min(owed, Math.max(0, recorded - manualRefunds))
  return { byHand, online: owed - byHand }
}
