import type { Page } from '@playwright/test'
import type { Translator } from '#text/translator.ts'
import { links } from '#web/links.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

const cards = (page: Page) => page.locator('.hotel-card')
const status = (page: Page) => page.locator('.results [role=status]')
/** On narrow screens the filters are behind their name. */
async function openFilters(page: Page): Promise<void> {
  const summary = page.locator('.filters-summary')
  if (!(await page.locator('.filters-form').isVisible())) await summary.click()
}
const applied = (page: Page, t: Translator) => page.getByRole('list', { name: t('filters.applied') })

/** How many hotels a choice says that it leaves. */
async function countOf(page: Page, id: string): Promise<number> {
  const words = await page.locator(`label:has(#${id})`).innerText()
  return Number(/(\d+)/.exec(words.split('\n').at(-1) ?? '')?.[1])
}

test('filters leave as many hotels as they say, one after the other', async ({ page, language, t }) => {
  await page.goto(`/${language}/hotels?where=makkah`)
  await expectAlive(page)
  await openFilters(page)
  const fourStars = await countOf(page, 'stars-4')
  expect(fourStars).toBeGreaterThan(0)
  await page.locator('#stars-4').check()
  const narrow = !(await page.evaluate(() => matchMedia('(width >= 64rem)').matches))
  if (narrow) await page.getByRole('button', { name: t('filters.apply') }).click()
  await expect(page).toHaveURL(/stars=4/)
  await expect(status(page)).toContainText(t('search.found', { count: fourStars, dated: 'other' }))
  await expect(applied(page, t).getByRole('listitem')).toHaveCount(1)
  // Applied at once, the choice keeps the focus; the counts of the others have changed with it.
  if (!narrow) await expect(page.locator('#stars-4')).toBeFocused()
  await openFilters(page)
  const walk = await countOf(page, 'walk_max-30')
  await page.locator('#walk_max-30').check()
  if (narrow) await page.getByRole('button', { name: t('filters.apply') }).click()
  await expect(page).toHaveURL(/walk_max=30/)
  await expect(cards(page)).toHaveCount(Math.min(15, walk))
  await expect(applied(page, t).getByRole('listitem')).toHaveCount(2)
  // How far down one is follows from how long the list is; whatever lies half below the bar that stays is no finding.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await applied(page, t).getByRole('link').last().click()
  await expect(page).not.toHaveURL(/stars=4/)
  await expect(applied(page, t).getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/stars=4/)
  await openFilters(page)
  await expect(page.locator('#stars-4')).toBeChecked()
})

test('too many filters: which is in the way, and the way without it', async ({ page, language, t }) => {
  await page.goto(`/${language}/hotels?where=makkah&stars=1&walk_max=5`)
  await expect(page.getByText(t('filters.why_filters'))).toBeVisible()
  await expectAccessible(page)
  const way = page
    .getByRole('link', {
      name: t('filters.dropOne', { filter: t('filters.starsCount', { count: 1 }), count: 4 }).slice(0, 12),
    })
    .first()
  await way.click()
  await expect(page).not.toHaveURL(/stars=/)
  await expect(page).toHaveURL(/walk_max=5/)
  await expect(cards(page).first()).toBeVisible()
})

test('the map has the hotels of the search at their prices, and leads to them', async ({ page, language, t }) => {
  await page.goto(`/${language}/hotels?where=madinah&stars=5`)
  const found = await cards(page).count()
  await page
    .getByRole('link', { name: t('filters.map'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.locator('.results-map').getByRole('group')
  await expect(map).toBeVisible()
  await expect(map.locator('a')).toHaveCount(found)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const marker = map.locator('a').first()
  const href = await marker.getAttribute('href')
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(String(href).split('?')[0] ?? 'no address'))
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'a bar at hand with scripts' : 'a bar at hand without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })

    test('far down the list the map, the filters and the order are at hand', async ({ page, language, t }) => {
      await page.goto(links.hotels(language, { where: 'makkah', stars: ['5', '4'] }))
      if (scripts) await expectAlive(page)
      const bar = page.locator('.results-bar')
      // What it offers is in sight before the list.
      await expect(bar).toBeHidden()
      await cards(page)
        .nth(6)
        .evaluate((card) => card.scrollIntoView())
      await expect(bar).toBeInViewport({ ratio: 1 })
      // Who walks on by the keyboard to what stands below it sees it.
      const card = cards(page).nth(6)
      const save = card.getByRole('button')
      await card.getByRole('link').focus()
      await save.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20))
      expect(await save.evaluate(isCovered)).toBe(true)
      await page.keyboard.press('Tab')
      await expect(save).toBeFocused()
      expect(await save.evaluate(isCovered)).toBe(false)

      await bar.getByRole('button', { name: t('filters.sort') }).click()
      const orders = page.getByRole('dialog', { name: t('filters.sort') })
      await expect(orders.locator('[aria-current]')).toContainText(t('search.sortRecommended'))
      await page.keyboard.press('Escape')
      await expect(orders).toBeHidden()
      await expect(bar.getByRole('button', { name: t('filters.sort') })).toBeFocused()
      for (const order of ['price', 'walk'] as const) {
        await bar.getByRole('button', { name: t('filters.sort') }).click()
        await orders.getByRole('link', { name: t(order === 'price' ? 'search.sortPrice' : 'search.sortWalk') }).click()
        await expect(page).toHaveURL(new RegExp(`sort=${order}`))
        await expect(orders).toBeHidden()
        await cards(page)
          .nth(6)
          .evaluate((card) => card.scrollIntoView())
      }

      await bar.getByRole('link', { name: t('filters.shortApplied', { count: 2 }) }).click()
      await expect(page.locator('.filters-summary')).toBeInViewport({ ratio: 1 })
      if (scripts) {
        await expect(page.locator('.filters-summary')).toBeFocused()
        await expect(page.locator('#stars-5')).toBeVisible()
        // The button of the filters has the lower edge for itself.
        await expect(page.getByRole('button', { name: t('filters.apply') })).toBeInViewport({ ratio: 1 })
        await expect(bar).not.toBeInViewport()
      }
      // At the end of the list it stands below all of it.
      await page.locator('.site-footer').scrollIntoViewIfNeeded()
      if (scripts) await expectAccessible(page)
      await bar.getByRole('link', { name: t('filters.map') }).click()
      await expect(page).toHaveURL(/view=map/)
      await expect(bar.locator('a').first()).toHaveText(t('filters.list'))
    })
  })
}

/** Whether something else stands over the middle of it. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return !element.contains(top)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is not chosen is drawn as fields are, ${colorScheme}`, async ({ page, language }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(links.hotels(language, { where: 'makkah' }))
    await openFilters(page)
    const drawn = (selector: string) =>
      page.locator(selector).evaluate((field) => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(field)
        return { backgroundColor, borderTopColor, borderTopWidth }
      })
    const field = await drawn('[name=price_max]')
    for (const choice of ['#free_cancellation-1', '#walk_max-30']) {
      expect(await drawn(choice)).toEqual(field)
      await page.locator(choice).check()
      await expect(page.locator(choice)).toHaveCSS('appearance', 'auto')
    }
  })
}

test('prices by day: the cheapest is marked, a day leads to its search', async ({ page, language, t }) => {
  await page.goto(`/${language}/hotels?where=makkah&view=days`)
  const days = page.locator('.price-day')
  await expect(days).toHaveCount(35)
  await expect(page.locator('.price-day-lowest').first()).toBeVisible()
  await expect(page.locator('.price-day[aria-current=date]')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: t('filters.daysLater') }).click()
  await expect(page).toHaveURL(/from=\d{4}/)
  await expect(page.getByRole('link', { name: t('filters.daysEarlier') })).toBeVisible()
  await page.locator('a.price-day').first().click()
  await expect(page).toHaveURL(/check_in=\d{4}/)
  await expect(cards(page).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, map and days are there', async ({ page, language, t }) => {
    await page.goto(`/${language}/hotels?where=makkah`)
    await openFilters(page)
    await page.locator('#free_cancellation-1').check()
    await page.locator('[name=price_max]').fill('600')
    await page.getByRole('button', { name: t('filters.apply') }).click()
    await expect(page).toHaveURL(/free_cancellation=1/)
    await expect(applied(page, t).getByRole('listitem')).toHaveCount(2)
    await page
      .getByRole('link', { name: t('filters.map'), exact: true })
      .first()
      .click()
    await expect(page.locator('.results-map a').first()).toBeVisible()
    await expect(applied(page, t).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: t('filters.days'), exact: true }).click()
    await expect(page.locator('.price-day').first()).toBeVisible()
  })
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'choosing with scripts' : 'choosing without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a hotel of the list is saved, and two are set side by side', async ({ page, t, language }) => {
      const list = links.hotels(language, { where: 'makkah' })
      await page.goto(list)
      if (scripts) await expectAlive(page)
      const heart = page.locator('main form[data-save]').first()
      await heart.getByRole('button').click()
      if (scripts) {
        await expect(heart).toHaveAttribute('data-saved')
        await page.reload()
        await expect(heart).toHaveAttribute('data-saved')
      } else await expect(page).toHaveURL(new RegExp(`/${language}/hotels\\?where=makkah$`))
      const boxes = page.locator('main article input[name=hotel][type=checkbox]')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await expect(page).toHaveURL(new RegExp(`/${language}/hotels\\?where=makkah$`))
      await page.getByRole('button', { name: t('hotel.compareChosen') }).click()
      await expect(page).toHaveURL(/hotels\/compare\?/)
      await expect(page.locator('main table thead th')).toHaveCount(3)
    })
  })
}
