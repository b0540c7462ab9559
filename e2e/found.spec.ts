import { links } from '#links/site.ts'
import { demoHotel } from './public-pages.ts'
import { expect, test } from './test.ts'

type Thing = { '@context': string; '@type': string; [field: string]: unknown }

/** Parses the JSON-LD as a browser reads it: from the parsed document, without running scripts. */
const thingsOf = (elements: { textContent: string | null }[]) =>
  elements.map((element) => JSON.parse(element.textContent ?? '') as Thing)

test('structured data describes the provider, a hotel and its breadcrumb', async ({ page, language, baseURL }) => {
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
  // Demo guests and their ratings are invented, so the structured data contains no rating.
  expect(hotel).not.toHaveProperty('aggregateRating')
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  const [image] = (hotel?.image ?? []) as string[]
  expect((await page.request.get(image ?? '')).status()).toBe(200)
})

test('a shared page has a preview picture, and the web app manifest has the language of the page', async ({
  page,
  language,
  baseURL,
}) => {
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

test('search results and personal pages are excluded from search engines, other pages are not', async ({
  page,
  language,
}) => {
  const robots = page.locator('meta[name=robots]')
  for (const path of [links.home(language), links.hotels(language, { where: 'makkah', page: 2 })]) {
    await page.goto(path)
    await expect(robots).toHaveCount(0)
  }
  for (const path of [
    links.hotels(language, { where: 'makkah', sort: 'price' }),
    links.hotels(language, { where: 'makkah', open: 'districts' }),
    links.signin(language),
  ]) {
    await page.goto(path)
    await expect(robots).toHaveAttribute('content', 'noindex')
  }
})
