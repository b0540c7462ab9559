import { otherLocale } from '#text/locale.ts'
import { expect, test } from '../test.ts'

test('§9 the locale cookie lasts 365 days, for every path, SameSite lax', async ({ page, context, language }) => {
  for (const locale of [language, otherLocale(language)]) {
    await page.goto(`/${locale}`)
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(cookie).toMatchObject({ value: locale, path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThanOrEqual(365)
  }
})

test('§9 the language chosen before is the language of the bare address', async ({ page, language }) => {
  const other = otherLocale(language)
  await page.goto(`/${other}/hotels`)
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/${other}$`))
})

test('§9 a page kept for everyone is never kept elsewhere together with a cookie', async ({ request, language }) => {
  // Twice: rendered, then from memory.
  for (let time = 0; time < 2; time++) {
    const answer = await request.get(`/${language}/hotels?where=makkah`, { headers: { cookie: '' } })
    expect(answer.headers()['cache-control']).toMatch(/private/)
  }
  const known = await request.get(`/${language}/hotels?where=makkah`, { headers: { cookie: `locale=${language}` } })
  expect(known.headers()['set-cookie']).toBeUndefined()
})

test('§9 the document says its language and direction', async ({ page }) => {
  for (const [locale, dir] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    await page.goto(`/${locale}/auth/signin`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
  }
})
