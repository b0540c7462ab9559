import type { PaymentStatus } from '#domains/payments/shapes.ts'

/** The payment statuses: where the money is, and whether the payment can still be made or is being checked. */
const paymentTable: Record<PaymentStatus, { money: 'none' | 'checked' | 'came'; open: boolean }> = {
  unpaid: { money: 'none', open: true },
  authorised: { money: 'checked', open: true },
  paid: { money: 'came', open: false },
  partly_refunded: { money: 'came', open: false },
  refunded: { money: 'came', open: false },
  failed: { money: 'none', open: false },
}

/** True if the amount due at booking was paid, whatever has been refunded since. */
export const hasPaid = (status: PaymentStatus): boolean => paymentTable[status].money === 'came'

/** True if nothing was paid and no bank is deciding. */
export const isUnpaid = (status: PaymentStatus): boolean => paymentTable[status].money === 'none'

/** True while no other payment is opened for the same reference. */
export const isOpenPayment = (status: PaymentStatus): boolean => paymentTable[status].open
