import type { Page } from '@playwright/test'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'
import { call } from './call.ts'
import { acceptAndBook, bookButton, choosePayment, continueToPayment, fillGuests } from './checkout-steps.ts'
import { signUp } from './sign-up.ts'
import { findStay } from './stays.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

/** Registers a traveller and opens the booking form of a hotel on request; returns the name of the hotel. */
async function toRequestForm(page: Page, language: Locale, days: number) {
  await signUp(page, language)
  const {
    hotel_id: hotel,
    rooms: room,
    ...dates
  } = await findStay(page.request, {
    supply: 'portal',
    payment: ['arrival', 'both'],
    days,
  })
  const { name } = await call<{ name: string }>(page.request, 'show_hotel', { id: hotel }, language)
  await page.goto(links.book(language, { hotel, room, ...dates }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  return name
}

async function sendRequest(page: Page, t: Translator, words: string) {
  await fillGuests(page, t, { request: words })
  await continueToPayment(page, t)
  await choosePayment(page, t, 'arrival')
  await expect(bookButton(page)).toHaveText(t('productcheckout.sendRequest'))
  await acceptAndBook(page)
  await expect(page).toHaveURL(/booking\/confirm\?/)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a request is sent, is visibly waiting, and is confirmed when the hotel accepts', async ({
  page,
  t,
  language,
}) => {
  const hotel = await toRequestForm(page, language, 40)
  await expect(page.getByRole('main')).toContainText(t('productcheckout.askTitle_hotel'))
  await expectAlive(page)
  await expectAccessible(page)
  await sendRequest(page, t, 'demo:accept')
  // The hotel may have answered already; otherwise the open page updates by itself.
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  await expect(page.getByRole('main')).toContainText(hotel)

  await page.getByRole('link', { name: t('bookingstatus.cancelBooking') }).click()
  await expect(page.getByRole('heading', { name: t('bookingstatus.cancelTitle') })).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('bookingstatus.cancelNow') }).click()
  await expect(heading(page)).toHaveText(t('bookingstatus.cancelledTitle'))
})

test('a request without an answer shows its deadline and can be withdrawn at no cost', async ({
  page,
  t,
  language,
}) => {
  await toRequestForm(page, language, 50)
  await sendRequest(page, t, 'demo:silent')
  await expect(heading(page)).toHaveText(t('bookingstatus.waitingTitle_hotel'))
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.toMyBookings') })
    .click()
  await expect(page.getByRole('main')).toContainText(t('booking.status_waiting'))
  await expectAccessible(page)
  await page.locator('main article a').first().click()
  await page.getByRole('link', { name: t('bookingstatus.withdrawRequest') }).click()
  await expect(page.getByRole('main')).toContainText(`${t('shortaccount.charge')}${t('shortaccount.noCharge')}`)
  await page.getByRole('button', { name: t('bookingstatus.withdrawRequest') }).click()
  await expect(heading(page)).toHaveText(t('bookingstatus.cancelledTitle'))
  await expect(page.getByRole('main')).toContainText(`${t('shortaccount.charge')}${t('shortaccount.noCharge')}`)
})

test('an alternative stay is offered next to the requested one and accepted', async ({ page, t, language }) => {
  await toRequestForm(page, language, 60)
  await sendRequest(page, t, 'demo:offer')
  await expect(heading(page)).toHaveText(t('bookingstatus.waitingUserTitle'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Only the terms of the offer are shown, not those of the request.
  await expect(page.getByRole('heading', { name: t('prices.cancelTitle'), exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: t('bookingstatus.acceptOffer') }).click()
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request is sent, the page is reloaded for the answer, and the offer is declined', async ({
    page,
    t,
    language,
  }) => {
    await toRequestForm(page, language, 70)
    await sendRequest(page, t, 'demo:offer')
    await expect(async () => {
      await page.reload()
      await expect(heading(page)).toHaveText(t('bookingstatus.waitingUserTitle'), { timeout: 1_000 })
    }).toPass()
    await page.getByRole('button', { name: t('bookingstatus.declineOffer') }).click()
    await expect(heading(page)).toHaveText(t('bookingstatus.offerDeclinedTitle'))
  })

  test('a hotel that rejects a request states its reason', async ({ page, t, language }) => {
    await toRequestForm(page, language, 80)
    await sendRequest(page, t, 'demo:reject')
    await expect(async () => {
      await page.reload()
      await expect(heading(page)).toHaveText(t('bookingstatus.rejectedTitle_hotel'), { timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('main')).toContainText(t('bookingstatus.rejectedText_hotel', { reason: 'no_rooms' }))
    expect(await call<unknown[]>(page.request, 'fetch_my_bookings', { group: 'upcoming' })).toEqual([])
  })
})
