import type { Bilingual } from '#i18n/locale.ts'

export type FaqTopicSeed = {
  slug: string
  name: Bilingual
  /** Answers are Markdown. */
  entries: { slug: string; question: Bilingual; answer: Bilingual }[]
}
