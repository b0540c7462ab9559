/**
 * The translator with both languages and the ICU compiler: for the server, jobs, email, tests. Browser code never
 * imports this file, which would add both languages and the compiler to the bundle.
 */
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { conventionsIn, defaultConventions, type SiteConventions, locales, type Locale } from './locale.ts'
import { atKey, translatorOver, type Translator } from './translator.ts'

/** The translator of a language, which compiles each text on first use. Times need the conventions of the site. */
export function translator(locale: Locale, conventions?: SiteConventions): Translator {
  return conventions ? overSources(locale, conventions) : translators[locale]
}

/** Bounded by the number of texts. */
const compiledTexts = new Map<string, CompiledMessage>()

/** The texts of each language by namespace. */
export const texts = await ofEachLanguage(async (locale) => {
  const { messages } = (await import(`./${locale}/messages.ts`)) as { messages: Record<string, Domains> }
  return Object.assign({}, ...Object.values(messages)) as Domains
})

type Domains = Record<string, Record<string, string>>

const translators = await ofEachLanguage(async (locale) => overSources(locale, defaultConventions))

async function ofEachLanguage<T>(make: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  const values = await Promise.all(locales.map(async (locale) => [locale, await make(locale)] as const))
  return Object.fromEntries(values) as Record<Locale, T>
}

function overSources(locale: Locale, conventions: SiteConventions): Translator {
  return translatorOver(locale, conventionsIn(locale, conventions), (key) => {
    const text = atKey(texts[locale], key)
    return text === undefined ? undefined : compiledOnce(text)
  })
}

function compiledOnce(text: string): CompiledMessage {
  let compiled = compiledTexts.get(text)
  if (compiled === undefined) compiledTexts.set(text, (compiled = compile(text)))
  return compiled
}
