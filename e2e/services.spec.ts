import { contentLinks, links } from '#links/site.ts'
import { demoService } from './public-pages.ts'
import { hijri } from '#i18n/dates.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { dayFromNow, expect, expectAccessible, expectNoSidewaysScroll, isAlive, test } from './test.ts'

test('services are searched, opened and priced without scripts', async ({ browser, language, t, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(links.services(language))
  await page.locator('[name=q]').fill(language === 'ar' ? 'كرسي متحرك' : 'wheelchair')
  await page.locator('[name=city]').selectOption('makkah')
  await page.getByRole('button', { name: t('services.search') }).click()
  await expect(page).toHaveURL(/city=makkah/)
  await page.locator(`a[href="${links.service(language, demoService)}"]`).click()

  // The price of one is there at once; that of others is asked for.
  const price = page.getByRole('group', { name: t('services.quote') })
  await expect(price.getByRole('link', { name: t('services.book') })).toBeVisible()
  await page.locator('#book summary', { hasText: t('common.change') }).click()
  await page.locator('#book form[method=get] [name=date]').fill(dayFromNow(20))
  await page.locator('#book form[method=get] [name=days]').fill('3')
  await page.locator('#book form[method=get] [name=units]').fill('2')
  await page.getByRole('button', { name: t('services.showPrice') }).click()
  await expect(page).toHaveURL(/days=3&units=2#book$/)
  await expect(price).toContainText('210')
  await price.getByRole('link', { name: t('services.book') }).click()
  await expect(page.getByRole('heading', { name: t('booking.loginToBook') })).toBeVisible()
  await context.close()
})

test('a category leads to its services, and a service page shows all its sections @main', async ({
  page,
  language,
  t,
}) => {
  await page.goto(links.services(language))
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: t('content.services') })
    .getByRole('link')
    .nth(1)
    .click()
  await expect(page).toHaveURL(contentLinks.serviceType(language, 1))
  const cards = page.getByRole('region', { name: t('services.found', { count: 5 }) }).getByRole('article')
  await expect(cards).toHaveCount(5)
  await expectAccessible(page)
  await cards.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const part of ['options', 'about', 'similar'] as const) {
    await expect(page.getByRole('heading', { name: t(`services.${part}`), exact: true })).toBeVisible()
  }
  // The districts around it are folded, and the map is that of the airport.
  await page.locator('summary', { hasText: t('services.nearby') }).click()
  await expect(page.getByRole('heading', { name: t('hotel.areas'), exact: true })).toBeVisible()
  const map = page.getByRole('link', { name: t('services.openMap') })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=21\./)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a service with places nearby lists them, with airports and districts', async ({ page, language, t }) => {
  await page.goto(links.service(language, 'madinah-on-foot'))
  // A journey folds them.
  const nearby = page.locator('details', { hasText: t('services.nearby') }).first()
  await expect(nearby.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('hotel.areas'), exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('stays.airports') })).toHaveCount(1)
  // The meeting point is marked on a picture of the map.
  await expect(nearby.locator('.map text', { hasText: t('services.meetingPoint') })).toBeVisible()
})

test('a service that comes to the room of the guest says so, and shows the places of its city', async ({
  page,
  language,
  t,
}) => {
  await page.goto(links.service(language, 'suhoor-to-the-room'))
  await expect(page.getByText(language === 'en' ? 'Your room' : 'غرفتك', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('services.options') })).toBeVisible()
  const city = language === 'en' ? 'Makkah' : 'مكة المكرمة'
  await expect(page.getByRole('link', { name: t('services.openMap') })).toHaveCount(0)
  await page.locator('summary', { hasText: t('services.nearby') }).click()
  await expect(page.getByText(t('services.nearbyCity', { city }))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('hotel.areas'), exact: true })).toBeVisible()
})

test('the hours of the chosen option are offered, and an unavailable one is reported next to the price', async ({
  page,
  language,
  t,
}) => {
  const date = dayFromNow(20)
  await page.goto(links.service(language, 'van-with-a-lift', { date }))
  await expect.poll(() => isAlive(page, '#book')).toBe(true)
  await page.locator('#book summary', { hasText: t('common.change') }).click()
  // The transfer to Jeddah starts at other hours than the one within Makkah.
  const hour = page.locator('#book form[method=get] [name=time] option[value="08:00"]')
  await expect(hour).toHaveCount(1)
  await page.locator('#book form[method=get] [name=option]').selectOption({ index: 1 })
  await expect(hour).toHaveCount(0)

  // A date is typed as people write it, or chosen in the calendar.
  const field = page.locator('#book form[method=get] [name=date]')
  await field.fill(hijri(date, language))
  await field.blur()
  await expect(field).toHaveValue(writtenDate(date, language))
  await page.getByRole('button', { name: t('dates.openCalendar') }).click()
  await expect(page.getByRole('dialog').locator(`[data-date="${date}"]`)).toBeFocused()
  await page.keyboard.press('Escape')

  const option = Number(await page.locator('#book form[method=get] [name=option]').inputValue())
  await page.goto(links.service(language, 'van-with-a-lift', { date, option, time: '08:00' }))
  await expect(page.locator('#book .alert')).toBeVisible()
  await expect(page.getByRole('button', { name: t('services.showPrice') })).toBeVisible()
  // The booking page of the same selection offers the nearest times and days, each of which can be booked.
  await page.goto(links.book(language, { option, date: dayFromNow(20), time: '08:00', people: '2', days: 1, units: 1 }))
  const others = page.getByRole('region', { name: t('bookingstatus.otherDates') })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await others.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: t('booking.loginToBook') })).toBeVisible()
})
