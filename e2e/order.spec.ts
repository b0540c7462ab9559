import type { Page } from '@playwright/test'
import type { Locale } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'
import { signUpPassword } from './sign-up.ts'
import { codeSentTo } from './outbox.ts'
import { dayFromNow, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'
import { randomUUID } from 'node:crypto'

// Each goes all the way from the shelf to the order.
test.slow()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectSound(page: Page, scripts: boolean) {
  if (!scripts) return
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** A stay that may be paid either way, a package and a service in the cart, as a visitor. */
async function fillCart(page: Page, t: Translator, language: Locale, days: number) {
  const dates = new URLSearchParams(stayFromNow(days, 2)).toString()
  await page.goto(`/${language}/hotels?where=makkah&pay_on_arrival=1&${dates}`)
  await page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
    .locator('.hotel-card-name a')
    .click()
  await expect(page).toHaveURL(/\/hotels\/[a-z]/)
  const rate = page
    .locator('.rate')
    .filter({ hasText: t('stays.pay_both') })
    .first()
  await page.goto(String(await rate.locator('a[href*="/booking/book"]').getAttribute('href')))
  await page.getByRole('button', { name: t('cart.keep') }).click()
  await expect(page).toHaveURL(/\/cart\?done=added$/)

  await page.goto(`/${language}/packages`)
  await page.locator('main article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/packages\/[a-z]/)
  await page
    .locator('#book')
    .getByRole('button', { name: t('journeys.showPrice') })
    .click()
  await page
    .locator('#book')
    .getByRole('button', { name: t('cart.add') })
    .click()
  await expect(page).toHaveURL(/\/cart\?done=added$/)

  await page.goto(`/${language}/services/3`)
  await page.locator('main a[href*="/services/details/"]').first().click()
  await expect(page).toHaveURL(/\/services\/details\//)
  await page.locator('[name=date]').fill(dayFromNow(days))
  await page
    .locator('#book')
    .getByRole('button', { name: t('services.showPrice') })
    .click()
  await page
    .locator('#book')
    .getByRole('button', { name: t('cart.add') })
    .click()
  await expect(page).toHaveURL(/\/cart\?done=added$/)
  await expect(page.getByRole('list', { name: t('cart.lines') }).locator('> li')).toHaveCount(3)
}

/** From the cart to the form of the guests, by an account that is made on the way. */
async function toGuests(page: Page, t: Translator) {
  await page.getByRole('link', { name: t('cart.bookAll') }).click()
  await expect(page.getByRole('heading', { name: t('booking.loginToBook') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.register') })
    .click()
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await page.locator('[name=name]').fill('Amal Journey')
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill(signUpPassword)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.register') })
    .click()
  await page.locator('[name=code]').fill(await codeSentTo(page, address))
  await page.getByRole('button', { name: t('account.confirm') }).click()
  await expect(page).toHaveURL(/booking\/book$/)
}

async function writeGuests(page: Page, t: Translator) {
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill('Journey')
  await page.locator('[name="contact.phone"]').fill('0512345678')
  await page.locator('form button[value=guests]').last().click()
  await expect(page.getByRole('heading', { name: t('cart.paymentTitle') })).toBeVisible()
}

async function payWith(page: Page, card: string) {
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.locator(`[name=card][value=${card}]`).check()
  await page.locator('form button').click()
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a stay, a journey and a service are booked together and paid with the second card', async ({
      page,
      t,
      language,
    }) => {
      await fillCart(page, t, language, 44)
      await expectSound(page, scripts)
      await toGuests(page, t)
      await expectSound(page, scripts)
      // What is missing is said by its field; nothing is lost.
      await page.locator('[name="guests.0.first_name"]').fill('Amal')
      await page.locator('form button[value=guests]').last().click()
      await expect(page.locator('#contact\\.phone-error')).toBeVisible()
      await expect(page.locator('[name="guests.0.first_name"]')).toHaveValue('Amal')
      await writeGuests(page, t)
      await expectSound(page, scripts)

      // A closed tab loses nothing: the address alone leads back to where one was.
      await page.goto(`/${language}/booking/book?step=review`)
      await expect(page.getByRole('heading', { name: t('cart.paymentTitle') })).toBeVisible()
      await page.locator('[name=payment_type][value=prepay]').check()
      await page.locator('form button[value=payment]').click()
      await expect(page.getByRole('heading', { name: t('cart.reviewTitle') })).toBeVisible()
      await expectSound(page, scripts)
      await page.locator('[name=accept]').check()
      await page.locator('form button[value=order]').click()

      await payWith(page, 'declined')
      await expect(heading(page)).toHaveText(t('cart.orderPay'))
      await expect(page.getByRole('alert').getByText(t('pay.failedTitle'))).toBeVisible()
      await expectSound(page, scripts)
      await page.locator('form button[value=pay]').click()
      await payWith(page, 'good')
      await expect(heading(page)).toHaveText(t('cart.orderConfirmed'))
      await expect(page.locator('main article')).toHaveCount(3)
      await expectSound(page, scripts)
      await page.goto(`/${language}/cart`)
      await expect(page.getByText(t('cart.empty'))).toBeVisible()
    })
  })
}

test('on arrival: one stay is booked by the checkout, and its way to pay is changed and changed back', async ({
  page,
  t,
  language,
}) => {
  await fillCart(page, t, language, 47)
  for (let left = 2; left > 0; left--) {
    const lines = page.getByRole('list', { name: t('cart.lines') }).locator('> li')
    await lines.last().getByText(t('cart.remove'), { exact: true }).click()
    await expect(lines).toHaveCount(left)
  }
  await toGuests(page, t)
  await writeGuests(page, t)
  await page.locator('[name=payment_type][value=arrival]').check()
  await page.locator('form button[value=payment]').click()
  await page.locator('[name=accept]').check()
  await page.locator('form button[value=order]').click()
  await expect(heading(page)).toHaveText(t('cart.orderConfirmed'))
  await page.goto(`/${language}/profile/my-booking`)
  await page.getByRole('link', { name: t('pay.changeWay') }).click()
  await expect(page.getByRole('heading', { name: t('cart.wayTitle') })).toBeVisible()
  await expectSound(page, true)
  await page.getByRole('button', { name: t('pay.onlineInstead') }).click()
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.goto(`/${language}/profile/my-booking`)
  await page.getByRole('link', { name: t('pay.changeWay') }).click()
  await page.getByRole('button', { name: t('pay.arrivalInstead') }).click()
  await expect(page.getByText(t('cart.paysArrival'), { exact: true })).toBeVisible()
})

test('a cart that changes in another tab is told before anything is booked, and nothing typed is lost', async ({
  page,
  t,
  language,
}) => {
  await fillCart(page, t, language, 50)
  await toGuests(page, t)
  await writeGuests(page, t)
  await page.locator('[name=payment_type]:not([disabled])').first().check()
  await page.locator('form button[value=payment]').click()
  await expect(page.getByRole('heading', { name: t('cart.reviewTitle') })).toBeVisible()
  // The line is taken out in another tab: what is sent is not what is there any more.
  const other = await page.context().newPage()
  await other.goto(`/${language}/cart`)
  await other
    .getByRole('list', { name: t('cart.lines') })
    .locator('> li')
    .last()
    .getByText(t('cart.remove'), { exact: true })
    .click()
  await expect(other.getByRole('list', { name: t('cart.lines') }).locator('> li')).toHaveCount(2)
  await page.locator('[name=accept]').check()
  await page.locator('form button[value=order]').click()
  await expect(page.getByText(t('cart.cartChangedTitle'))).toBeVisible()
  await expect(page.locator('[name=accept]')).toBeChecked()
})
