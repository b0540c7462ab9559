import type { Page, Request } from '@playwright/test'
import { otherContentLocale } from '#i18n/locale.ts'
import { expect, expectAlive, test } from '../test.ts'

test.use({ pictures: true })

const calls = ['fetch_web_status', 'fetch_website_service_types']

/** Collects the start calls of a page as they are made. */
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

/** Waits until every request of the page is answered, including those for its code. */
async function settled(page: Page) {
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
}

const both = (language: string) => calls.map((call) => ({ call, method: 'POST', body: null, language }))

test('§7 on start, two POST calls without a payload are sent in the language of the page @main', async ({
  page,
  language,
}) => {
  const made = watch(page)
  await page.goto(`/${language}/auth/signin`)
  await expect.poll(() => facts(made)).toEqual(both(language))
})

test('§4 a locale change reloads service categories and settings with a new document @main', async ({
  page,
  language,
}) => {
  const made = watch(page)
  await page.goto(`/${language}/auth/signin`)
  await expect.poll(() => made.length).toBe(2)
  made.splice(0)
  await page.locator('header a[hreflang]').first().click()
  await expect.poll(() => facts(made)).toEqual(both(otherContentLocale(language)))
})

test('§4 a locale change through the router reloads service categories and settings as well @main', async ({
  page,
  language,
}) => {
  const made = watch(page)
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await expect.poll(() => made.length).toBe(2)
  made.splice(0)
  const other = otherContentLocale(language)
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

test('§7 a page that hydrates before it has loaded makes the two calls once', async ({ page, language }) => {
  const made = watch(page)
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  // A picture that does not arrive delays the load event.
  await page.route('**/img/**', async (route) => {
    await loaded
    await route.continue()
  })
  await page.goto(`/${language}`, { waitUntil: 'commit' })
  await expectAlive(page)
  await expect.poll(() => made.length).toBe(2)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  load()
  await page.waitForLoadState('load')
  await settled(page)
  expect(facts(made)).toEqual(both(language))
})

test('§4 each of 20 quick locale changes makes the two calls once, in its own locale', async ({ page, language }) => {
  const made = watch(page)
  await page.goto(`/${language}/auth/signin`)
  await expect.poll(() => made.length).toBe(2)
  let locale = language
  for (let change = 0; change < 20; change++) {
    made.splice(0)
    locale = otherContentLocale(locale)
    await page.locator(`header a[hreflang=${locale}]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/auth/signin$`))
    // Every third change follows before the previous page has loaded, whose calls are then not made or are aborted.
    if (change % 3 === 2 && change < 19) continue
    await expect.poll(() => made.filter((request) => request.headers()['accept-language'] === locale).length).toBe(2)
  }
  await settled(page)
  expect(facts(made)).toEqual(both(locale))
})

for (const path of ['', '/services', '/auth/signin'])
  test(`§3 the data of the responses becomes the settings and service categories that ${path || 'the home page'} shows${path === '/auth/signin' ? ' @main' : ''}`, async ({
    page,
    language,
  }) => {
    const change = (name: string, edit: (data: unknown) => void) =>
      page.route(`**/api/v1/${name}`, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { data: unknown }
        edit(body.data)
        await route.fulfill({ response: answer, json: body })
      })
    await change('fetch_web_status', (data) => {
      const settings = data as { brand: { name: string }; contact: { phone: string } }
      settings.brand.name = 'Newly named'
      settings.contact.phone = '+966 11 000 0000'
    })
    await change('fetch_website_service_types', (data) => {
      for (const type of data as { name: string }[]) type.name = 'Newly offered'
    })
    await page.goto(`/${language}${path}`)
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Newly named')
    if (path === '/auth/signin') return
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '+966 11 000 0000' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Newly offered' }).first()).toBeVisible()
  })

test('§7 the start calls do not delay the page, and their failure does not break it', async ({
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
