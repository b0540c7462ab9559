import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'
import { call } from './call.ts'
import { acceptAndBook, bookButton, choosePayment, continueToPayment, fillGuests } from './checkout-steps.ts'
import { mainButton, signUp, signUpPassword } from './sign-up.ts'
import { findStay } from './stays.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, isAlive, test } from './test.ts'

/** The booking form of a stay that can be paid online or on arrival. */
async function formOf(page: Page, language: Locale, days: number) {
  const options = { days, supply: 'own', payment: ['both'] } as const
  const { hotel_id: hotel, rooms: room, ...dates } = await findStay(page.request, options)
  return links.book(language, { hotel, room, ...dates })
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

async function expectGuests(page: Page, t: Translator, request: string) {
  await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Amal')
  await expect(page.getByLabel(t('common.phone'))).toHaveValue('0512345678')
  await expect(page.locator('[name^="request."]')).toHaveValue(request)
}

/** Waits until what is typed is stored. */
const expectStoring = (page: Page) => expect.poll(() => isAlive(page, 'main form')).toBe(true)

const prepay = (page: Page) => page.locator('[name=payment_type][value=prepay]')

test.describe('nothing is lost', { tag: '@rule' }, () => {
  test('typed values are there after a reload, in another tab, and after the session has ended', async ({
    page,
    context,
    t,
    language,
  }) => {
    const { address } = await signUp(page, language)
    const form = await formOf(page, language, 64)
    await page.goto(form)
    await expectStoring(page)
    const stored = page.waitForResponse(/store_checkout$/)
    await fillGuests(page, t, { request: 'A low floor' })
    await stored
    await expect(async () => {
      await page.reload()
      await expectGuests(page, t, 'A low floor')
    }).toPass()
    const other = await context.newPage()
    await other.goto(form)
    await expectGuests(other, t, 'A low floor')
    await other.close()

    // Without a connection the form stays as it is, and nothing is sent.
    await context.setOffline(true)
    await page.locator('main form button[value=guests]').last().click()
    await expect(page.getByText(t('errors.unavailable_text'))).toBeVisible()
    await expectGuests(page, t, 'A low floor')
    await context.setOffline(false)

    await page.locator('[name^="request."]').fill('A high floor')
    await endSession(page)
    await page.locator('main form button[value=guests]').last().click()
    await expect(page.getByText(t('errors.unauthenticated'))).toBeVisible()
    await signInAgain(page, t, address)
    await expectGuests(page, t, 'A high floor')
    await continueToPayment(page, t)

    await expectStoring(page)
    await expectSound(page)
    const storedPayment = page.waitForResponse(/store_checkout$/)
    await prepay(page).check()
    await storedPayment
    await page.reload()
    await expect(prepay(page)).toBeChecked()
    await choosePayment(page, t)

    await expectAlive(page)
    await page.locator('[name=accept]').check()
    await endSession(page)
    await bookButton(page).click()
    await expect(page.getByText(t('errors.unauthenticated'))).toBeVisible()
    await signInAgain(page, t, address)
    await expect(page.getByRole('main')).toContainText('A high floor')
    await expect(bookButton(page)).toContainText(t('cart.confirmAndPay', { amount: '' }).trim())
    await expect(page.locator('[name=accept]')).toBeChecked()
    expect(await pending(page)).toEqual([])
  })

  test('a name and a request that documents cannot show are named while they are typed', async ({
    page,
    t,
    language,
  }) => {
    await signUp(page, language)
    await page.goto(await formOf(page, language, 70))
    await expectAlive(page)
    const name = page.getByLabel(t('booking.firstName'))
    const request = page.locator('[name^="request."]')
    for (const printed of ['Ɗanladi', 'پرویز', '馬克', 'မောင်မောင်']) {
      await name.fill(printed)
      await expect(name).not.toHaveAttribute('aria-invalid')
    }
    // The list of what can be shown is loaded with the first letter that needs it, and again if it did not arrive.
    await expect(async () => {
      await name.fill('Amal')
      await name.fill('𞤀𞤁𞤂')
      await expect(name).toHaveAccessibleDescription(t('errors.name_not_printable'), { timeout: 3_000 })
    }).toPass()
    await request.fill('🙏 𞤀𞤁𞤂')
    await expect(request).toHaveAccessibleDescription(new RegExp(t('errors.text_not_printable')))
    await expectSound(page)
    await name.fill('Amal')
    await expect(name).not.toHaveAttribute('aria-invalid')
  })

  test('an error ends when its field is corrected, and a number outside of the known ranges only warns', async ({
    page,
    t,
    language,
  }) => {
    await signUp(page, language)
    await page.goto(await formOf(page, language, 76))
    const [name, email, phone] = [
      page.getByLabel(t('booking.firstName')),
      page.getByLabel(t('common.email')),
      page.getByLabel(t('common.phone')),
    ]
    const summary = page.getByRole('group', { name: t('errors.invalid_input') })
    const send = () => page.locator('main form button[value=guests]').last().click()
    await name.fill('12345678')
    await email.fill('amal@')
    await phone.fill('0599')
    await send()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    // A field that is left without a change, or empty, keeps its error.
    await name.focus()
    await email.fill('')
    await phone.fill('0529339123')
    await email.focus()
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await expect(summary.getByRole('link')).toHaveCount(2)
    for (const field of [name, email]) await expect(field).toHaveAttribute('aria-invalid', 'true')
    // The press of the button, which is below the error that ends with it, sends the form.
    await email.fill('amal@example.com')
    await name.fill('Amal')
    await send()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(1)
    await expect(phone).toHaveAccessibleDescription(new RegExp(t('errors.unlikely_phone')))
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await expect(page).not.toHaveTitle(new RegExp(t('errors.inTitle')))
    await expectSound(page)
    await send()
    await expect(page.getByRole('heading', { name: t('cart.paymentTitle') })).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a name that documents cannot show is named when it is sent', async ({ page, t, language }) => {
      await signUp(page, language)
      await page.goto(await formOf(page, language, 73))
      await fillGuests(page, t, { lastName: '𞤀𞤁𞤂' })
      await page.locator('main form button[value=guests]').last().click()
      await expect(page.getByLabel(t('booking.lastName'))).toHaveAccessibleDescription(
        new RegExp(t('errors.name_not_printable')),
      )
    })

    test('submitted values are there after the session has ended', async ({ page, t, language }) => {
      const { address } = await signUp(page, language)
      const form = await formOf(page, language, 67)
      await page.goto(form)
      await fillGuests(page, t, { request: 'A low floor' })
      await endSession(page)
      await page.locator('main form button[value=guests]').last().click()
      await signInAgain(page, t, address)
      await expectGuests(page, t, 'A low floor')
      await continueToPayment(page, t)
      await prepay(page).check()
      await endSession(page)
      await page.locator('main form button[value=payment]').click()
      await signInAgain(page, t, address)
      await expect(prepay(page)).toBeChecked()
      await choosePayment(page, t)
      await page.locator('[name=accept]').check()
      await bookButton(page).dblclick()
      await expect(page).toHaveURL(/sandbox-pay\/test_/)
      // A booking deletes what was stored.
      expect(await call(page.request, 'fetch_checkout', {})).toEqual({})
      expect(await pending(page)).toHaveLength(1)
    })
  })
})

test.describe('one booking', { tag: '@rule' }, () => {
  test('a double click, Back from the payment page, a second tab and a lost response lead to the booking that is held', async ({
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
      await fillGuests(tab, t)
      await continueToPayment(tab, t)
      await choosePayment(tab, t, 'prepay')
      await expect(tab.getByText(/\b0\.00|SAR\s0\b/)).toHaveCount(0)
    }
    await page.locator('[name=accept]').check()
    await bookButton(page).dblclick()
    await expect(page).toHaveURL(/sandbox-pay\/test_/)

    await page.goBack()
    await expect(page.getByRole('heading', { name: t('bookingchange.heldTitle') })).toBeVisible()
    await expect(bookButton(page)).toHaveCount(0)
    await expectSound(page)
    await acceptAndBook(other)
    await expect(other.getByRole('heading', { name: t('bookingchange.heldTitle') })).toBeVisible()
    expect(await pending(page)).toHaveLength(1)

    await page.getByRole('button', { name: t('bookingchange.pay', { amount: '' }).trim() }).click()
    await expect(page).toHaveURL(/sandbox-pay\/test_/)
    await page.goBack()
    await mainButton(page, t('bookingchange.release')).click()
    await expect(page.getByLabel(t('booking.firstName'))).toBeVisible()
    expect(await pending(page)).toEqual([])

    await fillGuests(page, t)
    await continueToPayment(page, t)
    await choosePayment(page, t, 'prepay')
    // The booking arrives, but the connection breaks before its response.
    await page.route(/booking\/book\.data/, async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await acceptAndBook(page)
    await expect(page.getByText(t('cart.unclear'))).toBeVisible()
    await expect(page.locator('[name=accept]')).toBeChecked()
    await page.unroute(/booking\/book\.data/)
    await bookButton(page).click()
    await expect(page.getByRole('heading', { name: t('bookingchange.heldTitle') })).toBeVisible()
    expect(await pending(page)).toHaveLength(1)
  })
})
