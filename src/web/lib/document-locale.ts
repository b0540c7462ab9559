import { createContext, useContext } from 'react'
import { type Conventions, isLocale, type Locale, localeOfPath } from '#i18n/locale.ts'

/**
 * Set by the server. A path without a language is rendered in the visitor's language, so the path alone does not
 * determine it.
 */
export const DocumentLocale = createContext<Locale | undefined>(undefined)

export function useDocumentLocale(): Locale {
  return useContext(DocumentLocale) ?? documentLocale()
}

/**
 * Reads the language in the browser from `data-locale`, which the server renders in addition to `lang`, because
 * browsers that translate pages change `lang`. It never changes: another language is a separate document.
 */
export function documentLocale(): Locale {
  const { locale } = document.documentElement.dataset
  return isLocale(locale) ? locale : localeOfPath(location.pathname)
}

/**
 * The format of times and weeks in the language of the document: the browser reads it from `data-hours` and
 * `data-week`, which the server renders.
 */
export function documentConventions(): Conventions {
  const { hours, week } = document.documentElement.dataset
  return (inDocument ??= { hours: hours === '12' ? 12 : 24, firstWeekday: Number(week) })
}

/** One object, so that a new rendering of the layout does not render everything below it. */
let inDocument: Conventions | undefined
