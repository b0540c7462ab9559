import compile from 'icu-minify/compile'
import { ar } from '#i18n/ar.ts'
import { en } from '#i18n/en.ts'
import type { Locale } from '#i18n/locale.ts'
import type { CompiledMessages } from '#i18n/translator.ts'

/** All messages of a language for a `<TextProvider>`, which the build compiles otherwise. */
export function compiledMessages(locale: Locale): CompiledMessages {
  return (compiled[locale] ??= Object.fromEntries(
    Object.entries(locale === 'ar' ? ar : en).map(([namespace, messages]) => [
      namespace,
      Object.fromEntries(Object.entries<string>(messages).map(([key, text]) => [key, compile(text)])),
    ]),
  ))
}

const compiled: Partial<Record<Locale, CompiledMessages>> = {}
