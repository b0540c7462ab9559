import type { PaymentTiming } from '#domains/shared/shapes.ts'

/** The payment timing of a product on this site, which may take no online payments; null if it has no way. */
export function paymentWith({ prepay }: { prepay: boolean }, payment: PaymentTiming): PaymentTiming | null {
  if (prepay) return payment
  return payment === 'prepay' ? null : 'arrival'
}
