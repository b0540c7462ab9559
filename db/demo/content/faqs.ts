import { faqs as reference } from '#db/reference/faqs/all.ts'
import type { FaqTopicSeed } from '#db/reference/faqs/shape.ts'

const isItReal: FaqTopicSeed['entries'][number] = {
  slug: 'is-it-real',
  question: { en: 'Are these hotels real?', ar: 'هل هذه الفنادق حقيقية؟' },
  answer: {
    en: 'No. This is a demo: the hotels, their names and their prices are invented. The places, distances and calendars are real.',
    ar: 'لا. هذا موقع تجريبي: الفنادق وأسماؤها وأسعارها من نسج الخيال، أما الأماكن والمسافات والتقاويم فحقيقية.',
  },
}

/** The questions of every installation, and one about the demo before that of the forgotten password. */
export const faqs: FaqTopicSeed[] = reference.map((topic) => {
  const at = topic.entries.findIndex(({ slug }) => slug === 'forgotten-password')
  return at < 0 ? topic : { ...topic, entries: topic.entries.toSpliced(at, 0, isItReal) }
})
