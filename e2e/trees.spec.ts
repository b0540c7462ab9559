import type { Page } from '@playwright/test'
import { links } from '#links/site.ts'
import type { Locale } from '#i18n/locale.ts'
import { documentLinks, changeLink } from '#links/booking.ts'
import { expect, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'
import { demoHotel } from './public-pages.ts'
import { signUp } from './sign-up.ts'
import { bookStay, findStay } from './stays.ts'

// The accessibility trees as reviewed files: `npx playwright test trees --update-snapshots` writes them again. Only
// parts without dates, prices and counts, which move with the day. `walk.spec.ts` finds lost landmarks, headings and
// labels of every page.

// The office hours are shown in the time zone of the visitor as well.
test.use({ timezoneId: 'UTC' })

const main = (page: Page) => page.getByRole('main')

/** The part of each page that is compared. */
const parts: Record<string, { path: (locale: Locale) => string; part?: (page: Page) => ReturnType<typeof main> }> = {
  header: { path: links.home, part: (page) => page.getByRole('banner') },
  footer: { path: links.about, part: (page) => page.getByRole('contentinfo') },
  'sign-in': { path: (locale) => links.signin(locale) },
  contact: { path: (locale) => links.contact(locale) },
}

test('the accessibility trees of the frame and of two forms are as reviewed', async ({ page, language }) => {
  for (const [name, { path, part = main }] of Object.entries(parts)) {
    await page.goto(path(language))
    await expectAlive(page)
    await expect(part(page)).toMatchAriaSnapshot({ name: `${name}-${language}.aria.yml` })
  }
})

test('at 400 % zoom nothing stays in view, and no width scrolls sideways', async ({ page, language }) => {
  const dates = stayFromNow(40, 3)
  const { address } = await signUp(page, language)
  const reference = await bookStay(page.request, { supply: 'own', days: 52, payment: 'arrival', contact: address })
  const {
    hotel_id: hotel,
    rooms: room,
    ...stay
  } = await findStay(page.request, { supply: 'own', days: 60, payment: ['both'] })
  const paths = [
    links.hotels(language, { where: 'makkah', ...dates }),
    links.hotels(language, { where: 'makkah', ...dates, view: 'days' }),
    links.hotel(language, demoHotel, dates),
    links.package(language, 'two-cities-from-cairo'),
    links.services(language),
    links.home(language),
    links.book(language, { hotel, room, ...stay }),
    documentLinks.booking(language, reference),
    changeLink(language, reference),
  ]
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(
          (one) => /sticky|fixed/.test(getComputedStyle(one).position) && one.checkVisibility() && one.offsetHeight > 0,
        )
        .filter((one) => !one.matches('#toasts, .navigating'))
        .map((one) => one.className),
    )
    expect([path, stuck]).toEqual([path, []])
    for (const width of [320, 360, 480, 640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
})
