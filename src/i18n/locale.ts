/** The languages of the site; the first is the fallback of language negotiation. */
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

/** Text (or anything else) that exists once in each language. */
export type Bilingual<T = string> = { en: T; ar: T }

/** Each language by its own name, for the language switch. */
export const languageNames: Bilingual = { en: 'English', ar: 'العربية' }

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'ar'
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
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The full tag for Intl: Latin digits and the Gregorian calendar in both languages. */
export function intlTag(locale: Locale): 'en-US-u-nu-latn-ca-gregory' | 'ar-EG-u-nu-latn-ca-gregory' {
  return locale === 'en' ? 'en-US-u-nu-latn-ca-gregory' : 'ar-EG-u-nu-latn-ca-gregory'
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
