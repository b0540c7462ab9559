import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'
import { call } from './call.ts'
import { withoutPaymentsOf } from './database.ts'
import { acceptAndBook, bookButton, choosePayment, continueToPayment, fillGuests } from './checkout-steps.ts'
import { arrowTo, pressAt } from './keyboard.ts'
import { signUp } from './sign-up.ts'
import { findStay } from './stays.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, isAlive, test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Registers a traveller and goes through the checkout of a stay up to the review, to pay online. */
async function toReview(
  page: Page,
  t: Translator,
  language: Locale,
  stay: { days: number; payment: 'prepay' | 'both'; supply?: 'own' | 'portal'; request?: string },
) {
  await signUp(page, language)
  const options = { supply: 'own', ...stay, payment: [stay.payment] } as const
  const { hotel_id: hotel, rooms: room, ...dates } = await findStay(page.request, options)
  await page.goto(links.book(language, { hotel, room, ...dates }))
  await fillGuests(page, t, stay)
  await continueToPayment(page, t)
  await choosePayment(page, t, 'prepay')
  return call<{ total: { minor: number } }>(page.request, 'get_hotel_price', { hotel_id: hotel, rooms: room, ...dates })
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

test('with the keyboard a stay is paid online, its invoice is shown, and cancelling refunds the money @main-ar', async ({
  page,
  t,
  language,
}) => {
  await toReview(page, t, language, { days: 33, payment: 'both' })
  await expectAlive(page)
  await expectSound(page)
  await pressAt(page, page.locator('[name=accept]'), 'Space')
  await pressAt(page, bookButton(page))
  await expect(heading(page)).toHaveText(t('sandbox.title'))
  await expectSound(page)
  await arrowTo(page, 'card', 'good')
  await pressAt(page, page.locator('form button'))

  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  await expectAlive(page)
  await expectSound(page)
  await pressAt(page, page.getByRole('link', { name: t('voucher.receipt') }))
  await expect(heading(page)).toHaveText(t('invoice.title'))
  await expect(page.getByRole('img', { name: t('invoice.qr') })).toBeVisible()
  await expectSound(page)
  await pressAt(page, page.getByRole('link', { name: t('invoice.back') }))
  await pressAt(page, page.getByRole('link', { name: t('bookingstatus.cancelBooking') }))
  await expect(page.getByRole('heading', { name: t('bookingstatus.cancelTitle') })).toBeVisible()
  await expectSound(page)
  await pressAt(page, page.getByRole('button', { name: t('bookingstatus.cancelNow') }))
  await expect(heading(page)).toHaveText(t('bookingstatus.cancelledTitle'))
  await pressAt(page, page.getByRole('main').getByRole('link', { name: t('booking.toMyBookings') }))
  await pressAt(page, page.getByRole('link', { name: t('booking.cancelled'), exact: true }))
  await expect(page).toHaveURL(/group=cancelled/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(t('shortaccount.refunded'), {
      timeout: 1_000,
    })
  }).toPass()
})

test(
  'a payment that is chosen before the page is hydrated is the one that is booked',
  { tag: '@rule' },
  async ({ page, t, language }) => {
    await signUp(page, language)
    const options = { days: 34, supply: 'own', payment: ['both'] } as const
    const { hotel_id: hotel, rooms: room, ...dates } = await findStay(page.request, options)
    const { email } = await call<{ email: string }>(page.request, 'fetch_profile', {})
    await call(page.request, 'store_checkout', {
      guests: [{ first_name: 'Amal', last_name: 'Jaber' }],
      contact: { email, phone: '+966512345678', country: 'SA' },
    })
    const chosen = Promise.withResolvers<void>()
    await page.route(/\/hydrate[^/]*\.js/, async (route) => {
      await chosen.promise
      await route.continue()
    })
    const form = links.book(language, { hotel, room, ...dates })
    await page.goto(`${form}&step=payment`, { waitUntil: 'commit' })
    await page.locator('[name=payment_type][value=prepay]').check()
    expect(await isAlive(page)).toBe(false)
    chosen.resolve()
    await expectAlive(page)
    await expect(page.locator('[name=payment_type][value=prepay]')).toBeChecked()
    await choosePayment(page, t)
    await expect(bookButton(page)).toContainText(t('cart.confirmAndPay', { amount: '' }).trim())
  },
)

test(
  'a provider that is down and a declined card are reported clearly, and another card is verified by its bank',
  { tag: '@rule' },
  async ({ page, t, language }) => {
    const { total } = await toReview(page, t, language, { days: 36, payment: 'prepay' })
    const pending = () => call<unknown[]>(page.request, 'fetch_my_bookings', { status: 'pending' })
    await withoutPaymentsOf(total.minor, async () => {
      await acceptAndBook(page)
      for (const retry of [true, false]) {
        await expect(page.getByRole('main').getByText(t('pay.not_openedTitle'))).toBeVisible()
        await expect(page.getByRole('main').getByText(t('pay.not_openedText'))).toBeVisible()
        await expectAlive(page)
        await expectSound(page)
        if (retry) await page.locator('button[value=pay]').click()
      }
      expect(await pending()).toHaveLength(1)
    })
    await page.locator('button[value=pay]').click()
    await payWith(page, 'declined')
    await expect(page.getByRole('main')).toContainText(t('pay.failedTitle'))
    await expect(page.getByRole('main')).toContainText(t('shortaccount.dueOnline'))
    // The cards that the payment page accepts are named where one pays and at the foot of every page.
    const { payment_marks } = await call<{ payment_marks: string[] }>(page.request, 'fetch_web_status', {})
    const named = page.getByText(payment_marks.join(' · '))
    await expect(named).toHaveCount(2)
    await expectAlive(page)
    await expectSound(page)

    // The payment link is also in the list of bookings.
    await page
      .getByRole('main')
      .getByRole('link', { name: t('booking.toMyBookings') })
      .click()
    await expect(page.getByRole('main')).toContainText(t('pay.failed'))
    await expectSound(page)
    await page.locator('main article a[href*="#pay"]').click()
    for (const answer of ['sandbox.bankNo', 'sandbox.bankYes'] as const) {
      await page.locator('button[value=pay]').click()
      await payWith(page, 'asks')
      await expect(heading(page)).toHaveText(t('sandbox.bankTitle'))
      await expectSound(page)
      await page.getByRole('button', { name: t(answer) }).click()
      if (answer === 'sandbox.bankYes') continue
      await expect(page.getByRole('main')).toContainText(t('pay.failedTitle'))
      expect(await pending()).toHaveLength(1)
    }
    await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  },
)

test(
  'a slow bank leaves the payment visibly pending until it is confirmed',
  { tag: '@rule' },
  async ({ page, t, language }) => {
    await toReview(page, t, language, { days: 39, payment: 'prepay' })
    await acceptAndBook(page)
    await payWith(page, 'slow')
    await expect(heading(page)).toHaveText(t('pay.checkingTitle'))
    await expectSound(page)
    await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  },
)

test(
  'a hotel on request confirms, and the booking is paid afterwards',
  { tag: '@rule' },
  async ({ page, t, language }) => {
    await toReview(page, t, language, { days: 48, payment: 'both', supply: 'portal', request: 'demo:accept' })
    await expect(bookButton(page)).toHaveText(t('productcheckout.sendRequest'))
    await acceptAndBook(page)
    await expect(heading(page)).toHaveText(t('bookingstatus.payTitle_hotel'))
    await expectSound(page)
    await page.locator('button[value=pay]').click()
    await payWith(page, 'good')
    await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  },
)

test.describe('without scripts', { tag: '@rule' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a traveller returns without paying, then pays', async ({ page, t, language }) => {
    await toReview(page, t, language, { days: 42, payment: 'prepay' })
    await acceptAndBook(page)
    await page.getByRole('link', { name: t('sandbox.back') }).click()
    await expect(page.getByRole('main')).toContainText(t('pay.leftTitle'))
    await page.locator('button[value=pay]').click()
    await payWith(page, 'silent')
    await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
    expect(await call<unknown[]>(page.request, 'fetch_my_bookings', {})).toHaveLength(1)
  })

  test('a traveller pays on arrival instead', async ({ page, t, language }) => {
    await toReview(page, t, language, { days: 45, payment: 'both' })
    await acceptAndBook(page)
    await page.getByRole('link', { name: t('sandbox.back') }).click()
    await page
      .getByRole('button', { name: t('pay.arrivalInstead', { where: t('shortaccount.where', { kind: 'stay' }) }) })
      .click()
    await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
    await expect(page.getByRole('button', { name: t('pay.onlineInstead') })).toBeVisible()
  })
})
