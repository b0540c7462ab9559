import { demoPeople } from '#db/demo/people.ts'
import { documentLinks } from '#links/booking.ts'
import { links } from '#links/site.ts'
import { acceptAndBook, bookButton, choosePayment, continueToPayment, fillGuests } from './checkout-steps.ts'
import { demoHotel, demoPackage } from './public-pages.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const transfer = 'jeddah-airport-to-makkah'

test('packages are filtered, opened and priced without scripts', async ({ browser, language, t, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(links.packages(language))
  await page.locator('summary', { hasText: t('packages.filters') }).click()
  await page.locator('[name=type]').selectOption('two-cities')
  await page.locator('[name=from]').selectOption('cairo')
  await page.getByRole('button', { name: t('packages.filter'), exact: true }).click()
  // Empty form fields are removed from the address.
  await expect(page).toHaveURL(links.packages(language, { type: 'two-cities', from: 'cairo' }))
  await expect(page.locator('main article')).toHaveCount(2)
  await page.locator(`a[href="${links.package(language, demoPackage)}"]`).click()

  // The price of two adults is there at once; that of others is asked for.
  const price = page.getByRole('group', { name: t('packages.yourPrice') })
  await expect(price.getByRole('link', { name: t('packages.book') })).toBeVisible()
  await page.locator('#book summary', { hasText: t('common.change') }).click()
  await page.locator('[name=ages1]').first().selectOption('9')
  await page.getByLabel(t('packages.sharing')).selectOption('double')
  await page.getByRole('button', { name: t('packages.showPrice') }).click()
  await expect(page).toHaveURL(/party=2-9&sharing=double#book$/)
  await expect(price).toContainText(t('common.total'))
  await price.getByRole('link', { name: t('packages.book') }).click()
  await expect(page.getByRole('heading', { name: t('booking.loginToBook') })).toBeVisible()
  await context.close()
})

test('what was changed is not lost: until its price is shown, nothing of the old one can be booked', async ({
  page,
  language,
  t,
}) => {
  const book = page.getByRole('main').locator('a[href*="/booking/book?"]').filter({ visible: true })
  for (const [address, field] of [
    [links.package(language, demoPackage), 'adults1'],
    [links.service(language, transfer), 'adults'],
  ] as const) {
    await page.goto(address)
    await expectAlive(page)
    await expect(book.first()).toBeVisible()
    await page.locator('#book summary', { hasText: t('common.change') }).click()
    const adults = page.locator(`#book form[method=get] [name=${field}]`)
    const enter = (value: string) => (field === 'adults' ? adults.fill(value) : adults.selectOption(value))
    const party = await adults.inputValue()
    await enter('3')
    await expect(book).toHaveCount(0)
    await enter(party)
    await expect(book.first()).toBeVisible()
    await enter('3')
    await expect(book).toHaveCount(0)
    await page.getByRole('button', { name: t('packages.showPrice') }).click()
    await expect(page).toHaveURL(/(?:party|people)=3/)
    await expect(book.first()).toHaveAttribute('href', /(?:party|people)=3/)
  }

  await page.goto(links.hotel(language, demoHotel, stayFromNow(40, 3)))
  await expectAlive(page)
  await expect(book.first()).toBeVisible()
  await page.getByText(t('common.change'), { exact: true }).first().click()
  // Looking at the fields changes nothing.
  await page.locator('summary#occupancy').click()
  await page.getByRole('button', { name: t('common.done') }).click()
  await expect(book.first()).toBeVisible()
  await page.locator('summary#occupancy').click()
  await page.getByRole('button', { name: t('search.oneMore', { what: t('search.adults') }) }).click()
  await expect(book).toHaveCount(0)
})

test('beside the list a filter applies at once, and its field keeps the focus', async ({ page, language, t }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(links.packages(language))
  await expectAlive(page)
  await expect(page.getByRole('button', { name: t('packages.filter'), exact: true })).toBeHidden()
  await page.locator('[name=type]').selectOption('two-cities')
  await expect(page).toHaveURL(links.packages(language, { type: 'two-cities' }))
  await expect(page.locator('[name=type]')).toBeFocused()
})

test('a filter is removed by its chip, and an empty result suggests which filter to remove', async ({
  page,
  language,
  t,
}) => {
  await page.goto(links.packages(language, { days: '9-60', price: 1500, from: 'jeddah' }))
  await expect(page.getByRole('heading', { name: t('packagelist.nothing') })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(t('packages.daysFrom', { from: 9 })) })
    .last()
    .click()
  await expect(page).toHaveURL(links.packages(language, { price: 1500, from: 'jeddah' }))
  await expect(page.locator('main article').first()).toBeVisible()
})

test('a package shows its programme, departures, hotels and price, and can be added to a calendar', async ({
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
  for (const part of ['programme', 'departures', 'hotels', 'included'] as const) {
    await expect(page.getByRole('heading', { name: t(`packages.part_${part}`), exact: true })).toBeVisible()
  }
  const days = page.locator('#programme .accordion details')
  await expect(days).toHaveCount(7)
  await days.nth(1).locator('summary').press('Enter')
  await expect(days.nth(1)).toContainText(t('packages.leaveBy', { time: '' }).trim())
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const calendar = await page.getByRole('link', { name: t('packages.addToCalendar') }).getAttribute('href')
  const file = await page.request.get(calendar ?? '')
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(7)

  const things = await page.locator('script[type="application/ld+json"]').allTextContents()
  const trip = JSON.parse(things[0] ?? '{}') as { '@type': string; offers: { priceCurrency: string }[] }
  expect(trip['@type']).toBe('TouristTrip')
  expect(trip.offers[0]?.priceCurrency).toBe('SAR')
})

test('with the price next to the text, the section bar marks the section in view', async ({ page, language, t }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(links.package(language, demoPackage))
  await expectAlive(page)
  const current = page.getByRole('navigation', { name: t('packages.parts') }).locator('[aria-current]')
  for (const part of ['departures', 'included']) {
    await page.locator(`#${part}`).evaluate((element) => element.scrollIntoView())
    await expect(page.locator('#book')).toBeInViewport()
    await expect(current).toHaveAttribute('href', `#${part}`)
  }
})

for (const width of [390, 1280]) {
  test(`the first screen of a package sells it: ${width} px wide`, async ({ page, language, t }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 800 })
    await page.goto(links.package(language, 'umrah-in-four-days'))
    const main = page.getByRole('main')
    await expect(main.getByRole('img').first()).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    const facts = main.getByRole('region', { name: t('packages.facts') })
    for (const fact of ['factDuration', 'factDates', 'factFrom', 'hotels'] as const)
      await expect(facts.getByText(t(`packages.${fact}`), { exact: true })).toBeInViewport()
    // The price of two adults, its button, and what cancelling costs in one word.
    await expect(
      page
        .getByRole('link', { name: t('packages.book') })
        .filter({ visible: true })
        .last(),
    ).toBeInViewport()
    const bar = page.locator(width < 700 ? '.sticky-bar' : '#book')
    await expect(bar.getByText(t('common.adults', { count: 2 })).first()).toBeInViewport()
    const terms = (['free', 'partial', 'none'] as const).map((kind) => t(`common.cancellation_${kind}`))
    await expect(bar.getByText(new RegExp(terms.join('|'))).first()).toBeInViewport()
  })
}

test('a signed-in traveller books seats and sees them on the confirmation and among the bookings @main', async ({
  page,
  language,
  t,
}) => {
  const guest = demoPeople.find(({ locale }) => locale === language) ?? demoPeople[0]
  await page.goto(links.package(language, 'umrah-in-four-days'))
  await page.locator('#book summary', { hasText: t('common.change') }).click()
  await page.locator('[name=adults1]').selectOption('1')
  await page.getByRole('button', { name: t('packages.showPrice') }).click()
  // The sticky bar of small screens has the same total and the booking link.
  const total = await page.locator('#book [data-part="total"] dd').innerText()
  const bar = page.locator('.sticky-bar')
  await expect(bar).toContainText(total)
  await expect(bar.getByRole('link', { includeHidden: true })).toHaveText(t('packages.book'))
  await page
    .locator('#book')
    .getByRole('link', { name: t('packages.book') })
    .click()
  await page.getByText(t('account.signInByPassword'), { exact: true }).click()
  await page.locator('[name=email]').fill(guest?.email ?? '')
  await page.locator('[name=password]').fill(guest?.password ?? '')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.signIn') })
    .click()
  await expect(page.getByLabel(t('booking.firstName'))).toBeVisible()
  await expectAccessible(page)
  // Loaded as a document, the page has its own messages and no others.
  await page.reload()
  await expectAlive(page)
  await expect(page.getByRole('main')).not.toContainText('packages.')
  // Details of the account are filled in.
  await expect(page.getByLabel(t('booking.firstName'))).not.toHaveValue('')
  // One name is enough, no name is not.
  await page.getByLabel(t('booking.firstName')).fill('')
  await page.getByLabel(t('booking.lastName')).fill('')
  await page.locator('main form button[value=guests]').last().click()
  await expect(page.getByLabel(t('booking.firstName'))).toHaveAttribute('aria-invalid', 'true')
  await fillGuests(page, t, { phone: '+966512345678' })
  await continueToPayment(page, t)
  await expectAccessible(page)
  await choosePayment(page, t, 'arrival')
  await expect(bookButton(page)).toHaveText(t('productcheckout.confirmBooking'))
  // The review says for whom it is, also beside the summary of large screens.
  const review = page.getByRole('heading', { name: t('cart.reviewTitle') }).locator('xpath=..')
  await expect(review.getByText(t('common.adults', { count: 1 })).first()).toBeVisible()
  await expectAccessible(page)
  await acceptAndBook(page)
  await expect(page.getByRole('heading', { level: 1, name: t('booking.confirmedTitle') })).toBeVisible()
  await expectAccessible(page)
  const reference = await page.locator('code').first().innerText()
  await page.goto(links.myBooking(language))
  const card = page.locator('main article', { hasText: reference })
  await expect(card).toBeVisible()
  // Cancels the booking, so that later tests find the seats.
  await page.goto(documentLinks.cancelBooking(language, reference))
  await page.getByRole('button', { name: t('bookingstatus.cancelNow') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('bookingstatus.cancelledTitle') })).toBeVisible()
})
