import { direction, otherContentLocale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { expect, expectAccessible, expectAlive, test } from '../test.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test('§8 an unmatched path: 404, Page Not Found plus the path, not fatal @main', async ({ page, language, t }) => {
  const answer = await page.goto(`/${language}/no/such-page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errorpages.pageNotFound'))
  const main = page.getByRole('main')
  await expect(main).toContainText(`/${language}/no/such-page`)
  await expect(main).toHaveAttribute('data-error', `Page Not Found: /${language}/no/such-page`)
  await expect(main).toHaveAttribute('data-status', '404')
  await expect(main).toHaveAttribute('data-fatal', 'false')
  await expect(main).toHaveAttribute('data-unhandled', 'false')
  await expect(main.getByRole('link', { name: t('common.backToHome') })).toHaveAttribute('href', `/${language}`)
  await expectAlive(page)
  await expectAccessible(page)
})

test('§8 an address without a language: the error screen in the visitor’s language, not cached', async ({
  browser,
  language,
}) => {
  const reader = otherContentLocale(language)
  const context = await browser.newContext({ locale: reader === 'ar' ? 'ar-SA' : 'en-GB' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.text().includes('ydrat') && faults.push(message.text()))
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    vary: expect.stringContaining('Accept-Language'),
  })
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await expectAlive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', reader)
  await expect(page.locator('html')).toHaveAttribute('dir', direction(reader))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(reader)('errorpages.pageNotFound'))
  await expect(page.getByRole('main')).toHaveAttribute('data-error', 'Page Not Found: /no-such-page')
  await expect(page.locator(`a[hreflang=${language}]`).first()).toHaveAttribute('href', `/${language}/no-such-page`)
  // A form posted to an unknown address gets an error page in the same language.
  const failure = await context.request.post('/no-such-page', { form: { x: '1' }, headers: { accept: 'text/html' } })
  expect([failure.status(), await failure.text()]).toEqual([405, expect.stringContaining(`lang="${reader}"`)])
  expect(faults).toEqual([])
  await context.close()
})

test('§8 a malformed parameter: 404 and fatal @main', async ({ page, language, t }) => {
  const answer = await page.goto(`/${language}/hotels/no_hotel!`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toHaveAttribute('data-fatal', 'true')
  await page.goto(`/${language}/hotels/no-such-hotel`)
  await expect(page.getByRole('main')).toHaveAttribute('data-fatal', 'false')
  // The other hotels, and a search for the words of the address.
  await expect(page.getByRole('main').getByRole('link', { name: t('shell.hotels') })).toHaveAttribute(
    'href',
    `/${language}/hotels`,
  )
  await expect(page.getByRole('searchbox', { name: t('shell.searchSite') })).toHaveValue('no such hotel')
})

test('§8 any other error: Something went wrong, Internal Server Error, Back to Home @main', async ({
  page,
  language,
  t,
  complaints,
}) => {
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await page.route('**/auth/register.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.locator('main summary').click()
  await page.locator('main a[href*="/auth/register"]').first().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('shell.somethingWrong'))
  await expect(main).toContainText(t('errorpages.serverError'))
  await expect(main).toContainText('500')
  await expect(main).toHaveAttribute('data-status', '500')
  await expect(main).toHaveAttribute('data-fatal', 'true')
  await expectAccessible(page)
  await main.getByRole('link', { name: t('common.backToHome') }).click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  complaints.splice(0)
})

test('§8 bots receive only the status of an error, people receive the error page @main', async ({
  request,
  language,
}) => {
  for (const path of [`/${language}/no/such-page`, `/${language}/hotels/no-such-hotel`]) {
    const bot = await request.get(path, { headers: { 'user-agent': googlebot } })
    expect([bot.status(), await bot.text()]).toEqual([404, ''])
    const person = await request.get(path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
    expect(person.status()).toBe(404)
    expect(await person.text()).toContain('<h1')
  }
  const page = await request.get(`/${language}/hotels`, { headers: { 'user-agent': googlebot } })
  expect([page.status(), (await page.text()).includes('<h1')]).toEqual([200, true])
})
