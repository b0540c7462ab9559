import {
  acceptAndBook,
  bookButton,
  choosePayment,
  continueToPayment,
  fillGuests,
  rateOnArrival,
} from './checkout-steps.ts'
import { codeSentTo } from './outbox.ts'
import { randomUUID } from 'node:crypto'
import { links } from '#links/site.ts'
import { arrowTo, chooseDates, pressAt, tabTo, typeInto } from './keyboard.ts'
import { mainButton } from './sign-up.ts'
import type { Locator, Page } from '@playwright/test'
import type { Translator } from '#i18n/translator.ts'
import {
  errorSummary,
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  stayFromNow,
  test,
} from './test.ts'

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

/** Opens the first hotel that confirms instantly, not on request. */
async function chooseHotel(page: Page, t: Translator, open = (link: Locator) => link.click()) {
  const card = page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await open(card.getByRole('link').first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return name
}

/** Signs in within the checkout by a code to a new address, which opens an account, by keyboard. */
async function signInByKeyboard(page: Page, t: Translator) {
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await typeInto(page, page.getByLabel(t('account.emailOrPhone')), address)
  await pressAt(page, mainButton(page, t('account.sendCode')))
  const code = page.getByLabel(t('account.code'), { exact: true })
  await tabTo(page, code)
  await page.keyboard.type(await codeSentTo(page, address))
  await expect(page.getByLabel(t('booking.firstName'))).toBeVisible()
}

async function register(page: Page, t: Translator) {
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await page.locator('[name=name]').fill('Amal Jaber')
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

async function fillBooking(page: Page, t: Translator) {
  await fillGuests(page, t, { lastName: "O'Brien-السالم", phone: '٠٥١٢٣٤٥٦٧٨', request: 'A low floor, please' })
}

// `walk.spec.ts` checks the accessibility of the pages that a visitor sees; this test that of dates, bookings and errors.
// By the keyboard alone: nothing is clicked, and nothing is filled in that Tab has not reached.
test('with the keyboard a traveller searches, signs in by a code to a new address, books to pay on arrival and finds the booking @main-en', async ({
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

  await chooseDates(page, t, stayFromNow(30, 3))
  await pressAt(page, page.getByRole('search').getByRole('button', { name: t('search.searchStays') }))
  await expect(page).toHaveURL(/\/hotels\?.*where=makkah/)
  await expect(page.locator('main article').first()).toBeVisible()
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const hotel = await chooseHotel(page, t, (link) => pressAt(page, link))
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await pressAt(page, rateOnArrival(page, t))

  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel)
  await expectAlive(page)
  await expectAccessible(page)
  await signInByKeyboard(page, t)
  await expect(page).toHaveURL(/booking\/book\?/)
  // The summary with the total comes before the form; on narrow screens it is a line that expands.
  const cancelling = page.getByRole('heading', { name: t('prices.cancelTitle'), includeHidden: true })
  const summary = page.locator('details').filter({ has: cancelling })
  if (isMobile) {
    await expect(summary.locator('> summary')).toContainText(hotel)
    await expect(summary.locator(cancelling)).toBeHidden()
    await pressAt(page, summary.locator('> summary'))
  }
  await expect(summary.locator(cancelling)).toBeVisible()
  await typeInto(page, page.getByLabel(t('booking.firstName')).first(), 'Amal')
  await typeInto(page, page.getByLabel(t('booking.lastName')).first(), "O'Brien-السالم")
  await typeInto(page, page.locator('[name^="request."]'), 'A low floor, please')
  await typeInto(page, page.getByLabel(t('common.phone')), '٠٥١٢٣٤٥٦٧٨')
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await pressAt(page, page.locator('main form button[value=guests]').last())
  await expect(page.getByRole('heading', { name: t('cart.paymentTitle') })).toBeVisible()
  await arrowTo(page, 'payment_type', 'arrival')
  await pressAt(page, page.locator('main form button[value=payment]'))
  await expect(page.getByRole('heading', { name: t('cart.reviewTitle') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('A low floor, please')
  await expect(bookButton(page)).toHaveText(t('productcheckout.confirmBooking'))
  await pressAt(page, page.locator('[name=accept]'), 'Space')
  await pressAt(page, bookButton(page))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
  const reference = await page.locator('main code').innerText()
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/)
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await pressAt(page, page.getByRole('main').getByRole('link', { name: t('booking.toMyBookings') }))
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(page.getByRole('main')).toContainText(hotel)
  await expect(page.getByRole('main')).toContainText(t('booking.status_confirmed'))
  await expectAlive(page)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('the form reports each error at its field and keeps everything that was typed', async ({ page, t, language }) => {
  await page.goto(`/${language}/auth/register`)
  await expectAlive(page)
  await page.locator('[name=name]').fill('Amal')
  await page.locator('[name=email]').fill('no address')
  await page.locator('[name=password]').fill('short')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.register') })
    .click()
  const summary = errorSummary(page, t)
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(t('errors.invalid_email'))
  await expect(summary).toContainText(t('errors.password_weak'))
  await expect(page.locator('[name=email]')).toHaveValue('no address')
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expectAlive(page)
  await expectAccessible(page)
})

test('a missing page responds with its status in the language of its address', async ({ page, t, language }) => {
  const response = await page.goto(`/${language}/no/such/page`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errorpages.pageNotFound'))
  await expectAlive(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same booking flow', async ({ page, t, language }) => {
    await page.goto(`/${language}`)
    await searchMakkah(page, t)
    const hotel = await chooseHotel(page, t)
    await rateOnArrival(page, t).click()
    const { pathname, search } = new URL(page.url())
    await page.goto(links.register(language, pathname + search))
    await register(page, t)
    await expect(page).toHaveURL(/booking\/book\?/)
    await expect(page.getByLabel(t('booking.lastName'))).toHaveValue('Jaber')
    // The styles of the summary are part of the document, so that wide screens show the price without scripts.
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024
    await expect(page.getByRole('heading', { name: t('booking.priceDetails') })).toBeVisible({ visible: isWide })

    // Submitted incomplete first, to check that typed values are preserved.
    await page.getByLabel(t('booking.firstName')).fill('Amal')
    await page.locator('main form button[value=guests]').last().click()
    await expect(errorSummary(page, t)).toBeVisible()
    await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Amal')

    await fillBooking(page, t)
    await continueToPayment(page, t)
    await choosePayment(page, t, 'arrival')
    // The terms have to be accepted.
    await bookButton(page).click()
    await expect(errorSummary(page, t)).toBeVisible()
    await acceptAndBook(page)
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
