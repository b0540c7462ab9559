import type { Refusal } from '#contract/errors.ts'
import { errorText, errorTitle, fieldErrorText } from '#text/error-text.ts'
import type { Translator } from '#text/translator.ts'

/** Why there is no price for what was asked for, in words; what is wrong with a field by its name in the API. */
export type RefusedPrice = { title: string; text: string | undefined; fields: Record<string, string> }

/** The words are made where the page is: it need not carry those of every error. */
export function refusedPrice(t: Translator, { code, errors = [] }: Refusal): RefusedPrice {
  const fields = Object.fromEntries(errors.map((error) => [error.path, fieldErrorText(t, error)]))
  return { title: errorTitle(t, code), text: errorText(t, code), fields }
}
