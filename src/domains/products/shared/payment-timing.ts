import type { PaymentTiming } from '#domains/shared/shapes.ts'

/**
 * The payment timing of a product on this site: that of the product if the site takes online payments, otherwise on arrival.
 * Null if it cannot be paid at all.
 */
export function paymentWith({ prepay }: { prepay: boolean }, payment: PaymentTiming): PaymentTiming | null {
  if (prepay) return payment
  return payment === 'prepay' ? null : 'arrival'
}
