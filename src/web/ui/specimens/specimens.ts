import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locale.ts'
import { useLocale } from '#i18n/react.tsx'

type Localized = (en: string, ar: string) => string

/** Components of the UI kit in their states, by the names of their files, so that they can be found. */
export type Specimens = Record<string, (localized: Localized, locale: Locale) => ReactNode>

/** Returns texts for developers only: in `src/i18n` they would enlarge the bundle of every visitor. */
export function useLocalized(): Localized {
  const locale = useLocale()
  return (en, ar) => (locale === 'ar' ? ar : en)
}
