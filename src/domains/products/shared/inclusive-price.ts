import type { Discount } from '#domains/shared/discount.ts'
import type { PlanPart } from '#domains/shared/plan.ts'
import type { AgreedPart, Cancellation, PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'

/** What the prices of packages and services have in common. All amounts are minor units, taxes included. */
export type InclusivePrice = {
  currency: string
  /** Deducted from the lines; absent without one. */
  discount?: Discount
  total: number
  /** When `total` is paid, were it paid online. */
  plan: PlanPart[]
  /** The tax that is contained in `total`. */
  vat: { rateBasisPoints: number; amount: number } | null
  payment: PaymentTiming | null
  /** The cancellation windows; absent from prices of earlier versions. */
  windows?: PenaltyWindow[]
  /** What was agreed when; set once the booking was changed. The lines are the sums of it. */
  agreed?: AgreedPart[]
  cancellation: Cancellation
}
