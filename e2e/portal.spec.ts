import { codeSentTo } from './outbox.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Translator } from '#text/translator.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

/** A traveller with an account, on the booking form of a hotel on request. */
async function toRequestForm(page: Page, t: Translator, language: string, days: number) {
  const dates = new URLSearchParams(stayFromNow(days, 2)).toString()
  await page.goto(`/${language}/hotels?where=makkah&${dates}`)
  // The list may go on over several pages; hotels on request are on one of the first.
  const onRequest = page.locator('main article').filter({ hasText: t('stays.onRequest') })
  for (let n = 2; (await onRequest.count()) === 0 && n < 6; n++)
    await page.goto(`/${language}/hotels?where=makkah&${dates}&page=${n}`)
  const hotel = (await onRequest.first().getByRole('heading').textContent()) ?? ''
  await onRequest.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel)
  await page
    .locator('.rate')
    .filter({ hasNotText: t('stays.pay_prepay') })
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
  return hotel
}

async function sendRequest(page: Page, t: Translator, words: string) {
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill('Journey')
  await page.locator('[name="contact.phone"]').fill('0512345678')
  await page.locator('[name=special_request]').fill(words)
  await page.locator('[name=accept]').check()
  await page.getByRole('button', { name: t('life.askHotel') }).click()
  await expect(page).toHaveURL(/booking\/confirm\?/)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Queues are looked into every two seconds, and the page looks every five. */
const patience = { timeout: 25_000 }

test('a request is sent, waits in sight, and is confirmed when the hotel says yes', async ({ page, t, language }) => {
  const hotel = await toRequestForm(page, t, language, 40)
  await expect(page.getByRole('main')).toContainText(t('life.askTitle'))
  await expectAlive(page)
  await expectAccessible(page)
  await sendRequest(page, t, 'demo:accept')
  // The hotel may have answered already; whoever waits sees it change without asking.
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'), patience)
  await expect(page.getByRole('main')).toContainText(hotel)

  await page.getByRole('link', { name: t('life.cancelBooking') }).click()
  await expect(page.getByRole('heading', { name: t('life.cancelTitle') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('life.cancelNow') }).click()
  await expect(heading(page)).toHaveText(t('life.cancelledTitle'))
})

test('a request that nobody answers says until when, and is withdrawn at no cost', async ({ page, t, language }) => {
  await toRequestForm(page, t, language, 50)
  await sendRequest(page, t, 'demo:silent')
  await expect(heading(page)).toHaveText(t('life.waitingTitle'))
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.toMyBookings') })
    .click()
  await expect(page.getByRole('main')).toContainText(t('booking.statusWaiting'))
  await expectAccessible(page)
  await page.locator('main article a').first().click()
  await page.getByRole('link', { name: t('life.withdrawRequest') }).click()
  await expect(page.getByRole('main')).toContainText(t('life.cancelFree'))
  await page.getByRole('button', { name: t('life.withdrawRequest') }).click()
  await expect(heading(page)).toHaveText(t('life.cancelledTitle'))
  await expect(page.getByRole('main')).toContainText(t('life.cancelledFree'))
})

test('another stay is offered beside what was asked for, and accepted', async ({ page, t, language }) => {
  await toRequestForm(page, t, language, 60)
  await sendRequest(page, t, 'demo:offer')
  await expect(heading(page)).toHaveText(t('life.waitingUserTitle'), patience)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('life.acceptOffer') }).click()
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request is sent, the answer looked for, and the offer declined', async ({ page, t, language }) => {
    await toRequestForm(page, t, language, 70)
    await sendRequest(page, t, 'demo:offer')
    await expect(async () => {
      await page.reload()
      await expect(heading(page)).toHaveText(t('life.waitingUserTitle'))
    }).toPass(patience)
    await page.getByRole('button', { name: t('life.declineOffer') }).click()
    await expect(heading(page)).toHaveText(t('life.cancelledTitle'))
  })

  test('a hotel that says no gives its reason', async ({ page, t, language }) => {
    await toRequestForm(page, t, language, 80)
    await sendRequest(page, t, 'demo:reject')
    await expect(async () => {
      await page.reload()
      await expect(heading(page)).toHaveText(t('life.rejectedTitle'))
    }).toPass(patience)
    await expect(page.getByRole('main')).toContainText(t('life.rejectedText', { reason: 'no_rooms' }))
  })
})
