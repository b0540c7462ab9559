import { createContext, useContext } from 'react'
import { isLocale, localeOfPath, type Locale } from '#text/locale.ts'

/** Given by the server. An address that names no language is answered in its reader's, so the address alone does not tell. */
export const DocumentLocale = createContext<Locale | undefined>(undefined)

export function useDocumentLocale(): Locale {
  return useContext(DocumentLocale) ?? documentLocale()
}

/**
 * In the browser, as the server wrote it beside `lang`, which a browser that translates pages changes. It stays what it
 * is: another language is another document.
 */
export function documentLocale(): Locale {
  const { locale } = document.documentElement.dataset
  return isLocale(locale) ? locale : localeOfPath(location.pathname)
}
