import type { Page, Request } from '@playwright/test'
import { otherLocale } from '#text/locale.ts'
import { expect, expectAlive, test } from '../test.ts'

const calls = ['fetch_web_status', 'fetch_website_service_types']

/** The calls of the start that a page makes, as they are made. */
function watch(page: Page): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (calls.some((name) => request.url().endsWith(`/api/v1/${name}`))) made.push(request)
  })
  return made
}

const facts = (made: Request[]) =>
  made
    .map((request) => ({
      call: request.url().split('/').at(-1),
      method: request.method(),
      body: request.postData(),
      language: request.headers()['accept-language'],
    }))
    .toSorted((a, b) => String(a.call).localeCompare(String(b.call)))

const both = (language: string) => calls.map((call) => ({ call, method: 'POST', body: null, language }))

test('§7 on start two POST calls without payload, in the language of the page', async ({ page, language }) => {
  const made = watch(page)
  await page.goto(`/${language}/auth/signin`)
  await expect.poll(() => facts(made)).toEqual(both(language))
})

test('§4 a locale change reloads service categories and settings, by a new document', async ({ page, language }) => {
  const made = watch(page)
  await page.goto(`/${language}/auth/signin`)
  await expect.poll(() => made.length).toBe(2)
  made.splice(0)
  await page.locator('header a[hreflang]').first().click()
  await expect.poll(() => facts(made)).toEqual(both(otherLocale(language)))
})

test('§4 a locale change reloads service categories and settings, wherever in the site it is asked for', async ({
  page,
  language,
}) => {
  const made = watch(page)
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await expect.poll(() => made.length).toBe(2)
  made.splice(0)
  const other = otherLocale(language)
  await page.evaluate((path) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    void router.navigate(path)
  }, `/${other}/auth/register`)
  await expect.poll(() => facts(made)).toEqual(both(other))
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  // No further call within the same language.
  await page.locator('header a').first().click()
  await expect(page).toHaveURL(new RegExp(`/${other}$`))
  expect(made).toHaveLength(2)
})

test('§7 the data of the answer becomes the settings that pages show', async ({ page, language }) => {
  await page.route('**/api/v1/fetch_web_status', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { brand: { name: string } } }
    body.data.brand.name = 'Newly named'
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`/${language}/auth/signin`)
  await expect(page.locator('header .brand')).toHaveText('Newly named')
})

test('§7 the start calls neither hold up the page nor end it when they fail', async ({
  page,
  language,
  complaints,
}) => {
  await page.route('**/api/v1/fetch_we*', (route) => route.abort())
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('header a').first().click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  complaints.splice(0)
})
