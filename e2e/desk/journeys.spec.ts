import type { Page } from '@playwright/test'
import { links } from '#web/links.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, stayFromNow, test } from '../test.ts'
import { call, desk, signGuestIn } from './guest.ts'
import { beManager } from './manager.ts'

// Packages between their traveller and the desk.

type Departure = { id: number; open: boolean; starts_on: string; seats_left: number }
type Journey = { id: number; slug: string; departures: Departure[] }

/** Signs the demo's guest in and books the last open departure of a package. */
async function booksJourney(page: Page, slug: string, payment: 'arrival' | 'prepay') {
  await signGuestIn(page)
  const { request } = page
  const journey = await call<Journey>(request, 'show_package', { id: slug })
  const open = journey.departures.filter((one) => one.open && one.seats_left >= 2)
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

test('an agent offers another departure at another price, and the traveller takes it', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(links.faq(language))
  const { reference, other } = await booksJourney(page, 'private-umrah-from-dubai', 'arrival')
  const agent = await desk(browser, page, 'agent', `/${language}/desk/bookings/${reference}`)
  const offer = agent.locator('details', { hasText: t('journeydesk.offerJourney') })
  await offer.locator('summary').click()
  await offer.getByRole('button', { name: t('journeydesk.show') }).click()
  await agent.locator('[name=departure]').selectOption(String(other))
  await agent.locator('[name=sharing]').selectOption('single')
  await agent.locator('#offer-amount').fill('1250')
  await expectSound(agent)
  await agent.getByRole('button', { name: t('journeydesk.send') }).click()
  await expect(agent.getByRole('main')).toContainText(t('handling.doneText'))
  await expect(agent.getByRole('main')).toContainText(t('journeydesk.offered'))
  await agent.context().close()

  await page.goto(links.confirm(language, reference))
  await expect(heading(page)).toHaveText(t('changes.offerTitle'))
  await expect(page.getByRole('heading', { name: t('changes.weOffer'), exact: true })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: t('changes.accept') }).click()
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
})

test('a manager substitutes a house; whoever has booked sees both and leaves with all that was paid', async ({
  page,
  browser,
  t,
  language,
}) => {
  test.slow()
  await page.goto(links.faq(language))
  const { reference, departure } = await booksJourney(page, 'twelve-days-from-alexandria', 'prepay')
  await pays(page, language, reference)
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))

  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: new URL(page.url()).origin })
  const manager = await context.newPage()
  await beManager(manager)
  await manager.goto(`/${language}/desk/departures?departure=${departure}`)
  const houses = manager.locator('#houses')
  const { houses: known } = await call<{ houses: { house: { hotel: { id: number }; city: { slug: string } } }[] }>(
    manager.request,
    'fetch_departure_houses',
    { departure_id: departure },
  )
  const city = known[0]?.house.city.slug
  const hotels = await call<{ id: number; slug: string }[]>(page.request, 'fetch_hotels', {
    where: city,
    ...stayFromNow(60, 1),
  })
  const other = hotels.find(({ id }) => id !== known[0]?.house.hotel.id)
  await houses.locator('summary').first().click()
  await houses
    .locator('[name=hotel]')
    .first()
    .fill(other?.slug ?? '')
  await expectSound(manager)
  await houses
    .getByRole('button', { name: t('journeydesk.substituteNow') })
    .first()
    .click()
  await expect(manager.getByRole('main')).toContainText(t('journeydesk.substitutedNow'))
  await context.close()

  // Everybody is asked soon after.
  await expect(async () => {
    await page.goto(links.confirm(language, reference))
    await expect(heading(page)).toHaveText(t('changes.houseTitle'), { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: t('changes.promised') })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: t('changes.leaveNow') }).click()
  await expect(heading(page)).toHaveText(t('life.cancelledTitle'))
  await expect(page.getByRole('main')).toContainText(t('pay.returning'))
})

test('a journey is paid in parts from its page, each with a receipt', async ({ page, t, language }) => {
  await page.goto(links.faq(language))
  const { reference } = await booksJourney(page, 'two-cities-from-cairo', 'prepay')
  await pays(page, language, reference)
  await expect(heading(page)).toHaveText(t('booking.confirmedTitle'))
  await expect(page.locator('#pay')).toContainText(t('changes.instalment'))
  await expectSound(page)
  const schedule = page.getByRole('heading', { name: t('changes.schedule') }).locator('..')
  await expect(schedule.getByText(t('changes.paid'))).toHaveCount(1)
  await pays(page, language, reference)
  await expect(schedule.getByText(t('changes.paid'))).toHaveCount(2)
  await page.goto(`/${language}/booking/receipt?reference=${reference}`)
  await expect(page.getByRole('navigation', { name: t('changes.otherReceipts') }).getByRole('link')).toHaveCount(1)
  await expectSound(page)
})

/** Pays what is to be paid now with a card that is good. */
async function pays(page: Page, language: 'en' | 'ar', reference: string) {
  await page.goto(links.confirm(language, reference))
  await page.locator('#pay button').click()
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await page.locator('[name=card][value=good]').check()
  await page.locator('form button').click()
  await expect(page).toHaveURL(/booking\/confirm/)
}
