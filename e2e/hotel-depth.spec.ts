import type { Locator, Page } from '@playwright/test'
import { hotelLinks, links } from '#links/site.ts'
import { call } from './call.ts'
import { makeAlertsDue } from './database.ts'
import { linkSentTo } from './outbox.ts'
import { demoHotel } from './public-pages.ts'
import { signUp } from './sign-up.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, isAlive, stayFromNow, test } from './test.ts'

// The code of the map runs when its still picture has loaded.
test.use({ pictures: true })

const stay = stayFromNow(30, 3)
const heart = (page: Page) => page.locator('main form[data-save]').first()

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a price in the calendar leads to the stay on that day, and the total lists what it includes', async ({
      page,
      t,
      language,
    }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      await page
        .locator('#calendar')
        .getByRole('link', { name: t('hotel.otherDates') })
        .click()
      await expect(page).toHaveURL(/calendar=1/)
      await expect(page.locator('#calendar ol > li')).toHaveCount(30)
      const cheapest = page.locator('#calendar').getByRole('link', { name: t('filters.lowest') })
      await expect(cheapest).not.toHaveCount(0)
      await expect(page.locator('#calendar a[aria-current=date]')).toHaveAttribute('href', new RegExp(stay.check_in))
      await cheapest.first().click()
      await expect(page).not.toHaveURL(/calendar=1/)
      await expect(page.locator('#policies')).toContainText(t('hotel.priceHolds'))
      await expect(
        page
          .locator('#policies')
          .getByRole('term', { includeHidden: true })
          .filter({ hasText: t('common.total') })
          .locator('+ dd'),
      ).toHaveText(/\d/)
      await expect(page.locator('#policies')).toContainText(t('hotel.childrenBeds'))
    })

    test('the cancellation terms state the cost step by step', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      await page
        .getByRole('link', { name: t('stays.cancellationInFull') })
        .first()
        .click()
      await expect(page).toHaveURL(/terms=\d+/)
      const terms = page.locator('#terms')
      await expect(terms.locator('dt')).not.toHaveCount(0)
      await expect(terms).toContainText(t('prices.fullyRefundable'))
    })

    test('a picture of the map becomes one that moves only on request, and external maps are links', async ({
      page,
      t,
      language,
    }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      await expect(page.locator('#map .map-way').first()).toBeAttached()
      await expect(page.locator('#map').getByRole('group')).toHaveCount(0)
      await expect(page.locator('#around a[href^="geo:"]')).toHaveCount(1)
      await expect(page.locator('#around a[rel=noreferrer]')).toHaveCount(3)
      await expect(page.locator('#around')).toContainText(t('hotel.prayers'))
      await page.getByRole('link', { name: t('hotel.mapShow') }).click()
      const map = page.locator('#map').getByRole('group')
      await expect(map.getByRole('link')).toHaveCount(1)
      await expect(map.locator('.map-way').first()).toBeAttached()
    })

    test('different room types can be combined in one booking', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel, { ...stay, occupancy: ['2', '1'] }))
      const choice = page.locator('select[name=room]')
      await expect(choice).toHaveCount(2)
      const last = await choice.nth(1).locator('option').last().getAttribute('value')
      const total = page.locator('form', { has: choice }).getByRole('status')
      const cheapest = await total.innerText()
      await choice.nth(1).selectOption(last)
      if (scripts) await expect(total).not.toHaveText(cheapest)
      const chosen = await total.innerText()
      await page.getByRole('button', { name: t('hotel.mixGo') }).click()
      await expect(page).toHaveURL(/booking\/book\?/)
      expect(new URL(page.url()).searchParams.getAll('room')[1]).toBe(last)
      await expect(page.getByRole('main')).toContainText(t('booking.priceDetails'))
      // The browser restores the room; its total follows, and the line below the room repeats its price and terms.
      await page.goBack()
      await expect(choice.nth(1)).toHaveValue(last ?? '')
      if (!scripts) return
      await expect(total).toHaveText(chosen)
      const label = await choice.nth(1).locator('option:checked').innerText()
      const [price, board, ...terms] = (
        await page.locator('form', { has: choice }).locator('.with-scripts').nth(1).innerText()
      ).split(' · ')
      expect(label).toContain(` · ${price} · ${board} · `)
      // Until when it can be cancelled, and when it is paid.
      expect(terms).toHaveLength(2)
    })

    test('a hotel is saved, found in the saved list and removed from it', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel))
      const name = await page.locator('h1').innerText()
      if (scripts) await expectAlive(page)
      await heart(page).getByRole('button').click()
      if (scripts) {
        await expect(heart(page)).toHaveAttribute('data-saved')
        await expect(page.getByRole('status', { name: t('shell.notifications') })).toContainText(
          t('hotel.savedNow', { hotel: name }),
        )
        await page.reload()
        await expect(heart(page)).toHaveAttribute('data-saved')
      } else await expect(page).toHaveURL(new RegExp(`${demoHotel}$`))
      await page.goto(links.saved(language))
      await expect(page.locator('main article')).toHaveCount(1)
      await expect(page.locator('main article')).toContainText(name)
      // The list of recently seen hotels has a button with a longer name.
      await page.getByRole('button', { name: t('hotel.remove', { hotel: name }), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('hotel.savedEmpty') })).toBeVisible()
    })

    test('the price alert of a hotel saves it with its dates and leads to the saved hotels', async ({
      page,
      t,
      language,
    }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      if (scripts) await expectAlive(page)
      await page.getByRole('button', { name: t('hotel.priceAlert') }).click()
      await expect(page).toHaveURL(new RegExp(`/saved\\?.*check_in=${stay.check_in}`))
      await expect(page.locator('main article')).toHaveCount(1)
    })

    test('similar hotels are compared with the hotel side by side, and one can be removed', async ({
      page,
      t,
      language,
    }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      const similar = page.locator('#similar')
      if (scripts) {
        await expectAlive(page)
        await expect(async () => {
          await page.mouse.wheel(0, 20_000)
          await expect(similar.locator('article').first()).toBeVisible({ timeout: 1_000 })
        }).toPass()
      } else await similar.getByRole('link', { name: t('hotel.similarShow') }).click()
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await similar.getByRole('link', { name: t('hotel.compareThis') }).click()
      await expect(page).toHaveURL(/hotels\/compare\?/)
      const heads = page.locator('main table thead th')
      await expect(heads).toHaveCount(5)
      await expect(heads.nth(1)).toHaveText(name)
      await page.goto(links.compare(language, [1, 2], stay))
      await expect(heads).toHaveCount(3)
      await expect(page.locator('main table')).toContainText(t('hotel.row_cancellation'))
      await page.locator('main table a[rel=nofollow]').first().click()
      await expect(heads).toHaveCount(2)
      await expect(page.locator('main form[role=search] input[name=hotel]')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: t('hotel.compareNone') })).toBeVisible()
      await page.goto(links.compare(language, [1, 2, 3, 4, 5], stay))
      await expect(page.locator('main')).toContainText(t('hotel.compareLimit'))
      await expect(heads).toHaveCount(5)
    })
  })
}

test('on a phone, the bar of the lowest price leaves while the rooms or the footer are in view', async ({
  page,
  t,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(links.hotel(language, demoHotel, stay))
  const choose = page.locator('.sticky-bar').getByRole('link', { name: t('stays.chooseRoom') })
  await expect(choose).toBeVisible()
  await page.locator('.room').first().scrollIntoViewIfNeeded()
  await expect(choose).toBeHidden()
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(choose).toBeVisible()
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await expect(choose).toBeHidden()
})

for (const hotels of [
  [1, 2],
  [1, 2, 3],
  [1, 2, 3, 4],
]) {
  test(`on a phone, each of ${hotels.length} compared hotels keeps its name above its values while they are swiped`, async ({
    page,
    t,
    language,
  }) => {
    await page.goto(links.compare(language, hotels, stay))
    const values = page.getByRole('region', { name: t('hotel.compareTable') })
    // To the last column, before the code of the page has loaded.
    await values.evaluate((frame) =>
      frame.scrollTo({
        left: frame.scrollWidth * (getComputedStyle(frame).direction === 'rtl' ? -1 : 1),
        behavior: 'instant',
      }),
    )
    await page.getByRole('main').tap({ position: { x: 8, y: 8 } })
    /** Pixels between the start of each name and that of the values below it. */
    const apart = () =>
      page.evaluate(() => {
        const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
        const names = [...document.querySelectorAll('.comparison-names > *')]
        const cells = [...document.querySelectorAll('.comparison tbody tr:last-child td')]
        return names.map((name, i) => Math.abs(left(name) - left(cells[i]!)))
      })
    await expect.poll(async () => Math.max(...(await apart()))).toBeLessThanOrEqual(2)
    const frame = await values.boundingBox()
    const last = await values.getByRole('row').last().getByRole('cell').last().boundingBox()
    // The last column ends with the frame: there is no empty space behind it.
    expect(
      Math.abs(language === 'ar' ? last!.x - frame!.x : last!.x + last!.width - frame!.x - frame!.width),
    ).toBeLessThanOrEqual(2)
  })
}

test('the section bar marks the section in view and scrolls its name clear of the fade', async ({
  page,
  language,
  t,
}) => {
  await page.goto(links.hotel(language, demoHotel, stay))
  await expectAlive(page)
  const bar = page.getByRole('navigation', { name: t('stays.sections') }).getByRole('list')
  const current = bar.locator('[aria-current]')
  await expect(current).toHaveAttribute('href', '#rooms')
  for (const section of ['policies', 'around', 'rooms']) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView())
    await expect(current).toHaveAttribute('href', `#${section}`)
    await expect.poll(() => marginOf(bar, current)).toBeGreaterThanOrEqual(0)
  }
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

/** Pixels between a name in the bar and the start of the fade; negative if the name is inside the fade. */
async function marginOf(bar: Locator, name: Locator): Promise<number> {
  const [frame, box] = [await bar.boundingBox(), await name.boundingBox()]
  if (!frame || !box) return -Infinity
  const [start, end] = [box.x - frame.x, frame.x + frame.width - box.x - box.width]
  const rtl = await bar.evaluate((element) => getComputedStyle(element).direction === 'rtl')
  return Math.ceil(rtl ? Math.min(end - 16, start - 56) : Math.min(start - 16, end - 56))
}

test.describe('before any interaction', () => {
  test.use({ somebody: false })

  test('the form of the saved hotels stays in view while the last search of this browser is applied', async ({
    page,
    language,
    baseURL,
  }) => {
    const search = { path: links.hotels(language, { where: 'makkah', ...stay }), label: '', checkIn: stay.check_in }
    await page.addInitScript((one) => {
      localStorage.setItem('recent-searches', JSON.stringify([one]))
      // Records every moment in which the form is missing.
      const missing: string[] = []
      Object.assign(window, { missing })
      new MutationObserver(() => {
        const section = document.querySelector('[aria-labelledby=dates-title]')
        if (section && !section.querySelector('form')) missing.push(location.search)
      }).observe(document, { subtree: true, childList: true })
    }, search)
    await page.context().addCookies([{ name: 'saved', value: '1,2', url: baseURL ?? '' }])
    await page.goto(links.saved(language))
    await expect(page).toHaveURL(/check_in=/)
    await expect(page.locator('main article').first()).toBeVisible()
    await expect.poll(() => isAlive(page, '[aria-labelledby=dates-title] form')).toBe(true)
    expect(await page.evaluate(() => (window as unknown as { missing: string[] }).missing)).toEqual([])
  })
})

test('hotels that a visitor saved move to the new account and are removed from the browser at sign-out', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.hotel(language, demoHotel))
  await expectAlive(page)
  await heart(page).getByRole('button').click()
  await expect(heart(page)).toHaveAttribute('data-saved')
  await signUp(page, language)
  await page.goto(links.saved(language))
  await expect(page.locator('main')).toContainText(t('hotel.savedTextAccount'))
  await expect(page.locator('main article')).toHaveCount(1)
  await page.context().clearCookies({ name: 'saved' })
  await page.reload()
  await expect(page.locator('main article')).toHaveCount(1)
  expect((await page.context().cookies()).find(({ name }) => name === 'saved')?.value).toMatch(/^\d+$/)
  await page.goto(links.myBooking(language))
  await page
    .getByRole('main')
    .or(page.getByRole('navigation', { name: t('accountmenu.manageAccount') }))
    .getByRole('button', { name: t('common.signOut') })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  await page.goto(links.saved(language))
  await expect(page.getByRole('heading', { name: t('hotel.savedEmpty') })).toBeVisible()
})

test('the alert of a saved stay is switched on and off by its button, and ended by the link of its email', async ({
  page,
  t,
  language,
}) => {
  const { address } = await signUp(page, language)
  const { id, name } = await call<{ id: number; name: string }>(page.request, 'show_hotel', { id: demoHotel }, language)
  await call(page.request, 'save_hotel', { hotel_id: id, ...stay }, language)
  await page.goto(links.saved(language))
  const on = page.getByRole('button', { name: t('savedstays.alertOf', { hotel: name }) })
  const off = page.getByRole('button', { name: t('savedstays.stopOf', { hotel: name }) })
  await on.click()
  await off.click()
  await on.click()
  await expect(off).toBeVisible()

  await makeAlertsDue(address)
  await page.goto(await linkSentTo(page, address, 'hotels/saved'))
  await expect(page.getByText(t('savedstays.endTitle'))).toBeVisible()
  await page.getByRole('button', { name: t('savedstays.end') }).click()
  await expect(page.getByText(t('savedstays.endedTitle'))).toBeVisible()
  await page.goto(links.saved(language))
  await expect(on).toBeVisible()
})

test('a viewed hotel appears among the recently viewed hotels, until it is removed', async ({ page, t, language }) => {
  await page.goto(links.hotel(language, demoHotel))
  await expectAlive(page)
  const name = await page.locator('h1').innerText()
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => localStorage.getItem('recent-hotels'))).toContain(demoHotel)
  }).toPass()
  await page.goto(links.saved(language))
  await expectAlive(page)
  const seen = page.getByRole('region', { name: t('hotel.recent') })
  // Repeated, because the first interaction can occur before any listener is attached.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(seen.getByRole('link')).toContainText(name, { timeout: 1_000 })
  }).toPass()
  await seen.getByRole('button', { name: t('hotel.recentRemove', { hotel: name }) }).click()
  await expect(seen.getByText(t('hotel.recentRemoved', { hotel: name }))).toBeVisible()
  await expect(seen.getByRole('link')).toHaveCount(0)
  await expect(seen).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('recent-hotels'))).toBeNull()
})

test('the map opens with tiles of the site, and those of another server load only on request', async ({
  page,
  t,
  language,
}) => {
  let requested = 0
  await page.route('**/tiles/**', (route) => {
    requested++
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.goto(hotelLinks.map(language, demoHotel, stay))
  await expectAlive(page)
  const map = page.locator('#map').getByRole('group')
  // Repeated, because the first interaction can occur before any listener is attached.
  await expect(async () => {
    await page.mouse.move(10, 10)
    await page.keyboard.press('Shift')
    await expect(map.getByRole('button', { name: t('map.zoomIn') })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(map.getByRole('link')).toHaveAttribute('href', '#rooms')
  expect(requested).toBe(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await map.getByRole('button', { name: t('map.around') }).click()
  await expect.poll(() => requested).toBeGreaterThan(0)
})

test('every new view is accessible and fits the screen', async ({ page, language }) => {
  for (const address of [
    hotelLinks.calendar(language, demoHotel, { ...stay, occupancy: ['2', '1'] }),
    hotelLinks.map(language, demoHotel, stay),
    hotelLinks.similar(language, demoHotel, stay),
    links.compare(language, [1, 2, 3], stay),
    links.compare(language, [1], { check_in: stay.check_out, check_out: stay.check_in }),
    links.saved(language),
  ]) {
    await page.goto(address)
    await expectAlive(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
