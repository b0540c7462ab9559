import { demoPeople } from '#db/seed/demo-people.ts'
import { paperLinks } from '#web/paper-links.ts'
import { links } from '#web/links.ts'
import { demoPackage } from './public-pages.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

test('journeys are filtered, opened and priced without scripts', async ({ browser, language, t, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(links.packages(language))
  await page.locator('summary', { hasText: t('journeys.filters') }).click()
  await page.locator('[name=type]').selectOption('two-cities')
  await page.locator('[name=from]').selectOption('cairo')
  await page.getByRole('button', { name: t('journeys.filter'), exact: true }).click()
  // Empty fields of the form leave the address.
  await expect(page).toHaveURL(links.packages(language, { type: 'two-cities', from: 'cairo' }))
  await expect(page.locator('main article')).toHaveCount(2)
  await page.locator(`a[href="${links.package(language, demoPackage)}"]`).click()

  await page.locator('[name=adults1]').selectOption('2')
  await page.locator('[name=ages1]').fill('٩')
  await page.locator('[name=sharing]').selectOption('double')
  await page.getByRole('button', { name: t('journeys.showPrice') }).click()
  await expect(page).toHaveURL(/party=2-9&sharing=double#book$/)
  const price = page.getByRole('group', { name: t('journeys.yourPrice') })
  await expect(price).toContainText(t('common.total'))
  await price.getByRole('link', { name: t('journeys.book') }).click()
  await expect(page.getByRole('link', { name: t('booking.loginToBook') })).toBeVisible()
  await context.close()
})

test('a filter is taken away by its chip, and nothing found says which one to drop', async ({ page, language, t }) => {
  await page.goto(links.packages(language, { days: '9-60', price: 1500, from: 'jeddah' }))
  await expect(page.getByRole('heading', { name: t('journeys.nothing') })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(t('journeys.daysFrom', { from: 9 })) })
    .last()
    .click()
  await expect(page).toHaveURL(links.packages(language, { price: 1500, from: 'jeddah' }))
  await expect(page.locator('main article').first()).toBeVisible()
})

test('a journey tells its days, dates, houses and price, and can be taken into a calendar', async ({
  page,
  language,
  t,
}) => {
  await page.goto(links.packages(language))
  await expectAlive(page)
  await page.locator('main article a').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto(links.package(language, demoPackage))
  for (const part of ['programme', 'departures', 'residence', 'included'] as const) {
    await expect(page.getByRole('heading', { name: t(`journeys.part_${part}`), exact: true })).toBeVisible()
  }
  const days = page.locator('#programme details')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveAttribute('open', '')
  await days.nth(1).locator('summary').press('Enter')
  await expect(days.nth(1)).toContainText(t('journeys.leaveBy', { time: '' }).trim())
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const calendar = await page.getByRole('link', { name: t('journeys.addToCalendar') }).getAttribute('href')
  const file = await page.request.get(calendar ?? '')
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(7)

  const things = await page.locator('script[type="application/ld+json"]').allTextContents()
  const trip = JSON.parse(things[0] ?? '{}') as { '@type': string; offers: { priceCurrency: string }[] }
  expect(trip['@type']).toBe('TouristTrip')
  expect(trip.offers[0]?.priceCurrency).toBe('SAR')
})

test('with room for the price beside the text, the bar of sections marks the text that is read', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(links.package(language, demoPackage))
  await expectAlive(page)
  const current = page.locator('.section-nav [aria-current]')
  for (const part of ['departures', 'included']) {
    await page.locator(`#${part}`).evaluate((element) => element.scrollIntoView())
    await expect(page.locator('#book')).toBeInViewport()
    await expect(current).toHaveAttribute('href', `#${part}`)
  }
  // Below one another the price is a part like the others.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('#book').evaluate((element) => element.scrollIntoView())
  await expect(current).toHaveAttribute('href', '#book')
})

test('seats are booked by who is signed in, told on the confirmation and among my bookings', async ({
  page,
  language,
  t,
}) => {
  const guest = demoPeople.find(({ locale }) => locale === language) ?? demoPeople[0]
  await page.goto(links.package(language, demoPackage))
  await page.locator('[name=adults1]').selectOption('1')
  await page.getByRole('button', { name: t('journeys.showPrice') }).click()
  // What stays at the edge of a small screen has the same total and leads on.
  const total = await page.locator('#book [data-total] dd').innerText()
  await expect(page.locator('.sticky-bar')).toContainText(total)
  await expect(page.locator('.sticky-bar a')).toHaveText(t('journeys.book'))
  await page
    .locator('#book')
    .getByRole('link', { name: t('journeys.book') })
    .click()
  await page.getByRole('link', { name: t('booking.loginToBook') }).click()
  await page.locator('[name=email]').fill(guest?.email ?? '')
  await page.locator('[name=password]').fill(guest?.password ?? '')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.signIn') })
    .click()
  await expect(page).toHaveURL(/booking\/journey/)
  await expectAccessible(page)
  // As a document of its own the page has its own messages and no others.
  await page.reload()
  await expectAlive(page)
  await expect(page.getByRole('main')).not.toContainText('journeys.')
  // What the account knows need not be written again.
  await expect(page.locator('[name="guests.0.first_name"]')).not.toHaveValue('')
  await page.locator('[name="guests.0.first_name"]').fill('')
  await page.getByRole('button', { name: t('booking.confirmBooking') }).click()
  await expect(page.locator('[name="guests.0.first_name"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="guests.0.first_name"]').fill('Amal')
  await page.locator('[name="guests.0.last_name"]').fill('Journey')
  await page.locator('[name="contact.phone"]').fill('512345678')
  await page.locator('[name=accept]').check()
  await page.getByRole('button', { name: t('booking.confirmBooking') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('booking.confirmedTitle') })).toBeVisible()
  await expectAccessible(page)
  const reference = await page.locator('code').first().innerText()
  await page.goto(links.myBooking(language))
  const card = page.locator('main article', { hasText: reference })
  await expect(card).toBeVisible()
  // What is booked here is given back, for whoever tests next.
  await page.goto(paperLinks.cancelBooking(language, reference))
  await page.getByRole('button', { name: t('life.cancelNow') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('life.cancelledTitle') })).toBeVisible()
})
