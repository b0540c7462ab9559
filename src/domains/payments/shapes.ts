/** Where the money of a payment, and of what is paid with it, stands. */
export const paymentStatuses = ['unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentProviders = ['sandbox', 'stripe', 'moyasar'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** Why captured money is not what it should be: nothing is confirmed by it. */
export type PaymentProblem = 'amount_differs' | 'currency_differs'

/**
 * Why money goes back: a cancellation, an answer that did not come in time, a payment nobody waited for any more, an amount that was
 * not asked for or is no longer, or by goodwill and a changed stay, beside a booking that goes on.
 */
export type RefundReason = 'cancelled' | 'expired' | 'not_needed' | 'outdated' | 'wrong_amount' | 'goodwill' | 'changed'
