import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { Guest } from '#domains/bookings/model/shapes.ts'

/**
 * `asked`: waits for the provider; `unpaid`: waits for the payment of the difference; `lapsed` if neither came in time
 * or the booking ended or changed otherwise.
 */
export type ChangeState = 'asked' | 'unpaid' | 'applied' | 'declined' | 'withdrawn' | 'lapsed'

/** The unfinished change of a booking. Amounts in minor units. */
export type OpenChange = {
  id: number
  state: 'asked' | 'unpaid'
  /** The new product; null if only the names change. */
  product: BookedProduct | null
  selection: string | null
  guests: Guest[]
  penalty: number
  due: number
  refund: number
  /** ISO 8601. */
  deadlineAt: string
}

/** A change that was made, with what it replaced. Amounts in minor units. */
export type MadeChange = {
  /** ISO 8601. */
  madeAt: string
  /** The product before; null if only the names changed. */
  product: BookedProduct | null
  guests: Guest[]
  penalty: number
  /** The difference that was paid online. */
  paid: number
  refund: number
  /** The part of the refund that returned to a gift card. */
  toGiftCard: number
}

/** The content of a change, before it is stored. */
export type NewChange = Omit<OpenChange, 'id' | 'state' | 'deadlineAt'>

/** True if the difference of a change can be paid now. */
export function awaitsDifference(change: OpenChange | null, now: Date): change is OpenChange {
  return change?.state === 'unpaid' && Date.parse(change.deadlineAt) > now.getTime()
}
