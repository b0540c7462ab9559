import type { CoverSubject } from '@rihla/illustrations/cover-subject'
import type { Bilingual } from '#i18n/locale.ts'

export type Article = {
  slug: string
  category: string
  tags: string[]
  title: Bilingual
  summary: Bilingual
  /** Markdown. */
  body: Bilingual
  /** Days before the demo world's first day on which it was posted. */
  postedDaysAgo: number
  cover: CoverSubject
}
