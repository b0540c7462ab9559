import type { Locator, Page } from '@playwright/test'
import { documentLinks } from '#links/booking.ts'
import { signUp } from './sign-up.ts'
import { bookStay } from './stays.ts'
import { expect, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const screen = 844
const locales = ['en', 'ar'] as const

/** Position in screens of the start of an element on the loaded page, with all deferred content laid out. */
async function screensBefore(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ([target, height]) => {
      for (const part of document.querySelectorAll<HTMLElement>('.below, .home-sections > section, .site-footer'))
        part.style.contentVisibility = 'visible'
      const { top, bottom } = document.querySelector(target)?.getBoundingClientRect() ?? { top: NaN, bottom: NaN }
      return (scrollY + (target === 'body' ? bottom : top)) / Number(height)
    },
    [selector, screen] as const,
  )
}

/** What a page has at most on a phone: words that are visible in its main part, and screens with the footer. */
type Budget = { words?: number; screens?: number }

const budgets: Record<string, Budget> = {
  'packages/umrah-in-four-days': { words: 500, screens: 6 },
  'packages/two-cities-from-cairo': { words: 500, screens: 6 },
  'services/details/jeddah-airport-to-makkah': { words: 500, screens: 6 },
  'services/details/madinah-on-foot': { words: 500, screens: 6 },
  privacy: { words: 700 },
  currency: { words: 100 },
}

/** The visible words of a part: those with a letter or a digit. */
async function wordsIn(part: Locator): Promise<number> {
  return (await part.innerText()).split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Prints the length of the page beside its budget, so that a run is the report of all, and compares them. */
async function expectShort(page: Page, name: string, { words = Infinity, screens = Infinity }: Budget) {
  const length = { words: await wordsIn(page.locator('main')), screens: await screensBefore(page, 'body') }
  const of = (limit: number) => (Number.isFinite(limit) ? ` of ${limit}` : '')
  process.stdout.write(
    `    ${name}: ${length.words}${of(words)} words, ${length.screens.toFixed(2)}${of(screens)} screens\n`,
  )
  expect(length.words, name).toBeLessThanOrEqual(words)
  expect(length.screens, name).toBeLessThanOrEqual(screens)
}

// Maximum lengths of pages on a phone.
test.use({ viewport: { width: 390, height: screen }, somebody: false })

for (const locale of locales) {
  test(`${locale}: the home page has at most 6 screens, and its rows are swiped inside the page @rule`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    expect(await screensBefore(page, 'body')).toBeLessThanOrEqual(6)
    await expectNoSidewaysScroll(page)
  })

  test(`${locale}: the first of the filtered results begins on the first screen @rule`, async ({ page }) => {
    const { check_in, check_out } = stayFromNow(40, 3)
    const stay = `check_in=${check_in}&check_out=${check_out}`
    await page.goto(`/${locale}/hotels?where=makkah&${stay}&free_cancellation=1&pay_on_arrival=1&stars=4&max_walk=15`)
    expect(await screensBefore(page, '.hotel-card')).toBeLessThan(0.75)
    await expectNoSidewaysScroll(page)
    // Its picture is as wide as the card, and the current order is named in full.
    const picture = await page.locator('.hotel-card-picture').first().boundingBox()
    expect(picture?.width).toBeGreaterThan(300)
    expect(picture?.height).toBeGreaterThan(155)
    const order = page.locator('.sort-links > summary')
    expect(await order.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
  })

  test(`${locale}: a card of the results has at most 400 pixels @rule`, async ({ page }) => {
    const { check_in, check_out } = stayFromNow(40, 3)
    for (const where of ['makkah', 'madinah']) {
      await page.goto(`/${locale}/hotels?where=${where}&check_in=${check_in}&check_out=${check_out}`)
      const cards = page.locator('.results-list .hotel-card')
      expect(await cards.count()).toBeGreaterThan(9)
      // Lays out the cards far down, too.
      await screensBefore(page, 'body')
      const tallest = await cards.evaluateAll((all) => Math.max(...all.map((card) => card.scrollHeight)))
      expect(tallest).toBeLessThanOrEqual(400)
    }
  })

  test(`${locale}: lists of products have at most 11 screens, and the folded parts of a package are one tap away @rule`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/packages/umrah-in-four-days`)
    const folded = page.locator('#included .disclosure')
    await expect(folded.getByRole('listitem').first()).toBeHidden()
    await folded.locator('summary').first().click()
    await expect(folded.getByRole('listitem').first()).toBeVisible()
    for (const list of ['packages', 'services']) {
      await page.goto(`/${locale}/${list}`)
      expect(await screensBefore(page, 'body')).toBeLessThanOrEqual(11)
      await expectNoSidewaysScroll(page)
    }
  })

  for (const [path, { words, screens }] of Object.entries(budgets)) {
    test(`${locale}: ${path} has at most ${words ?? 'any'} words and ${screens ?? 'any'} screens @rule`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/${path}`)
      await expectShort(page, `${locale} ${path}`, { words, screens })
      await expectNoSidewaysScroll(page)
    })
  }

  test(`${locale}: a booking has at most 300 words and 5 screens, and the question before it is cancelled 80 words @rule`, async ({
    page,
  }) => {
    const { address } = await signUp(page, locale)
    const reference = await bookStay(page.request, { supply: 'own', days: 47, payment: 'arrival', contact: address })
    await page.goto(documentLinks.booking(locale, reference))
    await expectShort(page, `${locale} booking`, { words: 300, screens: 5 })
    await page.goto(documentLinks.cancelBooking(locale, reference))
    await expectShort(page, `${locale} cancel`, { words: 80 })
  })

  // The price names its room and its terms; the names of the cities are two words in Arabic.
  const cardWords = { en: 26, ar: 32 }[locale]
  test(`${locale}: a card of a package has at most ${cardWords} words and 400 pixels @rule`, async ({ page }) => {
    for (const number of [1, 2, 3]) {
      await page.goto(`/${locale}/packages?page=${number}`)
      const cards = page.locator('main .hotel-card')
      await expect(cards.first()).toBeVisible()
      for (const body of await page.locator('main .hotel-card-body').all())
        expect(await wordsIn(body), await body.innerText()).toBeLessThanOrEqual(cardWords)
      for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(400)
    }
  })

  test(`${locale}: a hotel has at most 7 screens, and unfolds all rooms @rule`, async ({ page }) => {
    const { check_in, check_out } = stayFromNow(40, 3)
    await page.goto(`/${locale}/hotels/riwaq-al-nur?check_in=${check_in}&check_out=${check_out}`)
    expect(await screensBefore(page, 'body')).toBeLessThanOrEqual(7)
    await expectNoSidewaysScroll(page)
    const folded = page.locator('.phone-fold .room')
    await expect(folded.first()).toBeHidden()
    await page.locator('.phone-fold:has(.room) > summary').click()
    await expect(folded.first()).toBeVisible()
  })
}

test('on a large screen nothing is folded @rule', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/hotels/riwaq-al-nur')
  await expect(page.locator('.phone-fold .room').first()).toBeVisible()
  await expect(page.locator('.phone-fold > summary').first()).toBeHidden()
})
