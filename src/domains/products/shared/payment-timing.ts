import type { PaymentTiming } from '#domains/shared/shapes.ts'

/**
 * When a product can be paid on this site: as the product says if the site takes online payments, otherwise on arrival.
 * Null if it cannot be paid at all.
 */
export function paymentWith({ prepay }: { prepay: boolean }, payment: PaymentTiming): PaymentTiming | null {
  if (prepay) return payment
  return payment === 'prepay' ? null : 'arrival'
}
