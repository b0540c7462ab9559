/**
 * The languages of the site, each with its own name for the language switch, its direction and its full tag for Intl: Latin
 * digits and the Gregorian calendar. The messages of each are in the folder of its code.
 */
const languages = {
  en: { name: 'English', direction: 'ltr', tag: 'en-US-u-nu-latn-ca-gregory' },
  ar: { name: 'العربية', direction: 'rtl', tag: 'ar-EG-u-nu-latn-ca-gregory' },
} as const

export type Locale = keyof typeof languages
/** The first is the fallback of language negotiation. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]]

/** Text (or anything else) that exists once in each language. */
export type Bilingual<T = string> = { en: T; ar: T }

export function languageName(locale: Locale): string {
  return languages[locale].name
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The language of a path is its first segment. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : 'en'
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en'
}

/** For `dir` of the document and of text in the other direction. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return languages[locale].direction
}

/** The full tag of a language for Intl. */
export function intlTag(locale: Locale): string {
  return languages[locale].tag
}

/** Builds a value for both languages with one function: `bilingual((locale) => translator(locale)('common.close'))`. */
export function bilingual<T>(make: (locale: Locale) => T): Bilingual<T> {
  return { en: make('en'), ar: make('ar') }
}

/** The text in the requested language, or in the other one if that is blank: empty only if both are. */
export function inLocale(text: Bilingual, locale: Locale): string {
  return spokenLocale(text, locale) === locale ? text[locale] : text[otherLocale(locale)]
}

/** The language of the text that `inLocale` returns, for `lang` and `dir` around a fallback. */
export function spokenLocale(text: Bilingual, locale: Locale): Locale {
  return text[locale].trim() === '' && text[otherLocale(locale)].trim() !== '' ? otherLocale(locale) : locale
}
