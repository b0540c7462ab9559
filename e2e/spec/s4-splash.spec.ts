import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAlive, test } from '../test.ts'

test.use({ pictures: true, splash: true, contextOptions: { reducedMotion: 'no-preference' } })

/** Without a role: it is hidden from screen readers. */
const splash = (page: Page) => page.locator('.splash')

/**
 * Stops animations, which end the splash, before the page is loaded.
 * @returns a function that resumes them
 */
async function holdAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return () => devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

async function openHeld(page: Page, path: string) {
  await holdAnimations(page)
  await page.goto(path)
  await expect(splash(page)).toBeVisible()
}

/** Moves the animation that ends the splash to a time in milliseconds after mount. */
const moveTo = (page: Page, ms: number) =>
  page.evaluate((at) => {
    const [end] = document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'splash')
    if (end) end.currentTime = at
  }, ms)

/** Opacity of the splash during its exit animation. */
const opacity = (page: Page) => splash(page).evaluate((element) => Number(getComputedStyle(element).opacity))

test('§2 the splash covers the whole screen, above the rendered page @main', async ({ page, language }) => {
  await openHeld(page, `/${language}`)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await splash(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('§4 the splash is hidden 3000 ms after mount @main', async ({ page, language }) => {
  await openHeld(page, `/${language}`)
  await moveTo(page, 2_600)
  expect(await opacity(page)).toBe(1)
  await moveTo(page, 2_999)
  await expect(splash(page)).toBeVisible()
  await moveTo(page, 3_000)
  await expect(splash(page)).toBeHidden()
})

test('§4 the splash ends by itself and is marked as seen @main', async ({ page, language }) => {
  await page.goto(`/${language}`)
  await expect(splash(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'seen')
})

test('§1 the splash shows an Arabic welcome line and a tagline @main', async ({ page, language }) => {
  await openHeld(page, `/${language}`)
  const welcome = splash(page).locator('[lang=ar]')
  await expect(welcome).toHaveText('أهلًا بك في رحلة')
  await expect(welcome).toHaveAttribute('dir', 'rtl')
  await expect(splash(page)).toContainText(language === 'ar' ? 'استكشف العالم معنا' : 'Explore the world with us')
})

test('§4 a press ends the splash immediately and follows the link beneath it @main', async ({ page, language }) => {
  await openHeld(page, `/${language}/auth/signin`)
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
  if (!brand) throw new Error('The header shows no brand.')
  await page.mouse.move(brand.x + brand.width / 2, brand.y + brand.height / 2)
  await expect(splash(page)).toBeVisible()
  await page.mouse.down()
  await expect(splash(page)).toBeHidden()
  await page.mouse.up()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
})

test('§4 a key press ends the splash immediately and moves the focus of the page @main', async ({
  page,
  language,
  t,
}) => {
  await openHeld(page, `/${language}`)
  await page.keyboard.press('Tab')
  await expect(splash(page)).toBeHidden()
  await expect(page.getByRole('link', { name: t('shell.skipToContent') })).toBeFocused()
})

test('§4 scrolling ends the splash immediately and scrolls the page @main', async ({ page, language, isMobile }) => {
  await openHeld(page, `/${language}`)
  // A phone has no mouse wheel.
  if (isMobile) await page.evaluate(() => scrollBy(0, 300))
  else {
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 300)
  }
  await expect(splash(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
})

test('§4 the splash is shown once per tab session', async ({ page, context, language }) => {
  await openHeld(page, `/${language}`)
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await expect(splash(page)).toBeHidden()
  const other = await context.newPage()
  await openHeld(other, `/${language}`)
  await other.close()
})

test('§4 a tab that a page of the site opens is no start and shows no splash', async ({ page, language, t }) => {
  await page.goto(`/${language}/faq`)
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: t('shell.contact') })
    .last()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(splash(tab)).toBeHidden()
  await expect(tab.locator('html')).toHaveAttribute('data-splash', 'seen')
})

test('§4 bots are shown no splash', async ({ browser, baseURL, language }) => {
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const context = await browser.newContext({ baseURL, userAgent: bot })
  const page = await context.newPage()
  await holdAnimations(page)
  await page.goto(`/${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(splash(page)).toBeHidden()
  await context.close()
})

test('§4 the splash is hidden from screen readers', async ({ page, language }) => {
  await page.goto(`/${language}`)
  await expect(splash(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(splash(page)).toBeHidden()
  await expectAccessible(page)
})

test('§4 with reduced motion, the splash is static until its 3000 ms are over', async ({ page, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHeld(page, `/${language}`)
  await moveTo(page, 2_999)
  expect(await opacity(page)).toBe(1)
  await moveTo(page, 3_000)
  await expect(splash(page)).toBeHidden()
})

test('§4 the largest contentful paint is part of the page, not of the splash', async ({ page, language }) => {
  await holdAnimations(page)
  for (const path of [`/${language}`, `/${language}/hotels`]) {
    await page.goto(path)
    await expect(splash(page)).toBeVisible()
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

  test('§4 the splash is shown only on the home page and ends by itself', async ({ page, language }) => {
    const release = await holdAnimations(page)
    await page.goto(`/${language}/auth/signin`)
    await expect(splash(page)).toBeHidden()
    await page.goto(`/${language}`)
    await expect(splash(page)).toBeVisible()
    await release()
    await expect(splash(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
