import { createContext, useContext } from 'react'
import type { Locale } from '#text/locale.ts'

/** Given by the server. An address that names no language is answered in its reader's, so the address alone does not tell. */
export const DocumentLocale = createContext<Locale | undefined>(undefined)

export function useDocumentLocale(): Locale {
  return useContext(DocumentLocale) ?? documentLocale()
}

/** In the browser. It stays what it is: another language is another document. */
export function documentLocale(): Locale {
  return document.documentElement.lang as Locale
}
