import { textIfAny, type Translator } from './translator.ts'

/** Title of an error by its API code; a code without a message gets the title of `internal`. */
export function errorTitle(t: Translator, code: string): string {
  return wordsOf(t, code) ?? t('errors.internal')
}

/** Sentence with the next step for an error; undefined when its title suffices. */
export function errorText(t: Translator, code: string): string | undefined {
  return wordsOf(t, `${code}_text`)
}

/** Message for an invalid field; includes the violated limit (`params: { max: 30 }`) when it is known. */
export function fieldErrorText(
  t: Translator,
  error: { code: string; params?: Record<string, string | number> },
): string {
  const limit = error.params?.['limit'] ?? error.params?.['min'] ?? error.params?.['max']
  const withLimit = limit === undefined ? undefined : wordsOf(t, `${error.code}_limit`, { min: limit, max: limit })
  return withLimit ?? wordsOf(t, error.code, error.params) ?? t('errors.invalid_format')
}

/** Codes arrive over the network, so it is only known at run time whether a message exists for one. */
function wordsOf(t: Translator, code: string, values?: Record<string, string | number>): string | undefined {
  return textIfAny(t, `errors.${code}`, values)
}
