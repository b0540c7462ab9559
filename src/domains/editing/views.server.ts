import type { RevisionAnswer } from '#domains/editing/contract.ts'
import type { RevisionRow } from '#domains/editing/read.server.ts'
import { inLocale, type Bilingual, type Locale } from '#text/locale.ts'

export function revisionView({ number, state, name, at, restoredFrom }: RevisionRow): RevisionAnswer {
  return { number, state, name, at, restored_from: restoredFrom }
}

/** What it is called, from the field that names it; its slug or id where that says nothing yet. */
export function titleView(named: unknown, subject: string, locale: Locale): string {
  if (typeof named === 'object' && named !== null && 'en' in named && 'ar' in named) {
    const words = inLocale(named as Bilingual, locale).split('\n')[0] ?? ''
    if (words !== '' && words.length <= 120) return words
  }
  return typeof named === 'string' && named !== '' ? named : subject
}
