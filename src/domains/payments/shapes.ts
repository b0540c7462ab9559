/** Payment statuses, of a payment and of what is paid with it. */
export const paymentStatuses = ['unpaid', 'authorised', 'paid', 'partly_refunded', 'refunded', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentProviders = ['sandbox', 'stripe', 'moyasar'] as const
export type PaymentProvider = (typeof paymentProviders)[number]
/** The providers that move real money. */
export type OnlinePaymentProvider = Exclude<PaymentProvider, 'sandbox'>

export type PaymentSource = PaymentProvider | 'gift_card'

/** Methods of a payment on arrival. */
export const arrivalWays = ['cash', 'card', 'transfer'] as const
export type ArrivalWay = (typeof arrivalWays)[number]

/** How money was received or returned; `by_hand` for what staff returned, in whichever way. */
export const paymentWays = ['online', 'gift_card', ...arrivalWays, 'by_hand'] as const

/** Reasons why captured money is not accepted; no booking is confirmed by it. */
export type PaymentProblem = 'amount_differs' | 'currency_differs'

/**
 * Reasons for a refund: a cancellation, a response that did not arrive in time, a payment that is no longer needed, an
 * amount that was not requested or is outdated; or, for a booking that remains active, goodwill or a changed stay.
 */
export type RefundReason = 'cancelled' | 'expired' | 'not_needed' | 'outdated' | 'wrong_amount' | 'goodwill' | 'changed'
