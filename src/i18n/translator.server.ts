/**
 * The translator with both languages and the ICU compiler: for the server, jobs, e-mail, tests. Browser code never
 * imports this file, which would add both languages and the compiler to the bundle.
 */
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { ar } from './ar.ts'
import { conventionsIn, defaultConventions, type SiteConventions } from './conventions.ts'
import { en } from './en.ts'
import type { Bilingual, Locale } from './locale.ts'
import { atKey, translatorOver, type Translator } from './translator.ts'

/** The translator of a language, which compiles each text on first use. Times need the conventions of the site. */
export function translator(locale: Locale, conventions?: SiteConventions): Translator {
  return conventions ? overSources(locale, conventions) : translators[locale]
}

/** Bounded by the number of texts. */
const known = new Map<string, CompiledMessage>()

const texts: Bilingual<Record<string, Record<string, string>>> = { en, ar }

const translators: Bilingual<Translator> = {
  en: overSources('en', defaultConventions),
  ar: overSources('ar', defaultConventions),
}

function overSources(locale: Locale, conventions: SiteConventions): Translator {
  return translatorOver(locale, conventionsIn(locale, conventions), (key) => {
    const text = atKey(texts[locale], key)
    return text === undefined ? undefined : compiledOnce(text)
  })
}

function compiledOnce(text: string): CompiledMessage {
  let compiled = known.get(text)
  if (compiled === undefined) known.set(text, (compiled = compile(text)))
  return compiled
}
