import { createContext, useContext } from 'react'
import { isLocale, localeOfPath, type Locale } from '#i18n/locale.ts'

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
