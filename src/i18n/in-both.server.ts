import { type SiteConventions, bilingual, type Bilingual } from './locale.ts'
import { translator } from './translator.server.ts'
import { type TextKey, type Translator, type ValuesFor, createFormatter, type Formatter } from './translator.ts'

/**
 * A text in both languages, for documents that show them side by side: `inBoth((t) => t('common.total'))`. Pass the
 * conventions of the site if it contains a time.
 */
export function inBoth(make: (t: Translator, format: Formatter) => string, conventions?: SiteConventions): Bilingual {
  return bilingual((locale) => {
    const t = translator(locale, conventions)
    return make(t, createFormatter(t))
  })
}

/** A message in both languages, for a printed document. */
export function printedText<Key extends TextKey>(key: Key, ...values: ValuesFor<Key>): Bilingual {
  return inBoth((t) => t(key, ...values))
}
