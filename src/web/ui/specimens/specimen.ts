import type { ReactNode } from 'react'
import { useLocale } from '#i18n/react.tsx'

/** A component of the UI kit in its states. The name is that of its file, so that it can be found. */
export type Specimen = { name: string; node: () => ReactNode }

/** Returns texts for developers only: in `src/i18n` they would enlarge the bundle of every visitor. */
export function useLocalized(): (en: string, ar: string) => string {
  const locale = useLocale()
  return (en, ar) => (locale === 'ar' ? ar : en)
}
