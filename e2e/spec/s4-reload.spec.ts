import type { Page } from '@playwright/test'
import { demoHotel, demoPackage, demoService } from '../public-pages.ts'
import { expect, expectAlive, test } from '../test.ts'

const newer = 'a-newer-build'
const now = new Date('2026-12-01T09:00:00Z').getTime()

/** Opens a page, waits for its deferred parts, and marks the document so that a new document can be detected. */
async function open(page: Page, path: string) {
  const started = page.waitForResponse(/fetch_web_status/)
  await page.goto(path)
  await expectAlive(page)
  await started
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

/** Writes when the page was last reloaded, in milliseconds. */
const reloadedAt = (page: Page, at: number) =>
  page.evaluate((time) => sessionStorage.setItem('reloaded', String(time)), at)

/** Null while one document replaces another. */
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => null)

async function buildAnew(page: Page) {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: newer } }))
  await page.route(`**/builds/meta/${newer}.json`, (route) => route.fulfill({ json: { id: newer, assets: [] } }))
}

/**
 * Advances the clock until the page requests a path. Repeated, because polling starts only after the deferred parts
 * have loaded.
 */
async function pollFor(page: Page, path: RegExp) {
  let requested = false
  const answer = page.waitForResponse(path).then(() => (requested = true))
  await expect
    .poll(async () => {
      await page.clock.fastForward(11 * 60_000)
      return requested
    })
    .toBe(true)
  await answer
}

test('§7 the latest-build file names the build of the page, which has a manifest @main', async ({
  page,
  request,
  language,
}) => {
  await page.goto(`/${language}`)
  // The manifest is loaded with the code of the page.
  await expectAlive(page)
  const mine = await page.evaluate(
    () => (window as unknown as { __reactRouterManifest: { version: string } }).__reactRouterManifest.version,
  )
  const latest = await request.get('/builds/latest.json')
  expect(await latest.json()).toEqual({ id: mine })
  expect(latest.headers()['cache-control']).toBe('no-cache')
  const manifest = await request.get(`/builds/meta/${mine}.json`)
  const { id, assets } = (await manifest.json()) as { id: string; assets: string[] }
  expect(id).toBe(mine)
  expect(assets).toContain(`manifest-${mine}.js`)
  expect(manifest.headers()['cache-control']).toMatch(/immutable/)
  const asset = await request.get(`/assets/${assets[0]}`)
  expect([asset.status(), asset.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test('§4 a newer build is found by polling, and the next navigation loads a new document @main', async ({
  page,
  language,
}) => {
  await page.clock.install()
  await open(page, `/${language}/auth/signin`)
  await buildAnew(page)
  await pollFor(page, new RegExp(`builds/meta/${newer}`))
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  await expect.poll(() => isSameDocument(page)).toBe(false)
})

test('§4 with the latest build, navigations stay within the document', async ({ page, language }) => {
  await page.clock.install()
  await open(page, `/${language}/auth/signin`)
  await pollFor(page, /builds\/latest/)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  expect(await isSameDocument(page)).toBe(true)
})

test('§4 a failed chunk load reloads the document at the requested page @main', async ({
  page,
  language,
  complaints,
}) => {
  await open(page, `/${language}/auth/register`)
  let failing = true
  await page.route('**/assets/sign-in-*.js', (route) => (failing ? route.abort() : route.continue()))
  // The new document can load its code.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) failing = false
  })
  await page.locator('main a[href*="/auth/signin"]').first().click()
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page).toHaveURL(/auth\/signin/)
  await page.waitForLoadState()
  await expectAlive(page)
  complaints.splice(0)
})

test('§4 reloads happen at most once in 10 seconds; then the error screen is shown @main', async ({
  page,
  language,
  t,
  complaints,
}) => {
  await page.clock.setFixedTime(now)
  await open(page, `/${language}/auth/register`)
  await reloadedAt(page, now - 9_999)
  await page.route('**/assets/sign-in-*.js', (route) => route.abort())
  await page.locator('main a[href*="/auth/signin"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.somethingWrong'))
  expect(await isSameDocument(page)).toBe(true)
  complaints.splice(0)
})

/** Routes of §2 of the specification, each with an existing address. */
const specified = [
  '',
  '/faq',
  '/cart',
  '/privacy',
  '/about-us',
  '/terms-conditions',
  '/blogs',
  '/blogs/hijri-calendar',
  '/hotels',
  `/hotels/${demoHotel}`,
  '/packages',
  `/packages/${demoPackage}`,
  '/services',
  '/services/1',
  `/services/details/${demoService}`,
  '/booking/book',
  '/booking/confirm',
  '/auth/signin',
  '/auth/register',
  '/auth/registerotp',
  '/auth/loginotpcode',
  '/auth/forgitpass',
  '/auth/resetpassword',
  '/profile/my-booking',
  '/profile/personal-data',
  '/profile/update-password',
]

for (const gone of ['the code of the page', 'every file'])
  test(`§4 when ${gone} of an older build is gone and no reload is allowed, every route ends in the error screen`, async ({
    page,
    language,
    t,
    complaints,
  }) => {
    await page.clock.setFixedTime(now)
    await open(page, `/${language}/contact-us`)
    await reloadedAt(page, now)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    let deployed = true
    // The message files are available unless every file is missing.
    const present = (url: string) =>
      !deployed || (gone === 'the code of the page' && (/\/text-/.test(url) || loaded.includes(url)))
    await page.route('**/assets/*.js', (route) =>
      present(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
    )
    const navigate = (to: string) =>
      page.evaluate((path) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
        }
        void router.navigate(path)
      }, to)
    const heading = page.getByRole('heading', { level: 1, name: t('shell.somethingWrong') })
    const back = page.getByRole('link', { name: t('common.backToHome') })
    for (const path of specified) {
      await navigate(`/${language}${path}`)
      await expect(heading, path).toBeVisible()
      await expect(back, path).toHaveAttribute('href', `/${language}`)
      // Returns to a page whose code is loaded, so that the next error screen is a new one.
      deployed = false
      await navigate(`/${language}/contact-us`)
      await expect(heading, path).toHaveCount(0)
      deployed = true
    }
    expect(await isSameDocument(page)).toBe(true)
    complaints.splice(0)
  })

test('§4 the links of the error screen load a new document', async ({ page, language, t, complaints }) => {
  await page.clock.setFixedTime(now)
  await open(page, `/${language}/auth/register`)
  const fail = async () => {
    await reloadedAt(page, now)
    await page.route('**/assets/sign-in-*.js', (route) => route.abort())
    await page.locator('main a[href*="/auth/signin"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.somethingWrong'))
    expect(await isSameDocument(page)).toBe(true)
    await page.unroute('**/assets/sign-in-*.js')
  }
  await fail()
  await page.getByRole('link', { name: t('shell.tryAgain') }).click()
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page).toHaveURL(/auth\/signin/)
  await open(page, `/${language}/auth/register`)
  await fail()
  await page.getByRole('link', { name: t('common.backToHome') }).click()
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  complaints.splice(0)
})

test('§4 the reload guard expires after 10 seconds @main', async ({ page, language, complaints }) => {
  await page.clock.setFixedTime(now)
  await open(page, `/${language}/auth/register`)
  await reloadedAt(page, now - 10_000)
  await page.route('**/assets/sign-in-*.js', (route) => route.abort())
  await page.locator('main a[href*="/auth/signin"]').first().click()
  await expect.poll(() => isSameDocument(page)).toBe(false)
  complaints.splice(0)
})

test('§4 a failed preload keeps what was typed', async ({ page, language, complaints }) => {
  await open(page, `/${language}/auth/register`)
  await page.locator('[name=name]').fill('Amal')
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.locator('[name=name]')).toHaveValue('Amal')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  await expect(page.locator('[name=name]')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await expect.poll(() => isSameDocument(page)).toBe(false)
  complaints.splice(0)
})
