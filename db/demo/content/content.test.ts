import { describe, expect, test } from 'vitest'
import { articleDetails, articles, parseArticle } from '#db/demo/content/articles.ts'
import { faqs } from '#db/demo/content/faqs.ts'
import { privacy } from '#db/reference/pages/texts.ts'
import { about, terms } from '#db/demo/content/pages.ts'
import { blocksOf } from '#domains/content/markdown.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

const texts: [string, Bilingual][] = [
  ['about', about],
  ['terms', terms],
  ['privacy', privacy],
  ...articles.map((one) => [one.slug, one.body] as [string, Bilingual]),
  ...faqs.flatMap(({ entries }) => entries.map((one) => [one.slug, one.answer] as [string, Bilingual])),
]

describe.each(texts)('%s', (_, { en, ar }) => {
  test('has the same block structure in both languages', () => {
    const shape = (text: string) => blocksOf(text).map((block) => (block.kind === 'heading' ? block.level : block.kind))
    expect(shape(ar)).toEqual(shape(en))
  })

  test('is written in the letters of its language only', () => {
    // Cookie names and links may contain Latin letters in Arabic text.
    const plain = ar.replace(/`[^`]*`|\]\([^)]*\)/g, '')
    expect(plain.match(/[A-Za-z]{2,}/g)).toBeNull()
    expect(en.match(/[\u0600-\u06ff]/)).toBeNull()
  })
})

test.each(articles.map((one) => [one.slug, one.body] as const))(
  '%s has at least 500 words in each language',
  (_, body) => {
    for (const text of [body.en, body.ar]) expect(text.match(/[\p{L}\p{N}’]+/gu)?.length).toBeGreaterThanOrEqual(500)
  },
)

test.each(articles.map((one) => [one.slug, one.body] as const))(
  '%s ends with the month in which its facts were last checked',
  (_, body) => {
    expect(body.en.trim().split('\n').at(-1)).toMatch(/^> Last checked in [A-Z][a-z]+ 20\d\d\b/)
    expect(body.ar.trim().split('\n').at(-1)).toMatch(/^> رُوجع في \S+ 20\d\d\b/)
  },
)

test.each([
  ['no front matter', 'Text', /^rest\.en\.md does not begin with front matter/],
  ['a value that is not JSON', '---\ntitle: Rest\n---\nText', /^rest\.en\.md: "title: Rest" is not/],
  ['an unknown category', '---\ncategory: "hats"\n---\nText', /^rest\.en\.md: .*expected one of "before-you-travel"/s],
])('an article with %s is an error that names the file', (_, text, message) => {
  expect(() => parseArticle('rest.en.md', text, articleDetails)).toThrow(message)
})

test('every question has a unique slug', () => {
  const slugs = faqs.flatMap(({ entries }) => entries.map(({ slug }) => slug))
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length).toBeGreaterThanOrEqual(40)
})
