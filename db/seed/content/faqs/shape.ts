import type { Bilingual } from '#text/locale.ts'

export type FaqTopicSeed = {
  slug: string
  name: Bilingual
  /** Answers are Markdown. */
  entries: { slug: string; question: Bilingual; answer: Bilingual }[]
}
