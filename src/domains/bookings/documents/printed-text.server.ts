import { inBoth } from '#i18n/in-both.server.ts'
import type { Bilingual } from '#i18n/locale.ts'
import type { TextKey, ValuesFor } from '#i18n/translator.ts'

/** A message in both languages, for a printed document. */
export function printedText<Key extends TextKey>(key: Key, ...values: ValuesFor<Key>): Bilingual {
  return inBoth((t) => t(key, ...values))
}
