import type { Locator } from '@playwright/test'
import { addDays } from '#domains/shared/dates.ts'
import { hijriDay } from '#i18n/dates.ts'
import { bookButton } from './checkout-steps.ts'
import { signInToBook } from './sign-up.ts'
import { countTaps } from './taps.ts'
import { expect, isAlive, test, today } from './test.ts'

/** Months between now and Ramadan that are turned over in the calendar without being counted, beyond these. */
const countedMonths = 3

/** The eighth of the next Ramadan that has not begun. */
function inRamadan(): string {
  let date = addDays(today(), 1)
  while (hijriDay(date).month !== 9 || hijriDay(date).day !== 8) date = addDays(date, 1)
  return date
}

test('a new traveller books a room for a family of four in Ramadan with at most 30 taps, from the home page on @main-ar', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  const taps = await countTaps(page.context())
  const press = (target: Locator) => (isMobile ? target.tap() : target.click())
  await page.goto(`/${language}`)
  const checkIn = page.locator('#check_in')
  await expect.poll(() => isAlive(page, '#check_in')).toBe(true)
  // A mouse is above the field before it presses; a finger is not.
  if (!isMobile) {
    await checkIn.hover()
    await expect(checkIn).toHaveRole('combobox')
  }
  await press(checkIn)
  const calendar = page.getByRole('dialog', { name: t('calendar.stayDates') })
  const arrival = inRamadan()
  const day = (date: string) => calendar.locator(`[data-date="${date}"]`)
  let months = 0
  await expect(calendar).toBeVisible()
  for (; (await day(arrival).count()) === 0; months++) {
    await press(calendar.getByRole('button', { name: t('dates.nextMonth') }))
  }
  await press(day(arrival))
  await press(day(addDays(arrival, 4)))
  if (isMobile) await press(calendar.getByRole('button', { name: t('common.done') }))
  await press(page.locator('summary#occupancy'))
  const another = page.getByRole('button', { name: t('search.oneMore', { what: t('search.children') }) })
  for (const [i, age] of ['9', '4'].entries()) {
    await press(another)
    await page.getByLabel(t('search.childAgeAt', { number: i + 1 })).selectOption(age)
  }
  await press(page.getByRole('search').getByRole('button', { name: t('search.searchStays') }))
  await expect(page).toHaveURL(new RegExp(`check_in=${arrival}.*occupancy=2-9(?:%2C|,)4`))
  const hotel = page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
  await press(hotel.getByRole('heading').getByRole('link'))
  await press(page.getByRole('link', { name: t('stays.bookNow') }).first())
  await signInToBook(page, t)
  await page.getByLabel(t('booking.firstName')).first().fill('Amal')
  await page.getByLabel(t('booking.lastName')).first().fill('Family')
  await page.getByLabel(t('common.phone')).fill('0512345678')
  await press(page.locator('main form button[value=guests]').last())
  const toReview = page.locator('main form button[value=payment]')
  await expect(toReview.or(bookButton(page))).toBeVisible()
  if (await toReview.isVisible()) await press(toReview)
  await press(page.locator('[name=accept]'))
  await press(bookButton(page))
  await expect(page).toHaveURL(/sandbox-pay\/test_|booking\/confirm/)
  if (page.url().includes('sandbox-pay')) await press(page.locator('form button'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
  expect(taps() - Math.max(0, months - countedMonths)).toBeLessThanOrEqual(30)
})
