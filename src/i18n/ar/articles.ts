import type { articles as english } from '../en/articles.ts'
import type { Translated } from '../icu-types.ts'

export const articles = {
  voteAsk: 'هل أفادك هذا الجواب؟',
  voteYes: 'نعم',
  voteNo: 'لا',
  voteThanks: 'شكرًا لك، فرأيك يعيننا على تحسين الأجوبة.',
  linkToQuestion: 'رابط هذا السؤال',
  topics: 'المواضيع',
  wordsTitle: 'ما يقوله الضيوف',
  wordsDemo: 'أقوال متخيَّلة لهذا الموقع التجريبي.',
  departuresTitle: 'أقرب الباقات موعدًا',
  allDepartures: 'كل الباقات',
  recommendedTitle: 'نقترح عليك',
  servicesTitle: 'خدمات لسفرك',
  allServices: 'كل الخدمات',
  contactTitle: 'عندك سؤال قبل الحجز؟',
  contactText: 'نرد عليك {within}.',
  hoursHere: 'بتوقيتك: {hours}',
  feed: 'تابع المقالات الجديدة في قارئ الخلاصات',
  feedTitle: '{brand}: المقالات',
} as const satisfies Translated<typeof english>
