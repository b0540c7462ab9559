import { expect, test } from 'vitest'
import { pageMeta } from '#web/lib/seo/page-meta.ts'
import type { Site } from '#web/lib/site.ts'

const site = {
  origin: 'https://stays.example',
  settings: { brand: { name: 'Rihla' }, empty_pages: ['faq'] },
} as Site
const page = { title: 'Hotels in Makkah', description: 'All of them', path: '/ar/hotels?where=makkah' }

test('contains the title of the page and the site, and the canonical URL in each language', () => {
  const tags = pageMeta(page, site)
  expect(tags).toContainEqual({ title: 'Hotels in Makkah | Rihla' })
  expect(tags).toContainEqual({ name: 'description', content: 'All of them' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://stays.example/ar/hotels?where=makkah',
  })
  expect(tags).toContainEqual(
    expect.objectContaining({ hrefLang: 'en', href: 'https://stays.example/en/hotels?where=makkah' }),
  )
  expect(JSON.stringify(tags)).not.toContain('noindex')
})

test('a hidden page is excluded from search engines', () => {
  expect(pageMeta({ ...page, hidden: true }, site)).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('the brand is not repeated in the title, and a failed loader adds no tags', () => {
  expect(pageMeta({ ...page, title: 'Rihla, hotels' }, site)).toContainEqual({ title: 'Rihla, hotels' })
  expect(pageMeta(undefined, site)).toEqual([])
})

test('visitors with another language are directed to the English page', () => {
  expect(pageMeta(page, site)).toContainEqual(
    expect.objectContaining({ hrefLang: 'x-default', href: 'https://stays.example/en/hotels?where=makkah' }),
  )
})

test('a shared page has its own picture, whose URL changes with the text on it', () => {
  const pictureOf = (options: object) =>
    pageMeta({ ...page, ...options }, site).find((tag) => 'property' in tag && tag.property === 'og:image')
  const share = { kind: 'city', slug: 'makkah' } as const
  const address = /^https:\/\/stays\.example\/og\/ar\/city\/makkah\.jpg\?v=[a-z0-9]+$/
  expect(pictureOf({ share })).toMatchObject({ content: expect.stringMatching(address) })
  expect(pictureOf({ share })).toEqual(pictureOf({ share }))
  expect(pictureOf({ share })).not.toEqual(pictureOf({ share, title: 'Stays in Makkah' }))
  expect(pictureOf({})).toMatchObject({ content: 'https://stays.example/og/ar/home/home.jpg' })
  expect(pageMeta(page, site)).toContainEqual({ property: 'og:locale', content: 'ar_AR' })
  expect(pageMeta(page, site)).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' })
})

test('search engines do not list a page without content', () => {
  const robots = (path: string) =>
    pageMeta({ title: 'Page', description: '', path }, site).some((tag) => 'name' in tag && tag.name === 'robots')
  expect([robots('/en/faq'), robots('/ar/faq'), robots('/en/packages'), robots('/en')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
