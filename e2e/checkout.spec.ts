import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#web/lib/links.ts'
import { call } from './call.ts'
import { mainButton, signUp, signUpPassword } from './sign-up.ts'
import { findStay } from './stays.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

/** The booking form of a stay that can be paid online or on arrival. */
async function formOf(page: Page, language: Locale, days: number) {
  const options = { days, supply: 'own', payment: ['both'] } as const
  const { hotel_id: hotel, rooms: room, ...dates } = await findStay(page.request, options)
  return links.book(language, { hotel, room, ...dates })
}

async function fillIn(page: Page, t: Translator) {
  await page.getByLabel(t('booking.firstName')).fill('Amal')
  await page.getByLabel(t('booking.lastName')).fill('Journey')
  await page.getByLabel(t('account.phone')).fill('0512345678')
  await page.locator('[name=payment_type][value=prepay]').check()
  await page.locator('[name=accept]').check()
}

const pending = (page: Page) => call<{ reference: string }[]>(page.request, 'fetch_my_bookings', { status: 'pending' })

async function expectSound(page: Page) {
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Ends the session of the browser, and no other cookie. */
const endSession = (page: Page) => page.context().clearCookies({ name: /session$|^signed_in$/ })

/** Signs in by password, without leaving the checkout. */
async function signInAgain(page: Page, t: Translator, address: string) {
  await expect(page.getByRole('heading', { name: t('booking.loginToBook') })).toBeVisible()
  await page.getByText(t('account.signInByPassword'), { exact: true }).click()
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill(signUpPassword)
  await mainButton(page, t('common.signIn')).click()
}

async function expectTyped(page: Page, t: Translator) {
  await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Amal')
  await expect(page.getByLabel(t('account.phone'))).toHaveValue('0512345678')
  await expect(page.locator('[name=special_request]')).toHaveValue('A low floor')
  await expect(page.locator('[name=payment_type][value=prepay]')).toBeChecked()
  await expect(page.locator('[name=accept]')).toBeChecked()
}

test.describe('nothing is lost', { tag: '@rule' }, () => {
  test('what is typed is there after a reload, in another tab, and after the session has ended', async ({
    page,
    context,
    t,
    language,
  }) => {
    const { address } = await signUp(page, language)
    const form = await formOf(page, language, 64)
    await page.goto(form)
    await expectAlive(page)
    const stored = page.waitForResponse(/store_checkout$/)
    await fillIn(page, t)
    await page.locator('[name=special_request]').fill('A low floor')
    await stored
    await expect(async () => {
      await page.reload()
      await expectTyped(page, t)
    }).toPass()
    const other = await context.newPage()
    await other.goto(form)
    await expectTyped(other, t)
    await other.close()

    await page.locator('[name=special_request]').fill('A high floor')
    await endSession(page)
    await page.locator('form:has([name=quote_token]) button[type=submit]').click()
    await expect(page.getByText(t('errors.unauthenticated'))).toBeVisible()
    await signInAgain(page, t, address)
    await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Amal')
    await expect(page.locator('[name=special_request]')).toHaveValue('A high floor')
    await expect(page.locator('[name=accept]')).toBeChecked()
    expect(await pending(page)).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('what was submitted is there after the session has ended', async ({ page, t, language }) => {
      const { address } = await signUp(page, language)
      const form = await formOf(page, language, 67)
      await page.goto(form)
      await fillIn(page, t)
      await page.locator('[name=special_request]').fill('A low floor')
      await endSession(page)
      await page.locator('form:has([name=quote_token]) button[type=submit]').click()
      await signInAgain(page, t, address)
      await expectTyped(page, t)
      await page.locator('form:has([name=quote_token]) button[type=submit]').click()
      await expect(page).toHaveURL(/sandbox-pay\/test_/)
      // A booking deletes what was stored.
      expect(await call(page.request, 'fetch_checkout', {})).toEqual({})
    })
  })
})

test.describe('one booking', { tag: '@rule' }, () => {
  test('Back from the payment page and a second tab lead to the booking that is held', async ({
    page,
    context,
    t,
    language,
  }) => {
    await signUp(page, language)
    const form = await formOf(page, language, 61)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(form)
      await fillIn(tab, t)
      await expect(tab.getByText(/\b0\.00|SAR\s0\b/)).toHaveCount(0)
    }
    await mainButton(page, t('pay.bookAndPay')).click()
    await expect(page).toHaveURL(/sandbox-pay\/test_/)

    await page.goBack()
    await expect(page.getByRole('heading', { name: t('own.heldTitle') })).toBeVisible()
    await expect(mainButton(page, t('booking.confirmBooking'))).toHaveCount(0)
    await expectSound(page)
    await mainButton(other, t('pay.bookAndPay')).click()
    await expect(other.getByRole('heading', { name: t('own.heldTitle') })).toBeVisible()
    expect(await pending(page)).toHaveLength(1)

    await page.getByRole('button', { name: t('own.pay', { amount: '' }).trim() }).click()
    await expect(page).toHaveURL(/sandbox-pay\/test_/)
    await page.goBack()
    await mainButton(page, t('own.release')).click()
    await expect(mainButton(page, t('pay.bookAndPay'))).toBeVisible()
    expect(await pending(page)).toEqual([])
  })

  test('the old address of the form for packages and services leads to the new one', async ({ request }) => {
    const moved = await request.get('/en/booking/journey?departure=1&party=2', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/en/booking/book?departure=1&party=2'])
  })
})
