import { createFormatter, type Formatter } from './formatter.ts'
import { bilingual, type Bilingual } from './locale.ts'
import { translator } from './translator.server.ts'
import type { Translator } from './translator.ts'

/** A text in both languages, for documents that show them side by side: `inBoth((t) => t('voucher.total'))`. */
export function inBoth(make: (t: Translator, format: Formatter) => string): Bilingual {
  return bilingual((locale) => {
    const t = translator(locale)
    return make(t, createFormatter(t))
  })
}
