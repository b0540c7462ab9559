import { later } from '#web/later.tsx'

/* Both are complete as HTML: plain forms. Their code and words come later. */

export const checkoutPage = later(
  async () => (await import('#web/checkout/Checkout.tsx')).Checkout,
  ['account', 'booking', 'cart', 'errors', 'journeys', 'pay', 'services', 'stays'],
)

export const orderPage = later(
  async () => (await import('#web/checkout/OrderPage.tsx')).OrderPage,
  ['booking', 'cart', 'errors', 'life', 'pay', 'stays'],
)
