import type { Page } from '@playwright/test'
import { links } from '#links/site.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, stayFromNow, test } from '../test.ts'
import { call } from '../call.ts'
import { adminPage, signGuestIn } from './guest.ts'
import { signInAsManager } from './manager.ts'
import { documentLinks } from '#links/booking.ts'

// Package bookings, as seen by their traveller and in admin.

type Departure = { id: number; open: boolean; starts_on: string; seats_left: number }
type TravelPackage = { id: number; slug: string; departures: Departure[] }

/** Signs in as the demo traveller and books the last open departure of a package. */
async function booksProduct(page: Page, slug: string, payment: 'arrival' | 'prepay') {
  await signGuestIn(page)
  const { request } = page
  const travelPackage = await call<TravelPackage>(request, 'show_package', { id: slug })
  const open = travelPackage.departures.filter((one) => one.open && one.seats_left >= 2)
  const departure = open.at(-1)
  const quote = await call<{ token: string; rooms: unknown[] }>(request, 'get_package_price', {
    departure_id: departure?.id,
    party: ['2'],
    sharing: 'double',
  })
  const { reference } = await call<{ reference: string }>(request, 'store_booking', {
    quote_token: quote.token,
    guests: [{ first_name: 'Amal', last_name: 'Traveller' }],
    contact: { email: 'amal@example.com', phone: '+966512345678', country: 'SA' },
    payment_type: payment,
  })
  return { reference, departure: departure?.id ?? 0, other: open[0]?.id ?? 0 }
}

async function expectSound(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an agent offers another departure at another price, and the traveller accepts it', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(links.faq(language))
  const { reference, other } = await booksProduct(page, 'private-umrah-from-dubai', 'prepay')
  const agent = await adminPage(browser, page, 'agent', `/${language}/desk/bookings/${reference}`)
  const offer = agent.locator('details', { hasText: t('adminpackages.offerProduct') })
  await offer.locator('summary').click()
  await offer.getByRole('button', { name: t('adminpackages.show') }).click()
  await agent.locator('[name=departure]').selectOption(String(other))
  await agent.locator('[name=sharing]').selectOption('single')
  await agent.locator('#offer-amount').fill('1250')
  await expectSound(agent)
  await agent.getByRole('button', { name: t('adminpackages.send') }).click()
  await expect(agent.getByRole('main')).toContainText(t('adminbookings.done_offer'))
  await expect(agent.getByRole('main')).toContainText(t('adminpackages.offered'))
  await agent.context().close()

  await page.goto(documentLinks.booking(language, reference))
  await expect(heading(page)).toHaveText(t('offers.offerTitle'))
  await expect(page.getByRole('heading', { name: t('offers.weOffer'), exact: true })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: t('bookingstatus.acceptAndPay', { amount: '' }).trim() }).click()
  await expect(heading(page)).toHaveText(t('pay.offerTitle'))
  await pays(page, language, reference)
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
})

test('a manager substitutes a package hotel; a traveller sees both hotels and can cancel with a full refund', async ({
  page,
  browser,
  t,
  language,
}) => {
  test.slow()
  await page.goto(links.faq(language))
  const { reference, departure } = await booksProduct(page, 'twelve-days-from-alexandria', 'prepay')
  await pays(page, language, reference)
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))

  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin })
  const manager = await context.newPage()
  await signInAsManager(manager)
  await manager.goto(`/${language}/desk/departures?departure=${departure}`)
  const packageHotels = manager.locator('#hotels')
  const { package_hotels: known } = await call<{
    package_hotels: { package_hotel: { hotel: { id: number }; city: { slug: string } } }[]
  }>(manager.request, 'fetch_departure_hotels', { departure_id: departure })
  const city = known[0]?.package_hotel.city.slug
  const hotels = await call<{ id: number; slug: string }[]>(page.request, 'fetch_hotels', {
    where: city,
    ...stayFromNow(60, 1),
  })
  const other = hotels.find(({ id }) => id !== known[0]?.package_hotel.hotel.id)
  await packageHotels.locator('summary').first().click()
  await packageHotels
    .locator('[name=hotel]')
    .first()
    .fill(other?.slug ?? '')
  await expectSound(manager)
  await packageHotels
    .getByRole('button', { name: t('adminpackages.substituteNow') })
    .first()
    .click()
  await expect(manager.getByRole('main')).toContainText(t('adminpackages.substitutedNow'))
  await context.close()

  // Affected travellers are asked for a decision shortly afterwards.
  await expect(async () => {
    await page.goto(documentLinks.booking(language, reference))
    await expect(heading(page)).toHaveText(t('offers.hotelTitle'), { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: t('offers.promised') })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: t('offers.leaveNow') }).click()
  await expect(heading(page)).toHaveText(t('bookingstatus.cancelledTitle'))
  await expect(page.getByRole('main')).toContainText(t('pay.returning'))
})

test('a package is paid in instalments from its booking page, each with a receipt', async ({ page, t, language }) => {
  await page.goto(links.faq(language))
  const { reference } = await booksProduct(page, 'two-cities-from-cairo', 'prepay')
  await pays(page, language, reference)
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  await expectSound(page)
  const account = page.getByRole('complementary')
  const [online = ''] = t('shortaccount.dueBy', { date: '§' }).split('§')
  const instalments = account.getByRole('term').filter({ hasText: online })
  await expect(instalments.first()).toBeVisible()
  const open = await instalments.count()
  await pays(page, language, reference)
  await expect(instalments).toHaveCount(open - 1)
  await page.goto(`/${language}/booking/receipt?reference=${reference}`)
  await expect(page.getByRole('navigation', { name: t('invoice.others') }).getByRole('link')).toHaveCount(1)
  await expectSound(page)
})

/** Pays the amount due now with a valid card. */
async function pays(page: Page, language: 'en' | 'ar', reference: string) {
  await page.goto(documentLinks.booking(language, reference))
  await page.locator('#pay button').click()
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.locator('[name=card][value=good]').check()
  await page.locator('form button').click()
  await expect(page).toHaveURL(/booking\/confirm/)
}
