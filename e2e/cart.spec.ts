import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { issueGiftCard } from './gift-cards.ts'
import { signUp } from './sign-up.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const dates = new URLSearchParams(stayFromNow(40, 2)).toString()

/** Opens the first hotel of a city, then the booking page of one of its rooms. */
async function toBook(page: Page, t: Translator, language: Locale, city: string) {
  await page.goto(`/${language}/hotels?where=${city}&${dates}&pay_on_arrival=1`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/hotels\/[a-z]/)
  const rate = page.locator('a[href*="/booking/book"]').first()
  const href = await rate.getAttribute('href')
  await page.goto(String(href))
  await expect(page.getByRole('button', { name: t('prices.addToCart') })).toBeVisible()
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? '@main' : [] }, () => {
    test.use({ javaScriptEnabled: scripts })

    test('a visitor adds two stays to the cart, removes one, restores it, and finds both after signing up', async ({
      page,
      t,
      language,
      baseURL,
    }) => {
      for (const city of ['makkah', 'madinah']) {
        await toBook(page, t, language, city)
        await page.getByRole('button', { name: t('prices.addToCart') }).click()
        await expect(page).toHaveURL(/\/cart\?done=added$/)
      }
      const lines = page.getByRole('list', { name: t('cart.lines') }).locator('> li')
      await expect(lines).toHaveCount(2)
      if (scripts) {
        await expectAlive(page)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await lines.first().getByText(t('cart.remove'), { exact: true }).click()
      await expect(lines).toHaveCount(1)
      await page.getByRole('button', { name: t('cart.undo') }).click()
      await expect(lines).toHaveCount(2)

      const total = page.locator('.price').last()
      const before = await total.textContent()
      await page.getByText(t('codes.promotionTitle')).click()
      const code = page.getByRole('textbox', { name: t('codes.promotionLabel') })
      await code.fill('nothing')
      await page.getByRole('button', { name: t('codes.promotionApply') }).click()
      await expect(code).toHaveAccessibleDescription(t('errors.promotion_unknown'))
      await code.fill('welcome10')
      await page.getByRole('button', { name: t('codes.promotionApply') }).click()
      await expect(page.getByRole('button', { name: t('codes.promotionRemove') })).toBeVisible()
      await expect(total).not.toHaveText(String(before))
      // The same field takes a gift card, which stays with the checkout of the account.
      const card = await issueGiftCard(baseURL, 10_000)
      await page.getByText(t('codes.promotionTitle')).click()
      await code.fill(card.toLowerCase())
      await page.getByRole('button', { name: t('codes.promotionApply') }).click()
      await expect(page.getByRole('button', { name: t('codes.giftRemove') })).toBeVisible()

      await lines.first().getByText(t('cart.change'), { exact: true }).click()
      await expect(page).toHaveURL(/\/hotels\/.*line=\d+/)
      await page.goto(String(await page.locator('a[href*="/booking/book"]').last().getAttribute('href')))
      await page.getByRole('button', { name: t('prices.updateCart') }).click()
      await expect(page).toHaveURL(/\/cart\?done=added$/)
      await expect(lines).toHaveCount(2)

      await signUp(page, language)
      await page.goto(`/${language}/cart`)
      await expect(lines).toHaveCount(2)
      await page.getByRole('button', { name: t('codes.promotionRemove') }).click()
      await expect(page.getByText(t('codes.promotionTitle'))).toBeVisible()
      await page.getByRole('button', { name: t('codes.giftRemove') }).click()
      await expect(page.getByRole('button', { name: t('codes.giftRemove') })).toHaveCount(0)
      await page.getByRole('button', { name: t('cart.clear') }).click()
      await expect(page.getByText(t('cart.empty'))).toBeVisible()
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScroll(page)
    })
  })
}
