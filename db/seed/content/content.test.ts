import { describe, expect, test } from 'vitest'
import { about } from '#db/seed/content/about.ts'
import { articles } from '#db/seed/content/articles/all.ts'
import { faqs } from '#db/seed/content/faqs/all.ts'
import { categories, hashtags } from '#db/seed/content/front.ts'
import { privacy } from '#db/seed/content/privacy.ts'
import { terms } from '#db/seed/content/terms.ts'
import { blocksOf } from '#domains/content/markdown.server.ts'
import type { Bilingual } from '#text/locale.ts'

const texts: [string, Bilingual][] = [
  ['about', about],
  ['terms', terms],
  ['privacy', privacy],
  ...articles.map((one) => [one.slug, one.body] as [string, Bilingual]),
  ...faqs.flatMap(({ entries }) => entries.map((one) => [one.slug, one.answer] as [string, Bilingual])),
]

describe.each(texts)('%s', (_, { en, ar }) => {
  test('has the same parts in both languages', () => {
    const shape = (text: string) => blocksOf(text).map((block) => (block.kind === 'heading' ? block.level : block.kind))
    expect(shape(ar)).toEqual(shape(en))
  })

  test('is in its own language', () => {
    // Names of cookies and numbers are what they are.
    const plain = ar.replace(/`[^`]*`|\]\([^)]*\)/g, '')
    expect(plain.match(/[A-Za-z]{2,}/g)).toBeNull()
    expect(en.match(/[\u0600-\u06ff]/)).toBeNull()
  })
})

test.each(articles.map((one) => [one.slug, one.body] as const))('%s says enough to be worth opening', (_, body) => {
  for (const text of [body.en, body.ar]) expect(text.match(/[\p{L}\p{N}’]+/gu)?.length).toBeGreaterThanOrEqual(500)
})

test.each(articles.map((one) => [one.slug, one.body] as const))(
  '%s ends with the month its facts are of',
  (_, body) => {
    expect(body.en.trim().split('\n').at(-1)).toMatch(/^> Last checked in [A-Z][a-z]+ 20\d\d\b/)
    expect(body.ar.trim().split('\n').at(-1)).toMatch(/^> رُوجع في \S+ 20\d\d\b/)
  },
)

test('every article has a category and tags that exist, and an address of its own', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  for (const { category, tags } of articles) {
    expect(categories.map(({ slug }) => slug)).toContain(category)
    for (const tag of tags) expect(hashtags.map(({ slug }) => slug)).toContain(tag)
  }
})

test('every question has an address of its own', () => {
  const slugs = faqs.flatMap(({ entries }) => entries.map(({ slug }) => slug))
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length).toBeGreaterThanOrEqual(40)
})
