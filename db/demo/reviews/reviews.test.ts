import { expect, test } from 'vitest'
import { demoWorld } from '#db/demo/world.ts'
import { hideContactData } from '#domains/shared/contact-data.ts'

const { hotels, packages, services, reviews } = demoWorld()
const written = reviews.filter(({ words }) => words !== '')
const average = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test('there are at least a hundred reviews in each language, and no text is used twice', () => {
  for (const locale of ['en', 'ar']) expect(written.filter((one) => one.locale === locale).length).toBeGreaterThan(100)
  expect(new Set(written.map(({ words }) => words)).size).toBe(written.length)
})

test('every review belongs to a product of the demo', () => {
  const slugs = { stay: hotels, package: packages, service: services }
  const unknown = reviews.filter(({ kind, slug }) => !slugs[kind].some((one) => one.slug === slug))
  expect(unknown.map(({ slug }) => slug)).toEqual([])
})

test('texts are in the script of their language, in typographic quotes and without contact data', () => {
  const wrong = written.filter(
    ({ words, answer, locale }) =>
      /\p{Script=Arabic}/u.test(words + answer) !== (locale === 'ar') ||
      /['"]/.test(words + answer) ||
      hideContactData(words + answer) !== words + answer,
  )
  expect(wrong).toEqual([])
})

test('better hotels have better reviews, some reviews are critical, some hotels have none', () => {
  const starsOf = (isChosen: (quality: number) => boolean) => {
    const slugs = new Set(hotels.filter(({ quality }) => isChosen(quality)).map(({ slug }) => slug))
    return average(reviews.filter(({ slug }) => slugs.has(slug)).map(({ stars }) => stars))
  }
  expect(starsOf((quality) => quality >= 90)).toBeGreaterThan(starsOf((quality) => quality <= 82) + 0.3)
  expect(written.filter(({ stars }) => stars <= 2).length).toBeGreaterThan(15)
  expect(written.filter(({ answer }) => answer !== '').length).toBeGreaterThan(15)
  const reviewed = new Set(reviews.map(({ slug }) => slug))
  expect(hotels.filter(({ slug }) => !reviewed.has(slug)).length).toBeGreaterThan(15)
})
