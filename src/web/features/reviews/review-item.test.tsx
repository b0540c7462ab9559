import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReviewAnswer } from '#domains/reviews/answers.ts'
import type { Locale } from '#i18n/locale.ts'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { ReviewItem } from '#web/features/reviews/ReviewItem.tsx'

const english: ReviewAnswer = {
  id: 1,
  stars: 4,
  parts: [],
  words: 'Close to the gate, and quiet.',
  language: 'en',
  party: 'family',
  author: 'Amal H.',
  stayed_in: '2026-03',
  season: null,
  written_at: '2026-04-02T10:00:00.000Z',
  answer: null,
  invented: false,
}

function shown(locale: Locale, more: Partial<ReviewAnswer> = {}) {
  return renderToStaticMarkup(
    <TextProvider locale={locale} messages={compiledMessages(locale)}>
      <ReviewItem review={{ ...english, ...more }} />
    </TextProvider>,
  )
}

test('a review in the other language says so, and its words have their language and direction', () => {
  expect(shown('ar')).toContain('· بالإنجليزية</p>')
  expect(shown('ar')).toContain('lang="en" dir="ltr"')
  expect(shown('en', { language: 'ar', words: 'قريب من الباب' })).toContain('· In Arabic</p>')
  expect(shown('en', { language: 'ar', words: 'قريب من الباب' })).toContain('lang="ar" dir="rtl"')
})

test('a review in the language of the page, or without words, names no language', () => {
  expect(shown('en')).not.toContain('In English')
  expect(shown('ar', { words: '' })).not.toContain('بالإنجليزية')
})
