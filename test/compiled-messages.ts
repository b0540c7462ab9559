import compile from 'icu-minify/compile'
import type { Locale } from '#i18n/locale.ts'
import { texts } from '#i18n/translator.server.ts'
import type { CompiledMessages } from '#i18n/translator.ts'

/** All messages of a language for a `<TextProvider>`, which the build compiles otherwise. */
export function compiledMessages(locale: Locale): CompiledMessages {
  return (compiled[locale] ??= Object.fromEntries(
    Object.entries(texts[locale]).map(([namespace, messages]) => [
      namespace,
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)])),
    ]),
  ))
}

const compiled: Partial<Record<Locale, CompiledMessages>> = {}
