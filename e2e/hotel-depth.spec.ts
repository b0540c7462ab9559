import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { hotelLinks } from '#web/hotel-links.ts'
import { links } from '#web/links.ts'
import { codeSentTo } from './outbox.ts'
import { demoHotel } from './public-pages.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, stayFromNow, test } from './test.ts'

const stay = stayFromNow(30, 3)
const heart = (page: Page) => page.locator('main form[data-save]').first()

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('prices by day lead to their stay, and a total says what it holds', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      await page
        .locator('#calendar')
        .getByRole('link', { name: t('hotel.otherDates') })
        .click()
      await expect(page).toHaveURL(/calendar=1/)
      await expect(page.locator('#calendar ol a, #calendar ol [role=img]')).toHaveCount(30)
      await expect(page.locator('#calendar .is-cheapest a')).not.toHaveCount(0)
      await expect(page.locator('#calendar a[aria-current=date]')).toHaveAttribute('href', new RegExp(stay.check_in))
      await page.locator('#calendar .is-cheapest a').first().click()
      await expect(page).not.toHaveURL(/calendar=1/)
      await expect(page.locator('#policies')).toContainText(t('hotel.priceHolds'))
      await expect(page.locator('#policies .price-lines [data-total] dd')).toHaveText(/\d/)
      await expect(page.locator('#policies')).toContainText(t('hotel.childrenBeds'))
    })

    test('what cancelling costs is said step by step', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      await page
        .getByRole('link', { name: t('stays.cancellationInFull') })
        .first()
        .click()
      await expect(page).toHaveURL(/terms=\d+/)
      const terms = page.locator('#terms details[open]')
      await expect(terms.getByRole('list', { name: t('hotel.termsOf') }).locator('li')).not.toHaveCount(0)
      await expect(terms).toContainText(t('hotel.cancelNothing'))
    })

    test('the map is drawn when it is asked for, and other maps are links', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      await expect(page.locator('#map')).toHaveCount(0)
      await expect(page.locator('#around a[href^="geo:"]')).toHaveCount(1)
      await expect(page.locator('#around a[rel=noreferrer]')).toHaveCount(3)
      await expect(page.locator('#around')).toContainText(t('hotel.prayers'))
      await page.getByRole('link', { name: t('hotel.mapShow') }).click()
      await expect(page.locator('#map .map-holy')).toHaveCount(1)
      await expect(page.locator('#map .map-marker')).toHaveCount(1)
      await expect(page.locator('#map .map-walk')).toHaveCount(3)
    })

    test('rooms of different kinds go into one booking', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel, { ...stay, occupancy: ['2', '1'] }))
      const choice = page.locator('select[name=room]')
      await expect(choice).toHaveCount(2)
      const last = await choice.nth(1).locator('option').last().getAttribute('value')
      await choice.nth(1).selectOption(last)
      await page.getByRole('button', { name: t('hotel.mixGo') }).click()
      await expect(page).toHaveURL(/booking\/book\?/)
      expect(new URL(page.url()).searchParams.getAll('room')[1]).toBe(last)
      await expect(page.getByRole('main')).toContainText(t('booking.payAtHotel'))
    })

    test('a hotel is saved, found again and let go', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel))
      const name = await page.locator('h1').innerText()
      if (scripts) await expectAlive(page)
      await heart(page).getByRole('button').click()
      if (scripts) {
        await expect(heart(page)).toHaveAttribute('data-saved')
        await expect(page.locator('.toast-success')).toContainText(t('hotel.savedNow', { hotel: name }))
        await page.reload()
        await expect(heart(page)).toHaveAttribute('data-saved')
      } else await expect(page).toHaveURL(new RegExp(`${demoHotel}$`))
      await page.goto(links.saved(language))
      await expect(page.locator('main article')).toHaveCount(1)
      await expect(page.locator('main article')).toContainText(name)
      await page.getByRole('button', { name: t('hotel.remove', { hotel: name }) }).click()
      await expect(page.getByRole('heading', { name: t('hotel.savedEmpty') })).toBeVisible()
    })

    test('similar hotels are ticked and stand side by side; one is taken away', async ({ page, t, language }) => {
      await page.goto(links.hotel(language, demoHotel, stay))
      const similar = page.locator('#similar')
      if (scripts) {
        await expectAlive(page)
        await expect(async () => {
          await page.mouse.wheel(0, 20_000)
          await expect(similar.locator('article').first()).toBeVisible({ timeout: 1_000 })
        }).toPass()
      } else await similar.getByRole('link', { name: t('hotel.similarShow') }).click()
      const boxes = similar.locator('input[name=hotel][type=checkbox]')
      await expect(boxes).not.toHaveCount(0)
      const bar = page.locator('.compare-bar')
      if (scripts) await expect(bar).toBeHidden()
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await bar.getByRole('button').click()
      await expect(page).toHaveURL(/hotels\/compare\?/)
      const heads = page.locator('main table thead th')
      await expect(heads).toHaveCount(3)
      await expect(page.locator('main table')).toContainText(t('hotel.row_cancellation'))
      await page.locator('main table a[rel=nofollow]').first().click()
      await expect(heads).toHaveCount(2)
      await expect(page.locator('main form[role=search] input[name=hotel]')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: t('hotel.compareNone') })).toBeVisible()
      await page.goto(links.compare(language, [1, 2, 3, 4, 5], stay))
      await expect(page.locator('main')).toContainText(t('hotel.compareMost'))
      await expect(heads).toHaveCount(5)
    })
  })
}

test('the bar of sections marks the one that is read and keeps its name in sight, clear of the fade', async ({
  page,
  language,
}) => {
  await page.goto(links.hotel(language, demoHotel, stay))
  await expectAlive(page)
  const bar = page.locator('.section-nav ul')
  const current = bar.locator('[aria-current]')
  await expect(current).toHaveCount(0)
  for (const section of ['policies', 'around', 'rooms']) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView())
    await expect(current).toHaveAttribute('href', `#${section}`)
    await expect.poll(() => marginOf(bar, current)).toBeGreaterThanOrEqual(0)
  }
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

/** How far a name in the bar stands from where the bar begins to fade out; less than nothing where it fades itself. */
async function marginOf(bar: Locator, name: Locator): Promise<number> {
  const [frame, box] = [await bar.boundingBox(), await name.boundingBox()]
  if (!frame || !box) return -Infinity
  const [start, end] = [box.x - frame.x, frame.x + frame.width - box.x - box.width]
  const rtl = await bar.evaluate((element) => getComputedStyle(element).direction === 'rtl')
  return Math.ceil(rtl ? Math.min(end - 16, start - 56) : Math.min(start - 16, end - 56))
}

test('what a visitor saved is in the account that is made, and gone from the browser after signing out', async ({
  page,
  t,
  language,
}) => {
  await page.goto(links.hotel(language, demoHotel))
  await expectAlive(page)
  await heart(page).getByRole('button').click()
  await expect(heart(page)).toHaveAttribute('data-saved')
  const address = `${randomUUID().slice(0, 12)}@example.com`
  await page.goto(links.register(language, links.saved(language)))
  await page.locator('[name=name]').fill('Amal Saved')
  await page.locator('[name=email]').fill(address)
  await page.locator('[name=password]').fill('a long enough sentence')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.register') })
    .click()
  await page.locator('[name=code]').fill(await codeSentTo(page, address))
  await page.getByRole('button', { name: t('account.confirm') }).click()
  await expect(page).toHaveURL(/hotels\/saved$/)
  await expect(page.locator('main')).toContainText(t('hotel.savedTextAccount'))
  await expect(page.locator('main article')).toHaveCount(1)
  await page.context().clearCookies({ name: 'saved' })
  await page.reload()
  await expect(page.locator('main article')).toHaveCount(1)
  expect((await page.context().cookies()).find(({ name }) => name === 'saved')?.value).toMatch(/^\d+$/)
  await page.goto(links.myBooking(language))
  await page
    .getByRole('main')
    .or(page.locator('.side-menu'))
    .getByRole('button', { name: t('common.signOut') })
    .first()
    .click()
  await page.goto(links.saved(language))
  await expect(page.getByRole('heading', { name: t('hotel.savedEmpty') })).toBeVisible()
})

test('a hotel that was looked at is offered again', async ({ page, t, language }) => {
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
  // The first sign of a person may come before anybody listens.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(seen.getByRole('link')).toContainText(name, { timeout: 1_000 })
  }).toPass()
})

test('a map of streets comes from elsewhere only when somebody asks for it', async ({ page, t, language }) => {
  let asked = 0
  await page.route('**/tiles/**', (route) => {
    asked++
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.goto(hotelLinks.map(language, demoHotel, stay))
  await expectAlive(page)
  await expect(page.locator('#map .map-marker')).toHaveCount(1)
  expect(asked).toBe(0)
  // The first sign of a person may come before anybody listens.
  await expect(async () => {
    await page.getByRole('button', { name: t('kit.streetMap') }).click({ timeout: 1_000 })
    await expect(page.getByRole('button', { name: t('kit.drawnMap') })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.locator('#map .street-marker a')).toHaveAttribute('href', '#rooms')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('kit.drawnMap') }).click()
  await expect(page.locator('#map .map-marker')).toHaveCount(1)
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
