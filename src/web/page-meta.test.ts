import { expect, test } from 'vitest'
import { pageMeta } from '#web/page-meta.ts'
import type { Site } from '#web/site.ts'

const site = { origin: 'https://stays.example', settings: { brand: { name: 'Rihla' } } } as Site
const page = { title: 'Hotels in Makkah', description: 'All of them', path: '/ar/hotels?where=makkah' }

test('names the page and the site, and the address that stands for it in each language', () => {
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

test('a page of one search stays out of search engines', () => {
  expect(pageMeta({ ...page, hidden: true }, site)).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('the brand is not said twice, and a failed loader says nothing', () => {
  expect(pageMeta({ ...page, title: 'Rihla, hotels' }, site)).toContainEqual({ title: 'Rihla, hotels' })
  expect(pageMeta(undefined, site)).toEqual([])
})

test('who knows neither language is sent to the English page', () => {
  expect(pageMeta(page, site)).toContainEqual(
    expect.objectContaining({ hrefLang: 'x-default', href: 'https://stays.example/en/hotels?where=makkah' }),
  )
})

test('a shared page has a picture of its own, whose address changes with the words on it', () => {
  const pictureOf = (given: object) =>
    pageMeta({ ...page, ...given }, site).find((tag) => 'property' in tag && tag.property === 'og:image')
  const share = { kind: 'city', slug: 'makkah' } as const
  const address = /^https:\/\/stays\.example\/og\/ar\/city\/makkah\.jpg\?v=[a-z0-9]+$/
  expect(pictureOf({ share })).toMatchObject({ content: expect.stringMatching(address) })
  expect(pictureOf({ share })).toEqual(pictureOf({ share }))
  expect(pictureOf({ share })).not.toEqual(pictureOf({ share, title: 'Stays in Makkah' }))
  expect(pictureOf({})).toMatchObject({ content: 'https://stays.example/og/ar/home/home.jpg' })
  expect(pageMeta(page, site)).toContainEqual({ property: 'og:locale', content: 'ar_AR' })
  expect(pageMeta(page, site)).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' })
})
