import type { Locator, Page } from '@playwright/test'
import { addDays } from '#domains/shared/dates.ts'
import { hijriDay } from '#i18n/dates.ts'
import type { Translator } from '#i18n/translator.ts'
import { nextSeasons } from '#web/features/hotels/seasons.ts'
import { bookButton } from './checkout-steps.ts'
import { signInToBook } from './sign-up.ts'
import { countTaps } from './taps.ts'
import { expect, isAlive, test, today } from './test.ts'

test.use({ timezoneId: 'Africa/Cairo' })

type Person = { page: Page; t: Translator; press: (target: Locator) => Promise<void> }

/** Chooses four nights from the eighth of the next Ramadan, from its Hijri month; returns the arrival. */
async function chooseRamadan({ page, t, press }: Person, isMobile: boolean): Promise<string> {
  const checkIn = page.locator('#check_in')
  await expect.poll(() => isAlive(page, '#check_in')).toBe(true)
  // A mouse is above the field before it presses; a finger is not.
  if (!isMobile) await checkIn.hover()
  await expect(checkIn).toHaveRole('combobox')
  await press(checkIn)
  const calendar = page.getByRole('dialog', { name: t('calendar.stayDates') })
  const { day = today(), year = 0 } = nextSeasons(today()).find(({ season }) => season === 'ramadan') ?? {}
  await press(calendar.getByRole('button', { name: t('calendar.ramadanIn', { year }) }))
  await expect(calendar.getByLabel(t('calendar.hijri'))).toBeChecked()
  const arrival = addDays(day, Math.max(0, 8 - hijriDay(day).day))
  await press(calendar.locator(`[data-date="${arrival}"]`))
  await press(calendar.locator(`[data-date="${addDays(arrival, 4)}"]`))
  if (isMobile) await expect(calendar).toBeHidden()
  return arrival
}

/** Adds people to the two adults that the form proposes, and searches. */
async function chooseParty({ page, t, press }: Person, { adults, ages }: { adults: number; ages: number[] }) {
  await press(page.locator('summary#occupancy'))
  const oneMore = page.getByRole('button', { name: t('search.oneMore', { what: t('search.adults') }) })
  for (let more = 2; more < adults; more++) await press(oneMore)
  for (const age of ages) {
    await press(page.getByRole('button', { name: t('search.addChild') }))
    await press(page.getByRole('button', { name: t('search.childAge', { age }), exact: true }))
  }
  await press(
    page
      .getByRole('search')
      .getByRole('button', { name: t('search.searchStays') })
      .first(),
  )
}

/** Signs in by a code to a new address, names the guests, and pays online if the rate is paid so. */
async function bookAndPay({ page, t, press }: Person) {
  await press(page.getByRole('link', { name: t('stays.bookNow') }).first())
  await signInToBook(page, t)
  // Known from the time zone of the browser.
  await expect(page.locator('[name="contact.country"]')).toHaveValue('EG')
  await page.getByLabel(t('booking.firstName')).first().fill('Amal')
  await page.getByLabel(t('booking.lastName')).first().fill('Family')
  await page.getByLabel(t('common.phone')).fill('01012345678')
  await press(page.locator('main form button[value=guests]').last())
  const toReview = page.locator('main form button[value=payment]')
  await expect(toReview.or(bookButton(page))).toBeVisible()
  if (await toReview.isVisible()) {
    await press(page.locator('label:has([name=payment_type][value=prepay])'))
    await press(toReview)
  }
  await press(page.locator('[name=accept]'))
  await press(bookButton(page))
  await expect(page).toHaveURL(/sandbox-pay\/test_/)
  await press(page.locator('form button'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
}

test('a new traveller books a room for a family of four in Ramadan with at most 24 taps, from the home page on @main-ar', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  const taps = await countTaps(page.context())
  const person = { page, t, press: (target: Locator) => (isMobile ? target.tap() : target.click()) }
  await page.goto(`/${language}`)
  const arrival = await chooseRamadan(person, isMobile)
  await chooseParty(person, { adults: 2, ages: [9, 4] })
  await expect(page).toHaveURL(new RegExp(`check_in=${arrival}.*occupancy=2-9(?:%2C|,)4`))
  const hotel = page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
  await person.press(hotel.getByRole('heading').getByRole('link'))
  await bookAndPay(person)
  expect(taps()).toBeLessThanOrEqual(24)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a new traveller finds a hotel near a gate for a family of five in Ramadan by budget and free cancellation, compares three, books and pays with at most 35 taps', async ({
    page,
    t,
    language,
  }) => {
    const taps = await countTaps(page.context())
    const press = (target: Locator) => target.tap()
    const person = { page, t, press }
    await page.goto(`/${language}`)
    const where = page.getByLabel(t('search.where'))
    await press(where)
    await page.keyboard.type(language === 'en' ? 'king fahad gate' : 'باب الملك فهد')
    await press(page.getByRole('option').first())
    await expect(where).toHaveAttribute('placeholder', language === 'en' ? /King Fah/ : /فهد/)
    await chooseRamadan(person, true)
    await chooseParty(person, { adults: 3, ages: [9, 4] })

    const filters = page.locator('#filters')
    await press(filters.locator('summary').first())
    await filters.getByLabel(new RegExp(`^${t('filters.priceMax')}`)).fill('3000')
    await press(filters.getByRole('checkbox', { name: new RegExp(t('filters.free_cancellation')) }))
    await press(filters.getByRole('button', { name: new RegExp(t('filters.apply')) }))
    await expect(page).toHaveURL(/free_cancellation=1/)
    await expect(page).toHaveURL(/price_max=3000/)

    const hotels = page.locator('main article').filter({ hasNotText: t('stays.onRequest') })
    for (const n of [0, 1, 2])
      await press(hotels.nth(n).getByRole('checkbox', { name: new RegExp(t('hotel.compare')) }))
    await press(page.getByRole('button', { name: t('hotel.compareChosen') }))
    await press(page.getByRole('link', { name: new RegExp(t('hotel.choose')) }).first())
    await bookAndPay(person)
    expect(taps()).toBeLessThanOrEqual(35)
  })
})
