import { listOf } from '#domains/db.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'
import { hasPaid, isOpenPayment, isUnpaid } from '#domains/payments/statuses.ts'

/** The payment statuses of each rule as a list of SQL, for every domain to the right; what is not paid is `not in` the first. */
export const paidStatuses = listOf(paymentStatuses.filter(hasPaid))
export const unpaidStatuses = listOf(paymentStatuses.filter(isUnpaid))
export const openPaymentStatuses = listOf(paymentStatuses.filter(isOpenPayment))
