/**
 * The translator where both languages and the ICU compiler are at hand: server, jobs, mail, tests.
 * Browser code never imports this file: it would bring both languages and the compiler along.
 */
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { Bilingual, Locale } from './locale.ts'
import { own, translatorOver, type CompiledMessages, type Translator } from './translator.ts'

/** The words in a language; each text is compiled the first time it is used. */
export function translator(locale: Locale): Translator {
  return translators[locale]
}

/** Everything compiled at once, for a `<TextProvider>` in tests. */
export function compiledMessages(locale: Locale): CompiledMessages {
  return Object.fromEntries(
    Object.entries(texts[locale]).map(([domain, messages]) => [
      domain,
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compiledOnce(text)])),
    ]),
  )
}

/** As many entries as there are texts, so it is bounded. */
const known = new Map<string, CompiledMessage>()

const texts: Bilingual<Record<string, Record<string, string>>> = { en, ar }

const translators: Bilingual<Translator> = { en: overSources('en'), ar: overSources('ar') }

function overSources(locale: Locale): Translator {
  return translatorOver(locale, (domain, key) => {
    const text = own(own(texts[locale], domain), key)
    return text === undefined ? undefined : compiledOnce(text)
  })
}

function compiledOnce(text: string): CompiledMessage {
  let compiled = known.get(text)
  if (compiled === undefined) known.set(text, (compiled = compile(text)))
  return compiled
}
