import type { ReactNode } from 'react'
import { useLocale } from '#text/react.tsx'

/** A part of the kit in its states. The name is that of its file, so that it can be found. */
export type Specimen = { name: string; node: () => ReactNode }

/** Words that only developers see: they would weigh on everybody in `src/text`. */
export function useSay(): (en: string, ar: string) => string {
  const locale = useLocale()
  return (en, ar) => (locale === 'ar' ? ar : en)
}
