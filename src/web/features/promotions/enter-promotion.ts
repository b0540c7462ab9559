import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import { textOf } from '#web/lib/forms.ts'

/** True for the submits of `PromotionForm`. */
export const isPromotion = (form: FormData) => ['promotion', 'remove-promotion'].includes(textOf(form, 'intent'))

/** Enters or removes the promotion code of a submitted form. Returns the error, or null. */
export async function enterPromotion(api: ApiClient, form: FormData): Promise<ApiError | null> {
  const code = textOf(form, 'intent') === 'promotion' ? textOf(form, 'promotion') : null
  const stored = await api.store_cart_promotion({ code })
  if (stored.ok) return null
  // The name of the input: pages can contain another code.
  return { ...stored.error, errors: (stored.error.errors ?? []).map((one) => ({ ...one, path: 'promotion' })) }
}
