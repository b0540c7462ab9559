import { expect, test } from 'vitest'
import type { ArticleRow } from '#domains/content/articles.server.ts'
import { articleFeed } from '#server/seo/feed.ts'

const where = { brand: 'A & B', origin: 'https://stays.example', locale: 'en' } as const
const both = (text: string) => ({ en: text, ar: text })
const article: ArticleRow = {
  slug: 'one',
  category: { slug: 'places', name: both('Places') },
  tags: [],
  title: both('<b>Water</b> & dates'),
  summary: both('A ]]> "word"'),
  body: both(''),
  addedBy: both('Us'),
  postedOn: '2026-11-02',
  image: { id: 'cover/one', alt: both('') },
  searchKey: '',
  minutes: { en: 1, ar: 1 },
}

test('XML characters in a text are escaped', () => {
  const feed = articleFeed([article], where)
  expect(feed).toContain('<title>&#60;b&#62;Water&#60;/b&#62; &#38; dates</title>')
  expect(feed).toContain('<summary>A ]]&#62; &#34;word&#34;</summary>')
  expect(feed).toContain('<title>A &#38; B: articles</title>')
})

test('it has the date of its newest article, and contains the newest thirty', () => {
  expect(articleFeed([article], where)).toContain('<updated>2026-11-02T00:00:00Z</updated><entry>')
  expect(articleFeed(Array(40).fill(article), where).match(/<entry>/g)).toHaveLength(30)
  expect(articleFeed([], where)).toContain('<updated>1970-01-01T00:00:00Z</updated></feed>')
})
