import type { Page } from '@playwright/test'
import { hijri, hijriDay, stayDate } from '#i18n/dates.ts'
import { writtenDate } from '#web/ui/dates/written-date.ts'
import { links } from '#links/site.ts'
import { setNights } from './database.ts'
import { demoHotel as hotelOfRules, demoService } from './public-pages.ts'
import { expect, expectAccessible, expectAlive, isAlive, stayFromNow, test, today, searchFormScript } from './test.ts'

const phone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

/** Waits until the form is hydrated. */
async function atCheckIn(page: Page, address: string) {
  await page.goto(address)
  await expectAlive(page)
  await page.locator('#where').focus()
  await page.keyboard.press('Tab')
  await page.locator('#check_in').focus()
  await expect(page.locator('#check_in')).toHaveRole('combobox')
}

const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
const output = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('dates and guests are chosen by keyboard alone, in both calendars', async ({ page, t, language }) => {
  await atCheckIn(page, `/${language}`)
  const start = after(today(), 7)
  await expect(page.locator('#check_in')).toHaveValue(writtenDate(start, language))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('dialog', { name: t('calendar.stayDates') })).toBeVisible()
  await expect.poll(() => focusedDay(page)).toBe(start)
  await expectAccessible(page)

  // The next day follows the reading direction: right in English, left in Arabic.
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect.poll(() => focusedDay(page)).toBe(after(start, 1))
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedDay(page)).toBe(after(start, 8))
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect.poll(() => focusedDay(page)).toBe(today())
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  const arrival = (await focusedDay(page)) ?? ''
  expect(arrival > after(start, 30)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.locator('#check_in')).toHaveValue(writtenDate(arrival, language))

  // To the calendar switch and back: the same day stays in the tab order.
  await page.getByLabel(t('calendar.gregorian')).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(t('calendar.hijri'))).toBeChecked()
  await page.keyboard.press('Tab')
  if (!(await focusedDay(page))) await page.keyboard.press('Tab')
  await expect.poll(() => focusedDay(page)).toBe(arrival)
  expect(await output(page)).toContain(hijri(arrival, language).split(' ').slice(-2).join(' '))
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('#check_out')).toHaveValue(writtenDate(after(arrival, 7), language))
  if (!phone(page)) {
    await expect(page.getByRole('status').filter({ hasText: t('common.nights', { count: 7 }) })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  // The sheet of a phone closes by itself.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.locator('summary#occupancy').focus()
  await page.keyboard.press('Enter')
  // The age of a child is asked and not assumed, and a child without one is not left out.
  await page.getByRole('button', { name: t('search.addChild') }).press('Enter')
  const ages = page.getByRole('group', { name: t('search.childAgeAt') })
  const age = (of: number) => ages.getByRole('button', { name: t('search.childAge', { age: of }), exact: true })
  for (const goOn of [t('common.done'), t('search.searchStays')]) {
    await page.getByRole('button', { name: goOn }).first().press('Enter')
    await expect(age(0)).toBeFocused()
  }
  await ages.getByRole('button', { name: t('search.noChild') }).press('Enter')
  await expect(ages).toBeHidden()
  await page.getByRole('button', { name: t('search.addChild') }).press('Enter')
  await age(7).press('Enter')
  await expect(ages).toBeHidden()
  await page.getByRole('button', { name: t('search.addChild') }).press('Enter')
  await age(8).press('Enter')
  const remove = t('search.removeChild', { age: t('search.childAge', { age: 7 }) })
  await page.getByRole('button', { name: remove }).press('Enter')
  await expect(page.getByRole('button', { name: t('search.addChild') })).toBeFocused()
  await page.getByRole('button', { name: t('search.addRoom') }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('search.removeRoom', { number: 2 }) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('search.addRoom') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('summary#occupancy')).toBeFocused()
  const search = page.getByRole('button', { name: t('search.searchStays') })
  await search.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    new RegExp(`check_in=${arrival}&check_out=${after(arrival, 7)}&occupancy=2-8&occupancy=2`),
  )
})

test('dates can be typed in common formats, in Arabic digits and in the Hijri calendar', async ({
  page,
  t,
  language,
}) => {
  await atCheckIn(page, `/${language}`)
  const [checkIn, checkOut] = [page.locator('#check_in'), page.locator('#check_out')]
  // Checks in on an 8th, so that the check-out day, the 25th, cannot be mistaken for a month.
  const arrival = eighthFrom(after(today(), 70))
  const lunar = hijriDay(arrival)
  await checkIn.fill(arabicDigits(`${lunar.year}/${lunar.month}/${lunar.day}`))
  await checkIn.blur()
  await expect(checkIn).toHaveValue(writtenDate(arrival, language))
  const [year, month] = arrival.split('-').map(Number)
  await checkOut.fill(`25/${month}/${year}`)
  await checkOut.blur()
  await expect(checkOut).toHaveValue(writtenDate(after(arrival, 17), language))

  await checkOut.fill('tomorrow')
  await checkOut.blur()
  await expect(page.getByText(t('dates.notADate', { example: writtenDate('2026-11-30', language) }))).toBeVisible()
  await expect(checkOut).toHaveAttribute('aria-invalid', 'true')
  await checkOut.fill(stayDate(after(arrival, 18), 'medium', 'en'))
  await checkOut.press('Enter')
  await expect(page).toHaveURL(new RegExp(`check_in=${arrival}&check_out=${after(arrival, 18)}`))
})

test('a press opens the calendar: a sheet on a phone, next to the field elsewhere', async ({ page, t, language }) => {
  await atCheckIn(page, `/${language}`)
  await page.locator('#check_out').click()
  const dialog = page.getByRole('dialog', { name: t('calendar.stayDates') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('grid')).toHaveCount(phone(page) ? 1 : 2)
  expect(await dialog.evaluate((box) => box.matches(':modal'))).toBe(phone(page))
  // Keys go on from there.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#check_out')).toBeFocused()
  if (phone(page)) return
  await page.locator('#check_out').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.locator('[data-date]:focus')).toBeVisible()
})

test('the calendar of a hotel shows from which days no stay can depart, and its rooms say why not', async ({
  page,
  t,
  language,
}) => {
  // A month shows all days of the stay; each language has its own days.
  const first = after(eighthFrom(stayFromNow(300, 1).check_in), language === 'ar' ? 9 : 0)
  const date = (n: number) => after(first, n)
  const arrival = `night = '${first}'`
  await setNights(
    hotelOfRules,
    { from: date(0), to: date(8) },
    `closed = false, closed_to_arrival = false, min_stay_arrival = case when ${arrival} then 2 else 1 end,
     max_stay = case when ${arrival} then 6 else 30 end, closed_to_departure = (night = '${date(4)}')`,
  )
  await page.goto(links.hotel(language, hotelOfRules, { check_in: date(0), check_out: date(3) }))
  await expectAlive(page)
  await page.getByText(t('common.change'), { exact: true }).first().click()
  await page.locator('#check_out').click()
  const dialog = page.getByRole('dialog', { name: t('calendar.stayDates') })
  const day = (n: number) => dialog.locator(`[data-date="${date(n)}"]`)
  const rules = [
    [1, t('calendar.rule_min_stay', { nights: 2 })],
    [4, t('calendar.rule_closed_to_departure', { date: stayDate(date(4), 'weekday', language) })],
    [7, t('calendar.rule_max_stay', { nights: 6 })],
  ] as const
  for (const [n, rule] of rules) {
    await expect(day(n)).toHaveAttribute('aria-disabled', 'true')
    await expect(day(n)).toHaveAccessibleName(new RegExp(rule))
    await expect(dialog.getByText(rule).first()).toBeVisible()
  }
  for (const n of [2, 3, 5, 6]) await expect(day(n)).not.toHaveAttribute('aria-disabled', 'true')
  await day(4).click({ force: true })
  await expect(page.locator('#check_out')).toHaveValue(writtenDate(date(3), language))
  await expectAccessible(page)
  await day(5).click()
  await expect(page.locator('#check_out')).toHaveValue(writtenDate(date(5), language))

  const last = stayDate(date(4), 'weekday', language)
  await page.goto(links.hotel(language, hotelOfRules, { check_in: date(0), check_out: date(4) }))
  await expect(page.getByText(t('stays.why_closed_to_departure', { date: last })).first()).toBeVisible()
  await page.goto(links.hotel(language, hotelOfRules, { check_in: date(0), check_out: date(7) }))
  await expect(page.getByText(t('stays.why_max_stay', { nights: 6 })).first()).toBeVisible()
})

test('both dates that are typed before their code is there are kept, with their number of nights', async ({
  page,
  t,
  language,
}) => {
  const { promise: online, resolve: connect } = Promise.withResolvers<void>()
  await page.route(searchFormScript(), (route) => online.then(() => route.continue()))
  await page.goto(`/${language}`)
  // The arrival is after the departure that the form proposes.
  const arrival = after(today(), 90)
  const typed = { arrival: writtenDate(arrival, language), departure: writtenDate(after(arrival, 5), language) }
  await page.locator('#check_in').fill(typed.arrival)
  await page.locator('#check_out').fill(typed.departure)
  expect(await isAlive(page, '#check_in')).toBe(false)
  connect()
  await expectAlive(page)
  await expect(page.locator('#check_in')).toHaveValue(typed.arrival)
  await expect(page.locator('#check_out')).toHaveValue(typed.departure)
  await expect(page.getByRole('combobox', { name: t('common.nights', { count: 5 }) })).toBeVisible()
})

test.describe('with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, somebody: false })

  test('a date field that is touched before its code is there opens its calendar then, in place of the on-screen keyboard', async ({
    page,
    t,
    language,
  }) => {
    const { promise: online, resolve: connect } = Promise.withResolvers<void>()
    await page.route(searchFormScript(), (route) => online.then(() => route.continue()))
    await page.goto(`/${language}`)
    await page.locator('#check_in').tap()
    await expect(page.locator('#check_in')).toBeFocused()
    connect()
    await expect(page.getByRole('dialog', { name: t('calendar.stayDates') })).toBeVisible()
    await expect(page.locator('#check_in')).not.toBeFocused()
  })

  test('the date of a service opens its calendar wherever it is touched, and a keyboard can still type', async ({
    page,
    t,
    language,
  }) => {
    await page.goto(links.service(language, demoService))
    await expect.poll(() => isAlive(page, '#book')).toBe(true)
    await page.locator('#book summary', { hasText: t('common.change') }).tap()
    const field = page.locator('#book form[method=get] [name=date]')
    await field.tap()
    await expect(page.getByRole('dialog', { name: t('calendar.oneDate') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(after(today(), 20))
    await field.blur()
    await expect(field).toHaveValue(writtenDate(after(today(), 20), language))
  })
})

/** The first 8th of a month on or after a date. */
function eighthFrom(date: string): string {
  return date.endsWith('-08') ? date : eighthFrom(after(date, 1))
}

const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

function after(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
