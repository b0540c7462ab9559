import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const screen = 844
const locales = ['en', 'ar'] as const

/** Position in screens of the start of an element on the loaded page, with all deferred content laid out. */
async function screensBefore(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ([target, height]) => {
      for (const part of document.querySelectorAll<HTMLElement>('.below, .home-sections > section, .site-footer'))
        part.style.contentVisibility = 'visible'
      const { top, bottom } = document.querySelector(target)?.getBoundingClientRect() ?? { top: NaN, bottom: NaN }
      return (scrollY + (target === 'body' ? bottom : top)) / Number(height)
    },
    [selector, screen] as const,
  )
}

// Maximum lengths of pages on a phone.
test.use({ viewport: { width: 390, height: screen }, somebody: false })

for (const locale of locales) {
  test(`${locale}: the home page has at most 6 screens, and its rows are swiped inside the page @rule`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    expect(await screensBefore(page, 'body')).toBeLessThanOrEqual(6)
    await expectNoSidewaysScroll(page)
  })

  test(`${locale}: the first of the filtered results begins on the first screen @rule`, async ({ page }) => {
    const { check_in, check_out } = stayFromNow(40, 3)
    const stay = `check_in=${check_in}&check_out=${check_out}`
    await page.goto(`/${locale}/hotels?where=makkah&${stay}&free_cancellation=1&pay_on_arrival=1&stars=4&max_walk=15`)
    expect(await screensBefore(page, '.hotel-card')).toBeLessThan(0.75)
    await expectNoSidewaysScroll(page)
    // Its picture is as wide as the card, and the current order is named in full.
    const picture = await page.locator('.hotel-card-picture').first().boundingBox()
    expect(picture?.width).toBeGreaterThan(300)
    expect(picture?.height).toBeLessThan(180)
    const order = page.locator('.sort-links > summary')
    expect(await order.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
  })

  test(`${locale}: a card of the results has at most 400 pixels @rule`, async ({ page }) => {
    const { check_in, check_out } = stayFromNow(40, 3)
    for (const where of ['makkah', 'madinah']) {
      await page.goto(`/${locale}/hotels?where=${where}&check_in=${check_in}&check_out=${check_out}`)
      const cards = page.locator('.results-list .hotel-card')
      expect(await cards.count()).toBeGreaterThan(9)
      const tallest = await cards.evaluateAll((all) => Math.max(...all.map((card) => card.scrollHeight)))
      expect(tallest).toBeLessThanOrEqual(400)
    }
  })

  test(`${locale}: a package has at most 7 screens before its reviews, and lists of products have at most 11 @rule`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/packages/umrah-in-four-days`)
    expect(await screensBefore(page, '#reviews')).toBeLessThanOrEqual(7)
    await expectNoSidewaysScroll(page)
    // The folded parts are in the page, one tap away.
    const folded = page.locator('#included .phone-fold')
    await expect(folded.getByRole('listitem').first()).toBeHidden()
    await folded.locator('summary').first().click()
    await expect(folded.getByRole('listitem').first()).toBeVisible()
    for (const list of ['packages', 'services']) {
      await page.goto(`/${locale}/${list}`)
      expect(await screensBefore(page, 'body')).toBeLessThanOrEqual(11)
      await expectNoSidewaysScroll(page)
    }
  })

  test(`${locale}: a hotel has at most 8 screens before the similar hotels, and unfolds all rooms @rule`, async ({
    page,
  }) => {
    const { check_in, check_out } = stayFromNow(40, 3)
    await page.goto(`/${locale}/hotels/riwaq-al-nur?check_in=${check_in}&check_out=${check_out}`)
    expect(await screensBefore(page, '#similar')).toBeLessThanOrEqual(8)
    await expectNoSidewaysScroll(page)
    const folded = page.locator('.phone-fold .room')
    await expect(folded.first()).toBeHidden()
    await page.locator('.phone-fold:has(.room) > summary').click()
    await expect(folded.first()).toBeVisible()
  })
}

test('on a large screen nothing is folded @rule', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/hotels/riwaq-al-nur')
  await expect(page.locator('.phone-fold .room').first()).toBeVisible()
  await expect(page.locator('.phone-fold > summary').first()).toBeHidden()
})
