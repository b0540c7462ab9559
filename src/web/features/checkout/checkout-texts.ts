import type { Cart } from '#domains/cart/answers.ts'
import type { Translator } from '#i18n/translator.ts'
import { textVariantOf } from '#web/features/bookings/text-variant.ts'

/** The heading of the checkout, and the title of its page in the browser. */
export function checkoutTitle(
  t: Translator,
  {
    requested,
    failure,
    duplicate,
    cart,
  }: { requested: unknown; failure: unknown; duplicate: unknown; cart: Pick<Cart, 'lines'> },
): string {
  if (!requested) return t('cart.title')
  const name = cart.lines[0]?.about?.name
  return !name || (failure && !duplicate) ? t('productcheckout.notPossible') : t('productcheckout.bookTitle', { name })
}

/** The only line, or null if there are several. */
export function onlyLine({ lines: [first, ...more] }: Pick<Cart, 'lines'>) {
  return first && more.length === 0 ? first : null
}

/** How the keys of the texts about what is booked end: who answers for it, or that it is several. */
export function textVariantOfCart(cart: Pick<Cart, 'lines'>) {
  const line = onlyLine(cart)
  return line ? textVariantOf(line.kind) : 'several'
}
