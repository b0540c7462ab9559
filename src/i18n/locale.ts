import { language as ar } from './ar/language.ts'
import { language as en } from './en/language.ts'
import type { ClockHours, Language } from './language.ts'

/** The languages of the site; each is a folder with its messages. The first is the fallback of language negotiation. */
const languages = { en, ar } satisfies Record<string, Language>

export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as [Locale, ...Locale[]]

/** Names, formats and direction of a language. */
export function languageOf(locale: Locale): Language {
  return languages[locale]
}

/** The languages of the site other than this one. */
export function otherLocales(locale: Locale): Locale[] {
  return locales.filter((other) => other !== locale)
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The language of a path is its first segment. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : 'en'
}

/** The path after its language, with the query: `/hotels` of `/ar/hotels`. Null if it begins with no language. */
export function afterLocale(path: string): string | null {
  const [, first, rest = ''] = /^\/([a-z-]+)(?=[/?]|$)([^]*)/.exec(path) ?? []
  return isLocale(first) ? rest : null
}

/** For `dir` of the document and of text in the other direction. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  return languages[locale].direction
}

/** The languages in which the provider writes texts, and papers are printed. */
export const contentLocales = ['en', 'ar'] as const
export type ContentLocale = (typeof contentLocales)[number]

/** Text (or anything else) of the provider, which exists once in each of these languages. */
export type Bilingual<T = string> = { en: T; ar: T }

/** The language in which readers of a locale get the texts of the provider. */
export function contentLocale(locale: Locale): ContentLocale {
  return isContentLocale(locale) ? locale : 'en'
}

export function isContentLocale(locale: Locale): locale is ContentLocale {
  return (contentLocales as readonly Locale[]).includes(locale)
}

export function otherContentLocale(locale: Locale): ContentLocale {
  return contentLocale(locale) === 'en' ? 'ar' : 'en'
}

/** Builds a value for both languages with one function: `bilingual((locale) => translator(locale)('common.close'))`. */
export function bilingual<T>(make: (locale: ContentLocale) => T): Bilingual<T> {
  return { en: make('en'), ar: make('ar') }
}

/** The text in the requested language, or in the other one if that is blank: empty only if both are. */
export function inLocale(text: Bilingual, locale: Locale): string {
  const [first, second] = [text[contentLocale(locale)], text[otherContentLocale(locale)]]
  return first.trim() === '' && second.trim() !== '' ? second : first
}

/** The format of times of day in each language, and the day on which weeks begin: 0 Sunday … 6 Saturday. */
export type SiteConventions = { clock: Bilingual<ClockHours>; firstWeekday: number }

/** The conventions of a site in one language. */
export type Conventions = { hours: ClockHours; firstWeekday: number }

/**
 * As a Saudi reader writes them: `3:00 م`, and weeks from Sunday. English readers come from many countries, and a
 * 24-hour clock is read the same in all of them.
 */
export const defaultConventions: SiteConventions = { clock: { en: 24, ar: 12 }, firstWeekday: 0 }

export function conventionsIn(locale: Locale, { clock, firstWeekday }: SiteConventions): Conventions {
  return { hours: clock[contentLocale(locale)], firstWeekday }
}
