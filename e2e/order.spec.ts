import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { call } from './call.ts'
import { acceptAndBook, bookButton, choosePayment, continueToPayment, fillGuests } from './checkout-steps.ts'
import { issueGiftCard } from './gift-cards.ts'
import { signInToBook, signUp } from './sign-up.ts'
import { countTaps } from './taps.ts'
import { findStay } from './stays.ts'
import {
  dayFromNow,
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  isAlive,
  stayFromNow,
  test,
} from './test.ts'

// Each test runs from the catalogue to the order.
test.slow()

/** Taps to the pages that `fillCart` opens by their addresses: the search, the rate, the packages and the category. */
const tapsToOpened = 4
/** The incomplete form is submitted, and the first name is filled in again. */
const tapsOfMistake = 2

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectSound(page: Page, scripts: boolean) {
  if (!scripts) return
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Fills the cart as a visitor: a stay that can be paid online or on arrival, a package and a service. */
async function fillCart(page: Page, t: Translator, language: Locale, days: number) {
  const dates = new URLSearchParams(stayFromNow(days, 2)).toString()
  await page.goto(`/${language}/hotels?where=makkah&pay_on_arrival=1&${dates}`)
  await page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/hotels\/[a-z]/)
  const rate = page
    .getByRole('listitem')
    .filter({ hasText: t('stays.pay_both', { where: t('shortaccount.where', { kind: 'stay' }) }) })
    .last()
  await page.goto(String(await rate.getByRole('link', { name: t('stays.bookNow') }).getAttribute('href')))
  await page.getByRole('button', { name: t('prices.addToCart') }).click()
  await expect(page).toHaveURL(/\/cart\?done=added$/)

  await page.goto(`/${language}/packages`)
  await page.locator('main article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/packages\/[a-z]/)
  await page
    .locator('#book')
    .getByRole('button', { name: t('prices.addToCart') })
    .click()
  await expect(page).toHaveURL(/\/cart\?done=added$/)

  await page.goto(`/${language}/services/3`)
  await page.locator('main a[href*="/services/details/"]').first().click()
  await expect(page).toHaveURL(/\/services\/details\//)
  await page.locator('#book summary', { hasText: t('common.change') }).click()
  await page.locator('#book form[method=get] [name=date]').fill(dayFromNow(days))
  await page
    .locator('#book')
    .getByRole('button', { name: t('services.showPrice') })
    .click()
  await expect(page).toHaveURL(/date=/)
  await page
    .locator('#book')
    .getByRole('button', { name: t('prices.addToCart') })
    .click()
  await expect(page).toHaveURL(/\/cart\?done=added$/)
  await expect(page.getByRole('list', { name: t('cart.lines') }).locator('> li')).toHaveCount(3)
}

/** Goes from the cart to the guest form. The code to a new address opens an account on the way. */
async function toGuests(page: Page, t: Translator, scripts: boolean) {
  await page.getByRole('link', { name: t('cart.bookAll') }).click()
  await signInToBook(page, t, scripts)
  await expect(page).toHaveURL(/booking\/book$/)
}

async function writeGuests(page: Page, t: Translator) {
  // With its country code, because the form proposes the country of the package.
  await fillGuests(page, t, { phone: '+966512345678' })
  await continueToPayment(page, t)
}

async function payWith(page: Page, card: string) {
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.locator(`[name=card][value=${card}]`).check()
  await page.locator('form button').click()
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? '@main' : [] }, () => {
    test.use({ javaScriptEnabled: scripts })

    test('a stay, a package and a service are booked together and paid with the second card', async ({
      page,
      t,
      language,
    }) => {
      const taps = scripts ? await countTaps(page.context()) : () => 0
      await fillCart(page, t, language, 44)
      await expectSound(page, scripts)
      await toGuests(page, t, scripts)
      await expectSound(page, scripts)
      // A missing value is reported at its field; typed values are preserved.
      await page.getByLabel(t('booking.firstName')).fill('Amal')
      await page.locator('form button[value=guests]').last().click()
      await expect(page.getByLabel(t('common.phone'))).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Amal')
      await writeGuests(page, t)
      await expectSound(page, scripts)

      // A closed tab loses nothing: the address alone restores the step.
      await page.goto(`/${language}/booking/book?step=review`)
      await expect(page.getByRole('heading', { name: t('cart.paymentTitle') })).toBeVisible()
      await choosePayment(page, t, 'prepay')
      await expectSound(page, scripts)
      await acceptAndBook(page)
      await expect(page).toHaveURL(/sandbox-pay\/test_/)
      expect(taps() + tapsToOpened - tapsOfMistake).toBeLessThanOrEqual(26)

      await payWith(page, 'declined')
      await expect(heading(page)).toHaveText(t('cart.order_pending'))
      await expect(page.getByRole('alert').getByText(t('pay.failedTitle'))).toBeVisible()
      await expectSound(page, scripts)
      await page.locator('form button[value=pay]').click()
      await payWith(page, 'good')
      await expect(heading(page)).toHaveText(t('cart.order_confirmed'))
      await expect(page.locator('main article')).toHaveCount(3)
      // The service is at an hour.
      await expect(page.locator('main article').last()).toContainText(/(, |الساعة )\d{1,2}:\d{2}/)
      await expectSound(page, scripts)

      // One part is cancelled: its refund is shown first, and the order keeps the other two.
      const order = page.url()
      const part = page.locator('main article').last()
      await part.getByText(t('trips.moreCancel')).click()
      await part.getByRole('link', { name: t('bookingstatus.cancelBooking') }).click()
      await expect(heading(page)).toHaveText(t('bookingstatus.cancelTitle'))
      await expect(page.getByText(t('pay.willReturn'))).toBeVisible()
      await expectSound(page, scripts)
      await page.getByRole('button', { name: t('bookingstatus.cancelNow') }).click()
      await expect(heading(page)).toHaveText(t('bookingstatus.cancelledTitle'))
      await page.goto(order)
      await expect(heading(page)).toHaveText(t('cart.order_part'))
      await expect(page.getByText(t('shortaccount.refunded'), { exact: true }).first()).toBeVisible()
      await expectSound(page, scripts)
      await page.goto(`/${language}/cart`)
      await expect(page.getByText(t('cart.empty'))).toBeVisible()
    })
  })
}

/** Registers a traveller whose cart has a stay for each of the days, and opens the guest form. */
async function toGuestsWithStays(page: Page, language: Locale, days: readonly number[]) {
  await signUp(page, language)
  for (const each of days) {
    const stay = await findStay(page.request, { supply: 'own', payment: ['both'], days: each })
    await call(page.request, 'store_cart', { kind: 'stay', ...stay })
  }
  await page.goto(links.book(language))
}

test('on arrival: one stay is booked through the checkout, and its payment method is changed and changed back', async ({
  page,
  t,
  language,
  baseURL,
  isMobile,
}) => {
  await toGuestsWithStays(page, language, [47])
  await writeGuests(page, t)
  await choosePayment(page, t, 'arrival')
  // On a phone the field of a code is in the folded summary, to which the review leads. A second card is named, not taken.
  const summary = page.getByRole('complementary', { name: t('cart.summary') })
  const code = page.getByRole('textbox', { name: t('codes.promotionLabel') })
  await expect(code).toBeHidden()
  if (isMobile) await page.getByRole('link', { name: t('codes.promotionTitle') }).click()
  else await summary.getByText(t('codes.promotionTitle')).click()
  await expect(code).toBeInViewport()
  const cards = [await issueGiftCard(baseURL, 10_000), await issueGiftCard(baseURL, 20_000)]
  await code.fill(String(cards[0]))
  await code.press('Enter')
  const first = giftCardMark(String(cards[0]).slice(-4))
  await expect(summary.getByText(t('codes.giftNotOnArrival', { card: first }))).toBeAttached()
  if (isMobile) await summary.locator('details > summary').first().click()
  await summary.getByText(t('codes.promotionTitle')).click()
  await code.fill(String(cards[1]))
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(t('errors.gift_card_second', { card: first }))
  await expectSound(page, true)
  await page.getByRole('button', { name: t('codes.giftRemove') }).click()
  await expect(page.getByRole('button', { name: t('codes.giftRemove') })).toHaveCount(0)
  // The order is made, but the connection breaks before its response: sending it again leads to the order.
  await page.route(/booking\/book\.data/, async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await expect.poll(() => isAlive(page, 'main form')).toBe(true)
  await acceptAndBook(page)
  await expect(page.getByText(t('cart.unclear'))).toBeVisible()
  await page.unroute(/booking\/book\.data/)
  const other = await page.context().newPage()
  await other.goto(links.book(language))
  await expect(other.getByRole('heading', { name: t('bookingchange.orderedTitle') })).toBeVisible()
  await expectSound(other, true)
  await other.close()
  await bookButton(page).click()
  await expect(heading(page)).toHaveText(t('cart.order_confirmed'))
  expect(await call<unknown[]>(page.request, 'fetch_my_bookings', {})).toHaveLength(1)
  await page.goto(`/${language}/profile/my-booking`)
  await page.getByText(t('trips.moreCancel')).click()
  await page.getByRole('link', { name: t('trips.changeWay') }).click()
  await expect(page.getByRole('heading', { name: t('paymentchange.wayTitle') })).toBeVisible()
  await expectSound(page, true)
  await page.getByRole('button', { name: t('pay.onlineInstead') }).click()
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.goto(`/${language}/profile/my-booking`)
  await page.getByText(t('trips.moreCancel')).click()
  await page.getByRole('link', { name: t('trips.changeWay') }).click()
  await page
    .getByRole('button', { name: t('pay.arrivalInstead', { where: t('shortaccount.where', { kind: 'stay' }) }) })
    .click()
  await expect(page.getByRole('button', { name: t('pay.onlineInstead') })).toBeVisible()

  // A transfer for the dates and guests of the stay is a choice of its service.
  await page.goto(`/${language}/profile/my-booking`)
  await page.getByRole('link', { name: t('transfers.add') }).click()
  const transfers = page.locator('#transfers')
  await expect(transfers.getByRole('heading', { name: t('transfers.title') })).toBeVisible()
  await expectSound(page, true)
  await transfers.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/services\/details\/.*date=.*people=2/)
  await expect(page.locator('#book').getByRole('button', { name: t('prices.addToCart') })).toBeVisible()
})

test('a cart changed in another tab is reported before anything is booked, and typed values are preserved', async ({
  page,
  t,
  language,
}) => {
  await toGuestsWithStays(page, language, [50, 53])
  await writeGuests(page, t)
  await page.locator('[name=payment_type]:not([disabled])').first().check()
  await page.locator('form button[value=payment]').click()
  await expect(page.getByRole('heading', { name: t('cart.reviewTitle') })).toBeVisible()
  // The line is removed in another tab, so the submitted cart is outdated.
  const other = await page.context().newPage()
  await other.goto(`/${language}/cart`)
  await other
    .getByRole('list', { name: t('cart.lines') })
    .locator('> li')
    .last()
    .getByText(t('cart.remove'), { exact: true })
    .click()
  await expect(other.getByRole('list', { name: t('cart.lines') }).locator('> li')).toHaveCount(1)
  await acceptAndBook(page)
  await expect(page.getByText(t('cart.cartChangedTitle'))).toBeVisible()
  await expect(page.locator('[name=accept]')).toBeChecked()
})
