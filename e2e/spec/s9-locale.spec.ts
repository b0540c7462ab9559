import { languageOf, otherContentLocale } from '#i18n/locale.ts'
import { expect, expectNoSidewaysScroll, test } from '../test.ts'

test('§9 the locale cookie lasts 365 days, for every path, SameSite lax @main-ar', async ({
  page,
  context,
  language,
}) => {
  for (const locale of [language, otherContentLocale(language)]) {
    await page.goto(`/${locale}`)
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(cookie).toMatchObject({ value: locale, path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThanOrEqual(365)
  }
})

test('§9 the root address redirects to the language chosen before @main-ar', async ({ page, language }) => {
  const other = otherContentLocale(language)
  await page.goto(`/${other}/hotels`)
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/${other}$`))
})

test('§9 an address without a language redirects to that of the reader with its query, and an unknown one does not exist @main-ar', async ({
  request,
  language,
}) => {
  const other = otherContentLocale(language)
  for (const address of ['/', '/hotels?where=makkah&stars=5', '/FAQ', '/services/details/any', '/desk']) {
    const { pathname, search } = new URL(address.toLowerCase(), 'http://site')
    for (const cookie of ['', `locale=${language}`]) {
      const headers = { 'accept-language': cookie ? other : language, cookie }
      let answer = await request.get(address, { headers, maxRedirects: 0 })
      if (answer.status() === 301) answer = await request.get(pathname + search, { headers, maxRedirects: 0 })
      expect(answer.status(), address).toBe(302)
      expect(answer.headers()['location']).toBe(`/${language}${pathname === '/' ? '' : pathname}${search}`)
      expect(answer.headers()['vary']).toContain('Accept-Language, Cookie')
    }
  }
  for (const address of ['/nothing', '/hotels/one/two/three', '/fr/hotels', '/hotels.data'])
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404)
})

test('§9 a public page is the same for everyone and sets no cookie, so that shared caches may store it @main-ar', async ({
  request,
  language,
}) => {
  // Twice: rendered first, then from the page cache.
  for (const cookie of ['', '', 'locale=ar', 'locale=en']) {
    const response = await request.get(`/${language}/hotels?where=makkah`, { headers: { cookie } })
    expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=2$/)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
})

test('§9 the document declares its language and direction @main-ar', async ({ page }) => {
  for (const [locale, dir] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    await page.goto(`/${locale}/auth/signin`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
  }
})

test('§1 the other language is one tap away in the header at every width @main', async ({ page, language }) => {
  await page.goto(`/${language}/faq`)
  const other = page.getByRole('banner').getByRole('link', { name: languageOf(otherContentLocale(language)).name })
  for (const width of [1280, 1024, 768, 480, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(other).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  }
  await other.click()
  await expect(page).toHaveURL(`/${otherContentLocale(language)}/faq`)
})
