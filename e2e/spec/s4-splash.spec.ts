import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAlive, test } from '../test.ts'

test.use({ splash: true })

/** The page with its clock standing still from before it was asked for. */
async function openStill(page: Page, path: string) {
  await page.clock.install({ time: new Date('2026-12-01T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-12-01T09:00:01Z'))
  await page.goto(path)
  await expectAlive(page)
}

test('§4 the splash is gone 3000 ms after mount', async ({ page, language }) => {
  await openStill(page, `/${language}`)
  const splash = page.locator('.splash')
  await expect(splash).toBeVisible()
  await page.clock.runFor(2_999)
  await expect(splash).toBeVisible()
  await page.clock.runFor(1)
  await expect(splash).toBeHidden()
})

test('§1 the splash shows an Arabic welcome line and a tagline', async ({ page, language }) => {
  await openStill(page, `/${language}`)
  const welcome = page.locator('.splash [lang=ar]')
  await expect(welcome).toHaveText('أهلًا بك في رحلة')
  await expect(welcome).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.splash')).toContainText(
    language === 'ar' ? 'استكشف العالم معنا' : 'Explore the world with us',
  )
})

test('§4 the splash goes at a click or a key, and that click does nothing else', async ({ page, language }) => {
  await openStill(page, `/${language}`)
  await page.locator('.splash').click()
  await expect(page.locator('.splash')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.locator('.splash')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.splash')).toBeHidden()
  // The key was the page's, too: focus is free and on its first stop.
  await expect(page.locator('.skip-link')).toBeFocused()
})

test('§4 the splash is seen once in a tab session', async ({ page, language }) => {
  await openStill(page, `/${language}`)
  await expect(page.locator('.splash')).toBeVisible()
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await expect(page.locator('.splash')).toBeHidden()
})

test('§4 the splash covers no button of the search', async ({ page, language, isMobile }) => {
  test.skip(!isMobile, 'only on a phone do the two come near each other')
  await openStill(page, `/${language}`)
  const splash = await page.locator('.splash').boundingBox()
  const search = await page.locator('main form button').last().boundingBox()
  expect((splash?.y ?? 0) + (splash?.height ?? 0)).toBeLessThanOrEqual(search?.y ?? 0)
})

test('§4 the splash is not in the way of screen readers', async ({ page, language }) => {
  await page.goto(`/${language}`)
  await expect(page.locator('.splash')).toHaveAttribute('aria-hidden', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(page.locator('.splash')).toBeHidden()
  await expectAccessible(page)
})

test('§4 the splash stands still where motion is unwanted', async ({ page, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page, `/${language}`)
  const seconds = await page
    .locator('.splash')
    .evaluate((splash) =>
      [splash, ...splash.querySelectorAll('*')].flatMap((one) => [
        parseFloat(getComputedStyle(one).animationDuration),
        parseFloat(getComputedStyle(one).transitionDuration),
      ]),
    )
  expect(Math.max(...seconds)).toBeLessThanOrEqual(0.001)
})

test('§4 the largest paint is the page’s, not the splash’s', async ({ page, language }) => {
  for (const path of [`/${language}`, `/${language}/hotels`]) {
    await page.goto(path)
    await expect(page.locator('.splash')).toBeVisible()
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<string>((found) =>
            new PerformanceObserver((list) => {
              const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
              found(element === null ? 'gone' : element.closest('.splash') ? 'splash' : 'page')
            }).observe({ type: 'largest-contentful-paint', buffered: true }),
          ),
      )
    await expect.poll(largest).toBe('page')
    await page.evaluate(() => sessionStorage.clear())
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('§4 the splash is not shown at all', async ({ page, language }) => {
    await page.goto(`/${language}`)
    await expect(page.locator('.splash')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
