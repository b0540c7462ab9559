import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Translator } from '#text/translator.ts'
import { codeSentTo } from './outbox.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A traveller with an account on the booking form of a rate that is paid online, or may be. */
async function toForm(
  page: Page,
  t: Translator,
  language: string,
  days: number,
  pay: 'pay_prepay' | 'pay_both',
  { onRequest = false } = {},
) {
  const dates = new URLSearchParams(stayFromNow(days, 2)).toString()
  await page.goto(`/${language}/hotels?where=makkah&${dates}`)
  const cards = page
    .locator('main article')
    .filter(onRequest ? { hasText: t('stays.onRequest') } : { hasNotText: t('stays.onRequest') })
  for (let n = 2; (await cards.count()) === 0 && n < 6; n++)
    await page.goto(`/${language}/hotels?where=makkah&${dates}&page=${n}`)
  const card = cards.first()
  const hotel = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(heading(page)).toHaveText(hotel)
  await page
    .locator('.rate')
    .filter({ hasText: t(`stays.${pay}`) })
    .locator('a[href*="/booking/book"]')
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.register') })
    .click()
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await page.locator('[name=name]').fill('Amal Journey')
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill('a long enough sentence')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.register') })
    .click()
  await expect(page).toHaveURL(/auth\/registerotp$/)
  await page.locator('[name=code]').fill(await codeSentTo(page, address))
  await page.getByRole('button', { name: t('account.confirm') }).click()
  await expect(page).toHaveURL(/booking\/book\?/)
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill('Journey')
  await page.locator('[name="contact.phone"]').fill('0512345678')
  await page.locator('[name=accept]').check()
}

async function payWith(page: Page, card: string) {
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.locator(`[name=card][value=${card}]`).check()
  await page.locator('form button').click()
}

async function expectSound(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a stay is paid online, its receipt printed, and cancelling returns the money', async ({ page, t, language }) => {
  await toForm(page, t, language, 33, 'pay_both')
  await page.locator('[name=payment_type][value=prepay]').check()
  await expectAlive(page)
  await expectSound(page)
  await page.getByRole('button', { name: t('pay.bookAndPay') }).click()
  await expect(heading(page)).toHaveText(t('sandbox.title'))
  await expectSound(page)
  await payWith(page, 'good')

  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  await expectAlive(page)
  await expectSound(page)
  await page.getByRole('link', { name: t('voucher.receipt') }).click()
  await expect(heading(page)).toHaveText(t('pay.receiptTitle'))
  await expect(page.getByRole('img', { name: t('pay.receiptQr') })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: t('pay.receiptBack') }).click()

  await page.getByRole('link', { name: t('life.cancelBooking') }).click()
  await expect(page.getByRole('heading', { name: t('life.cancelTitle') })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: t('life.cancelNow') }).click()
  await expect(heading(page)).toHaveText(t('life.cancelledTitle'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.toMyBookings') })
    .click()
  await page.getByRole('link', { name: t('booking.cancelled'), exact: true }).click()
  await expect(page).toHaveURL(/group=cancelled/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(t('pay.refunded'))
  }).toPass({ timeout: 25_000 })
})

test('a declined card is told clearly, and another one is asked by its bank', async ({ page, t, language }) => {
  await toForm(page, t, language, 36, 'pay_prepay')
  await page.getByRole('button', { name: t('pay.bookAndPay') }).click()
  await payWith(page, 'declined')
  await expect(page.getByRole('main')).toContainText(t('pay.failedTitle'))
  await expect(page.getByRole('main')).toContainText(t('pay.toPay'))
  await expectAlive(page)
  await expectSound(page)

  // Who leaves finds the way to pay among the bookings.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.toMyBookings') })
    .click()
  await expect(page.getByRole('main')).toContainText(t('pay.failed'))
  await expectSound(page)
  await page.locator('main article a[href*="#pay"]').click()
  await page.locator('button[value=pay]').click()
  await payWith(page, 'asks')
  await expect(heading(page)).toHaveText(t('sandbox.bankTitle'))
  await expectSound(page)
  await page.getByRole('button', { name: t('sandbox.bankYes') }).click()
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
})

test('a slow bank is waited for in sight', async ({ page, t, language }) => {
  await toForm(page, t, language, 39, 'pay_prepay')
  await page.getByRole('button', { name: t('pay.bookAndPay') }).click()
  await payWith(page, 'slow')
  await expect(heading(page)).toHaveText(t('pay.checkingTitle'))
  await expectSound(page)
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'), { timeout: 60_000 })
})

test('a hotel on request says yes, and then it is paid', async ({ page, t, language }) => {
  await toForm(page, t, language, 48, 'pay_both', { onRequest: true })
  await page.locator('[name=payment_type][value=prepay]').check()
  await page.locator('[name=special_request]').fill('demo:accept')
  await page.getByRole('button', { name: t('life.askHotel') }).click()
  await expect(heading(page)).toHaveText(t('pay.requestTitle'), { timeout: 25_000 })
  await expectSound(page)
  await page.locator('button[value=pay]').click()
  await payWith(page, 'good')
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one comes back without paying, then pays', async ({ page, t, language }) => {
    await toForm(page, t, language, 42, 'pay_prepay')
    await page.locator('main form:has([name=quote_token]) button[type=submit]').click()
    await page.getByRole('link', { name: t('sandbox.back') }).click()
    await expect(page.getByRole('main')).toContainText(t('pay.leftTitle'))
    await page.locator('button[value=pay]').click()
    await payWith(page, 'silent')
    await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  })

  test('one pays on arrival instead', async ({ page, t, language }) => {
    await toForm(page, t, language, 45, 'pay_both')
    await page.locator('[name=payment_type][value=prepay]').check()
    await page.locator('main form:has([name=quote_token]) button[type=submit]').click()
    await page.getByRole('link', { name: t('sandbox.back') }).click()
    await page.getByRole('button', { name: t('pay.arrivalInstead') }).click()
    await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
    await expect(page.getByRole('button', { name: t('pay.onlineInstead') })).toBeVisible()
  })
})
