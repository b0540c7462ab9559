import { links } from '#web/links.ts'
import { demoHotel } from './public-pages.ts'
import { expect, test } from './test.ts'

type Thing = { '@context': string; '@type': string; [field: string]: unknown }

/** As a browser reads them: the document is parsed, nothing is run. */
const thingsOf = (elements: { textContent: string | null }[]) =>
  elements.map((element) => JSON.parse(element.textContent ?? '') as Thing)

test('search engines read who we are, what a hotel is, and how to get to it', async ({ page, language, baseURL }) => {
  const things = page.locator('script[type="application/ld+json"]')
  await page.goto(links.home(language))
  const home = thingsOf(await things.evaluateAll((all) => all.map(({ textContent }) => ({ textContent }))))
  expect(home.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  expect(home.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true)

  await page.goto(links.hotel(language, demoHotel))
  const [hotel, trail] = thingsOf(await things.evaluateAll((all) => all.map(({ textContent }) => ({ textContent }))))
  expect(hotel).toMatchObject({
    '@type': 'Hotel',
    name: await page.getByRole('heading', { level: 1 }).innerText(),
    url: baseURL + links.hotel(language, demoHotel),
    priceRange: expect.stringMatching(/^SAR \d+(–\d+)?$/),
  })
  // The guests of the demo are invented, and so are their ratings.
  expect(hotel).not.toHaveProperty('aggregateRating')
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  const [image] = (hotel?.image ?? []) as string[]
  expect((await page.request.get(image ?? '')).status()).toBe(200)
})

test('a shared page brings its picture, and the app its icons', async ({ page, language, baseURL }) => {
  for (const path of [
    links.home(language),
    links.hotel(language, demoHotel),
    links.hotels(language, { where: 'makkah' }),
  ]) {
    await page.goto(path)
    const tag = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    const address = (await tag('og:image')) ?? ''
    expect(address).toContain(`${baseURL}/og/${language}/`)
    const picture = await page.request.get(address)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(picture.headers()['cache-control']).toContain('immutable')
    expect(await tag('og:title')).toBe(await page.title())
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(baseURL + path)
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(3)
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({ lang: language })
})

test('pages of one search and of one person stay out of search engines, the others do not', async ({
  page,
  language,
}) => {
  const robots = page.locator('meta[name=robots]')
  for (const path of [links.home(language), links.hotels(language, { where: 'makkah', page: 2 })]) {
    await page.goto(path)
    await expect(robots).toHaveCount(0)
  }
  for (const path of [links.hotels(language, { where: 'makkah', sort: 'price' }), links.signin(language)]) {
    await page.goto(path)
    await expect(robots).toHaveAttribute('content', 'noindex')
  }
})
