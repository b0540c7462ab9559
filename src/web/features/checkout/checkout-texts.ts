import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { Cart } from '#domains/cart/answers.ts'
import type { Translator } from '#i18n/translator.ts'

const ofProvider = {
  names: 'productcheckout.productNames',
  contact: 'productcheckout.productContactHint',
  request: 'productcheckout.productRequestHint',
  askTitle: 'productcheckout.productAskTitle',
  askText: 'productcheckout.productAskText',
  payment: 'cart.paymentOne',
  confirm: 'productcheckout.confirmBooking',
  confirming: 'productcheckout.productConfirming',
  changedTitle: 'productcheckout.priceChangedTitle',
  changedText: 'productcheckout.priceChangedText',
  soldOutTitle: 'productcheckout.productSoldOut',
  soldOutText: 'productcheckout.productSoldOutText',
  save: 'prices.addToCartText',
  back: 'productcheckout.backToProduct',
} as const

/** The texts of the checkout of one product: those of a stay name the hotel. */
export const checkoutTexts = {
  stay: {
    ...ofProvider,
    names: 'booking.guestsHint',
    contact: 'booking.contactHint',
    request: 'booking.specialRequestHint',
    askTitle: 'productcheckout.askTitle',
    askText: 'productcheckout.askText',
    confirming: 'productcheckout.confirming',
    soldOutTitle: 'productcheckout.soldOutTitle',
    soldOutText: 'productcheckout.soldOutText',
    save: 'cart.keepText',
    back: 'productcheckout.seeOtherRooms',
  },
  package: ofProvider,
  service: ofProvider,
} as const satisfies { [Kind in ProductKind]: { [Name in keyof typeof ofProvider]: string } }

/** The texts of the checkout of several products. */
const ofSeveral = {
  names: 'cart.guestsHint',
  contact: 'cart.contactHint',
  request: 'cart.requestHint',
  payment: 'cart.paymentText',
  confirm: 'cart.confirm',
  confirming: 'cart.confirming',
  changedTitle: 'cart.changedTitle',
  changedText: 'cart.changedText',
} as const

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
  return !name || (failure && !duplicate)
    ? t('productcheckout.notPossible')
    : t('productcheckout.bookProductTitle', { name })
}

/** The only line, or null if there are several. */
export function onlyLine({ lines: [first, ...more] }: Pick<Cart, 'lines'>) {
  return first && more.length === 0 ? first : null
}

/** The texts of what is booked: of the kind of the only line, or of several. */
export function textsOf(cart: Pick<Cart, 'lines'>) {
  const line = onlyLine(cart)
  return line ? checkoutTexts[line.kind] : ofSeveral
}
