import type { Page } from '@playwright/test'
import { expect, expectAlive, test } from '../test.ts'

/** The scripts that links have brought. */
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

test('§9 a route is preloaded when a link to it is seen', async ({ page, language }) => {
  await open(page, `/${language}/auth/signin`)
  await expect.poll(async () => (await preloaded(page)).some((href) => /\/register-/.test(href))).toBe(true)
})

test('§9 a route is preloaded on hover and on focus', async ({ page, language }) => {
  await open(page, `/${language}/auth/signin`)
  for (const [kind, path, file] of [
    ['pointerover', 'booking/confirm', /\/confirm-/],
    ['focusin', 'booking/book', /\/book-/],
  ] as const) {
    expect((await preloaded(page)).some((href) => file.test(href))).toBe(false)
    await page.evaluate(
      ([kind, href]) => {
        const link = document.createElement('a')
        link.href = href
        // Added after the page came: only pointing at it can tell of it.
        document.body.append(link)
        link.dispatchEvent(new Event(kind, { bubbles: true }))
      },
      [kind, `/${language}/${path}`] as const,
    )
    await expect.poll(async () => (await preloaded(page)).some((href) => file.test(href))).toBe(true)
  }
})

test('§9 preloading stops while more than 4 route loads are pending', async ({ page, language }) => {
  await open(page, `/${language}/auth/signin`)
  await expect.poll(async () => (await preloaded(page)).length).toBeGreaterThan(0)
  // From here on nothing arrives until it is let through.
  const held: (() => void)[] = []
  let through = false
  await page.route('**/assets/*.js', async (route) => {
    if (!through) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const point = () =>
    page.evaluate(() => {
      const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, { path?: string }> } })
        .__reactRouterManifest
      for (const { path } of Object.values(routes)) {
        if (!path || path === '*') continue
        const link = document.createElement('a')
        link.href = `/${path.replace(/:\w+/g, '1')}`
        document.body.append(link)
        link.dispatchEvent(new Event('pointerover', { bubbles: true }))
        link.remove()
      }
    })
  const before = (await preloaded(page)).length
  await point()
  const most = await preloaded(page)
  expect(most.length).toBeGreaterThan(before)
  // While they are pending, pointing again brings nothing.
  await point()
  expect(await preloaded(page)).toEqual(most)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  through = true
  for (const go of held) go()
  // Once they are there, it does.
  await expect
    .poll(async () => {
      await point()
      return (await preloaded(page)).length
    })
    .toBeGreaterThan(most.length)
})

test('§9 nothing is preloaded for people who save data', async ({ page, language }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, `/${language}/auth/signin`)
  await page.locator('main a[href*="/auth/register"]').first().hover()
  expect((await preloaded(page)).some((href) => /\/register-/.test(href))).toBe(false)
})
