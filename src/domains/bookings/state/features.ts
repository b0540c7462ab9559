import type { MissingDetails } from '#domains/bookings/model/guests/missing-details.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { BookingStatus, CancellationCost } from '#domains/bookings/model/shapes.ts'
import type { PaidBooking } from '#domains/bookings/state/open-payment.server.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Action, Context } from '#domains/context.ts'
import type { PaymentRow } from '#domains/payments/queries.server.ts'
import type { RefundReason } from '#domains/payments/shapes.ts'

/**
 * What the features of bookings do when a booking changes. The core imports no feature: it has these lists with the ports,
 * and calls each in its order, in the transaction of the change, with the booking locked.
 */
export type BookingFeatures = {
  /** Locks open payments, inventory, promotions, gift cards and notifications, in this order. */
  onTransition: readonly OnTransition[]
  /**
   * For bookings with a discount or a gift card: what they take of them. Locks promotions and gift cards, in this order,
   * after all inventory.
   */
  onBooked: readonly OnBooked[]
  onShare: readonly OnShare[]
  onCapture: readonly OnCapture[]
  onRefund: readonly OnRefund[]
  /** The missing details of bookings in a list, by booking id. */
  missingDetails: (
    context: Pick<Context, 'db' | 'ports' | 'now'>,
    rows: readonly Booking[],
  ) => Promise<ReadonlyMap<number, MissingDetails>>
}

/** A status that was just written. */
export type Transition = {
  booking: { id: number; reference: string; hotelId: number | null; orderId: number | null }
  from: BookingStatus
  to: BookingStatus
  /** The product whose inventory the booking held. */
  held: BookedProduct
  /** The deadline before, as text of the database. */
  heldUntil: string | null
  /** What its cancellation costs; null if it was not cancelled. */
  cancelled: CancellationCost | null
  /** The row of `booking_event`. */
  event: number
  token: string | undefined
  withoutNotification: boolean
  keepsDocuments: boolean
}

/** `refused` if an expired booking that was paid late cannot get back what it had: everything is then rolled back. */
export type OnTransition = (at: Action, transition: Transition) => Promise<'refused' | void>

/** Bookings that were just made together, with the part that a gift card pays of each, in minor units. */
export type Booked = {
  bookings: { id: number; product: BookedProduct; gift: number }[]
  userId: string | null
  /** The gift card; null without one. */
  cardId: number | null
  /** Of the booking, or of the order. */
  reference: string
}

/** Why bookings cannot be made as accepted: everything is then rolled back. */
export type BookedRefusal = 'no_use_left' | 'gift_card_changed'

export type OnBooked = (at: Pick<Action, 'db' | 'now'>, booked: Booked) => Promise<BookedRefusal | void>

/**
 * Applies the share of a captured payment, or says why it is refunded: `outdated` if the booking was changed during the
 * payment and still has to be paid at its new price. Null for a share of another kind.
 */
export type OnShare = (at: Action, share: PaidBooking) => Promise<'applied' | 'not_needed' | 'outdated' | null>

/** A captured payment with the shares that were applied: `booking` as it was before, `current` as it is now. */
export type Capture = { payment: PaymentRow; shares: (PaidBooking & { current: Booking })[] }

export type OnCapture = (at: Action, capture: Capture) => Promise<void>

/** A refund that was paid, or money that staff gave back by hand. */
export type Refund = {
  reference: string
  /** In minor units. */
  amount: number
  reason: RefundReason
  /** Null for the refund of a payment that was not applied. */
  booking: Booking | null
  of: { payment: PaymentRow; refundId: number } | { manualRefundId: number }
}

export type OnRefund = (at: Pick<Action, 'db' | 'now'>, refund: Refund) => Promise<void>
