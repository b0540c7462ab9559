import type { Page } from '@playwright/test'
import { expect, expectAlive, test } from '../test.ts'

test.use({ pictures: true, preloading: true })

/** The scripts preloaded for links. */
const preloaded = (page: Page) =>
  page
    .locator('head link[rel=modulepreload]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '').filter((href) => !/\/(en|ar)-/.test(href)))

async function open(page: Page, path: string) {
  const started = page.waitForResponse(/fetch_web_status/)
  await page.goto(path)
  await expectAlive(page)
  await started
}

test('§9 a route is preloaded when a link to it becomes visible @main', async ({ page, language }) => {
  await open(page, `/${language}/auth/signin`)
  await expect.poll(async () => (await preloaded(page)).some((href) => /\/home-/.test(href))).toBe(true)
})

test('§9 a route is preloaded on hover and on focus @main', async ({ page, language }) => {
  await open(page, `/${language}/auth/signin`)
  for (const [kind, path, file] of [
    ['pointerover', 'booking/confirm', /\/confirm-/],
    ['focusin', 'booking/book', /\/book-/],
  ] as const) {
    expect((await preloaded(page)).some((href) => file.test(href))).toBe(false)
    const point = () =>
      page.evaluate(
        ([kind, href]) => {
          const link = document.createElement('a')
          link.href = href
          // Added after the page was loaded, so that only the dispatched event can trigger the preload.
          document.body.append(link)
          link.dispatchEvent(new Event(kind, { bubbles: true }))
        },
        [kind, `/${language}/${path}`] as const,
      )
    // Repeated until the route is preloaded, because no preload is added while many other routes are loading.
    await expect
      .poll(async () => {
        await point()
        return (await preloaded(page)).some((href) => file.test(href))
      })
      .toBe(true)
  }
})

test('§9 preloading stops while more than 4 route loads are pending @main', async ({ page, language }) => {
  // Eight additional routes whose code is delayed until it is released.
  const held: (() => void)[] = []
  await page.route('**/assets/held-*.js', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await open(page, `/${language}/auth/signin`)
  await page.evaluate((locale) => {
    const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, unknown> } })
      .__reactRouterManifest
    for (let n = 1; n <= 8; n++) {
      routes[`held${n}`] = { id: `held${n}`, path: `${locale}/held/${n}`, module: `/assets/held-${n}.js` }
    }
  }, language)
  const point = () =>
    page.evaluate((locale) => {
      for (let n = 1; n <= 8; n++) {
        const link = document.createElement('a')
        link.href = `/${locale}/held/${n}`
        document.body.append(link)
        link.dispatchEvent(new Event('pointerover', { bubbles: true }))
        link.remove()
      }
    }, language)
  const requested = async () => {
    await point()
    return (await preloaded(page)).filter((href) => href.includes('held-'))
  }
  // The preloads for links of the page itself have finished by now; otherwise they would be counted as well.
  await expect.poll(async () => (await requested()).length).toBe(5)
  expect(await requested()).toHaveLength(5)
  await expect.poll(() => held.length).toBe(5)
  held[0]?.()
  await expect.poll(async () => (await requested()).length).toBe(6)
  expect(await requested()).toHaveLength(6)
  for (const go of held) go()
})

test('§9 nothing is preloaded in data-saver mode', async ({ page, language }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, `/${language}/auth/signin`)
  await page.getByRole('banner').getByRole('link').first().hover()
  expect((await preloaded(page)).some((href) => /\/home-/.test(href))).toBe(false)
})
