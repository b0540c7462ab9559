import type { TextKey, Translator } from './translator.ts'

/** The title of a refusal by its API code; a code without words is said as `internal`. */
export function errorTitle(t: Translator, code: string): string {
  return wordsOf(t, code) ?? t('errors.internal')
}

/** The sentence that says what to do about a refusal, where there is more to say than its title. */
export function errorText(t: Translator, code: string): string | undefined {
  return wordsOf(t, `${code}_text`)
}

/** What is wrong with one field; the limit that was broken (`params: { max: 30 }`) is named when it is known. */
export function fieldErrorText(
  t: Translator,
  error: { code: string; params?: Record<string, string | number> },
): string {
  const limit = error.params?.['limit'] ?? error.params?.['min'] ?? error.params?.['max']
  const withLimit = limit === undefined ? undefined : wordsOf(t, `${error.code}_limit`, { min: limit, max: limit })
  return withLimit ?? wordsOf(t, error.code, error.params) ?? t('errors.invalid_format')
}

/** Codes come over the wire, so whether there are words for one is known only when it is here. */
function wordsOf(t: Translator, code: string, values?: Record<string, string | number>): string | undefined {
  const key = `errors.${code}`
  return t.has(key) ? (t as (key: TextKey, values?: Record<string, string | number>) => string)(key, values) : undefined
}
