import type { ApiError } from '#api/errors.ts'
import { errorText, errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import type { Translator } from '#i18n/translator.ts'

/** Translated reason why a price is not available; field errors by their name in the API. */
export type PriceError = { title: string; text: string | undefined; fields: Record<string, string> }

/** Translated where the page is rendered, so that the page does not load the messages of all errors. */
export function priceError(t: Translator, { code, errors = [] }: ApiError): PriceError {
  const fields = Object.fromEntries(errors.map((error) => [error.path, fieldErrorText(t, error)]))
  return { title: errorTitle(t, code), text: errorText(t, code), fields }
}
