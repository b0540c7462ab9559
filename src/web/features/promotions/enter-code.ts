import { redirect } from 'react-router'
import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import { readGiftCode } from '#domains/payments/gift-cards/code.ts'
import { textOf } from '#web/lib/forms.ts'

const intents = ['code', 'remove-promotion', 'gift-card', 'remove-gift-card']

/** True for the submits of `CodeForm`. */
export const isCode = (form: FormData) => intents.includes(textOf(form, 'intent'))

/**
 * Enters or removes the promotion code or gift card of a submitted form and redirects to the page, or returns the error of
 * the field.
 * @param url the present address
 * @param inQuery true if the promotion code is a parameter of the page, which books one product
 */
export async function enterCode(api: ApiClient, form: FormData, url: URL, inQuery: boolean): Promise<ApiError> {
  const intent = textOf(form, 'intent')
  const code = textOf(form, 'promotion').trim()
  // A code with a wrong character in it is no code of a gift card, but can be one of a promotion.
  const isGiftCard = intent === 'code' && readGiftCode(code) !== null
  const card = isGiftCard ? { code } : intent === 'gift-card' ? { id: Number(textOf(form, 'card')) } : null
  if (card || intent === 'remove-gift-card') {
    const stored = await api.store_checkout_gift_card({ card })
    if (stored.ok) throw redirect(hrefWithout(url, textOf(form, 'replaces')), 303)
    const unknown = stored.error.errors?.some((one) => one.code === 'gift_card_unknown')
    if (!unknown) return atPromotion(stored.error)
  }
  if (inQuery) {
    const query = new URLSearchParams(url.search)
    query.delete('promotion')
    if (intent === 'code' && code) query.set('promotion', code.slice(0, 40))
    throw redirect(`${url.pathname}?${query}`, 303)
  }
  const stored = await api.store_cart_promotion({ code: intent === 'code' ? code : null })
  if (stored.ok) throw redirect(url.pathname + url.search, 303)
  return atPromotion(stored.error)
}

/** The address without a parameter: a wrong promotion code that another code replaces. */
function hrefWithout(url: URL, name: string): string {
  const query = new URLSearchParams(url.search)
  query.delete(name)
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname
}

/** The name of the input: pages can contain another code. */
function atPromotion(error: ApiError): ApiError {
  return { ...error, errors: (error.errors ?? []).map((one) => ({ ...one, path: 'promotion' })) }
}
