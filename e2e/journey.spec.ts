import { codeSentTo } from './outbox.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Translator } from '#text/translator.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const password = 'a long enough sentence'

async function searchMakkah(page: Page, t: Translator) {
  const { check_in, check_out } = stayFromNow(30, 3)
  await page.locator('[name=check_in]').fill(check_in)
  await page.locator('[name=check_out]').fill(check_out)
  await page
    .getByRole('search')
    .getByRole('button', { name: t('search.searchStays') })
    .click()
  await expect(page).toHaveURL(/\/hotels\?.*where=makkah/)
}

/** The first hotel that books at once: not one on request. */
async function chooseHotel(page: Page, t: Translator) {
  const card = page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return name
}

/** The first rate that may be paid on arrival. */
function rateOnArrival(page: Page, t: Translator) {
  return page
    .locator('.rate')
    .filter({ hasNotText: t('stays.pay_prepay') })
    .locator('a[href*="/booking/book"]')
    .first()
}

async function register(page: Page, t: Translator) {
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await page.locator('[name=name]').fill('Amal Journey')
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.register') })
    .click()
  await expect(page).toHaveURL(/auth\/registerotp$/)
  await page.locator('[name=code]').fill(await codeSentTo(page, address))
  await page.getByRole('button', { name: t('account.confirm') }).click()
}

async function fillBooking(page: Page) {
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill("O'Brien-السالم")
  await page.locator('[name="contact.phone"]').fill('٠٥١٢٣٤٥٦٧٨')
  await page.locator('[name=special_request]').fill('A low floor, please')
  await page.locator('[name=accept]').check()
}

test('a traveller searches, registers, books to pay on arrival and finds the booking', async ({
  page,
  t,
  language,
  complaints,
  isMobile,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await searchMakkah(page, t)
  await expect(page.locator('main article').first()).toBeVisible()
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const hotel = await chooseHotel(page, t)
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await rateOnArrival(page, t).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel)
  await expectAlive(page)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.register') })
    .click()
  await expectAlive(page)
  await expectAccessible(page)
  await register(page, t)

  await expect(page).toHaveURL(/booking\/book\?/)
  await expect(page.locator('[name="guests.0.last_name"]')).toHaveValue('Journey')
  // What is booked and its total come before the form, as a line that unfolds where there is no room beside it.
  const summary = page.locator('.summary-fold')
  if (isMobile) {
    await expect(summary.locator('> summary')).toContainText(hotel)
    await expect(summary.locator('#cancelling')).toBeHidden()
    await summary.locator('> summary').click()
  }
  await expect(summary.locator('#cancelling')).toBeVisible()
  await fillBooking(page)
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('booking.confirmBooking') }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
  const reference = await page.locator('main code').innerText()
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/)
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.toMyBookings') })
    .click()
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(page.getByRole('main')).toContainText(hotel)
  await expect(page.getByRole('main')).toContainText(t('booking.statusConfirmed'))
  await expectAlive(page)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('what is wrong with the form is said at each field, and nothing typed is lost', async ({ page, t, language }) => {
  await page.goto(`/${language}/auth/register`)
  await expectAlive(page)
  await page.locator('[name=name]').fill('Amal')
  await page.locator('[name=email]').fill('no address')
  await page.locator('[name=password]').fill('short')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.register') })
    .click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(t('errors.invalid_email'))
  await expect(summary).toContainText(t('errors.password_weak'))
  await expect(page.locator('[name=email]')).toHaveValue('no address')
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expectAlive(page)
  await expectAccessible(page)
})

test('a page that does not exist says so with its status, in the language of its address', async ({
  page,
  t,
  language,
}) => {
  const response = await page.goto(`/${language}/no/such/page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ends.pageNotFound'))
  await expectAlive(page)
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same journey', async ({ page, t, language }) => {
    await page.goto(`/${language}`)
    await searchMakkah(page, t)
    const hotel = await chooseHotel(page, t)
    await rateOnArrival(page, t).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common.register') })
      .click()
    await register(page, t)
    await expect(page).toHaveURL(/booking\/book\?/)

    // Refused once, so that what was typed is seen to stay.
    await page.locator('[name="guests.0.first_name"]').fill('Amal')
    await page.getByRole('button', { name: t('booking.confirmBooking') }).click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await expect(page.locator('[name="guests.0.first_name"]')).toHaveValue('Amal')

    await fillBooking(page)
    await page.getByRole('button', { name: t('booking.confirmBooking') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
    const reference = await page.locator('main code').innerText()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('booking.toMyBookings') })
      .click()
    await expect(page.getByRole('main')).toContainText(reference)
    await expect(page.getByRole('main')).toContainText(hotel)
  })
})
