import type { CheckoutDraft } from '#domains/bookings/model/order-shapes.ts'
import type { Cart } from '#domains/cart/answers.ts'

export const steps = ['guests', 'payment', 'review'] as const
type Step = (typeof steps)[number]

/** The payment type of a product that can be paid in one way only: there is nothing to choose. */
export function onlyPayment({ lines, pay: { prepay, arrival } }: Pick<Cart, 'lines' | 'pay'>) {
  if (lines.length > 1 || (prepay && arrival)) return null
  return prepay ? 'prepay' : arrival ? 'arrival' : null
}

/** The requested step, or the first incomplete step before it. */
export function stepOf(stepName: string | null, draft: CheckoutDraft, cart: Pick<Cart, 'pay'>, names: number): Step {
  const step = steps.find((one) => one === stepName) ?? 'guests'
  if (step === 'guests' || !draft.contact || (draft.guests?.length ?? 0) < names) return 'guests'
  if (step === 'payment' || !draft.payment_type || !cart.pay[draft.payment_type]) return 'payment'
  return 'review'
}

/** URL of a step of the checkout at an address; the product in its query stays. */
export function addressOfStep({ pathname, search }: { pathname: string; search: string }, step: Step): string {
  const query = new URLSearchParams(search)
  if (step === 'guests') query.delete('step')
  else query.set('step', step)
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}
