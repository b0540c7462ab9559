import type { Locator, Page } from '@playwright/test'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './test.ts'

// The code of the map runs when its still picture has loaded.
test.use({ pictures: true })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const filtersSummary = (page: Page) => page.locator('#filters > summary')
const priceDays = (page: Page, t: Translator) => page.getByRole('region', { name: t('filters.daysTitle') })

/** Opens the filters, which are collapsed on narrow screens. */
async function openFilters(page: Page): Promise<void> {
  if (!(await page.locator('#filters form').isVisible())) await filtersSummary(page).click()
}
const isNarrow = (page: Page) => page.evaluate(() => !matchMedia('(width >= 64rem)').matches)
const applied = (page: Page, t: Translator) => page.getByRole('list', { name: t('filters.applied') })

/** The number of hotels that a filter option announces. */
async function countOf(page: Page, id: string): Promise<number> {
  const words = await page.locator(`label:has(#${id})`).innerText()
  return Number(/(\d+)/.exec(words.split('\n').at(-1) ?? '')?.[1])
}

test('each filter leaves as many hotels as it announces @main', async ({ page, language, t }) => {
  await page.goto(`/${language}/hotels?where=makkah`)
  await expectAlive(page)
  await openFilters(page)
  const fourStars = await countOf(page, 'stars-4')
  expect(fourStars).toBeGreaterThan(0)
  await page.locator('#stars-4').check()
  const narrow = await isNarrow(page)
  if (narrow) {
    const apply = page.getByRole('button', { name: t('filters.apply') })
    await expect(apply).toHaveText(`${t('filters.apply')} (${fourStars})`)
    // A typed price is counted, too.
    await page.locator('[name=price_max]').pressSequentially('9')
    await expect(apply).toHaveText(`${t('filters.apply')} (0)`)
    await page.locator('[name=price_max]').clear()
    await expect(apply).toHaveText(`${t('filters.apply')} (${fourStars})`)
    await apply.click()
  }
  await expect(page).toHaveURL(/stars=4/)
  await expect(status(page)).toContainText(t('search.found', { count: fourStars, dated: 'other' }))
  await expect(applied(page, t).getByRole('listitem')).toHaveCount(1)
  // When applied immediately, the option keeps the focus; the counts of the other options have changed.
  if (!narrow) await expect(page.locator('#stars-4')).toBeFocused()
  await openFilters(page)
  const walk = await countOf(page, 'walk_max-30')
  await page.locator('#walk_max-30').check()
  if (narrow) await page.getByRole('button', { name: t('filters.apply') }).click()
  await expect(page).toHaveURL(/walk_max=30/)
  await expect(cards(page)).toHaveCount(Math.min(15, walk))
  await expect(applied(page, t).getByRole('listitem')).toHaveCount(2)
  // The scroll position depends on the length of the list; a target half hidden by the sticky bar is not a finding.
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

for (const scripts of [true, false]) {
  test.describe(scripts ? 'closed parts with scripts' : 'closed parts without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('all options of a filter are one press away, and what is selected stays selected', async ({
      page,
      language,
      t,
    }) => {
      await page.goto(links.hotels(language, { where: 'makkah', pay_on_arrival: '1' }))
      if (scripts) await expectAlive(page)
      await openFilters(page)
      if (scripts) {
        await page.locator('#free_cancellation-1').check()
        if (!(await isNarrow(page))) await expect(page).toHaveURL(/free_cancellation=1/)
      }
      const group = page.getByRole('group', { name: t('filters.facilities') })
      const options = group.getByRole('checkbox')
      await expect(options).toHaveCount(6)
      await group.getByRole('link').click()
      const summary = page.locator('#all-facilities')
      await expect(summary).toBeInViewport()
      expect(await options.count()).toBeGreaterThan(20)
      if (scripts) {
        await expect(summary).toBeFocused()
        await expect(page.locator('#free_cancellation-1')).toBeChecked()
        await page.evaluate(() => scrollTo(0, 0))
        await expectAccessible(page)
      }
      await expect(page.locator('#pay_on_arrival-1')).toBeChecked()
      const last = options.last()
      const id = (await last.getAttribute('id')) ?? ''
      await last.check()
      if (!scripts || (await isNarrow(page))) await page.getByRole('button', { name: t('filters.apply') }).click()
      await expect(page).toHaveURL(/facilities=/)
      // The selected option is now among the first ones of the closed filter, in the form and as a chip.
      await expect(applied(page, t).getByRole('listitem')).toHaveCount(scripts ? 3 : 2)
      await openFilters(page)
      await expect(page.locator(`#${id}`)).toBeChecked()
    })

    test('the search form opens below the line of the search', async ({ page, language, t }) => {
      await page.goto(links.hotels(language, { where: 'makkah' }))
      if (scripts) await expectAlive(page)
      const line = page.getByRole('main').getByText(t('common.change'), { exact: true }).first()
      const form = page.getByRole('search', { name: t('search.searchHotels') })
      await expect(form).toBeHidden()
      await line.click()
      await expect(form.getByLabel(t('dates.checkIn'))).toBeVisible()
      if (scripts) await expectAccessible(page)
      await line.click()
      await expect(form).toBeHidden()
      await expect(cards(page).first()).toBeVisible()
    })
  })
}

test('a filter that cannot be loaded says so and is loaded by another press', async ({ page, language, t }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/v1/fetch_custom_filter_hotel', async (route) => {
    await answered
    await route.abort('internetdisconnected')
  })
  await page.goto(links.hotels(language, { where: 'makkah' }))
  await expectAlive(page)
  await openFilters(page)
  const group = page.getByRole('group', { name: t('filters.amenities') })
  const showAll = group.getByRole('link')
  await showAll.click()
  await expect(showAll).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(group.getByRole('alert')).toContainText(t('shell.tryAgain'))
  await page.unroute('**/api/v1/fetch_custom_filter_hotel')
  await showAll.click()
  await expect(page.locator('#all-amenities')).toBeFocused()
  await expect(showAll).toHaveCount(0)
})

test('with too many filters, the result names the one to remove and links to the search without it', async ({
  page,
  language,
  t,
}) => {
  // Another spelling of a city leads to the city.
  await page.goto(`/${language}/hotels?where=Mecca&stars=1&walk_max=5`)
  await expect(page).toHaveURL(/where=makkah&/)
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

test.describe('without an earlier interaction', () => {
  test.use({ somebody: false })

  test('the map shows the hotels of the search with their prices and links to them', async ({
    page,
    language,
    t,
    isMobile,
  }) => {
    const { promise: mapMayLoad, resolve: loadMap } = Promise.withResolvers<void>()
    await page.route(/\/leaflet-src-/, (route) => mapMayLoad.then(() => route.continue()))
    const address = `/${language}/hotels?where=madinah&stars=4&view=map`
    const map = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('link') })
    const press = (link: Locator) => (isMobile ? link.tap() : link.click())
    // Before any code of the page has run, a pin of the picture leads to its hotel.
    const { promise: codeMayLoad, resolve: loadCode } = Promise.withResolvers<void>()
    await page.route(/\/hotels-[^/]+\.js$/, (route) =>
      // The page is left before its code may load.
      codeMayLoad.then(() => route.continue()).catch(() => undefined),
    )
    await page.goto(address)
    await press(map.getByRole('link').first())
    await expect(page).toHaveURL(new RegExp(`/${language}/hotels/[a-z0-9-]+`))
    loadCode()
    // With it, the pin opens a preview with the terms, while the map itself is still loading.
    await page.goto(address)
    const found = await cards(page).count()
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await expectAlive(page)
    const terms = (['none', 'partial', 'free'] as const).map((kind) => t(`common.cancellation_${kind}`)).join('|')
    await press(map.getByRole('link').first())
    await expect(map.getByRole('region')).toContainText(new RegExp(terms, 'i'))
    await expect(page).toHaveURL(/view=map/)
    await page.keyboard.press('Escape')
    await expect(map.getByRole('region')).toBeHidden()
    loadMap()
    await expect(map.getByRole('button', { name: t('map.zoomIn') })).toBeVisible()
    await expect(map.getByRole('link')).toHaveCount(found)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: t('filters.skipToMap') }).press('Enter')
    await expect(page.locator('#map')).toBeFocused()

    // A pin opens a preview, with the pointer and with the keyboard; Escape closes it, and the focus returns to the pin.
    const pin = map.getByRole('link').first()
    await pin.click()
    await expect(map.getByRole('region')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(map.getByRole('region')).toBeHidden()
    const href = await pin.getAttribute('href')
    await pin.focus()
    await page.keyboard.press('Enter')
    const preview = map.getByRole('region')
    await expect(preview.getByRole('link', { name: t('map.seeHotel') })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(pin).toBeFocused()

    // The map moves until the lowest pin is above its preview.
    const bottoms = await map
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    const sheet = await map.boundingBox()
    const inside = bottoms.filter((bottom) => sheet && bottom < sheet.y + sheet.height)
    const lowest = map.getByRole('link').nth(bottoms.indexOf(Math.max(...inside)))
    await lowest.press('Enter')
    await expect(preview.getByRole('link', { name: t('map.seeHotel') })).toBeFocused()
    const distance = async () => {
      const [own, other] = await Promise.all([lowest.boundingBox(), preview.boundingBox()])
      return own && other ? other.y - own.y - own.height : NaN
    }
    await expect.poll(distance).toBeGreaterThan(0)
    await page.keyboard.press('Escape')

    // Moving the map offers a search in the visible area.
    await map.getByRole('button', { name: t('map.zoomOut') }).click()
    await map.getByRole('button', { name: t('map.searchArea') }).click()
    await expect(page).toHaveURL(/where=area/)
    await expect(page).toHaveURL(/stars=4/)
    // The list follows: it has the hotels of the map.
    const inArea = await map.getByRole('link').count()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: String(inArea) })
        .last(),
    ).toContainText(t('map.inArea', { count: inArea }))
    await expect(cards(page)).toHaveCount(inArea)

    await map.getByRole('button', { name: t('map.whole') }).click()
    await map.getByRole('link').first().press('Enter')
    const see = map.getByRole('link', { name: t('map.seeHotel') })
    expect((await see.getAttribute('href'))?.startsWith(href?.slice(0, 11) ?? '-')).toBe(true)
    await see.click()
    await expect(page).toHaveURL(new RegExp(`/${language}/hotels/[a-z0-9-]+`))
  })

  test('the focus stays on the map after the link that skips to it, while the code of the page arrives', async ({
    page,
    language,
    t,
  }) => {
    const { promise: mapMayLoad, resolve: loadMap } = Promise.withResolvers<void>()
    await page.route(/\/(?:ResultMap|leaflet-src)-/, (route) => mapMayLoad.then(() => route.continue()))
    await page.goto(`/${language}/hotels?where=madinah&view=map`)
    await page.getByRole('link', { name: t('filters.skipToMap') }).press('Enter')
    await expect(page.locator('#map')).toBeFocused()
    loadMap()
    await expect(page.locator('#map').getByRole('button', { name: t('map.zoomIn') })).toBeVisible()
    await expect(page.locator('#map')).toBeFocused()
  })

  test('a pin of the map’s picture that has the focus keeps it on the map', async ({ page, language, t }) => {
    const { promise: mapMayLoad, resolve: loadMap } = Promise.withResolvers<void>()
    await page.route(/\/leaflet-src-/, (route) => mapMayLoad.then(() => route.continue()))
    await page.goto(`/${language}/hotels?where=madinah&view=map`)
    const map = page.locator('#map')
    const href = (await map.getByRole('link').last().getAttribute('href')) ?? ''
    await map.getByRole('link').last().focus()
    loadMap()
    await expect(map.getByRole('button', { name: t('map.zoomIn') })).toBeVisible()
    await expect(map.locator(`a[href="${href}"]`)).toBeFocused()
  })
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'a bar at hand with scripts' : 'a bar at hand without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })

    test('far down the list, the map, the filters and the sort order are reachable', async ({ page, language, t }) => {
      await page.goto(links.hotels(language, { where: 'makkah', stars: ['5', '4'] }))
      if (scripts) await expectAlive(page)
      // At the top of a page the bar is hidden.
      const bar = page.getByRole('navigation', { name: t('filters.bar'), includeHidden: true })
      // At the top the controls of the bar are visible above the list, so the bar is hidden.
      await expect(bar).toBeHidden()
      await cards(page)
        .nth(6)
        .evaluate((card) => card.scrollIntoView())
      await expect(bar).toBeInViewport({ ratio: 1 })
      // A control that receives keyboard focus below the bar is scrolled into view.
      const card = cards(page).nth(6)
      const save = card.getByRole('button')
      await card.getByRole('link').focus()
      await save.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20))
      expect(await save.evaluate(isCovered)).toBe(true)
      await page.keyboard.press('Tab')
      await expect(save).toBeFocused()
      expect(await save.evaluate(isCovered)).toBe(false)

      const orders = page.getByRole('navigation', { name: t('common.sortBy') })
      for (const order of ['price', 'walk'] as const) {
        await bar.getByRole('link', { name: t('filters.sort') }).click()
        // Without scripts the link leads to the line of the order, which unfolds it.
        if (!scripts) await page.locator('#order').click()
        await orders.getByRole('link', { name: t(`search.sort_${order}`) }).click()
        await expect(page).toHaveURL(new RegExp(`sort=${order}`))
        await expect(orders).toBeHidden()
        await cards(page)
          .nth(6)
          .evaluate((card) => card.scrollIntoView())
      }

      await bar.getByRole('link', { name: t('filters.shortApplied', { count: 2 }) }).click()
      await expect(filtersSummary(page)).toBeInViewport({ ratio: 1 })
      if (scripts) {
        await expect(filtersSummary(page)).toBeFocused()
        await expect(page.locator('#stars-5')).toBeVisible()
        // The apply button of the filters takes the place of the bar at the lower edge.
        await expect(page.getByRole('button', { name: t('filters.apply') })).toBeInViewport({ ratio: 1 })
        await expect(bar).not.toBeInViewport()
      }
      // At the end of the list the bar covers none of the links to other pages.
      const others = page.getByRole('navigation', { name: t('common.pagination') }).getByRole('link')
      await others.first().evaluate((link) => link.scrollIntoView({ block: 'end' }))
      for (const other of await others.all()) expect(await other.evaluate(isCovered)).toBe(false)
      await bar.getByRole('link', { name: t('filters.map') }).click()
      await expect(page).toHaveURL(/view=map/)
      await expect(bar.locator('a').first()).toHaveText(t('filters.list'))
    })
  })
}

/** True if another element covers the centre of this one. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return !element.contains(top)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`unchosen options are drawn like fields, ${colorScheme}`, async ({ page, language }) => {
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

test('prices by day: the cheapest day is marked, and a day links to its search', async ({ page, language, t }) => {
  await page.goto(`/${language}/hotels?where=makkah&view=days`)
  const days = priceDays(page, t).getByRole('listitem')
  await expect(days).toHaveCount(35)
  await expect(days.getByRole('link', { name: t('filters.lowest') }).first()).toBeVisible()
  await expect(days.locator('[aria-current=date]')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: t('filters.daysLater') }).click()
  await expect(page).toHaveURL(/from=\d{4}/)
  await expect(page.getByRole('link', { name: t('filters.daysEarlier') })).toBeVisible()
  await days.getByRole('link').first().click()
  await expect(page).toHaveURL(/check_in=\d{4}/)
  await expect(cards(page).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, map and prices by day work', async ({ page, language, t }) => {
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
    await expect(page.getByRole('main').getByRole('group').getByRole('link').first()).toBeVisible()
    await expect(applied(page, t).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: t('filters.days'), exact: true }).click()
    await expect(priceDays(page, t).getByRole('listitem').first()).toBeVisible()
  })
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'choosing with scripts' : 'choosing without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a hotel of the list is saved, two are compared, and the way back keeps the order of the list', async ({
      page,
      t,
      language,
    }) => {
      const list = links.hotels(language, { where: 'makkah', sort: 'price' })
      await page.goto(list)
      if (scripts) await expectAlive(page)
      const heart = page.locator('main form[data-save]').first()
      await heart.getByRole('button').click()
      if (scripts) {
        await expect(heart).toHaveAttribute('data-saved')
        await page.reload()
        await expect(heart).toHaveAttribute('data-saved')
      } else await expect(page).toHaveURL(list)
      const boxes = page.locator('main article input[name=hotel][type=checkbox]')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await expect(page).toHaveURL(list)
      await page.getByRole('button', { name: t('hotel.compareChosen') }).click()
      await expect(page).toHaveURL(/hotels\/compare\?/)
      await expect(page.locator('main table thead th')).toHaveCount(3)
      await page.getByRole('link', { name: t('hotel.compareToList') }).click()
      await expect(page).toHaveURL(list)
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/hotels\/[a-z-]+\?sort=price$/)
      await page
        .getByRole('navigation')
        .getByRole('link', { name: t('search.hotelsIn', { kind: 'other', place: '' }).trim() })
        .click()
      await expect(page).toHaveURL(list)
    })
  })
}
