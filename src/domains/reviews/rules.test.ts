import { expect, test } from 'vitest'
import { authorName, canWrite, changeUntil, languageOf, seasonOfStay } from '#domains/reviews/rules.ts'

test.each([
  ['Amina', 'Example', 'Amina E.'],
  ['Mary Jane', 'o’Neill', 'Mary O.'],
  ['أمينة', 'العمري', 'أمينة ع.'],
  ['Yusuf', 'Al-Harbi', 'Yusuf H.'],
  ['Amina', '', 'Amina'],
])('the name under a review by %s %s is %s', (first, last, name) => {
  expect(authorName(first, last)).toBe(name)
})

test('the language of a review is that of its letters, whatever the language of the form', () => {
  expect(languageOf('غرفة نظيفة وقريبة من باب King Fahd', 'en')).toBe('ar')
  expect(languageOf('Clean, close to باب السلام', 'ar')).toBe('en')
  expect([languageOf('', 'ar'), languageOf('10/10 👍', 'en')]).toEqual(['ar', 'en'])
})

test('a review can be written for sixty days after the end, and changed for fourteen', () => {
  expect(canWrite('2026-12-17', new Date('2027-02-15T23:59:59Z'))).toBe(true)
  expect(canWrite('2026-12-17', new Date('2027-02-16T00:00:00Z'))).toBe(false)
  expect(changeUntil('2026-12-18T10:00:00.000Z').toISOString()).toBe('2027-01-01T10:00:00.000Z')
})

test('a stay belongs to Ramadan or to the days of Hajj', () => {
  expect(['2026-02-18', '2026-05-26', '2026-11-01'].map(seasonOfStay)).toEqual(['ramadan', 'hajj', null])
})
