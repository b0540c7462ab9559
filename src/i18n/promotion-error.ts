import { fieldErrorText } from './error-text.ts'
import type { Translator } from './translator.ts'

type CodeError = { code: string; params?: Record<string, string | number> }

/**
 * The reason why a promotion code deducts nothing. The sentences are not among the errors, because most pages do not
 * need them.
 */
export function codeErrorText(t: Translator, error: CodeError): string {
  const say = t as unknown as (key: string, values?: CodeError['params']) => string
  const key = [`cart.${error.code}_limit`, `cart.${error.code}`].find((one) => t.has(one))
  return key ? say(key, error.params) : fieldErrorText(t, error)
}
